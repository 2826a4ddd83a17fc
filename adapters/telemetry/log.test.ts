import { describe, expect, test } from 'vitest';
import { type Logger, ModelFailed } from '../../modules/kernel/index.ts';
import { pinoLogger } from './log.ts';

const recording = (level = 'info') => {
  const lines: string[] = [];
  const log: Logger = pinoLogger({ level, to: { write: (line) => void lines.push(line) } });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') };
};

describe('logs', () => {
  test('a line is one JSON object with time, level, fields and message, and a child adds its fields', () => {
    const { log, last } = recording();
    log.child({ requestId: 'r1' }).info({ tenant: 'demo' }, 'turn ended');
    expect(last()).toMatchObject({ level: 'info', requestId: 'r1', tenant: 'demo', msg: 'turn ended' });
    expect(new Date(last().time).getTime()).not.toBeNaN();
  });

  test('what is below the level is not written', () => {
    const { log, lines } = recording('warn');
    log.info({}, 'quiet');
    expect(lines).toEqual([]);
  });

  test('secrets are redacted where requests, responses and settings carry them', () => {
    const { log, lines } = recording();
    const headers = { authorization: 'Bearer s3cret', cookie: 's3cret', 'x-api-key': 's3cret', accept: '*/*' };
    log.info({ headers, req: { headers }, res: { headers: { 'set-cookie': 's3cret' } }, apiKey: 's3cret' }, 'request');
    log.info(headers, 'request');
    expect(lines.join()).not.toContain('s3cret');
    expect(lines.join()).toContain('*/*');
  });

  test('an error tells type, code, message, place and causes, and none of its other fields', () => {
    const { log, last, lines } = recording();
    const driver = Object.assign(new Error('duplicate key'), {
      code: '23505',
      parameters: ['my salary'],
      query: 'insert',
    });
    log.error({ err: new ModelFailed('model.unavailable', { cause: driver }) }, 'task failed');
    expect(last().err).toMatchObject({ code: 'model.unavailable', cause: { code: '23505', message: 'duplicate key' } });
    expect(last().err.stack).toMatch(/^\s+at /);
    expect(lines.join()).not.toContain('salary');
  });

  test('an error that quotes what it could not parse keeps its message to itself', () => {
    const { log, lines } = recording();
    try {
      JSON.parse('my salary is low');
    } catch (err) {
      log.warn({ err }, 'malformed');
    }
    expect(lines.join()).toContain('SyntaxError');
    expect(lines.join()).not.toContain('salary');
  });

  test('an error without an end in its causes still makes a line', () => {
    const { log, last } = recording();
    const circular = new Error('round');
    circular.cause = circular;
    log.error({ err: circular }, 'round and round');
    expect(last().msg).toBe('round and round');
  });
});
