import { type AIMessageChunk, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { tool } from '@langchain/core/tools';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Specialist } from '../../modules/kernel/specialist.ts';
import { openAiAgainstMock } from '../../test/support/openai/engine.ts';
import { callsTools, drops, fails, hangs, raw, says, stalls } from '../../test/support/openai/replies.ts';

const specialist: Specialist = {
  name: 'career_chat',
  mandate: 'Careers.',
  profile: 'large',
  temperature: 0.3,
  tools: [],
  instructions: () => 'Help.',
  actionSelection: () => '',
};
const messages = [new SystemMessage('Help.'), new HumanMessage('How do I grow?')];

const lookUp = tool(async () => 'found', {
  name: 'look_up',
  description: 'Looks something up.',
  schema: z.object({ word: z.string() }),
});

const gather = async (stream: AsyncIterable<AIMessageChunk>) => {
  let whole: AIMessageChunk | undefined;
  const pieces: string[] = [];
  for await (const chunk of stream) {
    whole = whole ? whole.concat(chunk) : chunk;
    if (chunk.text) pieces.push(chunk.text);
  }
  return { whole, pieces };
};

describe("a specialist's chat model", () => {
  test('streams its answer and counts it under the name of the specialist', async () => {
    const { chatModels, server, request, calls, steps } = await openAiAgainstMock();
    const { ctx } = request();
    server.next(says(['Step ', 'by ', 'step.'], { tokens: { input: 70, output: 3 } }));
    const stream = await chatModels.forSpecialist(ctx, specialist).stream(messages);
    expect((await gather(stream)).pieces).toEqual(['Step ', 'by ', 'step.']);
    expect(server.chats[0]?.body).toMatchObject({
      model: 'big',
      temperature: 0.3,
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: 'system', content: 'Help.' },
        { role: 'user', content: 'How do I grow?' },
      ],
    });
    const call = { task: 'career_chat', model: 'big', inputTokens: 70, outputTokens: 3 };
    expect(ctx.meter.total().tasks).toEqual([{ ...call, calls: 1 }]);
    expect(calls).toEqual([call]);
    expect(steps).toMatchObject([{ name: 'chat', span: 'chat big', attributes: { 'oria.task': 'career_chat' } }]);
  });

  test('answers whole when it is invoked', async () => {
    const { chatModels, server, request } = await openAiAgainstMock();
    const { ctx } = request();
    server.next(says('Step by step.'));
    expect((await chatModels.forSpecialist(ctx, specialist).invoke(messages)).text).toBe('Step by step.');
    expect(server.chats[0]?.body.stream).toBe(false);
    expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: 20, outputTokens: 8 });
  });

  test('takes tools, and gives their calls', async () => {
    const { chatModels, server, request } = await openAiAgainstMock();
    const model = chatModels.forSpecialist(request().ctx, specialist).bindTools?.([lookUp]);
    server.next(callsTools({ name: 'look_up', arguments: '{"word":"mobility"}' }));
    const { whole } = await gather((await model?.stream(messages)) as AsyncIterable<AIMessageChunk>);
    expect(whole?.tool_calls).toMatchObject([{ name: 'look_up', args: { word: 'mobility' }, id: 'call_mock_0' }]);
    expect(server.chats[0]?.body.tools).toMatchObject([{ type: 'function', function: { name: 'look_up' } }]);
  });

  test('arguments that were cut off come as they were written, for the loop to refuse', async () => {
    const { chatModels, server, request } = await openAiAgainstMock();
    const model = chatModels.forSpecialist(request().ctx, specialist).bindTools?.([lookUp]);
    server.next(callsTools({ name: 'look_up', arguments: '{"word":"mobi' }));
    const { whole } = await gather((await model?.stream(messages)) as AsyncIterable<AIMessageChunk>);
    expect(whole?.tool_call_chunks).toMatchObject([{ name: 'look_up', args: '{"word":"mobi' }]);
  });

  test("uses the tenant's own model", async () => {
    const { chatModels, server, request } = await openAiAgainstMock();
    const { ctx } = request({
      tenant: { settings: { ai: { provider: null, models: { mini: null, large: 'their-large' } } } },
    });
    await chatModels.forSpecialist(ctx, specialist).invoke(messages);
    expect(server.chats[0]?.body.model).toBe('their-large');
  });

  test('an outage passes unnoticed, by one layer of repetitions only', async () => {
    const { chatModels, server, request } = await openAiAgainstMock({ limits: { retries: 2 } });
    const model = chatModels.forSpecialist(request().ctx, specialist);
    server.next(fails(503), fails(429, {}, { 'retry-after-ms': '10' }), says('Here.'));
    expect((await model.invoke(messages)).text).toBe('Here.');
    server.next(fails(503), fails(503), fails(503), says('never'));
    await expect(model.invoke(messages)).rejects.toMatchObject({ code: 'model.unavailable' });
    expect(server.chats).toHaveLength(6);
  });

  test.each([
    ['a wrong key', fails(401), 'model.unavailable'],
    ['a page in place of an answer', raw(200, '<html>'), 'model.malformed'],
    ['no answer', hangs(), 'model.timeout'],
  ])('%s is ModelFailed', async (_, reply, code) => {
    const { chatModels, server, request } = await openAiAgainstMock({ limits: { chatMs: 100 } });
    server.next(reply);
    await expect(chatModels.forSpecialist(request().ctx, specialist).invoke(messages)).rejects.toMatchObject({ code });
  });

  test.each([
    ['drops', drops(['one ', 'two '], 1), 'model.unavailable'],
    ['falls silent', stalls(['one ', 'two '], 1), 'model.timeout'],
    ['stops without an end', says(['one '], { finish: null, tokens: null }), 'model.unavailable'],
  ])('a stream that %s is ModelFailed, and counted', async (_, reply, code) => {
    const { chatModels, server, request } = await openAiAgainstMock({ limits: { stallMs: 80 } });
    const { ctx } = request();
    server.next(reply);
    const stream = await chatModels.forSpecialist(ctx, specialist).stream(messages);
    await expect(gather(stream)).rejects.toMatchObject({ code });
    expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: null, outputTokens: null });
  });

  test.each(['of the request', 'of the call'])(
    'an abort %s stays an abort, stops the provider and is counted',
    async (whose) => {
      const { chatModels, server, request } = await openAiAgainstMock();
      const { ctx, abort } = request();
      const call = new AbortController();
      const reason = new Error('Stopped.');
      server.next(
        says(
          Array.from({ length: 100 }, () => 'word '),
          { gapMs: 10 },
        ),
      );
      const stream = await chatModels.forSpecialist(ctx, specialist).stream(messages, { signal: call.signal });
      setTimeout(() => (whose === 'of the request' ? abort(reason) : call.abort(reason)), 40);
      const error = await gather(stream).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toHaveProperty('code');
      expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: null });
      await expect.poll(() => server.chats[0]?.left).toBe(true);
    },
  );

  test('shares what was learnt with the tasks, and with other requests', async () => {
    const { chatModels, server, request } = await openAiAgainstMock();
    server.next(fails(400, { param: 'temperature' }));
    await chatModels.forSpecialist(request().ctx, specialist).invoke(messages);
    await chatModels.forSpecialist(request().ctx, specialist).invoke(messages);
    expect(server.chats.map(({ body }) => 'temperature' in body)).toEqual([true, false, false]);
  });

  test('leaves the environment alone', async () => {
    const { chatModels, server, request } = await openAiAgainstMock();
    await chatModels.forSpecialist(request().ctx, specialist).invoke(messages);
    expect(server.chats[0]?.headers.authorization).toBe('Bearer sk-test-0123456789');
  });
});
