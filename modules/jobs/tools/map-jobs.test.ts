import { describe, expect, test } from 'vitest';
import { Job } from '../../../contracts/catalogue.ts';
import type { CatalogueSearch } from '../../../ports/catalogue-search.ts';
import { contextOf, recordingLog } from '../../../test/support/context.ts';
import { byHand, smallCatalogue, smallSearch } from '../../../test/support/small-catalogue.ts';
import { toolCall } from '../../../test/support/tool-call.ts';
import { ModelFailed, StoreUnavailable } from '../../kernel/errors.ts';
import { ToolFailed, ToolRefused } from '../../kernel/tool.ts';
import { mapJobs } from '../map-jobs.ts';
import { mapJobsTool } from './map-jobs.ts';

const JOBS = [
  Job.parse({ code: 'DA', title: 'Data Analyst', translations: { fr: { title: 'Analyste de données' } } }),
  Job.parse({ code: 'SE', title: 'Software Engineer' }),
  Job.parse({ code: 'SD', title: 'Software Developer' }),
];
const near = (cosine: number) => [cosine, Math.sqrt(1 - cosine ** 2), 0];
const embedder = byHand({ programmer: [1, 0, 0], 'software engineer': near(0.911), 'software developer': near(0.95) });
const codeOf = ({ code }: Job) => code;

const map = async (
  titles: string[],
  ctx = contextOf(),
  change: { search?: CatalogueSearch; embedder?: ReturnType<typeof byHand> } = {},
) => {
  const needs = { jobs: smallCatalogue(JOBS, codeOf), search: smallSearch(JOBS, codeOf), embedder, ...change };
  const tool = mapJobsTool({ mapJobs: mapJobs(needs) });
  return tool.result.parse(await tool.run(tool.input.parse({ titles }), toolCall(ctx))).mappings;
};

describe('map_jobs_tool', () => {
  test('keeps only the closest job of each title, in the order of the titles', async () => {
    expect(await map(['Programmer', 'data analyst'])).toEqual([
      { original_title: 'Programmer', outcome: 'mapped', mapped_title: 'Software Developer', job_code: 'SD' },
      { original_title: 'data analyst', outcome: 'mapped', mapped_title: 'Data Analyst', job_code: 'DA' },
    ]);
  });

  test.each([
    [0.91, 'mapped'],
    [0.909, 'not_found'],
  ])('takes a cosine of %f as %s', async (cosine, outcome) => {
    const measured = byHand({ programmer: [1, 0, 0], 'software developer': near(cosine) });
    // Cosines are computed: the bound itself must not be lost to rounding.
    const [mapping] = await map(['Programmer'], contextOf(), { embedder: measured });
    expect(mapping?.outcome).toBe(outcome);
  });

  test('knows a title in each language it has, and tells it in the user’s', async () => {
    expect(await map(['ANALYSTE de  donnees'], contextOf({ language: 'fr' }))).toMatchObject([
      { outcome: 'mapped', mapped_title: 'Analyste de données', job_code: 'DA' },
    ]);
    expect(await map(['analyste de données'])).toMatchObject([{ mapped_title: 'Data Analyst' }]);
  });

  test('tells a title that means no job as not found beside the others', async () => {
    expect(await map(['Astronaut', 'Data Analyst'])).toMatchObject([
      { original_title: 'Astronaut', outcome: 'not_found', mapped_title: null, job_code: null },
      { outcome: 'mapped' },
    ]);
    expect(await map(['Astronaut'])).toMatchObject([{ outcome: 'not_found' }]);
  });

  test('sees no job of another company', async () => {
    expect(await map(['Data Analyst'], contextOf({ tenant: { id: 'other' } }))).toMatchObject([
      { outcome: 'not_found' },
    ]);
  });

  test('fails only where every title failed, in words without the cause', async () => {
    const working = smallSearch(JOBS, codeOf);
    const search: CatalogueSearch = (ctx, wish) =>
      wish.query === 'Data Analyst' ? working(ctx, wish) : Promise.reject(new StoreUnavailable());
    const { log, lines } = recordingLog();
    expect(await map(['Cook', 'Data Analyst'], contextOf({ log }), { search })).toMatchObject([
      { outcome: 'failed', job_code: null },
      { outcome: 'mapped' },
    ]);
    expect(lines).toMatchObject([{ level: 'warn', fields: { failed: 1 } }]);
    const failure = await map(['Cook', 'Baker'], contextOf(), { search }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ToolFailed);
    expect(failure).toMatchObject({
      message: 'Job titles cannot be looked up at the moment.',
      cause: { code: 'store.unavailable' },
    });
  });

  test('still finds a title that is just so where meanings cannot be compared', async () => {
    const broken = { ...embedder, embed: () => Promise.reject(new ModelFailed('model.unavailable')) };
    expect(await map(['software engineer', 'Programmer'], contextOf(), { embedder: broken })).toMatchObject([
      { job_code: 'SE' },
      { outcome: 'failed' },
    ]);
  });

  test('refuses a call without titles', async () => {
    await expect(map([])).rejects.toThrow(ToolRefused);
  });

  test('who stops meanwhile gets no answer', async () => {
    const stop = new AbortController();
    const search: CatalogueSearch = () => {
      stop.abort(new Error('stopped'));
      return Promise.reject(new StoreUnavailable());
    };
    await expect(map(['Cook'], contextOf({ signal: stop.signal }), { search })).rejects.toThrow('stopped');
  });
});
