import { z } from 'zod';
import { Card } from './cards.ts';
import { ChatOutput, Language } from './chat.ts';

/**
 * The events of one run, in this order:
 * 1. `run.started`, always first, once the user's message is stored;
 * 2. any number of `run.progress`, `message.delta`, `message.data`, as they happen;
 * 3. exactly one of `run.completed`, `run.interrupted`, `run.failed`, `run.cancelled`, always last, once the
 *    result is stored. All four carry the `ChatOutput` that the JSON route answers.
 * Ids count from 1 without gaps.
 */
export const RunStarted = z
  .object({
    runId: z.uuid(),
    turnId: z.uuid(),
    userConversationId: z.uuid(),
    userMessageId: z.uuid(),
    messageId: z.uuid().describe('The id that the answer will have in history.'),
    language: Language,
  })
  .meta({ id: 'RunStarted' });

export const RunProgress = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('reflection'),
      step: z.enum(['safety', 'routing', 'thinking']),
      text: z.string().describe('A short line to show while waiting, in the language of the turn.'),
      activeAgent: z.string().optional().describe('With `thinking`: the specialist that has the turn.'),
    }),
    z.object({
      kind: z.literal('tool_started'),
      tool: z.string(),
      toolCallId: z.string(),
      text: z.string().describe('A short line to show, in the language of the turn.'),
    }),
    z.object({
      kind: z.literal('tool_progress'),
      tool: z.string(),
      toolCallId: z.string(),
      text: z.string().describe('What the tool is doing now.'),
    }),
    z.object({
      kind: z.literal('tool_ended'),
      tool: z.string(),
      toolCallId: z.string(),
      outcome: z.enum(['ok', 'error', 'refused', 'cancelled', 'paused']),
      durationMs: z.number(),
    }),
  ])
  .meta({ id: 'RunProgress' });
export type RunProgress = z.infer<typeof RunProgress>;

export const MessageDelta = z.object({ messageId: z.uuid(), text: z.string() }).meta({ id: 'MessageDelta' });
export const MessageData = z.object({ messageId: z.uuid(), card: Card }).meta({ id: 'MessageData' });

const eventOf = <Name extends string, Data extends z.ZodType>(event: Name, data: Data) =>
  z.object({ id: z.number().int().min(1), event: z.literal(event), data });

/** One event. On SSE, `id` and `event` are the frame's fields and `data` its data; over tRPC it is this object. */
export const StreamEvent = z.discriminatedUnion('event', [
  eventOf('run.started', RunStarted),
  eventOf('run.progress', RunProgress),
  eventOf('message.delta', MessageDelta),
  eventOf('message.data', MessageData),
  eventOf('run.completed', ChatOutput),
  eventOf('run.interrupted', ChatOutput),
  eventOf('run.failed', ChatOutput),
  eventOf('run.cancelled', ChatOutput),
]);
export type StreamEvent = z.infer<typeof StreamEvent>;
export type TerminalEvent = Extract<StreamEvent, { data: ChatOutput }>;

export const isTerminal = (event: StreamEvent): event is TerminalEvent =>
  event.event === 'run.completed' ||
  event.event === 'run.interrupted' ||
  event.event === 'run.failed' ||
  event.event === 'run.cancelled';
