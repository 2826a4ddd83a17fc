import {
  type AIMessage,
  type AIMessageChunk,
  HumanMessage,
  SystemMessage,
  ToolMessage,
} from '@langchain/core/messages';
import { tool } from '@langchain/core/tools';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ModelFailed, type RequestContext, type Specialist } from '../../modules/kernel/index.ts';
import type { ChatModels } from '../../ports/chat-models.ts';
import { contextOf } from '../support/context.ts';
import { textOf, WORDS } from './model-samples.ts';

export interface OpenedChatModels {
  readonly chatModels: ChatModels;
  /** Sees to it that calls fail from now on; gives what a request must have for that, where it takes more. */
  fail(): Partial<Pick<RequestContext, 'language'>>;
}

const specialist: Specialist = {
  name: 'readings',
  mandate: 'Trainings.',
  profile: 'large',
  temperature: 0,
  tools: ['search_tool'],
  instructions: () => 'Help.',
  actionSelection: () => '',
};

/** What an agent loop offers: a tool of one text. */
const search = tool(async () => 'found', {
  name: 'search_tool',
  description: 'Searches for what the user asks.',
  schema: z.object({ query: z.string() }),
});

const asking = (text: string) => [new SystemMessage('Help.'), new HumanMessage(text)];

const stoppable = () => {
  const stop = new AbortController();
  return {
    ctx: contextOf({ signal: stop.signal }),
    stop: () => stop.abort(new Error('Stopped.')),
    signal: stop.signal,
  };
};
const counted = (ctx: RequestContext) => ctx.meter.total().calls;

/** Streams to the end: the whole as the loop puts it together, and the pieces of its text. */
const gather = async (chunks: AsyncIterable<AIMessageChunk>) => {
  let whole: AIMessageChunk | undefined;
  const pieces: string[] = [];
  for await (const chunk of chunks) {
    whole = whole ? whole.concat(chunk) : chunk;
    if (chunk.text !== '') pieces.push(chunk.text);
  }
  return { whole, pieces };
};

/**
 * `open` gives models that no other test has. They call the one tool they are offered with the last message as its
 * `query`, and answer in words where they are offered none or the tool has given its result.
 */
export const chatModelsContract = (name: string, open: () => Promise<OpenedChatModels>) =>
  describe(`ChatModels (${name})`, () => {
    const models = async () => {
      const opened = await open();
      const speaker = (ctx: RequestContext) => opened.chatModels.forSpecialist(ctx, specialist);
      const withTool = (ctx: RequestContext) => {
        const bound = speaker(ctx).bindTools?.([search]);
        if (!bound) throw new Error('This chat model takes no tools.');
        return bound;
      };
      return { ...opened, speaker, withTool };
    };

    test('name their provider', async () => {
      expect((await open()).chatModels.provider).toMatch(/^[a-z][a-z0-9._]+$/);
    });

    test('stream the same text, in pieces, that they give whole', async () => {
      const { speaker } = await models();
      const whole = await speaker(contextOf()).invoke(asking('Hello'));
      const { pieces } = await gather(await speaker(contextOf()).stream(asking('Hello')));
      expect(whole.text).not.toBe('');
      expect(pieces.join('')).toBe(whole.text);
      expect(pieces.length).toBeGreaterThan(1);
    });

    test('call a tool that they are offered, with arguments that are an object, streamed or whole', async () => {
      const { withTool } = await models();
      const query = textOf('birch');
      const { whole } = await gather(await withTool(contextOf()).stream(asking(query)));
      const invoked = (await withTool(contextOf()).invoke(asking(query))) as AIMessage;
      for (const reply of [whole, invoked]) {
        expect(reply?.tool_calls).toMatchObject([{ name: 'search_tool', args: { query }, id: expect.any(String) }]);
        expect(reply?.tool_calls?.[0]?.id).not.toBe('');
        expect(reply?.invalid_tool_calls ?? []).toEqual([]);
      }
    });

    test('answer from the result of the tool', async () => {
      const { withTool } = await models();
      const thread = asking(textOf('birch'));
      const call = (await withTool(contextOf()).invoke(thread)) as AIMessage;
      const result = new ToolMessage({ tool_call_id: call.tool_calls?.[0]?.id ?? '', content: 'Two courses.' });
      const answer = (await withTool(contextOf()).invoke([...thread, call, result])) as AIMessage;
      expect(answer.text).not.toBe('');
      expect(answer.tool_calls ?? []).toEqual([]);
    });

    test('count each call under the name of the specialist, streamed or whole', async () => {
      const { speaker } = await models();
      const ctx = contextOf();
      await speaker(ctx).invoke(asking('Hello'));
      await gather(await speaker(ctx).stream(asking('Hello')));
      expect(ctx.meter.total().tasks).toMatchObject([{ task: 'readings', calls: 2 }]);
    });

    test.each(['invoke', 'stream'] as const)('%s that fails is ModelFailed, and counted', async (way) => {
      const { speaker, fail } = await models();
      const ctx = contextOf(fail());
      const asked =
        way === 'invoke' ? speaker(ctx).invoke(asking('Hello')) : speaker(ctx).stream(asking('Hello')).then(gather);
      await expect(asked).rejects.toBeInstanceOf(ModelFailed);
      expect(counted(ctx)).toBe(1);
    });

    test('after an abort of the request reject, and cost nothing', async () => {
      const { speaker } = await models();
      const { ctx, stop } = stoppable();
      stop();
      await expect(speaker(ctx).invoke(asking('Hello'))).rejects.toThrow('Stopped.');
      await expect(speaker(ctx).stream(asking('Hello')).then(gather)).rejects.toThrow('Stopped.');
      expect(counted(ctx)).toBe(0);
    });

    test.each(['of the request', 'of the call'])(
      'an abort %s in the middle ends the stream as no failure of the model, and is counted',
      async (whose) => {
        const { speaker } = await models();
        const ofRequest = stoppable();
        const ofCall = stoppable();
        const { ctx } = ofRequest;
        const stream = await speaker(ctx).stream(asking('Hello'), { signal: ofCall.signal });
        const chunks = stream[Symbol.asyncIterator]();
        expect((await chunks.next()).done).toBeFalsy();
        (whose === 'of the request' ? ofRequest : ofCall).stop();
        const rest = await gather({ [Symbol.asyncIterator]: () => chunks }).catch((error: unknown) => error);
        expect(rest).toBeInstanceOf(Error);
        expect(rest).not.toBeInstanceOf(ModelFailed);
        expect(counted(ctx)).toBe(1);
      },
    );

    test('a stream whose reader leaves is counted', async () => {
      const { speaker } = await models();
      const ctx = contextOf();
      for await (const _chunk of await speaker(ctx).stream(asking('Hello'))) break;
      expect(counted(ctx)).toBe(1);
    });

    test('calls at the same time keep apart', async () => {
      const { withTool } = await models();
      const asked = await Promise.all(
        WORDS.map(async (word) => {
          const ctx = contextOf();
          const { whole } = await gather(await withTool(ctx).stream(asking(textOf(word))));
          return [whole?.tool_calls?.map(({ args }) => args), counted(ctx)];
        }),
      );
      expect(asked).toEqual(WORDS.map((word) => [[{ query: textOf(word) }], 1]));
    });
  });
