import { describe, expect, test } from 'vitest';
import { Job, Skill } from '../../../contracts/catalogue.ts';
import { contextOf } from '../../../test/support/context.ts';
import { smallCatalogue } from '../../../test/support/small-catalogue.ts';
import { toolCall } from '../../../test/support/tool-call.ts';
import { StoreUnavailable } from '../../kernel/errors.ts';
import { ToolFailed, ToolRefused } from '../../kernel/tool.ts';
import { getJobsTool } from './get-jobs.ts';

const jobs = smallCatalogue(
  [
    Job.parse({
      code: 'DA',
      title: 'Data Analyst',
      description: 'Turns data into decisions.',
      translations: { fr: { title: 'Analyste de données' } },
      skills: ['sql', 'gone'],
    }),
    Job.parse({ code: 'SE', title: 'Software Engineer', description: 'x'.repeat(5_000) }),
  ],
  ({ code }) => code,
);
const skills = smallCatalogue(
  [Skill.parse({ code: 'sql', labels: { en: 'SQL queries', fr: 'Requêtes SQL' } })],
  ({ code }) => code,
);
const get = async (codes: string[], ctx = contextOf(), needs: Partial<Parameters<typeof getJobsTool>[0]> = {}) => {
  const tool = getJobsTool({ jobs, skills, ...needs });
  return tool.result.parse(await tool.run(tool.input.parse({ codes }), toolCall(ctx)));
};
const failing = { ...jobs, find: () => Promise.reject(new StoreUnavailable()) };

describe('get_jobs_tool', () => {
  test('reads jobs in the order of the codes, in the user’s language where they are written in it', async () => {
    const read = await get(['SE', 'DA', 'SE'], contextOf({ language: 'fr' }));
    expect(read.jobs.map(({ job_code, title }) => [job_code, title])).toEqual([
      ['SE', 'Software Engineer'],
      ['DA', 'Analyste de données'],
    ]);
    expect(read.jobs[1]).toMatchObject({
      description: 'Turns data into decisions.',
      skills: [
        { skill_code: 'sql', label: 'Requêtes SQL' },
        { skill_code: 'gone', label: null },
      ],
    });
    expect(read.jobs[0]?.description).toHaveLength(2_000);
  });

  test('tells codes of no job as missing', async () => {
    expect(await get(['NOPE', 'DA'])).toMatchObject({ jobs: [{ job_code: 'DA' }], missing: ['NOPE'] });
    expect(await get(['NOPE'])).toEqual({ jobs: [], missing: ['NOPE'] });
  });

  test('refuses a call without codes', async () => {
    await expect(get([])).rejects.toThrow(ToolRefused);
  });

  test('fails where jobs cannot be read, and goes on without labels of skills', async () => {
    const failure = await get(['DA'], contextOf(), { jobs: failing }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ToolFailed);
    expect(failure).toMatchObject({ message: 'Jobs cannot be read at the moment.' });
    expect(await get(['DA'], contextOf(), { skills: failing as never })).toMatchObject({
      jobs: [{ skills: [{ skill_code: 'sql', label: null }, { skill_code: 'gone' }] }],
    });
  });
});
