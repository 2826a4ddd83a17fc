import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Task } from '../../modules/kernel/task.ts';
import { openAiAgainstMock } from '../../test/support/openai/engine.ts';
import { fails, gives, hangs, raw, refuses, says } from '../../test/support/openai/replies.ts';
import { find, prompt } from './sample-tasks.fixture.ts';

const answer = { title: 'Welder', level: 'senior', place: null };

describe('a structured task', () => {
  test('asks for strict output: every key required, no others, absent as null', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(gives(answer));
    expect(await languageModel.run(request().ctx, find, 'A senior job')).toEqual({ title: 'Welder', level: 'senior' });
    const [sent] = server.chats;
    expect(sent?.headers.authorization).toMatch(/^Bearer sk-/);
    expect(sent?.body).toEqual({
      model: 'big',
      messages: [
        { role: 'system', content: 'You are careful.' },
        { role: 'assistant', content: 'Good morning!' },
        { role: 'user', content: 'A senior job' },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'sample_find',
          strict: true,
          schema: {
            type: 'object',
            properties: {
              title: { type: 'string', description: 'At most 80 characters.' },
              level: { type: 'string', enum: ['junior', 'senior'] },
              place: { anyOf: [{ type: 'string' }, { type: 'null' }] },
            },
            required: ['title', 'level', 'place'],
            additionalProperties: false,
          },
        },
      },
    });
  });

  test.each([
    ['prose in place of JSON', says('Certainly! Here it is.')],
    ['a value outside the enum', gives({ ...answer, level: 'expert' })],
    ['a text cut off in the middle', says('{"title":"Wel', { finish: 'length' })],
    ['an empty answer', says('')],
    ['a web page under status 200', raw(200, '<html>Sign in</html>')],
    ['an error under status 200', raw(200, { error: 'Unexpected endpoint or method.' })],
    ['a body that is not JSON', raw(200, '{"choices": [', { 'content-type': 'application/json' })],
    ['an answer without choices', raw(200, { choices: [] })],
  ])('%s is asked for once more, then malformed', async (_, reply) => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(reply, gives(answer));
    await expect(languageModel.run(request().ctx, find, 'x')).resolves.toMatchObject({ title: 'Welder' });
    server.next(reply, reply);
    await expect(languageModel.run(request().ctx, find, 'x')).rejects.toMatchObject({ code: 'model.malformed' });
    expect(server.chats).toHaveLength(4);
  });

  test('a refusal is not asked again', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(refuses());
    await expect(languageModel.run(request().ctx, find, 'x')).rejects.toMatchObject({ code: 'model.malformed' });
    expect(server.chats).toHaveLength(1);
  });

  test('both askings share the deadline of the task', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(says('nonsense', { delayMs: 60 }), hangs());
    const began = performance.now();
    const answered = languageModel.run(request().ctx, { ...find, deadlineMs: 150 }, 'x');
    await expect(answered).rejects.toMatchObject({ code: 'model.timeout' });
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  test('each asking is counted, with what the provider says it cost', async () => {
    const { languageModel, server, request, calls } = await openAiAgainstMock();
    const { ctx } = request();
    server.next(
      says('nonsense', { tokens: { input: 100, output: 5 } }),
      gives(answer, { tokens: { input: 100, output: 7 } }),
    );
    await languageModel.run(ctx, find, 'x');
    expect(ctx.meter.total()).toMatchObject({ calls: 2, inputTokens: 200, outputTokens: 12 });
    expect(calls).toHaveLength(2);
  });

  test('an answer without usage makes the sum unknown, not zero', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    const { ctx } = request();
    server.next(gives(answer, { tokens: null }));
    await languageModel.run(ctx, find, 'x');
    expect(ctx.meter.total()).toMatchObject({ calls: 1, inputTokens: null, outputTokens: null });
  });

  test('a type that is no object cannot be asked for', async () => {
    const { languageModel, request } = await openAiAgainstMock();
    const list: Task<string, string[]> = { ...find, output: z.array(z.string()), prompt };
    await expect(languageModel.run(request().ctx, list, 'x')).rejects.toThrow(TypeError);
  });
});

describe('a server with fewer features', () => {
  test('without json_schema it gets JSON mode and the schema in words, from then on', async () => {
    const { languageModel, server, request, later } = await openAiAgainstMock();
    server.next(fails(400, { message: "Invalid parameter: 'response_format' of type json_schema is not supported." }));
    server.next(gives(answer), gives(answer), gives(answer));
    await languageModel.run(request().ctx, find, 'x');
    await languageModel.run(request().ctx, find, 'x');
    expect(server.chats.map(({ body }) => body.response_format.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
    expect(server.chats[1]?.body.messages[0].content).toContain('"enum":["junior","senior"]');
    later(60 * 60 * 1_000);
    await languageModel.run(request().ctx, find, 'x');
    expect(server.chats.at(-1)?.body.response_format.type).toBe('json_schema');
  });

  test('without JSON mode either, the call fails', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(...Array.from({ length: 5 }, () => fails(400, { param: 'response_format' })));
    await expect(languageModel.run(request().ctx, find, 'x')).rejects.toMatchObject({ code: 'model.unavailable' });
    expect(server.chats).toHaveLength(2);
  });

  test('any other bad request fails at once', async () => {
    const { languageModel, server, request } = await openAiAgainstMock();
    server.next(fails(400, { code: 'context_length_exceeded' }));
    await expect(languageModel.run(request().ctx, find, 'x')).rejects.toMatchObject({ code: 'model.unavailable' });
    expect(server.chats).toHaveLength(1);
  });
});
