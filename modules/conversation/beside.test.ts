import { describe, expect, test } from 'vitest';
import { recordingLog } from '../../test/support/context.ts';
import { Beside } from './beside.ts';

describe('Work beside turns', () => {
  test('is waited for by nobody, and its failure is a line in the log', async () => {
    const { log, lines } = recordingLog();
    const beside = new Beside();
    beside.begin(log, 'preferences', () => Promise.reject(new Error('no model')));
    expect(lines).toEqual([]);
    await beside.drain(1_000);
    expect(lines).toMatchObject([{ level: 'warn', fields: { what: 'preferences' } }]);
  });

  test('goes on eight at a time, the others after them in order', async () => {
    const beside = new Beside();
    const going: number[] = [];
    const done: (() => void)[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      beside.begin(recordingLog().log, 'summary', () => {
        going.push(nth);
        return new Promise<void>((resolve) => done.push(resolve));
      });
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(going).toHaveLength(8);
    done[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(going).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('may end before the process does', async () => {
    const beside = new Beside();
    let done = false;
    beside.begin(recordingLog().log, 'summary', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done = true;
    });
    await beside.drain(5_000);
    expect(done).toBe(true);
  });

  test('is aborted when the process has no more time, without a complaint', async () => {
    const { log, lines } = recordingLog();
    const beside = new Beside();
    beside.begin(
      log,
      'summary',
      () => new Promise((_, reject) => beside.signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    await beside.drain(1);
    expect(beside.signal.aborted).toBe(true);
    expect(lines).toEqual([]);
  });
});
