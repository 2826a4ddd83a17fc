import { z } from 'zod';
import { Card } from './cards.ts';
import { ErrorCode } from './errors.ts';
import { InteractionResponse } from './interactions.ts';
import { BoundedJsonObject } from './json.ts';
import { ExternalId, MessageText } from './text.ts';

/** The languages in which every text of the application itself exists. */
export const Language = z.enum(['en', 'fr', 'de', 'es']);
export type Language = z.infer<typeof Language>;

/** What each is called in English, as models are told. */
export const LANGUAGE_NAME: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
};

/** The id of a conversation; a UUID made by the server. Any other text names no conversation. */
export const ConversationId = z.uuid().meta({ description: 'A conversation, as an earlier answer named it.' });

export const ChatInput = z
  .object({
    message: MessageText.optional().describe(
      'What the user says: 1 to 20,000 Unicode code points, not blank, no control characters but TAB, CR and LF.',
    ),
    interaction_response: InteractionResponse.optional().describe(
      'In place of `message`, with `userConversationId`: answers or cancels the questions with which a turn paused.',
    ),
    userConversationId: ConversationId.optional().describe('Goes on with this conversation; absent starts a new one.'),
    language: Language.optional().describe(
      'Answer in this language; absent means the one the user asks for, else that of the message, else of the conversation.',
    ),
    idempotencyKey: ExternalId.optional().describe(
      'Names this turn for the caller: the same key of the same user gives the same run, also while it runs.',
    ),
    interactive: z
      .boolean()
      .optional()
      .describe('`false`: this caller cannot answer an interaction; questions then come as text. `true` when absent.'),
    metadata: BoundedJsonObject.optional().describe('Anything the frontend wants to keep with the message.'),
  })
  .superRefine((input, check) => {
    const issue = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message });
    if (input.interaction_response === undefined) {
      if (input.message === undefined) issue('message', 'is needed, or interaction_response in its place');
      return;
    }
    if (input.message !== undefined) issue('message', 'must not come with interaction_response');
    if (input.userConversationId === undefined) issue('userConversationId', 'is needed with interaction_response');
    if (input.metadata !== undefined) issue('metadata', 'belongs to a message, not to interaction_response');
    if (input.interactive === false) issue('interactive', 'must not be false with interaction_response');
  })
  .meta({ id: 'ChatInput' });
export type ChatInput = z.infer<typeof ChatInput>;

export const RunStatus = z.enum(['completed', 'interrupted', 'failed', 'cancelled']);
export type RunStatus = z.infer<typeof RunStatus>;

/** Tokens and calls of one task or agent in one run. `null` tokens: the provider did not say. */
export const TaskUsage = z
  .object({
    task: z.string().describe('The task or agent, e.g. `conversation.gate`, `career_chat`.'),
    model: z.string(),
    calls: z.number().int(),
    inputTokens: z.number().int().nullable(),
    outputTokens: z.number().int().nullable(),
  })
  .meta({ id: 'TaskUsage' });
export type TaskUsage = z.infer<typeof TaskUsage>;

export const ChatMetadata = z
  .object({
    engine: z.string().describe('What answered: `openai`, or `offline` (rules, no language model).'),
    models: z.object({ mini: z.string(), large: z.string() }).describe('The models behind the two profiles.'),
    language: Language.describe('The language of the turn.'),
    usage: z.object({
      calls: z.number().int(),
      inputTokens: z.number().int().nullable().describe('`null` when a provider did not say.'),
      outputTokens: z.number().int().nullable(),
      tasks: z.array(TaskUsage),
    }),
    timings: z
      .object({
        totalMs: z.number(),
        firstDeltaMs: z.number().nullable().describe('From the start of the run to its first text.'),
      })
      .describe('Milliseconds of this run.'),
    error: z
      .object({ code: ErrorCode, retryable: z.boolean() })
      .optional()
      .describe('With status `failed`: why, and whether sending the turn again with its idempotencyKey runs it again.'),
  })
  .meta({ id: 'ChatMetadata' });
export type ChatMetadata = z.infer<typeof ChatMetadata>;

/** How a turn ended; also the payload of a stream's final event. */
export const ChatOutput = z
  .object({
    userConversationId: z.uuid(),
    runId: z.uuid(),
    messageId: z.uuid().describe("The assistant's message, as history keeps it."),
    answer: z.string().describe('The whole text: every `message.delta` of the run, in order.'),
    activeAgent: z.string().nullable().describe('The specialist that answered; null when the turn ended before one.'),
    cards: z.array(Card),
    status: RunStatus,
    metadata: ChatMetadata,
  })
  .meta({ id: 'ChatOutput' });
export type ChatOutput = z.infer<typeof ChatOutput>;

/** Which run to stop. A run is named so that a stop that comes late never touches a newer one. */
export const CancelInput = z
  .object({
    runId: z.uuid().describe('The run, as `run.started` or an answer named it.'),
  })
  .meta({ id: 'CancelInput' });

export const CancelOutput = z
  .object({
    runId: z.uuid(),
    userConversationId: z.uuid(),
    status: RunStatus.describe('How the run ended: `cancelled`, or as it had ended before.'),
  })
  .meta({ id: 'CancelOutput' });
export type CancelOutput = z.infer<typeof CancelOutput>;
