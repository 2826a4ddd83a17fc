import { likeness } from '../../ports/likeness.ts';
import type { Preference } from '../../ports/preferences.ts';
import { mayBeOne, sameByWords } from './same-matter.ts';
import { normalised, type Topic, topicOf } from './topic.ts';

/** The most that is remembered of one user. Beyond it, what was confirmed longest ago goes first. */
export const PREFERENCES_KEPT = 50;

/**
 * From which likeness on two English topics are one matter, where their words do not tell: `mayBeOne` says where they do, and
 * most of the work is the words'. Measured with the local sentence encoder on the pairs of `judged-pairs.fixture.ts`, as
 * `likeness.test.ts` measures it again: of 176 pairs that must both stay none is merged (the closest that only the vector keeps
 * apart, "learn C++" and "learn C#", is at 0.82), of 64 that say the same 62 are (61 by their words), of 22 contradictions 20.
 * Of the 11,325 pairs that can be made of the 151 statements of `DIFFERENT` 11 are merged, all of which say the same.
 * It leans to keeping: a statement kept twice costs a line, one merged wrongly is lost. The encoder knows English only, and
 * finds any two Japanese statements equal: vectors are asked of what is surely English, and other languages rely on words.
 * Another encoder needs a measurement of its own.
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

/** Something said, and, where whoever read it knows, what of that remembered it takes the place of. */
export interface Said {
  readonly text: string;
  /** The text of a remembered statement; one that is not there counts for nothing. */
  readonly replaces?: string | null;
}

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

/** Where the nearest statement on the same matter stands, -1 where there is none. A zero vector is near to nothing. */
const nearest = (all: readonly Statement[], { topic }: Statement, vectorOf: VectorOf): number => {
  const known = (other: Topic) => {
    const text = comparable(other);
    return text === undefined ? undefined : vectorOf(text);
  };
  const vector = known(topic);
  if (!vector) return -1;
  let best = -1;
  let nearness = SAME_MATTER_FROM;
  for (const [index, other] of all.entries()) {
    const nearby = known(other.topic);
    const found = nearby ? likeness(vector, nearby) : 0;
    // Asked last: most are not near.
    if (found < nearness || !mayBeOne(topic, other.topic)) continue;
    best = index;
    nearness = found;
  }
  return best;
};

/** Where the one stands that a reader says is replaced, -1 where there is none. What is wished is no reason to forget what is. */
const named = (all: readonly Statement[], { topic }: Statement, replaces: string | null | undefined): number => {
  if (!replaces) return -1;
  const name = normalised(replaces);
  return all.findIndex((known) => known.normal === name && (known.topic.stance !== 'fact' || topic.stance === 'fact'));
};

/**
 * What is remembered once more was said, in the order of `said`. The same statement, whatever its case, accents, punctuation
 * and white space, only confirms the one that is there. A statement on the same matter (in other words, or one whose vector is
 * near), or one that is said to replace another, takes the place of the older and keeps its `since`: of two that contradict
 * each other the newer holds. What is so, what is liked and what is wished are no contradictions: all of them stay. Anything
 * else is added at the end. At most `PREFERENCES_KEPT` are kept; of those confirmed at the same time the last stay.
 */
export const mergeStatements = (
  kept: readonly Preference[],
  said: readonly Said[],
  { now, vectorOf }: { now: Date; vectorOf: VectorOf },
): Preference[] => {
  const all = kept.map(statement);
  for (const { text, replaces } of said) {
    const newer = statement({ text, since: now, confirmed: now });
    const replaced = named(all, newer, replaces);
    const same = all.findIndex(({ normal }) => normal === newer.normal);
    const older = all[same]?.preference;
    if (older) {
      all[same] = statement({ ...older, confirmed: now });
      if (replaced >= 0 && replaced !== same) all.splice(replaced, 1);
      continue;
    }
    const byWords = all.findIndex(({ topic }) => sameByWords(topic, newer.topic));
    const alike = byWords >= 0 || replaced >= 0 ? byWords : nearest(all, newer, vectorOf);
    const place = alike >= 0 ? alike : replaced;
    const previous = all[place]?.preference;
    if (previous) all[place] = statement({ text, since: previous.since, confirmed: now });
    else all.push(newer);
    if (replaced >= 0 && replaced !== place) all.splice(replaced, 1);
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
