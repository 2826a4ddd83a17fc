export type Seniority = 'junior' | 'confirmed' | 'senior' | 'lead';

/**
 * Skills are English labels with a bar between two, what matters most first. The texts say what the job is there for, to follow
 * "The purpose:" and « La mission : ».
 */
export type JobRow = readonly [
  title: string,
  french: string,
  seniority: Seniority,
  skills: string,
  purpose: string,
  mission: string,
];

/** A department and the jobs in it. */
export interface JobArea {
  readonly department: string;
  readonly french: string;
  readonly jobs: readonly JobRow[];
}
