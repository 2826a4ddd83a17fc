import type { Preference } from '../../ports/preferences.ts';
import { normalised, type Topic, topicOf } from './topic.ts';

/** The most that is remembered of one user. Beyond it, what was confirmed longest ago goes first. */
export const PREFERENCES_KEPT = 50;

/**
 * From which cosine on two English topics are one matter. Measured with the local sentence encoder on the pairs of
 * `judged-pairs.fixture.ts`, as `likeness.test.ts` measures it again: of 80 pairs that must both stay none reaches it (the
 * closest, "learn C++" and "learn C#", is at 0.82), of 64 that say the same 32 are merged, of 22 contradictions 14. Said in
 * one request, the 151 statements of the first list become 137, two of them wrongly so. It leans to keeping: a statement kept
 * twice costs a line, one merged wrongly is lost. Whole sentences in place of topics would
 * need 0.93 for as few errors, and merge hardly anything. The encoder knows English only, and finds any two Japanese statements
 * equal: vectors are asked of what is surely English, and other languages rely on words. Another encoder needs a measurement
 * of its own.
 */
export const SAME_MATTER_FROM = 0.83;

/**
 * The longest topic whose vector is compared, in UTF-16 units. An encoder takes time quadratic in the length: 500 topics of 500
 * units took 25 s, 500 of 40 units 1.3 s. What is longer is compared by its words alone.
 */
const LONGEST_COMPARED = 120;

/** The topic's text where it is compared by its vector, else `undefined`. */
export const comparable = ({ english, text }: Topic): string | undefined =>
  english && text.length <= LONGEST_COMPARED ? text : undefined;

/** The unit vector of a topic's text, `undefined` where there is none. */
export type VectorOf = (topicText: string) => readonly number[] | undefined;

interface Statement {
  readonly preference: Preference;
  readonly normal: string;
  readonly topic: Topic;
}

const statement = (preference: Preference): Statement => ({
  preference,
  normal: normalised(preference.text),
  topic: topicOf(preference.text),
});

const cosine = (left: readonly number[], right: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
};

/** Where the nearest statement on the same matter stands, -1 where there is none. A zero vector is near to nothing. */
const nearest = (all: readonly Statement[], { topic }: Statement, vectorOf: VectorOf): number => {
  const known = (other: Topic) => {
    const text = comparable(other);
    return text === undefined ? undefined : vectorOf(text);
  };
  const vector = known(topic);
  if (!vector) return -1;
  let best = -1;
  let likeness = SAME_MATTER_FROM;
  for (const [index, other] of all.entries()) {
    const nearby = known(other.topic);
    const found = nearby ? cosine(vector, nearby) : 0;
    if (found < likeness) continue;
    best = index;
    likeness = found;
  }
  return best;
};

/**
 * What is remembered once more was said, in the order of `said`. The same statement, whatever its case, accents, punctuation
 * and white space, only confirms the one that is there. A statement on the same matter (the same topic, or one whose vector
 * is near) takes the place of the older and keeps its `since`: of two that contradict each other the newer holds. Anything
 * else is added at the end. At most `PREFERENCES_KEPT` are kept; of those confirmed at the same time the last stay.
 */
export const mergeStatements = (
  kept: readonly Preference[],
  said: readonly string[],
  { now, vectorOf }: { now: Date; vectorOf: VectorOf },
): Preference[] => {
  const all = kept.map(statement);
  for (const text of said) {
    const newer = statement({ text, since: now, confirmed: now });
    const same = all.findIndex(({ normal }) => normal === newer.normal);
    const older = all[same]?.preference;
    if (older) {
      all[same] = statement({ ...older, confirmed: now });
      continue;
    }
    const alike = all.findIndex(({ topic }) => topic.key === newer.topic.key);
    const place = alike >= 0 ? alike : nearest(all, newer, vectorOf);
    const replaced = all[place]?.preference;
    if (replaced) all[place] = statement({ text, since: replaced.since, confirmed: now });
    else all.push(newer);
  }
  return capped(all.map(({ preference }) => preference));
};

const capped = (preferences: readonly Preference[]): Preference[] => {
  const latest = preferences
    .map((preference, index) => ({ preference, index }))
    .toSorted((a, b) => b.preference.confirmed.getTime() - a.preference.confirmed.getTime() || b.index - a.index)
    .slice(0, PREFERENCES_KEPT);
  return latest.toSorted((a, b) => a.index - b.index).map(({ preference }) => preference);
};

/** The texts, the latest confirmed first; those confirmed at the same time in the order kept. */
export const latestFirst = (preferences: readonly Preference[]): string[] =>
  preferences.toSorted((a, b) => b.confirmed.getTime() - a.confirmed.getTime()).map(({ text }) => text);
