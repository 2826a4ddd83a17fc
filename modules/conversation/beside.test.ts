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
