import { z } from 'zod';
import { Card } from './cards.ts';
import { Language, RunStatus } from './chat.ts';
import { boundedText, TITLE_MAX_CHARACTERS } from './text.ts';

/** One-based paging. */
export const PAGE_SIZE_MAX = 100;

export const MessageView = z
  .object({
    messageId: z.uuid(),
    runId: z.uuid(),
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    cards: z.array(Card),
    activeAgent: z.string().nullable(),
    status: RunStatus.nullable().describe("How the run of an assistant's message ended; null on a user's message."),
    metadata: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Message' });
export type MessageView = z.infer<typeof MessageView>;

export const ConversationSummary = z
  .object({
    userConversationId: z.uuid(),
    title: z.string(),
    shared: z.boolean(),
    pinned: z.boolean(),
    language: Language,
    activeAgent: z.string().nullable().describe('The specialist of the last answer.'),
    messageCount: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime().describe('When its last message was stored.'),
  })
  .meta({ id: 'ConversationSummary' });
export type ConversationSummary = z.infer<typeof ConversationSummary>;

const paged = { page: z.number().int(), pageSize: z.number().int(), total: z.number().int(), pages: z.number().int() };

export const MessagePage = z
  .object({ messages: z.array(MessageView).describe('Oldest first.'), ...paged })
  .meta({ id: 'MessagePage' });

export const ConversationPage = z
  .object({ conversations: z.array(ConversationSummary).describe('Pinned first, then the latest.'), ...paged })
  .meta({ id: 'ConversationPage' });

export const ConversationMatch = z
  .object({
    conversation: ConversationSummary,
    matchedIn: z.enum(['title', 'content']).describe('Where the snippet comes from.'),
    snippet: z.string().describe('About 160 characters of the original text around the first match.'),
    highlight: z
      .object({ start: z.number().int(), end: z.number().int() })
      .describe('Where the match lies in `snippet`, in UTF-16 units, end exclusive.'),
    matches: z.number().int().describe('How many messages of the conversation match.'),
  })
  .meta({ id: 'ConversationMatch' });
export type ConversationMatch = z.infer<typeof ConversationMatch>;

export const ConversationMatches = z
  .object({ results: z.array(ConversationMatch).describe('Best first; at most 50.') })
  .meta({ id: 'ConversationMatches' });

export const ConversationChange = z
  .object({
    title: boundedText({ min: 1, max: TITLE_MAX_CHARACTERS, visible: true }).optional(),
    shared: z.boolean().optional(),
    pinned: z.boolean().optional(),
  })
  .meta({ id: 'ConversationChange' });
export type ConversationChange = z.infer<typeof ConversationChange>;

export const Deleted = z
  .object({ deleted: z.number().int().describe('How many conversations are gone.') })
  .meta({ id: 'Deleted' });
