import { KNOWN } from './matters.ts';
import type { Topic } from './topic.ts';

const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half)$/;

/** Whether how two statements stand to their matter allows them to be one: a fact is never one with what is only wished or liked. */
const alikeInStance = (left: Topic, right: Topic): boolean => {
  if (left.stance === right.stance) return true;
  if (left.stance === 'fact' || right.stance === 'fact') return false;
  return left.stance === 'leaning' || right.stance === 'leaning' || (left.manner && right.manner);
};

/** Whether two statements are about the same by their words: in other words, or so that they exclude one another. */
export const sameByWords = (left: Topic, right: Topic): boolean => {
  if (!alikeInStance(left, right)) return false;
  if (left.key === right.key) return true;
  if (left.stance === 'fact') return false;
  return left.pairKey === right.pairKey || (left.negative === right.negative && left.wideKey === right.wideKey);
};

/**
 * Whether what vectors say of two statements counts. Not where one only adds words to the other, which are then what it is about
 * ("conferences", "speak at conferences"), nor where they differ in a number or in matters that are known by their words: vectors
 * hardly see either. And not of facts: "speaks Dutch" and "speaks Danish" are as close as any two ways to say one thing, and a fact
 * that is lost is worse than one that is kept twice.
 */
export const mayBeOne = (left: Topic, right: Topic): boolean => {
  if (!alikeInStance(left, right) || left.stance === 'fact') return false;
  const [one, other] = [left.key.split(' '), right.key.split(' ')];
  const onlyOne = one.filter((word) => !other.includes(word));
  const onlyOther = other.filter((word) => !one.includes(word));
  if (onlyOne.length === 0 || onlyOther.length === 0) return false;
  const known = (word: string) => KNOWN.has(word);
  return (
    !(onlyOne.some(known) && onlyOther.some(known)) && ![...onlyOne, ...onlyOther].some((word) => NUMBER.test(word))
  );
};
