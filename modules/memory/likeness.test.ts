import { afterAll, describe, expect, test } from 'vitest';
import { localEmbedder } from '../../adapters/embeddings/index.ts';
import {
  CHANGED_MIND,
  CONTRADICTING,
  DIFFERENT,
  DIFFERENT_ELSEWHERE,
  DIFFERENT_IN_STANCE,
  SAME,
} from './judged-pairs.fixture.ts';
import { mergeStatements } from './merge-statements.ts';
import { ELSEWHERE, ENGLISH, LATER, LATEST, NEIGHBOURS, type Paraphrases, UNSEEN } from './paraphrases.fixture.ts';
import { topicOf } from './topic.ts';

const NOW = new Date('2030-01-01T00:00:00.000Z');
const embedder = localEmbedder();
afterAll(() => embedder.close());

/** What is remembered of statements said in one request. */
const remembered = async (said: readonly string[]): Promise<string[]> => {
  const topics = said.map((text) => topicOf(text).text);
  const vectors = await embedder.embed(topics);
  const known = new Map(topics.map((topic, index) => [topic, vectors[index]]));
  const merged = mergeStatements(
    [],
    said.map((text) => ({ text })),
    { now: NOW, vectorOf: (topic) => known.get(topic) },
  );
  return merged.map(({ text }) => text);
};

describe('What is taken for one matter, by pairs that people judged', () => {
  const mergedOf = async (pairs: readonly (readonly [string, string])[]) => {
    const merged = await Promise.all(pairs.map(async (pair) => (await remembered(pair)).length === 1));
    return pairs.filter((_, index) => merged[index]);
  };
  const turned = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([first, second]) => [second, first] as const);

  test.each([
    ['two different matters', DIFFERENT],
    ['a fact, a liking and a wish', DIFFERENT_IN_STANCE],
    ['two matters in languages that the encoder does not know', DIFFERENT_ELSEWHERE],
  ])('%s both stay, whichever comes first', async (_, pairs) => {
    expect(await mergedOf(pairs)).toEqual([]);
    expect(await mergedOf(turned(pairs))).toEqual([]);
  });

  test('of a like and a dislike of one thing only the newer stays', async () => {
    expect(await mergedOf(CHANGED_MIND)).toEqual(CHANGED_MIND);
  });

  test('nearly all that say the same in other words are merged, and nearly all contradictions: the figures of SAME_MATTER_FROM', async () => {
    expect((await mergedOf(SAME)).length).toBeGreaterThanOrEqual(60);
    expect((await mergedOf(CONTRADICTING)).length).toBeGreaterThanOrEqual(19);
  });
});

/**
 * Statements of `paraphrases.fixture.ts`, said in one request, and what is kept of them: of 200 English ones on ten matters 12;
 * of 28 French and German ones on three matters 3; of 67 and 64 in four languages, on six matters each, 10 and 8; of 37 on four
 * matters, for which no word was added, 9.
 */
describe('Many paraphrases', () => {
  const all = (said: Paraphrases) => Object.values(said).flat();
  /** Always the same disorder: every seventeenth, and so on. */
  const mixed = (said: readonly string[]) =>
    said
      .map((text, index) => ({ text, at: (index * 17) % said.length }))
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text);
  const mattersKept = (said: Paraphrases, kept: readonly string[]) =>
    Object.entries(said)
      .filter(([, texts]) => texts.some((text) => kept.includes(text)))
      .map(([matter]) => matter);

  test('200 of ten matters become at most 15; each matter stays, and so do its neighbours', async () => {
    const said = all(ENGLISH);
    expect(said).toHaveLength(200);
    for (const order of [said, mixed(said), said.toReversed()]) {
      const kept = await remembered([...order, ...NEIGHBOURS]);
      expect(kept).toEqual(expect.arrayContaining([...NEIGHBOURS]));
      expect(mattersKept(ENGLISH, kept)).toEqual(Object.keys(ENGLISH));
      expect(kept.length - NEIGHBOURS.length).toBeLessThanOrEqual(15);
    }
    expect(await remembered([...NEIGHBOURS, ...said])).toEqual(expect.arrayContaining([...NEIGHBOURS]));
  });

  test('French and German ones become one for each matter', async () => {
    const kept = await remembered(mixed(all(ELSEWHERE)));
    expect(kept).toHaveLength(3);
    expect(mattersKept(ELSEWHERE, kept)).toEqual(Object.keys(ELSEWHERE));
  });

  test.each([
    ['and more', LATER, 12],
    ['and again', LATEST, 11],
    ['also of those for which no word was added', UNSEEN, 12],
  ])('in four languages they become few, %s', async (_, said, most) => {
    const kept = await remembered(mixed(all(said)));
    expect(mattersKept(said, kept)).toEqual(Object.keys(said));
    expect(kept.length).toBeLessThanOrEqual(most);
  });
});
