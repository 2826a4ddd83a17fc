import { fold, wordsOf } from '../reading/fold.ts';

interface Candidate {
  readonly name: string;
  readonly mandate: string;
}

const SHORTEST_WORD = 4;
const ENDING = /(?:ations?|ating|ated?|ions?|ings?|ments?|ers?|ies|ed|es|e|s|y)$/;

/** A word without its ending, as far as that can be told without a dictionary: `relocating` and `relocation` are one. */
const stem = (word: string): string => {
  const bare = word.replace(ENDING, '');
  return bare.length >= SHORTEST_WORD - 1 ? bare : word;
};

const stemsOf = (folded: string): Set<string> =>
  new Set(
    wordsOf(folded)
      .filter((word) => word.length >= SHORTEST_WORD)
      .map(stem),
  );

/** What a mandate says that it is not for. */
const NOT_MEANT = /\bnot (?:for|about)\b[^.]*/g;

/** Words that say what a request is, not what it is about. */
const PLAIN = stemsOf(
  'about after also another anything before between could different every from give have help helping into know like make ' +
    'more most much need only other over please question questions request requests should show some something than that ' +
    'their them then there these they thing things this those through want what when where which while will with without ' +
    'would your work works working employee employees company colleague colleagues',
);

/**
 * The specialist for whom there are no rules, and whose mandate shares words with the message that no other mandate has:
 * who adds a specialist is not asked for rules as well. `undefined` when there is none, or two are equally near.
 */
export const byMandate = (
  message: string,
  unruled: readonly Candidate[],
  all: readonly Candidate[],
): string | undefined => {
  const said = stemsOf(message);
  const ranked = unruled
    .map(({ name, mandate }) => {
      const others = new Set(
        all.filter((other) => other.name !== name).flatMap((other) => [...stemsOf(fold(other.mandate))]),
      );
      const own = [...stemsOf(fold(mandate).replace(NOT_MEANT, ''))].filter(
        (word) => !others.has(word) && !PLAIN.has(word),
      );
      return { name, shared: own.filter((word) => said.has(word)).length };
    })
    .sort((left, right) => right.shared - left.shared);
  const [best, second] = ranked;
  return best && best.shared > 0 && best.shared > (second?.shared ?? 0) ? best.name : undefined;
};
