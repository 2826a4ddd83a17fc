import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../modules/kernel/index.ts';
import { CHAT_OUTPUT_EXAMPLE } from './examples.ts';
import { eventsAfter } from './run-events.ts';
import { served, token } from './served.fixture.ts';
import { LiveRun } from './small-oria.fixture.ts';

const CHAT = '/chatbot/api/v2/chat';
const STREAM = '/chatbot/api/v2/chat_streaming';
const CANCEL = `${CHAT}/cancel`;
const { runId } = CHAT_OUTPUT_EXAMPLE;
const FOLLOW = `${STREAM}/${runId}`;
const JSONL = { 'trpc-accept': 'application/jsonl' };

const idsIn = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
const query = (input: object) => encodeURIComponent(JSON.stringify({ 0: input }));

describe('a run that exists', () => {
  test('is followed from its beginning, or from the event after the one that is known', async () => {
    const { ask, post, oria } = await served();
    await post(CHAT, { message: 'hello' });
    const whole = await ask(FOLLOW);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    const text = await whole.text();
    expect(text).toMatch(/^: \n\nid: 1\n/);
    expect(idsIn(text)).toEqual([1, 2, 3, 4]);
    expect(idsIn(await (await ask(FOLLOW, { headers: { 'last-event-id': '2' } })).text())).toEqual([3, 4]);
    expect(oria.asked.map(({ what }) => what)).toEqual(['startTurn', 'followRun', 'followRun']);
  });

  test('is followed while it goes on, by several readers, one of whom goes away', async () => {
    const { ask, oria } = await served();
    const run = new LiveRun(oria.own.userConversationId);
    oria.run = run;
    run.start();
    const leaving = new AbortController();
    const [gone, stays, late] = await Promise.all([
      ask(FOLLOW, { signal: leaving.signal }),
      ask(FOLLOW),
      ask(FOLLOW, { headers: { 'last-event-id': '1' } }),
    ]);
    leaving.abort();
    await expect(gone.text()).rejects.toThrow();
    run.text('Hello');
    run.complete('Hello');
    expect(idsIn(await stays.text())).toEqual([1, 2, 3]);
    expect(idsIn(await late.text())).toEqual([2, 3]);
  });

  test('that is known further than it is still told gives its end alone, under a number of its own', async () => {
    const { ask, post } = await served();
    await post(CHAT, { message: 'hello' });
    const rest = await (await ask(FOLLOW, { headers: { 'last-event-id': '70' } })).text();
    expect(idsIn(rest)).toEqual([71]);
    expect(rest).toContain('event: run.completed');
    const call = await ask(`/trpc/chat.follow?batch=1&input=${query({ runId, after: 70 })}`, { headers: JSONL });
    expect(await call.text()).toContain('"id":71');
  });

  test('answers HEAD at once and starts no stream', async () => {
    const { ask, oria } = await served();
    oria.run = new LiveRun(oria.own.userConversationId);
    const response = await ask(FOLLOW, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(await response.text()).toBe('');
  });

  test('is stopped by its name, and says how it ended', async () => {
    const { post, ask, oria } = await served();
    const run = new LiveRun(oria.own.userConversationId);
    oria.run = run;
    run.start();
    const reader = ask(FOLLOW);
    const response = await post(CANCEL, { runId });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      runId,
      userConversationId: oria.own.userConversationId,
      status: 'cancelled',
    });
    expect(await (await reader).text()).toContain('event: run.cancelled');
  });
});

describe('a run that is not there', () => {
  const ABSENT = '01981f2e-0000-7000-8000-00000000000a';

  test("looks the same as another's and as what is no name, following and stopping", async () => {
    const { ask, post, oria } = await served();
    await post(CHAT, { message: 'hello' });
    const grace = { authorization: `Bearer ${await token({ sub: 'grace' })}` };
    const asked = [
      await ask(FOLLOW, { headers: grace }),
      await ask(`${STREAM}/${ABSENT}`),
      await ask(`${STREAM}/nothing`),
      await ask(`${STREAM}/%00`),
      await ask(`${STREAM}/${encodeURIComponent("' or 1=1")}`),
      await post(CANCEL, { runId }, { headers: grace }),
      await post(CANCEL, { runId: ABSENT }),
    ];
    const bodies = [];
    for (const response of asked) {
      expect(response.status).toBe(404);
      bodies.push({ ...((await response.json()) as object), requestId: undefined });
    }
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0]).toMatchObject({ code: 'run.not-found', detail: 'There is no such run.' });
    expect(await oria.run?.result()).toMatchObject({ status: 'completed' });
  });

  test('is told in the form of tRPC there', async () => {
    const { ask } = await served();
    for (const name of [ABSENT, 'nothing']) {
      const call = await ask(`/trpc/chat.follow?batch=1&input=${query({ runId: name })}`, { headers: JSONL });
      expect(await call.text()).toContain('"run.not-found"');
    }
  });
});

describe('what is wrong with a wish', () => {
  test.each([{}, { runId: 7 }, { runId: 'x' }, { runId: null }, []])('a stop of %j is a 422', async (body) => {
    const { post, oria } = await served();
    const response = await post(CANCEL, body);
    expect(response.status).toBe(422);
    expect(oria.asked).toEqual([]);
  });

  test.each(['x', '-1', '1.5', '1e3', '9'.repeat(10), '1, 2'])('to know %s is a 422', async (known) => {
    const { ask, oria } = await served();
    const response = await ask(FOLLOW, { headers: { 'last-event-id': known } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ issues: [{ field: 'Last-Event-ID' }] });
    expect(oria.asked).toEqual([]);
  });

  test('following over tRPC without reading streams is refused', async () => {
    const { ask, oria } = await served();
    for (const after of [undefined, -1, 1.5, 1_000_000_000, '1'])
      expect((await ask(`/trpc/chat.follow?batch=1&input=${query({ runId, after })}`)).status).toBe(422);
    const wrong = await ask(`/trpc/chat.follow?batch=1&input=${query({ runId, after: -1 })}`, { headers: JSONL });
    expect(await wrong.text()).toContain('request.invalid');
    expect(oria.asked).toEqual([]);
  });

  test('nobody follows or stops without a token', async () => {
    const { ask, post } = await served();
    const headers = { authorization: undefined };
    expect((await ask(FOLLOW, { headers })).status).toBe(401);
    expect((await post(CANCEL, { runId }, { headers })).status).toBe(401);
    expect((await post(FOLLOW, {})).headers.get('allow')).toBe('GET, HEAD');
    expect((await ask(CANCEL)).headers.get('allow')).toBe('POST');
  });

  test('a store that fails is a problem before the stream begins', async () => {
    const { ask, oria } = await served();
    oria.failure = new StoreUnavailable();
    expect(await (await ask(FOLLOW)).json()).toMatchObject({ status: 503, code: 'store.unavailable' });
  });
});

test('who has used up the turns of a minute can still follow and stop the ones there are', async () => {
  const { ask, post } = await served({ rates: { windowMs: 60_000, limits: { chat: 1, history: 100 } } });
  await post(CHAT, { message: 'a' });
  expect((await post(CHAT, { message: 'a' })).status).toBe(429);
  expect((await ask(FOLLOW)).status).toBe(200);
  const call = await ask(`/trpc/chat.follow?batch=1&input=${query({ runId })}`, { headers: JSONL });
  expect(await call.text()).toContain('run.completed');
});

describe('the events after a number', () => {
  const ended = () => {
    const run = new LiveRun(CHAT_OUTPUT_EXAMPLE.userConversationId);
    run.start();
    run.text('a');
    run.complete('a');
    return run;
  };
  const ids = async (after?: number) => {
    const found: number[] = [];
    for await (const { id } of eventsAfter(ended(), after)) found.push(id);
    return found;
  };

  test('end with the terminal one, whose number is always greater', async () => {
    expect([await ids(), await ids(0), await ids(1), await ids(2)]).toEqual([[1, 2, 3], [1, 2, 3], [2, 3], [3]]);
    expect([await ids(3), await ids(4), await ids(999_999_999)]).toEqual([[4], [5], [1_000_000_000]]);
  });
});
