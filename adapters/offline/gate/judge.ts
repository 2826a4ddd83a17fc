import type { Embedder } from '../../../ports/embedder.ts';
import type { Said } from '../offline-task.ts';
import { asksSelfHarm, isDistress } from '../reading/distress.ts';
import { fold, wordsOf } from '../reading/fold.ts';
import { isAboutAssistant, isClosing, isOnlyCourtesy } from '../reading/moves.ts';
import { isUnspecifiedTask, isWorkTask } from '../reading/task-words.ts';
import { isSpelledOut, readingsOf } from '../reading/unmask.ts';
import { speaksOfWork } from '../reading/work-words.ts';
import { asksDisclosure } from './disclosure.ts';
import { asksHarm } from './harm.ts';
import { likenessToOurs } from './likeness.ts';
import { looksRandom, substanceOf } from './meaning.ts';
import { isForeignTopic, isNeverOurs } from './out-of-scope.ts';

export interface Judgement {
  readonly safety: 'allow' | 'block' | 'doubt';
  readonly concern: 'none' | 'out_of_scope' | 'disclosure' | 'harmful';
}

const ALLOW: Judgement = { safety: 'allow', concern: 'none' };
const DOUBT: Judgement = { safety: 'doubt', concern: 'none' };
const block = (concern: Judgement['concern']): Judgement => ({ safety: 'block', concern });

// Measured on 40 English sentences beside the rules: 19 of 20 of ours lie above 0, 12 of 20 others below -0.08, 19 below 0.
const FOREIGN_BELOW = -0.08;
const UNCLEAR_BELOW = 0;

const awaitsAnswer = (history: readonly Said[]): boolean =>
  history
    .findLast(({ role }) => role === 'assistant')
    ?.content.slice(-200)
    .includes('?') ?? false;

/** A lone word tells nothing by itself: is it one that a person may answer or open a conversation with? */
const isLoneWord = (folded: string) => wordsOf(folded).length === 1;

/**
 * Judges a message by rules: first what must never pass, in the whole text; then what it is made of; then its matter.
 * Where no rule knows an English sentence, its likeness to examples decides; in other languages it passes.
 */
export const judge = async (
  { message, history, english }: { message: string; history: readonly Said[]; english: boolean },
  embedder: Pick<Embedder, 'embed'>,
): Promise<Judgement> => {
  const folded = fold(message);
  for (const reading of readingsOf(folded)) {
    if (asksHarm(reading) || asksSelfHarm(reading)) return block('harmful');
    if (asksDisclosure(reading)) return block('disclosure');
  }
  if (isDistress(folded)) return ALLOW;
  if (isSpelledOut(folded)) return DOUBT;

  const substance = substanceOf(message, folded);
  if (substance === 'emoji') return ALLOW;
  if (substance === 'number') return history.length > 0 ? ALLOW : DOUBT;
  if (substance === 'nothing' || substance === 'foreign script') return DOUBT;
  if (isOnlyCourtesy(folded) || isClosing(folded) || isAboutAssistant(folded)) return ALLOW;
  if (substance === 'random') return DOUBT;

  const work = speaksOfWork(folded);
  if (isNeverOurs(folded) || (isForeignTopic(folded) && !work)) return block('out_of_scope');
  if (work || isWorkTask(folded) || isUnspecifiedTask(folded)) return ALLOW;
  if (awaitsAnswer(history)) return ALLOW;
  if (isLoneWord(folded) || looksRandom(folded)) return DOUBT;
  return english ? byLikeness(message, embedder) : ALLOW;
};

const byLikeness = async (message: string, embedder: Pick<Embedder, 'embed'>): Promise<Judgement> => {
  const likeness = await likenessToOurs(embedder, message);
  if (likeness < FOREIGN_BELOW) return block('out_of_scope');
  return likeness < UNCLEAR_BELOW ? DOUBT : ALLOW;
};
