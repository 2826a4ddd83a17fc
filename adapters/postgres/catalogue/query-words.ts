/** One word of a query, as the database reads it. */
export interface QueryWord {
  readonly word: string;
  /** As the query's language stems it; none of a stop word. */
  readonly stems: readonly string[];
}

/** How often the commonest words stand in a kind's items. */
export interface WordCounts {
  /** How many items there are; 0 where nobody has counted. */
  readonly items: number;
  /** The share of the items that hold a word, 0 to 1. */
  readonly shares: ReadonlyMap<string, number>;
}

/** One part of the ranking: a query of the database's, and how much a match counts. */
export interface RankedTerm {
  readonly tsquery: string;
  readonly weight: number;
}

export interface ChosenWords {
  readonly terms: readonly RankedTerm[];
  /**
   * The query that finds candidates: any of the rarest words, as many of them as find about so many items, one at least. `isAll`
   * where no word is left out.
   */
  candidates(about: number): { readonly tsquery: string; readonly isAll: boolean };
}

/** How many words count: the rarest of the query. */
const MOST_WORDS = 12;
/** Of a query of so few words, of so many letters, beginnings are looked for too: it may still be being typed. */
const PREFIX_WORDS = 2;
const PREFIX_LETTERS = { from: 2, to: 10 };
/** What the beginning of a word counts beside the whole. */
const PREFIX_WEIGHT = 0.3;

/** A word is letters and digits alone. */
const quoted = (lexeme: string) => `'${lexeme}'`;
const anyOf = (lexemes: readonly string[]) => [...new Set(lexemes)].map(quoted).join(' | ');

/**
 * What to look for. A word counts by its rarity, as the logarithm of one over the share of items that hold it. `undefined` where there is
 * nothing to look for.
 */
export const chooseWords = (words: readonly QueryWord[], { items, shares }: WordCounts): ChosenWords | undefined => {
  const telling = words.filter(({ stems }) => stems.length > 0);
  const looked = telling.length > 0 ? telling : words;
  if (looked.length === 0) return undefined;
  const rarest = Math.min(0.5, ...shares.values()) / 2;
  const beginnings = looked.length <= PREFIX_WORDS;
  const byRarity = looked
    .map(({ word, stems }) => {
      const share = Math.max(...[word, ...stems].map((lexeme) => shares.get(lexeme) ?? rarest));
      const isBeginning = beginnings && word.length >= PREFIX_LETTERS.from && word.length <= PREFIX_LETTERS.to;
      return { share, whole: anyOf([...stems, word]), beginning: isBeginning ? `${quoted(word)}:*` : undefined };
    })
    .sort((one, other) => one.share - other.share)
    .slice(0, MOST_WORDS);
  const queries = byRarity.map(({ whole, beginning }) => (beginning ? `${whole} | ${beginning}` : whole));
  return {
    terms: byRarity.flatMap(({ share, whole, beginning }) => {
      const weight = Math.log(1 + 1 / share);
      return [
        { tsquery: whole, weight },
        ...(beginning ? [{ tsquery: beginning, weight: weight * PREFIX_WEIGHT }] : []),
      ];
    }),
    candidates(about) {
      let found = 0;
      const chosen = byRarity.filter(({ share }, position) => {
        found += share * items;
        return position === 0 || found <= about;
      }).length;
      return { tsquery: queries.slice(0, chosen).join(' | '), isAll: chosen === queries.length };
    },
  };
};
