import type { Job, Opportunity, Skill, Training } from '../contracts/catalogue.ts';
import type { TenantId } from '../modules/kernel/ids.ts';
import { port } from '../modules/kernel/port.ts';

/** What became of items that were put. */
export interface Written {
  readonly inserted: number;
  readonly changed: number;
  /** As they were kept already: nothing was written. */
  readonly unchanged: number;
}

/** One kind of a company's data, by the company's own ids. What is another tenant's is not there. */
export interface Catalogue<Item> {
  /** Inserts or replaces, all or none; of two with one id the last counts. At most 1,000 at once. */
  put(tenant: TenantId, items: readonly Item[]): Promise<Written>;
  /** Those that are there, in the order of `ids`, each once. */
  find(tenant: TenantId, ids: readonly string[]): Promise<Item[]>;
  /** How many there are. */
  count(tenant: TenantId): Promise<number>;
}

export type Skills = Catalogue<Skill>;
export const Skills = port<Skills>('Skills');
export type Jobs = Catalogue<Job>;
export const Jobs = port<Jobs>('Jobs');
export type Opportunities = Catalogue<Opportunity>;
export const Opportunities = port<Opportunities>('Opportunities');

/** Trainings also know their family. */
export interface Trainings extends Catalogue<Training> {
  /** Ids of these, their programmes and the parts of both, each once, sorted: what one of them stands for. At most 10,000. */
  family(tenant: TenantId, ids: readonly string[]): Promise<string[]>;
  /** The parents of trainings, by id, for finding a cycle before it is written. */
  parents(tenant: TenantId, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
}
export const Trainings = port<Trainings>('Trainings');
