import { readCriteria } from './criteria.ts';

/** Whether a message tells criteria and no subject: "only for beginners", "rather in French". */
export const tellsOnlyCriteria = (message: string): boolean => {
  const { subject, levels, formats, languages, minMinutes, maxMinutes, excluded } = readCriteria(message);
  const told = [...levels, ...formats, ...languages, ...Object.values(excluded).flat()].length;
  return subject === '' && (told > 0 || minMinutes !== null || maxMinutes !== null);
};
