import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import { systemClock } from '../../adapters/system/index.ts';
import { contextOf, recordingLog } from '../../test/support/context.ts';
import { type ScriptedEngine, scriptedEngine, waits } from '../../test/support/scripted-engine.ts';
import { turnProcess } from '../../test/support/turn-process.ts';
import { endAbandonedRun } from './end-abandoned-run.ts';
import { LEASE_MS } from './open-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Runs that nobody runs any more', () => {
  const setting = () => {
    const stores = memoryStores();
    const away = { ...stores.turns, renew: () => waits() };
    const begun = async (
      owner: string,
      language: 'en' | 'fr' = 'en',
      engine: ScriptedEngine = scriptedEngine([waits()]),
    ) => (await turnProcess({ engine, stores, owner, turns: away }).start({ language })).userConversationId;
    const oria = turnProcess({ engine: scriptedEngine(), stores, isDead: (owner) => owner === 'dead' });
    const recover = (atStart: boolean, log = contextOf().log) => oria.recoverRuns(log, { atStart });
    const endOf = async (conversation: string) => (await oria.messages(conversation))[1];
    return { stores, begun, recover, endOf };
  };

  test('are ended at once when this process starts and knows their owner to be dead', async () => {
    const { begun, recover, endOf } = setting();
    const [dead, alive] = [await begun('dead', 'fr'), await begun('alive')];
    const { log, lines } = recordingLog();
    expect(await recover(true, log)).toBe(1);
    expect(await endOf(dead)).toMatchObject({
      role: 'assistant',
      status: 'failed',
      content: expect.stringMatching(/^Un problème est survenu de notre côté/),
      activeAgent: null,
      metadata: { engine: 'none', language: 'fr', error: { code: 'run.abandoned', retryable: true } },
    });
    expect(await endOf(alive)).toBeUndefined();
    expect(lines).toMatchObject([{ level: 'warn', fields: { conversationId: dead } }]);
  });

  test.each([true, false])('are ended when their lease is over, whoever owned them (at start: %s)', async (atStart) => {
    const { begun, recover, endOf } = setting();
    const old = await begun('unknown');
    vi.setSystemTime(Date.now() + LEASE_MS);
    const young = await begun('unknown');
    expect(await recover(atStart)).toBe(1);
    expect(await endOf(old)).toMatchObject({ status: 'failed', metadata: { timings: { totalMs: LEASE_MS } } });
    expect(await endOf(young)).toBeUndefined();
  });

  test('that end by themselves just before keep their own end', async () => {
    const { stores, begun, endOf } = setting();
    const conversation = await begun('slow');
    const [run] = await stores.turns.expired(new Date(Date.now() + LEASE_MS), 1);
    if (!run) throw new Error('There should be a run.');
    const { log, lines } = recordingLog();
    const end = endAbandonedRun({ turns: stores.turns, clock: systemClock });
    await end(log, run);
    const first = await endOf(conversation);
    vi.setSystemTime(Date.now() + LEASE_MS);
    await end(log, run);
    expect(await endOf(conversation)).toEqual(first);
    expect(lines).toHaveLength(1);
  });

  test('are left alone later while their lease goes on, and ended once', async () => {
    const { begun, recover } = setting();
    await begun('dead');
    expect(await recover(false)).toBe(0);
    vi.setSystemTime(Date.now() + LEASE_MS);
    expect([await recover(false), await recover(false), await recover(true)]).toEqual([1, 0, 0]);
  });
});
