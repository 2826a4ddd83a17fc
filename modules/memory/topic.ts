import type { Language } from '../../contracts/chat.ts';
import { foldForSearch } from '../../ports/literal-search.ts';
import { languageOf, wordsFor } from './language-words.ts';
import { EXCLUDED_BY, MANNER, MATTER_PHRASES, OPPOSITES, WEAK_BESIDE_MANNER } from './matters.ts';
import { phrases } from './phrases.ts';
import type { StanceWord } from './vocabulary.ts';

// What `#` and `+` follow is another thing with them than without: C, C++, C#.
const SEPARATORS = /[[\p{P}\p{S}\p{Z}\p{C}]--[#+]]+/gv;

/** The statement without what makes no difference: case, accents, punctuation and white space. Never empty for a visible text. */
export const normalised = (statement: string): string => {
  const folded = foldForSearch(statement);
  return folded.replace(SEPARATORS, ' ').trim() || folded.trim();
};

/**
 * How someone stands to a matter: it is so; it shall be so; they enjoy it; or any other leaning, which is said of what is and of
 * what is wanted alike: a preference, an interest, a limit, an aversion.
 */
export type Stance = 'fact' | 'wish' | 'liking' | 'leaning';

/** What a statement is about, and how its user stands to that. */
export interface Topic {
  /** The same for the same matters, whatever they are called and in whatever order. */
  readonly key: string;
  /** The same also for two opposites, of which the one is what the other is not: short and long. */
  readonly pairKey: string;
  /** The same also for matters that exclude one another: evening and morning, remote and on site. */
  readonly wideKey: string;
  /** The words in the order said, without those that tell the stance. */
  readonly text: string;
  /** Whether the statement is surely English. */
  readonly english: boolean;
  readonly stance: Stance;
  readonly negative: boolean;
  /** Whether it is a matter of how, where or when. */
  readonly manner: boolean;
}

const MATTERS = phrases(MATTER_PHRASES);

/** One of two ways to write a word: "team" and "teams". Other endings tell words apart: "mentor" and "mentoring". */
const singular = (word: string, language: Language | undefined): string =>
  language !== 'de' && word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;

interface Reading {
  readonly matters: Set<string>;
  readonly stances: Set<StanceWord>;
  readonly spoken: string[];
}

/** What is compared with the matter and is none of it: "rather at home than in the office". */
const COMPARED = phrases<'always' | 'preferring'>(
  [
    [
      'rather than,instead of,as opposed to,plutot que,au lieu de,statt,anstatt,en lugar de,en vez de,antes que',
      'always',
    ],
    ['than,over,als', 'preferring'],
  ].flatMap(([listed = '', when]) =>
    listed.split(',').map((phrase) => [phrase, when as 'always' | 'preferring'] as const),
  ),
);

const read = (said: readonly string[], language: Language | undefined): Reading => {
  const { small, filler, stancePhrases } = wordsFor(language);
  const words = said.filter((word) => !small.has(word));
  const reading: Reading = { matters: new Set(), stances: new Set(), spoken: [] };
  for (let at = 0; at < words.length; ) {
    const compared = COMPARED.at(words, at);
    if (compared && reading.matters.size > 0 && (compared.meaning === 'always' || reading.stances.has('preference')))
      break;
    const stance = stancePhrases.at(words, at);
    const matter = MATTERS.at(words, at);
    const length = Math.max(stance?.length ?? 0, matter?.length ?? 0, 1);
    const isStance = stance?.length === length;
    if (isStance || stance?.meaning === 'fact') reading.stances.add(stance.meaning);
    // A verb of fact tells what is so and that it is: "lives", "speaks".
    if (!isStance || stance.meaning === 'fact') {
      const own = words.slice(at, at + length).filter((word) => !filler.has(word));
      const meant = matter?.length === length ? matter.meaning : own.map((word) => singular(word, language));
      for (const one of meant) reading.matters.add(one);
      reading.spoken.push(...(matter?.length === length ? words.slice(at, at + length) : own));
    }
    at += length;
  }
  return reading;
};

const stanceOf = (stances: ReadonlySet<StanceWord>, matters: ReadonlySet<string>): Stance => {
  const says = (word: StanceWord) => stances.has(word);
  if (says('preference') || says('aversion')) return 'leaning';
  if (says('wish')) return says('negation') || says('liking') ? 'leaning' : 'wish';
  if (says('liking')) return says('negation') ? 'leaning' : 'liking';
  if (says('fact')) return 'fact';
  return says('having') && matters.size > 0 ? 'fact' : 'leaning';
};

/** The matters without what others of them say already. */
const condensed = (found: ReadonlySet<string>, stance: Stance): Set<string> => {
  const matters = new Set(found);
  const has = (name: string) => matters.has(name);
  const swap = (from: string, to: string) => matters.delete(from) && matters.add(to);
  const manner = [...matters].some((matter) => MANNER.has(matter));
  if (manner) {
    swap('learn', 'course');
    for (const matter of found) if (WEAK_BESIDE_MANNER.has(matter)) matters.delete(matter);
  }
  if (manner || has('lead') || has('manager')) matters.delete('move');
  if (has('evening') && has('course')) matters.delete('night');
  if (has('course') || has('meeting')) swap('remote', 'online');
  if (has('bullets')) matters.delete('answer');
  if (has('abroad')) swap('move', 'relocate');
  if (has('part-time') || has('four-days')) matters.delete('week');
  if ((manner || has('travel') || stance !== 'fact') && matters.size > 1) matters.delete('work');
  return matters;
};

const keyOf = (matters: Iterable<string>): string => [...matters].toSorted().join(' ');

/**
 * "I really prefer evening courses" and "Would rather take classes after work" are about `course evening`. The words of stance
 * and the everyday matters are known in the four languages of the application; of a statement about anything else each word
 * counts that is not a mere filler.
 */
export const topicOf = (statement: string): Topic => {
  const words = normalised(statement).split(' ');
  const language = languageOf(words);
  const { matters, stances, spoken } = read(words, language);
  const found = matters.size > 0 ? matters : new Set(words);
  const stance = stanceOf(stances, matters);
  const about = condensed(found, stance);
  return {
    key: keyOf(about),
    pairKey: keyOf([...about].map((matter) => OPPOSITES.get(matter) ?? matter)),
    wideKey: keyOf([...about].map((matter) => EXCLUDED_BY.get(matter) ?? matter)),
    text: (spoken.length > 0 ? spoken : words).join(' '),
    english: language === 'en',
    stance,
    negative: stances.has('negation') || stances.has('aversion'),
    manner: [...about].some((matter) => MANNER.has(matter)),
  };
};
