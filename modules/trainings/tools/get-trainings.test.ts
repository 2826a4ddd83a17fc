import { describe, expect, test } from 'vitest';
import { Training } from '../../../contracts/catalogue.ts';
import { TrainingSuggestionList } from '../../../contracts/training-card.ts';
import { contextOf } from '../../../test/support/context.ts';
import { smallCatalogue, smallTrainings } from '../../../test/support/small-catalogue.ts';
import { toolCall } from '../../../test/support/tool-call.ts';
import { StoreUnavailable } from '../../kernel/errors.ts';
import { ToolFailed, ToolRefused } from '../../kernel/tool.ts';
import { presentTrainings } from '../present-trainings.ts';
import { SAMPLE_SKILLS, SAMPLE_TRAININGS } from '../sample-trainings.fixture.ts';
import { getTrainingsTool } from './get-trainings.ts';

const old = Training.parse({ id: 'old', title: 'Fax machines', status: 'archived' });
const trainings = smallTrainings([...SAMPLE_TRAININGS, old]);
const skills = smallCatalogue(SAMPLE_SKILLS, ({ code }) => code);

const get = async (
  training_ids: string[],
  heads: { title?: string; subtitle?: string } = {},
  needs: Partial<Parameters<typeof getTrainingsTool>[0]> = {},
  ctx = contextOf(),
) => {
  const tool = getTrainingsTool({ trainings, present: presentTrainings({ skills }), ...needs });
  const call = toolCall(ctx);
  const result = tool.result.parse(await tool.run(tool.input.parse({ training_ids, ...heads }), call));
  return { ...result, returnsDirectly: tool.returnsDirectly, shown: call.shown };
};

describe('get_trainings_tool', () => {
  test('shows a card in the caller’s order, each once, and ends the turn with it', async () => {
    const { shown, returnsDirectly, ...result } = await get(['talks', 'sql-1', 'talks'], {
      title: 'Yours',
      subtitle: 'Now',
    });
    expect(returnsDirectly).toBe(true);
    expect(result).toEqual({
      status: 'shown',
      trainings: [
        { id: 'talks', title: 'Speaking in public' },
        { id: 'sql-1', title: 'SQL first steps' },
      ],
      missing: [],
    });
    expect(shown).toMatchObject([{ type: 'trainingSuggestionList', data: { title: 'Yours', subtitle: 'Now' } }]);
    const list = TrainingSuggestionList.parse(shown[0]?.data);
    expect(list.trainings.map(({ id }) => id)).toEqual(['talks', 'sql-1']);
    expect(list).toMatchObject({ rationaleContext: null, criteria: null, pagination: null });
  });

  test('skips what is not there or not offered any more', async () => {
    const found = await get(['nope', 'old', 'sql-2']);
    expect(found).toMatchObject({ trainings: [{ id: 'sql-2' }], missing: ['nope', 'old'] });
    expect(found.shown).toMatchObject([{ data: { title: 'Trainings', subtitle: null } }]);
  });

  test('shows no card where nothing is left, and lets the model say so', async () => {
    expect(await get(['nope'])).toMatchObject({ status: 'none', missing: ['nope'], shown: [] });
    const elsewhere = contextOf({ tenant: { id: 'other' } });
    expect(await get(['sql-1'], {}, {}, elsewhere)).toMatchObject({ status: 'none', shown: [] });
  });

  test('goes on without the labels of skills where they cannot be read', async () => {
    const failing = { ...skills, find: () => Promise.reject(new StoreUnavailable()) };
    const { shown } = await get(['sql-1'], {}, { present: presentTrainings({ skills: failing }) });
    expect(shown).toMatchObject([{ data: { trainings: [{ skills: [{ code: 'sql', label: 'sql' }] }] } }]);
  });

  test('refuses a call without ids, and fails where trainings cannot be read', async () => {
    await expect(get([])).rejects.toThrow(ToolRefused);
    const failing = { ...trainings, find: () => Promise.reject(new StoreUnavailable()) };
    await expect(get(['sql-1'], {}, { trainings: failing })).rejects.toThrow(ToolFailed);
  });
});
