import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openAiAgainstMock, TEST_KEY } from '../../test/support/openai/engine.ts';
import { fails, gives, hangs, raw } from '../../test/support/openai/replies.ts';
import { startOpenAiServer } from '../../test/support/openai/server.ts';
import { askedWait } from './attempts.ts';
import { ProviderFailure } from './failures.ts';
import { find } from './sample-tasks.fixture.ts';

const answer = gives({ title: 'Welder', level: 'senior', place: 'Lyon' });

const elapsed = async (work: Promise<unknown>) => {
  const began = performance.now();
  await work.catch(() => undefined);
  return performance.now() - began;
};

describe('a failure that may pass', () => {
  test.each([408, 409, 429, 500, 502, 503, 529])('status %i is repeated until it has passed', async (status) => {
    const { languageModel, server, request } = await openAiAgainstMock();
    const { ctx, lines } = request();
    server.next(fails(status), fails(status), answer);
    await expect(languageModel.run(ctx, find, 'x')).resolves.toMatchObject({ place: 'Lyon' });
    expect(server.chats).toHaveLength(3);
    expect(lines.filter(({ message }) => message === 'model call is repeated')).toHaveLength(2);
    expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: 20, outputTokens: 8 });
  });

  test('one that stays is given up after the agreed repetitions', async () => {
    const { languageModel, server, request } = await openAiAgainstMock({ limits: { retries: 1 } });
    server.next(fails(503), fails(503), answer);
    await expect(languageModel.run(request().ctx, find, 'x')).rejects.toMatchObject({ code: 'model.unavailable' });
    expect(server.chats).toHaveLength(2);
  });

  test('a connection that cannot be made is repeated too, then unavailable', async () => {
    const gone = await startOpenAiServer();
    await gone.close();
    const { languageModel, request } = await openAiAgainstMock({ server: gone });
    const { ctx, lines } = request();
    await expect(languageModel.run(ctx, find, 'x')).rejects.toMatchObject({
      code: 'model.unavailable',
      cause: { kind: 'connection', code: 'ECONNREFUSED' },
    });
    expect(lines).toHaveLength(2);
  });

  test.each([
    ['bad request', fails(400)],
    ['wrong key', fails(401, { code: 'invalid_api_key' })],
    ['forbidden', fails(403)],
    ['unknown model', fails(404, { code: 'model_not_found', param: 'model' })],
    ['not implemented', fails(501)],
    ['no money', fails(429, { code: 'insufficient_quota' })],
    ['no credit', fails(429, { code: 'credit_balance_exhausted' })],
    ['a server that says no', fails(503, {}, { 'x-should-retry': 'false' })],
  ])('%s is not repeated', async (_, reply) => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(reply, answer);
    await expect(languageModel.run(request().ctx, find, 'x')).rejects.toMatchObject({ code: 'model.unavailable' });
    expect(server.chats).toHaveLength(1);
  });
});

describe('what the provider asks to wait', () => {
  test.each([
    ['retry-after-ms', '80'],
    ['retry-after', '0.08'],
  ])('%s is kept', async (header, value) => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(fails(429, { code: 'rate_limit_exceeded' }, { [header]: value }), answer);
    expect(await elapsed(languageModel.run(request().ctx, find, 'x'))).toBeGreaterThanOrEqual(78);
    expect(server.chats).toHaveLength(2);
  });

  test.each([
    ['more than a minute', { 'retry-after': '61' }, 90_000],
    ['more than the task has left', { 'retry-after-ms': '50000' }, 40_000],
  ])('%s is not waited for: the call fails at once', async (_, headers, deadlineMs) => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(fails(429, {}, headers), answer);
    const asked = languageModel.run(request().ctx, { ...find, deadlineMs }, 'x');
    await expect(asked).rejects.toMatchObject({ code: 'model.unavailable' });
    expect(server.chats).toHaveLength(1);
  });

  test('a date, a number of seconds, milliseconds, or nothing that can be read', () => {
    const now = new Date('2026-11-30T09:00:00Z');
    const wait = (headers: Record<string, string>) =>
      askedWait(new ProviderFailure('status', { status: 429, headers: new Headers(headers) }), now);
    expect(wait({ 'retry-after': 'Mon, 30 Nov 2026 09:00:20 GMT' })).toBe(20_000);
    expect(wait({ 'retry-after': 'Mon, 30 Nov 2026 08:00:00 GMT' })).toBe(0);
    expect(wait({ 'retry-after': '3' })).toBe(3_000);
    expect(wait({ 'retry-after': '3', 'retry-after-ms': '250' })).toBe(250);
    expect(wait({ 'retry-after': 'soon' })).toBeUndefined();
    expect(wait({})).toBeUndefined();
  });

  test('an abort ends the wait', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    const { ctx, lines, abort } = request();
    server.next(fails(429, {}, { 'retry-after': '50' }), answer);
    const asked = languageModel.run(ctx, { ...find, deadlineMs: 90_000 }, 'x');
    asked.catch(() => undefined);
    await expect.poll(() => lines).toHaveLength(1);
    abort(new Error('The user stopped the run.'));
    await expect(asked).rejects.toThrow('The user stopped the run.');
    expect(server.chats).toHaveLength(1);
  });
});

/** The breaker measures rests by the date; timers go on as ever. */
const datesByHand = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms: number) => vi.setSystemTime(Date.now() + ms);
};

describe('a provider that is down', () => {
  test('is left alone after so many outages in a row, and asked again after its rest', async () => {
    const later = datesByHand();
    const { languageModel, server, request } = await openAiAgainstMock({
      limits: { outages: 3, restMs: 10_000, retries: 0 },
    });
    const ask = () => languageModel.run(request().ctx, find, 'x');
    server.next(fails(500), fails(503), fails(502));
    for (let outage = 0; outage < 3; outage++) await expect(ask()).rejects.toMatchObject({ code: 'model.unavailable' });

    const { ctx } = request();
    await expect(languageModel.run(ctx, find, 'x')).rejects.toMatchObject({
      code: 'model.unavailable',
      cause: { kind: 'resting' },
    });
    expect(server.chats).toHaveLength(3);
    expect(ctx.meter.total().calls).toBe(0);

    later(9_999);
    await expect(ask()).rejects.toMatchObject({ cause: { kind: 'resting' } });
    later(1);
    server.next(answer, answer);
    await expect(ask()).resolves.toBeDefined();
    await expect(ask()).resolves.toBeDefined();
  });

  test('while one call tries whether it is back, the others fail at once', async () => {
    const later = datesByHand();
    const { languageModel, server, request } = await openAiAgainstMock({
      limits: { outages: 1, restMs: 10_000, retries: 0 },
    });
    const ask = (ctx = request().ctx) => languageModel.run(ctx, find, 'x');
    server.next(fails(500), hangs());
    await expect(ask()).rejects.toThrow();
    later(10_000);
    const { ctx, abort } = request();
    const trial = ask(ctx);
    trial.catch(() => undefined);
    await expect.poll(() => server.chats).toHaveLength(2);
    await expect(ask()).rejects.toMatchObject({ cause: { kind: 'resting' } });
    expect(server.chats).toHaveLength(2);
    abort(new Error('Enough.'));
    await expect(trial).rejects.toThrow('Enough.');
  });

  test('refusals and rates are no outages', async () => {
    const { languageModel, server, request } = await openAiAgainstMock({ limits: { outages: 2, retries: 0 } });
    const ask = () => languageModel.run(request().ctx, find, 'x');
    server.next(fails(400), fails(429), fails(401), fails(429), answer);
    for (let refusal = 0; refusal < 4; refusal++) await expect(ask()).rejects.toThrow();
    await expect(ask()).resolves.toBeDefined();
  });
});

describe('a deadline', () => {
  test('ends a call that is never answered', async () => {
    const { languageModel, server, request, steps } = await openAiAgainstMock();
    const { ctx } = request();
    server.next(hangs());
    await expect(languageModel.run(ctx, { ...find, deadlineMs: 60 }, 'x')).rejects.toMatchObject({
      code: 'model.timeout',
    });
    expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: null, outputTokens: null });
    expect(steps[0]?.failure).toMatchObject({ code: 'model.timeout' });
    await expect.poll(() => server.chats[0]?.left).toBe(true);
  });

  test('covers all repetitions', async () => {
    const { languageModel, server, request } = await openAiAgainstMock({ limits: { retries: 50 } });
    server.next(...Array.from({ length: 50 }, () => ({ ...fails(503), delayMs: 20 })));
    await expect(languageModel.run(request().ctx, { ...find, deadlineMs: 150 }, 'x')).rejects.toThrow();
    expect(server.chats.length).toBeLessThan(50);
  });
});

test('an abort before the call sends nothing and counts nothing', async () => {
  const { languageModel, server, request } = await openAiAgainstMock();
  const { ctx, abort } = request();
  abort(new Error('Gone.'));
  await expect(languageModel.run(ctx, find, 'x')).rejects.toThrow('Gone.');
  expect(server.requests).toHaveLength(0);
  expect(ctx.meter.total().calls).toBe(0);
});

test("an error never repeats the provider's words, the prompt or the key", async () => {
  const { languageModel, server, request } = await openAiAgainstMock({ limits: { retries: 1 } });
  const secret = `Incorrect API key provided: ${TEST_KEY}. You sent: my private question`;
  for (const reply of [
    fails(401, { message: secret, code: secret, type: secret, param: secret }, { 'x-request-id': secret }),
    fails(503, { message: secret, code: 'server_is_overloaded' }),
    raw(500, secret),
    raw(200, secret),
    raw(200, `{"secret": "${secret}"`, { 'content-type': 'application/json' }),
  ]) {
    const { ctx, lines } = request();
    server.next(reply, reply);
    const error = await languageModel.run(ctx, find, 'my private question').catch((thrown: unknown) => thrown);
    const told: string[] = [];
    for (let at = error; at instanceof Error; at = at.cause) told.push(String(at), at.stack ?? '', JSON.stringify(at));
    const everything = `${told.join('\n')}\n${JSON.stringify(lines)}`;
    expect(everything).not.toContain('private question');
    expect(everything).not.toContain(TEST_KEY);
  }
});
