import { type AIMessage, type AIMessageChunk, HumanMessage, ToolMessage } from '@langchain/core/messages';
import { tool } from '@langchain/core/tools';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { RequestContext } from '../../../modules/kernel/index.ts';
import { sampleContext } from '../sample-context.fixture.ts';
import { models, play, specialist, toolsFor } from './play.fixture.ts';

describe('a specialist without rules of its own', () => {
  const search = tool(async ({ query }) => `Found: ${query}`, {
    name: 'search_tool',
    description: 'Searches.',
    schema: z.object({ query: z.string(), limit: z.number().optional() }),
  });
  const vague = tool(async () => '', {
    name: 'vague_tool',
    description: 'Needs more than a text.',
    schema: z.object({ query: z.string(), kind: z.enum(['a', 'b']) }),
  });
  const bound = (offered: (typeof search | typeof vague)[]) => {
    const model = models.forSpecialist(sampleContext(), specialist('wellbeing'));
    return model.bindTools?.(offered) ?? model;
  };

  test('hands the message to its one tool, then tells the result', async () => {
    const question = new HumanMessage('Trainings on Excel');
    const reply = (await bound([search]).invoke([question])) as AIMessage;
    expect(reply.tool_calls).toMatchObject([{ name: 'search_tool', args: { query: 'Trainings on Excel' } }]);
    const result = new ToolMessage({ tool_call_id: reply.tool_calls?.[0]?.id ?? '', content: 'Excel I, Excel II' });
    expect((await bound([search]).invoke([question, reply, result])).text).toContain('Excel I, Excel II');
  });

  test('says plainly that it cannot, where no single tool takes a text', async () => {
    for (const offered of [[], [vague], [search, vague]]) {
      const reply = (await bound(offered).invoke([new HumanMessage('Trainings on Excel')])) as AIMessage;
      expect(reply.tool_calls ?? []).toEqual([]);
      expect(reply.text).toContain('fixed rules');
    }
  });
});

describe('as a chat model', () => {
  const stream = async (ctx: RequestContext, message: string, stop?: AbortController) => {
    const pieces: string[] = [];
    for await (const chunk of await models
      .forSpecialist(ctx, specialist('career_chat'))
      .stream([new HumanMessage(message)], { signal: stop?.signal })) {
      pieces.push(chunk.text);
      if (pieces.length === 2) stop?.abort();
    }
    return pieces;
  };

  test('the stream is the text, in groups of words', async () => {
    for (const message of ['How do I get promoted?', 'Hello', "Thanks, that's all"]) {
      const pieces = await stream(sampleContext(), message);
      const whole = await models
        .forSpecialist(sampleContext(), specialist('career_chat'))
        .invoke([new HumanMessage(message)]);
      expect(pieces.join('')).toBe(whole.text);
      expect(pieces.filter((piece) => piece !== '').length).toBeGreaterThan(1);
    }
  });

  test('the same situation has the same reply, but for the id of a call', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => play('career_chat', 'What are my skills?')));
    expect(first?.answer).toBe(second?.answer);
    expect(first?.calls[0]?.id).not.toBe(second?.calls[0]?.id);
  });

  test('a streamed call is the invoked one', async () => {
    const ctx = sampleContext();
    const bound = models.forSpecialist(ctx, specialist('task_helper')).bindTools?.([toolsFor(ctx).guidance]);
    let whole: AIMessageChunk | undefined;
    for await (const chunk of (await bound?.stream([new HumanMessage('Write an email')])) ?? []) {
      whole = whole ? whole.concat(chunk) : chunk;
    }
    expect(whole?.text).toBe('');
    expect(whole?.tool_calls).toMatchObject([{ name: 'task_helper_tool', args: { user_question: 'Write an email' } }]);
    expect(whole?.usage_metadata).toMatchObject({ input_tokens: 0, output_tokens: 0 });
  });

  test('an abort ends the stream, before and in the middle', async () => {
    const stop = new AbortController();
    await expect(stream(sampleContext(), 'How do I get promoted?', stop)).rejects.toThrow();
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    await expect(stream(sampleContext({ signal: gone.signal }), 'Hello')).rejects.toThrow('gone');
  });

  test('every call is recorded once under the name of the specialist, also one that is aborted', async () => {
    const { ctx } = await play('career_chat', 'What are my skills?');
    expect(ctx.meter.total().tasks).toEqual([
      { task: 'career_chat', model: 'offline-rules', calls: 2, inputTokens: 0, outputTokens: 0 },
    ]);
    const stopped = sampleContext();
    await expect(stream(stopped, 'How do I get promoted?', new AbortController())).rejects.toThrow();
    expect(stopped.meter.total().calls).toBe(1);
  });

  test('20,000 hostile characters take no time', async () => {
    for (const message of [
      'what are my '.repeat(1_660),
      'a'.repeat(20_000),
      'write my '.repeat(2_200),
      '\u0301'.repeat(20_000),
    ]) {
      const start = performance.now();
      for (const name of ['career_chat', 'task_helper', 'other']) await play(name, message);
      expect(performance.now() - start).toBeLessThan(2_000);
    }
  });
});
