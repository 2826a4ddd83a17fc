import { shortened } from '../../contracts/text.ts';
import type { Conversation, Conversations } from '../../ports/conversations.ts';
import type { TenantId } from '../kernel/ids.ts';
import type { Message } from '../kernel/message.ts';

/** What the user said and what was answered. A turn that paused has one answer, of all its parts. */
export interface Pair {
  readonly user: string;
  readonly assistant: string;
}

/** How many pairs suggestions are made from: the product's rule. */
const PAIRS = 5;
/** Of one text, in UTF-16 units. */
const LENGTH = 1_500;
/** How many messages are read at once, and how often: a conversation in which little was answered is not read to its start. */
const PAGE_SIZE = 20;
const PAGES = 5;

const pairsIn = (messages: readonly Message[]): Pair[] => {
  const turns = new Map<string, { user: string[]; assistant: string[] }>();
  for (const { turnId, role, content } of messages) {
    const turn = turns.get(turnId) ?? { user: [], assistant: [] };
    turns.set(turnId, turn);
    if (content.trim() !== '') turn[role].push(content);
  }
  return [...turns.values()]
    .filter(({ user, assistant }) => user.length > 0 && assistant.length > 0)
    .map(({ user, assistant }) => ({
      user: shortened(user.join('\n\n'), LENGTH),
      assistant: shortened(assistant.join('\n\n'), LENGTH),
    }));
};

/** The latest five pairs of a conversation, oldest first. A message without an answer is in none. */
export const latestPairs = async (
  conversations: Conversations,
  tenant: TenantId,
  { userId, id, messageCount }: Conversation,
): Promise<Pair[]> => {
  const lastPage = Math.max(1, Math.ceil(messageCount / PAGE_SIZE));
  let messages: Message[] = [];
  for (let page = lastPage; page > Math.max(0, lastPage - PAGES); page -= 1) {
    const { items } = await conversations.messages(tenant, userId, id, { page, pageSize: PAGE_SIZE });
    messages = [...items, ...messages];
    if (pairsIn(messages).length >= PAIRS) break;
  }
  return pairsIn(messages).slice(-PAIRS);
};
