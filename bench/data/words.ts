import { demoJobs, demoOpportunities, demoSkills, demoTrainings } from '../../src/demo/catalogue/index.ts';
import { type Drawn, type Draws, drawsOf, ranked } from './draws.ts';

/** How many words a language has here: about what a large catalogue holds once names of products are counted. */
export const VOCABULARY = 20_000;

/** Words of these texts, most frequent first, then words that do not exist, as names of products and places would stand. */
const vocabularyOf = (texts: readonly string[], seed: number): string[] => {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const real = [...counts].sort(([one, often], [other, more]) => more - often || (one < other ? -1 : 1));
  const words = new Set(real.map(([word]) => word));
  const draws = drawsOf(seed);
  while (words.size < VOCABULARY) words.add(invented(draws));
  return [...words];
};

const BEGINNINGS = 'b c d f g h j k l m n p r s t v w br cl dr fl gr pl st tr'.split(' ');
const MIDDLES = 'a e i o u a e i o ai ou'.split(' ');
const ENDS = ' | | | | | | | |l|n|r|s|nd|rt'.split('|').map((end) => end.trim());

const invented = (draws: Draws): string => {
  const oneOf = (list: readonly string[]) => list[draws.between(0, list.length - 1)] ?? '';
  let word = '';
  for (let left = draws.between(2, 3); left > 0; left--) word += oneOf(BEGINNINGS) + oneOf(MIDDLES) + oneOf(ENDS);
  return word;
};

const written = [...demoJobs, ...demoTrainings(), ...demoOpportunities()];
const inEnglish = [
  ...written.flatMap(({ title, description }) => [title, description]),
  ...demoSkills.map(({ labels }) => labels.en ?? ''),
];
const inFrench = [
  ...written.flatMap(({ translations: { fr } }) => [fr?.title ?? '', fr?.description ?? '']),
  ...demoSkills.map(({ labels }) => labels.fr ?? ''),
];

export const englishWord: Drawn<string> = ranked(vocabularyOf(inEnglish, 1));
export const frenchWord: Drawn<string> = ranked(vocabularyOf(inFrench, 2));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences of 8 to 20 words: their words are spread as in a language, but they say nothing. */
export const sentences = (draws: Draws, word: Drawn<string>, count: number): string =>
  Array.from({ length: count }, () => {
    const words = Array.from({ length: draws.between(8, 20) }, () => word(draws));
    return `${capitalised(words.join(' '))}.`;
  }).join(' ');

/** The name of a place, a company or a product, of one or two words. */
export const named = (draws: Draws): string =>
  Array.from({ length: draws.between(1, 2) }, () => capitalised(invented(draws))).join(' ');

/** One or two words that mean something by themselves: what a title adds, or a tag says. */
export const matter = (draws: Draws, word: Drawn<string>): string =>
  Array.from({ length: draws.between(1, 2) }, () => meaningful(draws, word)).join(' ');

const SHORTEST_MEANINGFUL = 6;
const meaningful = (draws: Draws, word: Drawn<string>): string => {
  for (;;) {
    const drawn = word(draws);
    if (drawn.length >= SHORTEST_MEANINGFUL) return drawn;
  }
};
