import type { RequestContext } from '../../modules/kernel/request-context.ts';
import type { ModelProfile } from '../../modules/kernel/task.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { Call } from './call.ts';
import type { OpenAiConnection } from './connection.ts';
import { Deadline } from './deadline.ts';
import { outward } from './failures.ts';
import { messagesOf } from './prompt.ts';
import { structured } from './structured.ts';

interface Named {
  readonly id: string;
  readonly profile: ModelProfile;
  readonly deadlineMs: number;
}

/** Tasks by chat completions and Decisions of OpenAI or a compatible server. */
export const openAiLanguageModel = (connection: OpenAiConnection): LanguageModel => {
  const begin = (ctx: RequestContext, task: Named): Call => ({
    ctx,
    task: task.id,
    model: connection.models(ctx)[task.profile],
    deadline: new Deadline(task.deadlineMs, [ctx.signal]),
  });

  const within = async <Result>(ctx: RequestContext, task: Named, work: (call: Call) => Promise<Result>) => {
    const call = begin(ctx, task);
    try {
      return await work(call);
    } catch (error) {
      throw outward(error);
    } finally {
      call.deadline.end();
    }
  };

  return {
    describe: (ctx) => ({ engine: 'openai', models: connection.models(ctx) }),

    run: (ctx, task, input) =>
      within(ctx, task, (call) =>
        structured(connection.chat, call, { output: task.output, prompt: task.prompt(ctx, input) }),
      ),

    decide: (ctx, task, input, questions) =>
      within(ctx, task, (call) =>
        connection.decide(call, connection.decisionsModel(ctx), task.prompt(ctx, input), questions),
      ),

    async *stream(ctx, task, input) {
      const call = begin(ctx, task);
      try {
        const chunks = connection.chat.stream(call, {
          model: call.model,
          messages: messagesOf(task.prompt(ctx, input)),
          stream: true,
          temperature: task.temperature,
          max_completion_tokens: task.maxTokens(input),
        });
        for await (const { choices } of chunks) {
          const piece = choices?.[0]?.delta?.content;
          if (piece) yield piece;
        }
      } catch (error) {
        throw outward(error);
      } finally {
        call.deadline.end();
      }
    },
  };
};
