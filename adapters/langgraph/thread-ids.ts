// A thread's messages carry the ids of the stored messages that they belong to: a user's message and the last words of an
// answer have exactly that id, all else that a run added (calls, results, words before calls) has a part of its answer's.

const MARK = '#';

/** The id of something that led to an answer. `part` is any number, unique within the answer. */
export const partOf = (answerId: string, part: number): string => `${answerId}${MARK}${part}`;

/** The id of the stored message that a thread's message belongs to. */
export const storedIdOf = (id: string): string => id.split(MARK, 1)[0] ?? id;
