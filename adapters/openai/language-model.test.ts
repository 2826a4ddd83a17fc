import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openAiAgainstMock } from '../../test/support/openai/engine.ts';
import { drops, fails, raw, refuses, says, stalls } from '../../test/support/openai/replies.ts';
import { find, write } from './sample-tasks.fixture.ts';

const PIECES = ['The ', '', 'first ', 'step.'];

/** All pieces until the end or the failure; `heard` is told how many there are, at each one. */
const read = async (stream: AsyncIterable<string>, heard: (pieces: number) => unknown = () => undefined) => {
  const pieces: string[] = [];
  try {
    for await (const piece of stream) {
      pieces.push(piece);
      await heard(pieces.length);
    }
  } catch (error) {
    return { pieces, error };
  }
  return { pieces };
};

describe('prose', () => {
  test('comes piece by piece, none of them empty, with usage asked for and counted', async () => {
    const { languageModel, server, request, calls, steps } = await openAiAgainstMock();
    const { ctx } = request();
    server.next(says(PIECES, { tokens: { input: 50, output: 4 } }));
    expect(await read(languageModel.stream(ctx, write, 'How?'))).toEqual({ pieces: ['The ', 'first ', 'step.'] });
    expect(server.chats[0]?.body).toEqual({
      model: 'small',
      messages: [
        { role: 'system', content: 'You are careful.' },
        { role: 'assistant', content: 'Good morning!' },
        { role: 'user', content: 'How?' },
      ],
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.2,
      max_completion_tokens: 40,
    });
    const call = { task: 'sample.write', model: 'small', inputTokens: 50, outputTokens: 4 };
    expect(ctx.meter.total().tasks).toEqual([{ ...call, calls: 1 }]);
    expect(calls).toEqual([call]);
    await expect
      .poll(() => steps)
      .toEqual([
        {
          name: 'chat',
          span: 'chat small',
          attributes: {
            'gen_ai.operation.name': 'chat',
            'gen_ai.provider.name': 'openai_compatible',
            'gen_ai.request.model': 'small',
            'gen_ai.request.temperature': 0.2,
            'gen_ai.request.max_tokens': 40,
            'gen_ai.response.id': 'chatcmpl-mock',
            'gen_ai.response.model': 'mock',
            'gen_ai.response.finish_reasons': ['stop'],
            'server.address': '127.0.0.1',
            'server.port': Number(new URL(server.url).port),
            'oria.task': 'sample.write',
            'gen_ai.usage.input_tokens': 50,
            'gen_ai.usage.output_tokens': 4,
          },
        },
      ]);
  });

  test('whose names might be text tells them to no trace', async () => {
    const { languageModel, server, request, steps } = await openAiAgainstMock();
    const choices = [{ index: 0, delta: { content: 'Hi' }, finish_reason: 'it was time' }];
    const body = `data: ${JSON.stringify({ id: 'my salary', model: 'x'.repeat(200), choices })}\n\ndata: [DONE]\n\n`;
    server.next(raw(200, body, { 'content-type': 'text/event-stream' }));
    expect((await read(languageModel.stream(request().ctx, write, 'x'))).pieces).toEqual(['Hi']);
    await expect.poll(() => Object.keys(steps[0]?.attributes ?? {})).toContain('gen_ai.request.max_tokens');
    expect(Object.keys(steps[0]?.attributes ?? {}).filter((name) => name.includes('response'))).toEqual([]);
  });

  test('reaches the reader while the rest is still being written', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(stalls(PIECES, 1));
    const { ctx, abort } = request();
    const pieces = languageModel.stream(ctx, write, 'x')[Symbol.asyncIterator]();
    expect((await pieces.next()).value).toBe('The ');
    abort();
    await expect(pieces.next()).rejects.toThrow();
  });

  test('an outage before the first piece is repeated', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(fails(503), says(PIECES));
    expect((await read(languageModel.stream(request().ctx, write, 'x'))).pieces).toHaveLength(3);
  });

  test.each([
    ['the connection drops', drops(PIECES, 3), 'model.unavailable'],
    ['the server stops without an end', says(PIECES, { finish: null, tokens: null }), 'model.unavailable'],
    ['the server goes silent', stalls(PIECES, 3), 'model.timeout'],
  ])('fails, and is not repeated, when %s in the middle', async (_, reply, code) => {
    const { languageModel, server, request } = await openAiAgainstMock({ limits: { stallMs: 400 } });
    const { ctx } = request();
    server.next(reply);
    const { pieces, error } = await read(languageModel.stream(ctx, write, 'x'));
    expect(error).toMatchObject({ code });
    expect(pieces.slice(0, 2)).toEqual(['The ', 'first ']);
    expect(server.chats).toHaveLength(1);
    expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: null, outputTokens: null });
  });

  test.each(['drop', 'stall'] as const)('a %s after the last word takes nothing from the answer', async (how) => {
    const { languageModel, server, request } = await openAiAgainstMock({ limits: { stallMs: 400 } });
    const { ctx } = request();
    server.next(says(PIECES, { cut: { after: PIECES.length, how, finished: true } }));
    expect(await read(languageModel.stream(ctx, write, 'x'))).toEqual({ pieces: ['The ', 'first ', 'step.'] });
    expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: 20, outputTokens: 8 });
  });

  test.each([
    ['an error event', 'data: {"error":{"message":"overloaded","code":"server_error"}}\n\n', 'model.unavailable'],
    ['an event that is not JSON', 'data: {"choices"\n\n', 'model.malformed'],
    ['nothing', '', 'model.unavailable'],
  ])('fails on %s under status 200', async (_, body, code) => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(raw(200, body, { 'content-type': 'text/event-stream' }));
    expect(await read(languageModel.stream(request().ctx, write, 'x'))).toMatchObject({ pieces: [], error: { code } });
  });

  test('fails on a web page under status 200', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(raw(200, '<html>\n<p>Sign in</p>\n</html>'));
    const { error } = await read(languageModel.stream(request().ctx, write, 'x'));
    expect(error).toMatchObject({ code: 'model.unavailable' });
  });

  test('an abort in the middle stops the provider, rejects with its reason, and is counted', async () => {
    const { languageModel, server, request, calls } = await openAiAgainstMock();
    const { ctx, abort } = request();
    server.next(
      says(
        Array.from({ length: 100 }, () => 'word '),
        { gapMs: 10 },
      ),
    );
    const stop = (pieces: number) => pieces === 2 && abort(new Error('The user stopped the run.'));
    const { pieces, error } = await read(languageModel.stream(ctx, write, 'x'), stop);
    expect(error).toMatchObject({ message: 'The user stopped the run.' });
    expect(pieces).toHaveLength(2);
    expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: null, outputTokens: null });
    expect(calls).toHaveLength(1);
    await expect.poll(() => server.chats[0]?.left).toBe(true);
  });

  test('a reader that leaves stops the provider, and the call is counted', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    const { ctx } = request();
    server.next(
      says(
        Array.from({ length: 100 }, () => 'word '),
        { gapMs: 10 },
      ),
    );
    for await (const piece of languageModel.stream(ctx, write, 'x')) {
      expect(piece).toBe('word ');
      break;
    }
    expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: null });
    await expect.poll(() => server.chats[0]?.left).toBe(true);
  });

  test('a slow reader is not mistaken for a silent provider', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { languageModel, server, request } = await openAiAgainstMock({ limits: { stallMs: 500 } });
    server.next(says(['one', 'two']));
    const slowly = () => vi.advanceTimersByTimeAsync(600);
    expect(await read(languageModel.stream(request().ctx, write, 'x'), slowly)).toEqual({ pieces: ['one', 'two'] });
  });

  test('the deadline covers the whole stream', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(
      says(
        Array.from({ length: 200 }, () => 'word '),
        { gapMs: 10 },
      ),
    );
    const { error } = await read(languageModel.stream(request().ctx, { ...write, deadlineMs: 120 }, 'x'));
    expect(error).toMatchObject({ code: 'model.timeout' });
  });

  test('a task without a temperature leaves it to the provider', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    await read(languageModel.stream(request().ctx, { ...write, temperature: undefined }, 'x'));
    expect(server.chats[0]?.body).not.toHaveProperty('temperature');
  });

  test('a model that says nothing gives no piece', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(refuses());
    expect(await read(languageModel.stream(request().ctx, write, 'x'))).toEqual({ pieces: [] });
  });
});

describe('a parameter that the model does not take', () => {
  test.each([
    [
      'temperature',
      "Unsupported value: 'temperature' does not support 0.2 with this model.",
      { max_completion_tokens: 40 },
    ],
    ['max_completion_tokens', 'Unrecognized request argument supplied: max_completion_tokens', { max_tokens: 40 }],
    ['stream_options', 'body.stream_options: Extra inputs are not permitted', { max_completion_tokens: 40 }],
  ])('%s is left out or renamed, at once and from then on', async (parameter, message, instead) => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(fails(400, { message, code: 'unsupported_parameter' }));
    for (let time = 0; time < 2; time++) {
      expect((await read(languageModel.stream(request().ctx, write, 'four'))).error).toBeUndefined();
    }
    const [first, ...rest] = server.chats.map(({ body }) => body);
    expect(first).toHaveProperty(parameter);
    expect(rest).toHaveLength(2);
    for (const body of rest) {
      expect(body).not.toHaveProperty(parameter);
      expect(body).toMatchObject(instead);
    }
  });

  test('several, one after the other', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(fails(400, { param: 'temperature' }), fails(400, { param: 'max_completion_tokens' }));
    expect((await read(languageModel.stream(request().ctx, write, 'x'))).error).toBeUndefined();
    expect(server.chats).toHaveLength(3);
  });

  test('a server that goes on refusing is not asked for ever', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(...Array.from({ length: 9 }, () => fails(400, { param: 'temperature' })));
    expect((await read(languageModel.stream(request().ctx, write, 'x'))).error).toMatchObject({
      code: 'model.unavailable',
    });
    expect(server.chats).toHaveLength(2);
  });
});

describe('the models', () => {
  test("are the server's, or the tenant's own", async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    const own = request({
      tenant: { settings: { ai: { provider: null, models: { mini: 'their-mini', large: null } } } },
    }).ctx;
    expect(languageModel.describe(request().ctx)).toEqual({
      engine: 'openai',
      models: { mini: 'small', large: 'big' },
    });
    expect(languageModel.describe(own)).toEqual({ engine: 'openai', models: { mini: 'their-mini', large: 'big' } });
    await read(languageModel.stream(own, write, 'x'));
    await languageModel.run(own, find, 'x').catch(() => undefined);
    expect(server.chats.map(({ body }) => body.model)).toEqual(['their-mini', 'big']);
  });
});
