import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { ChatOutput } from '../../contracts/chat.ts';
import { StreamEvent } from '../../contracts/stream.ts';
import { CHAT_OUTPUT_EXAMPLE } from './examples.ts';
import { served, token } from './served.fixture.ts';
import type { LiveRun } from './small-oria.fixture.ts';

const CHAT = '/chatbot/api/v2/chat';
const STREAM = '/chatbot/api/v2/chat_streaming';
// Long enough for a busy machine; nothing waits longer than it has to.
const PATIENCE = { timeout: 20_000 };
const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 15_000, interval: 5 });

/** The server's side of the next request. */
const nextResponse = async (server: Server): Promise<ServerResponse> => {
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return response;
};
/** That the server has noticed how the next caller went away. */
const nextIsGone = async (server: Server) => once(await nextResponse(server), 'close');

/** Until a count stays as it is while the event loop turns and turns. */
const settled = async (count: () => number) => {
  let last = count();
  for (let turns = 0; turns < 40; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (count() !== last) turns = 0;
    last = count();
  }
};

/** Frames of server-sent events as events, comments as `null`. */
const frames = (text: string): (StreamEvent | null)[] =>
  text
    .split('\n\n')
    .filter((frame) => frame !== '')
    .map((frame) => {
      if (frame.startsWith(':')) return null;
      const [, id, event, data] = /^id: (\d+)\nevent: (\S+)\ndata: (.*)$/.exec(frame) ?? [];
      return StreamEvent.parse({ id: Number(id), event, data: JSON.parse(data ?? '') });
    });

describe('a turn as JSON', PATIENCE, () => {
  test('answers how it ended', async () => {
    const { post, oria } = await served();
    const response = await post(CHAT, { message: 'hello', language: 'fr', metadata: { page: 'home' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(ChatOutput.strict().parse(await response.json())).toMatchObject({ answer: 'You said: hello' });
    expect(oria.asked[0]?.wish).toEqual({ message: 'hello', language: 'fr', metadata: { page: 'home' } });
  });

  test.each(['completed', 'interrupted', 'failed', 'cancelled'] as const)('that is %s is a 200', async (status) => {
    const { post, oria } = await served();
    oria.turn = (run) => {
      run.start();
      run.say({ event: `run.${status}`, data: { ...CHAT_OUTPUT_EXAMPLE, status } } as Parameters<LiveRun['say']>[0]);
    };
    const response = await post(CHAT, { message: 'hello' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status });
  });

  test('goes on when the caller goes away', async () => {
    const { post, oria, server } = await served();
    const gone = nextIsGone(server);
    const runs: LiveRun[] = [];
    oria.turn = (run) => void runs.push(run);
    const caller = new AbortController();
    const request = post(CHAT, { message: 'hello' }, { signal: caller.signal });
    await until(() => runs.length === 1);
    caller.abort();
    await expect(request).rejects.toThrow();
    await gone;
    expect(oria.asked[0]?.ctx.signal.aborted).toBe(false);
    runs[0]?.complete('done');
    expect(await runs[0]?.result()).toMatchObject({ answer: 'done' });
  });
});

describe('a turn as server-sent events', PATIENCE, () => {
  test('has the headers that keep a proxy from holding it back, then a comment, then numbered frames', async () => {
    const { post } = await served();
    const response = await post(STREAM, { message: 'line\nbreak' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    const [comment, ...events] = frames(await response.text());
    expect(comment).toBeNull();
    expect(events.map((event) => [event?.id, event?.event])).toEqual([
      [1, 'run.started'],
      [2, 'message.delta'],
      [3, 'message.delta'],
      [4, 'run.completed'],
    ]);
    expect(ChatOutput.strict().parse(events.at(-1)?.data)).toMatchObject({ answer: 'You said: line\nbreak' });
  });

  test('says that it is alive at once and while it is quiet', async () => {
    const { post, oria } = await served({ heartbeatMs: 20 });
    const runs: LiveRun[] = [];
    oria.turn = (run) => void runs.push(run);
    const response = await post(STREAM, { message: 'hello' });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (text.length < 4 * 4) text += (await reader?.read())?.value ?? '';
    expect(text).toMatch(/^(: \n\n){4,}$/);
    runs[0]?.complete('done');
    let end = '';
    for (let part = await reader?.read(); !part?.done; part = await reader?.read()) end += part?.value ?? '';
    expect(frames(end).at(-1)).toMatchObject({ event: 'run.completed' });
  });

  test('goes on when the reader goes away, and is told again from where it was left', async () => {
    const { post, oria, server } = await served();
    const gone = nextIsGone(server);
    const runs: LiveRun[] = [];
    oria.turn = (run) => {
      runs.push(run);
      run.start();
    };
    const reader = new AbortController();
    await post(STREAM, { message: 'hello' }, { signal: reader.signal });
    reader.abort();
    await gone;
    const run = runs[0];
    run?.text('Hello');
    run?.complete('Hello');
    expect(oria.asked[0]?.ctx.signal.aborted).toBe(false);
    expect(await run?.result()).toMatchObject({ answer: 'Hello' });

    oria.turn = (again) => {
      again.start();
      again.text('Hello');
      again.complete('Hello');
    };
    const rest = await post(STREAM, { message: 'hello' }, { headers: { 'last-event-id': '2' } });
    expect(frames(await rest.text()).map((event) => event?.id)).toEqual([undefined, 3]);
    const past = await post(STREAM, { message: 'hello' }, { headers: { 'last-event-id': '70' } });
    expect(frames(await past.text()).at(-1)).toMatchObject({ event: 'run.completed' });
    expect((await post(STREAM, { message: 'hello' }, { headers: { 'last-event-id': 'x' } })).status).toBe(422);
  });

  test('is cut off, not ended, when the events break', async () => {
    const { post, oria, logged } = await served();
    oria.startTurn = async () => ({
      runId: CHAT_OUTPUT_EXAMPLE.runId,
      userConversationId: CHAT_OUTPUT_EXAMPLE.userConversationId,
      // biome-ignore lint/correctness/useYield: it breaks before its first event
      async *events() {
        throw new Error('lost');
      },
      result: () => Promise.reject(new Error('lost')),
    });
    await expect(post(STREAM, { message: 'hello' }).then((response) => response.text())).rejects.toThrow();
    await until(() => logged().some(({ msg, code }) => msg === 'request failed' && code === 'service.failed'));
  });

  test('waits for a slow reader instead of piling up', async () => {
    const { url, oria, server } = await served();
    const large = 'x'.repeat(100_000);
    let told = 0;
    oria.startTurn = async () => ({
      runId: CHAT_OUTPUT_EXAMPLE.runId,
      userConversationId: CHAT_OUTPUT_EXAMPLE.userConversationId,
      async *events() {
        for (told = 1; told <= 300; told += 1)
          yield { id: told, event: 'message.delta', data: { messageId: CHAT_OUTPUT_EXAMPLE.messageId, text: large } };
        yield { id: told, event: 'run.completed', data: CHAT_OUTPUT_EXAMPLE };
      },
      result: async () => CHAT_OUTPUT_EXAMPLE,
    });
    const body = '{"message":"hello"}';
    const response = nextResponse(server);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.pause();
    socket.write(
      `POST ${STREAM} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${await token()}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
    await until(() => told > 1);
    await settled(() => told);
    expect(told).toBeLessThan(200);
    expect((await response).writableNeedDrain).toBe(true);
    let length = 0;
    socket.on('data', (chunk) => {
      length += chunk.length;
    });
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(length).toBeGreaterThan(300 * 100_000);
  });
});
