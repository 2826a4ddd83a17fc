import { shortened, textFault } from '../../../contracts/text.ts';
import type { Conversation, Conversations } from '../../../ports/conversations.ts';
import type { LanguageModel } from '../../../ports/language-model.ts';
import type { ConversationId } from '../../kernel/ids.ts';
import type { Message } from '../../kernel/message.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import { SUMMARY_MAX_LENGTH, summaryTask } from './summary-task.ts';

/**
 * How many of the latest messages a prompt has word for word, and how many may be left out of a summary. After each turn a
 * conversation is summarised until fewer than these are left out, so that the next turn has in its window all that no
 * summary tells: no message falls between the two. Only where a summary is late or failed do the oldest few of those left
 * out miss one prompt or more, until it is there.
 */
export const HISTORY_WINDOW = 60;

/** How many messages one step takes into the summary: it is needed every tenth turn, and what it took stays in sight until then. */
export const SUMMARY_STEP = 20;

/** The most steps of one call. A conversation of 500 messages that was never summarised needs 23. */
const MOST_STEPS = 30;

/** The most of one message that is summarised, in UTF-16 units; a step is then at most some 8,000 tokens. */
const MESSAGE_LENGTH = 1_500;

export type Summarise = ReturnType<typeof summarise>;
/**
 * Brings the summary of a conversation up to where its window begins. What was kept before a failure stays; the next call goes
 * on from there. Gives way to another summary of the same messages that comes first. @throws ModelFailed, StoreUnavailable
 */
export const summarise =
  (needs: { conversations: Conversations; model: LanguageModel }) =>
  async (ctx: RequestContext, id: ConversationId): Promise<void> => {
    const { tenant, user } = ctx;
    const conversation = await needs.conversations.find(tenant.id, user.id, id);
    if (!conversation) return;
    let summary = conversation.summary;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const after: number = summary?.through ?? 0;
      if (conversation.messageCount - after < HISTORY_WINDOW) return;
      ctx.signal.throwIfAborted();
      const messages = await nextMessages(needs.conversations, ctx, { id, after });
      if (messages.length === 0) return;
      const input = { earlier: summary?.text ?? null, messages: messages.map(inShort) };
      const written = await needs.model.run({ ...ctx, language: conversation.language }, summaryTask, input);
      summary = { text: bounded(written.summary), through: after + messages.length };
      if (!(await needs.conversations.keepSummary(tenant.id, user.id, id, summary, after))) return;
    }
  };

/** The next step's messages. Pages are as long as steps, and begin elsewhere only where an earlier step was of another length. */
const nextMessages = async (
  conversations: Conversations,
  { tenant, user }: RequestContext,
  { id, after }: { id: ConversationId; after: number },
): Promise<readonly Message[]> => {
  const page = Math.floor(after / SUMMARY_STEP) + 1;
  const { items } = await conversations.messages(tenant.id, user.id, id, { page, pageSize: SUMMARY_STEP });
  return items.slice(after % SUMMARY_STEP);
};

const inShort = ({ role, content }: Message): Pick<Message, 'role' | 'content'> => ({
  role,
  content: shortened(content, MESSAGE_LENGTH),
});

/** What a model wrote, as far as a user might have written it: well-formed, without controls, bounded. */
const bounded = (text: string): string => {
  const clean = [...text].filter((character) => textFault(character) === undefined).join('');
  return shortened(clean, SUMMARY_MAX_LENGTH);
};

/** What specialists are told of the messages before the window; `undefined` where there are none, or none are summarised. */
export const summaryText = ({ summary }: Pick<Conversation, 'summary'>): string | undefined =>
  summary ? bounded(summary.text) || undefined : undefined;
