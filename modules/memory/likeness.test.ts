import { afterAll, describe, expect, test } from 'vitest';
import { localEmbedder } from '../../adapters/embeddings/index.ts';
import { CONTRADICTING, DIFFERENT, DIFFERENT_ELSEWHERE, SAME } from './judged-pairs.fixture.ts';
import { mergeStatements } from './merge-statements.ts';
import { topicOf } from './topic.ts';

const NOW = new Date('2030-01-01T00:00:00.000Z');

describe('What the local encoder takes for one matter, by pairs that people judged', () => {
  const embedder = localEmbedder();
  afterAll(() => embedder.close());

  const mergedOf = async (pairs: readonly (readonly [string, string])[]) => {
    const topics = pairs.flat().map((statement) => topicOf(statement).text);
    const vectors = await embedder.embed(topics);
    const known = new Map(topics.map((topic, index) => [topic, vectors[index]]));
    return pairs.filter(
      (pair) => mergeStatements([], pair, { now: NOW, vectorOf: (topic) => known.get(topic) }).length === 1,
    );
  };

  test('no two that both hold are merged, in English and in languages that it does not know', async () => {
    expect(await mergedOf(DIFFERENT)).toEqual([]);
    expect(await mergedOf(DIFFERENT_ELSEWHERE)).toEqual([]);
  });

  test('half of those that say the same in other words are merged, and most contradictions: the figures of SAME_MATTER_FROM', async () => {
    const counts = { same: (await mergedOf(SAME)).length, contradicting: (await mergedOf(CONTRADICTING)).length };
    expect(counts).toEqual({ same: 32, contradicting: 14 });
  });
});
