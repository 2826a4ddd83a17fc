import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { buildContainer, resolve } from './index.ts';
import { Specialist, Tool, UseCase } from './keys.ts';

test('every use case can be made, and the open lists hold what is bound', () => {
  // Nothing here is called: making a use case asks only for what it needs.
  const unopened = {} as never;
  const opened = {
    config: readConfig({}),
    store: { database: unopened, checkpointer: undefined },
    engine: { languageModel: unopened, chatModels: unopened },
    telemetry: unopened,
    owner: 'test',
    isDead: () => false,
  } as unknown as Parameters<typeof buildContainer>[0];
  const container = buildContainer(opened);
  for (const key of Object.values(UseCase)) expect(typeof resolve<unknown>(container, key)).toBe('function');
  const names = (key: symbol) => container.getAll<{ name: string }>(key).map(({ name }) => name);
  expect(names(Specialist)).toEqual(['career_chat', 'task_helper', 'trainings']);
  expect(names(Tool)).toEqual([
    'request_clarification_tool',
    'get_user_profile_selective_tool',
    'get_objective_tool',
    'task_helper_tool',
    'map_jobs_tool',
    'get_jobs_tool',
    'map_skills_tool',
    'training_finder_tool',
    'get_trainings_tool',
  ]);
});
