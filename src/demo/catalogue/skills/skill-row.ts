/** Other names are in any language, with a bar between two. */
export type SkillRow = readonly [english: string, french: string, aliases?: string];
