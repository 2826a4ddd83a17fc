import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openTerminal } from './terminal.ts';

const open = () => {
  const streams = { input: new PassThrough(), output: new PassThrough(), errors: new PassThrough() };
  return { ...streams, terminal: openTerminal(streams) };
};

describe('reading lines', () => {
  test('lines that came before they were asked for are kept, and the end of the input is undefined', async () => {
    const { terminal, input } = open();
    input.end('first\nsecond\nlast without an end');
    expect(await terminal.readLine('> ')).toBe('first');
    await new Promise(setImmediate);
    expect(await terminal.readLine('> ')).toBe('second');
    expect(await terminal.readLine('> ')).toBe('last without an end');
    expect(await terminal.readLine('> ')).toBeUndefined();
    terminal.close();
  });

  test('closing gives the one who waits an end', async () => {
    const { terminal } = open();
    const line = terminal.readLine('> ');
    terminal.close();
    expect(await line).toBeUndefined();
  });

  test('the prompt goes to stderr, so that stdout holds answers alone', async () => {
    const { terminal, input, output, errors } = open();
    const line = terminal.readLine('> ');
    input.write('hello\n');
    await line;
    terminal.write('answer');
    terminal.close();
    expect(errors.read()?.toString()).toContain('> ');
    expect(output.read()?.toString()).toBe('answer');
  });
});

test('Ctrl-C at the prompt of a terminal reaches whoever listens', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const terminal = openTerminal({ input, output: new PassThrough(), errors: new PassThrough() });
  const heard = new Promise<void>((hear) => terminal.onInterrupt(hear));
  const line = terminal.readLine('> ');
  input.write('\u0003');
  await heard;
  terminal.close();
  expect(await line).toBeUndefined();
});

test('Ctrl-C reaches whoever listens, and nobody afterwards', () => {
  const { terminal } = open();
  const before = process.listenerCount('SIGINT');
  let heard = 0;
  const stop = terminal.onInterrupt(() => {
    heard += 1;
  });
  process.emit('SIGINT');
  expect(process.listenerCount('SIGINT')).toBe(before + 1);
  stop();
  expect(process.listenerCount('SIGINT')).toBe(before);
  expect(heard).toBe(1);
});

test('a reader of stdout that went away does not end the program', () => {
  const { terminal, output } = open();
  const gone = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  expect(() => output.emit('error', gone)).not.toThrow();
  terminal.close();
  expect(() => output.emit('error', gone)).not.toThrow();
  expect(() => output.emit('error', new Error('disk full'))).toThrow('disk full');
});
