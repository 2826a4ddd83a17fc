import { expect, test } from 'vitest';
import { recordingLog } from '../../test/support/context.ts';
import { ModelFailed } from '../kernel/errors.ts';
import type { EmbedPending } from './embed-pending.ts';
import { VectorWork } from './vector-work.ts';

/** Work over an embedder that notes what it is asked, and tenants whose names are given. */
const workOf = (embed: EmbedPending, names: readonly string[] = []) => {
  const { log, lines } = recordingLog();
  const ids = async (after: string | undefined, limit: number) =>
    names.filter((name) => after === undefined || name > after).slice(0, limit);
  return { work: new VectorWork({ embedPending: embed, tenants: { ids } }), log, lines };
};

test('finishes what was left: every kind of every tenant, one after another', async () => {
  const asked: string[] = [];
  let atOnce = 0;
  const names = Array.from({ length: 150 }, (_, at) => `t${String(at).padStart(3, '0')}`);
  const { work, log } = workOf(async ({ tenant }, kind) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    asked.push(`${tenant} ${kind}`);
    atOnce -= 1;
    return { embedded: 0, pending: false };
  }, names);
  work.beginAll(log);
  await expect.poll(() => asked.length).toBe(750);
  expect(asked.slice(0, 6)).toEqual([
    't000 skills',
    't000 jobs',
    't000 trainings',
    't000 opportunities',
    't000 people',
    't001 skills',
  ]);
  await work.close();
});

test('what waits already is not added again, and a failure keeps nothing else from being done', async () => {
  const asked: string[] = [];
  const { work, log, lines } = workOf(async ({ tenant }, kind) => {
    asked.push(`${tenant} ${kind}`);
    if (kind === 'jobs') throw new ModelFailed('model.unavailable');
    return { embedded: 3, pending: false };
  });
  work.begin(log, 'acme', 'jobs');
  work.begin(log, 'acme', 'jobs');
  work.begin(log, 'acme', 'skills');
  await expect.poll(() => asked).toEqual(['acme jobs', 'acme skills']);
  work.begin(log, 'acme', 'jobs');
  await expect.poll(() => asked.length).toBe(3);
  await work.close();
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'info', 'warn']);
});

test('stops between two steps when it is closed, and says nothing of it', async () => {
  const begun = Promise.withResolvers<void>();
  const { work, log, lines } = workOf(async ({ signal }) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    signal.throwIfAborted();
    return { embedded: 0, pending: true };
  });
  work.begin(log, 'acme', 'jobs');
  work.begin(log, 'acme', 'skills');
  await begun.promise;
  await work.close();
  expect(lines).toEqual([]);
});
