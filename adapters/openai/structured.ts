import type { z } from 'zod';
import type { Prompt } from '../../modules/kernel/task.ts';
import type { Call } from './call.ts';
import type { Chat } from './chat.ts';
import { ProviderFailure } from './failures.ts';
import { messagesOf } from './prompt.ts';
import { strictSchema } from './strict-schema.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure('malformed', { hint: 'not JSON' });
  }
};

/** Which fields do not fit, without what was in them. */
const hint = (error: z.ZodError) =>
  error.issues
    .slice(0, 5)
    .map(({ path, code }) => `${path.join('.') || 'value'}: ${code}`)
    .join(', ');

/** A value of the type, by strict structured output. An answer that does not fit is asked for once more. */
export const structured = async <Output>(
  chat: Chat,
  call: Call,
  { output, prompt }: { readonly output: z.ZodType<Output>; readonly prompt: Prompt },
): Promise<Output> => {
  const { schema, present } = strictSchema(output);
  const name = call.task.replaceAll(/[^\w-]/g, '_').slice(0, 64);
  const once = async (): Promise<Output> => {
    const { choices } = await chat.complete(call, {
      model: call.model,
      messages: messagesOf(prompt),
      response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
    });
    const { message, finish_reason: reason } = choices[0] ?? {};
    if (message?.refusal || reason === 'content_filter') throw new ProviderFailure('declined');
    if (!message?.content) throw new ProviderFailure('malformed', { hint: 'empty' });
    const result = output.safeParse(present(parsed(message.content)));
    if (!result.success) throw new ProviderFailure('malformed', { hint: hint(result.error) });
    return result.data;
  };
  try {
    return await once();
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== 'malformed') throw error;
    call.ctx.log.warn({ task: call.task, model: call.model, reason: error.message }, 'malformed answer; asking again');
    return once();
  }
};
