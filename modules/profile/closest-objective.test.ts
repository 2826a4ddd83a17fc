import { afterAll, describe, expect, test } from 'vitest';
import { localEmbedder } from '../../adapters/embeddings/index.ts';
import { closestObjectives } from './closest-objective.ts';
import type { Objective } from './objectives.ts';

const embedder = localEmbedder();
afterAll(() => embedder.close());

const objectives = [
  'Launch the spring campaign',
  'Reduce cost per contact by 10 %',
  'Lead a project',
  'Improve public speaking',
  'Obtain the project management certificate',
].map((title, index): Objective => ({ id: `o${index}`, title, status: 'current', dueOn: null }));
const closest = async (title: string) => (await closestObjectives(embedder, objectives, title)).map((one) => one.title);

describe('With the local encoder a title means', () => {
  test.each([
    ['spring marketing campaign', 'Launch the spring campaign'],
    ['lower the cost per lead', 'Reduce cost per contact by 10 %'],
    ['speaking in front of people', 'Improve public speaking'],
    ['PMP certification', 'Obtain the project management certificate'],
  ])('%s: %s', async (title, meant) => {
    expect(await closest(title)).toEqual([meant]);
  });

  test.each(['learn Japanese', 'buy a house', 'pass the driving test'])('%s: none of them', async (title) => {
    expect(await closest(title)).toEqual([]);
  });

  test('project leadership: one of two that are too close to tell', async () => {
    expect(new Set(await closest('project leadership'))).toEqual(
      new Set(['Lead a project', 'Obtain the project management certificate']),
    );
  });
});
