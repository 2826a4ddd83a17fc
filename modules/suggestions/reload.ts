import type { Language } from '../../contracts/chat.ts';
import type { Conversation, Conversations } from '../../ports/conversations.ts';
import type { People } from '../../ports/people.ts';
import { ConversationNotFound, UserNotFound } from '../kernel/errors.ts';
import type { ConversationId } from '../kernel/ids.ts';
import type { RequestContext } from '../kernel/request-context.ts';

/** The request with the user as stored now. @throws UserNotFound where there is none any more, or a deactivated one */
export const withUserOfNow = async (people: People, ctx: RequestContext): Promise<RequestContext> => {
  const person = await people.find(ctx.tenant.id, ctx.user.id);
  if (!person?.active) throw new UserNotFound();
  const { firstName, lastName, profile } = person;
  return { ...ctx, user: { ...ctx.user, firstName, lastName, profile } };
};

/** The user's own conversation. @throws ConversationNotFound */
export const ownConversation = async (
  conversations: Conversations,
  ctx: RequestContext,
  id: ConversationId,
): Promise<Conversation> => {
  const conversation = await conversations.find(ctx.tenant.id, ctx.user.id, id);
  if (!conversation) throw new ConversationNotFound();
  return conversation;
};

/** In the language asked for, else the conversation's, else as it is. */
export const inLanguage = (
  ctx: RequestContext,
  asked: Language | undefined,
  conversation: Conversation | undefined,
): RequestContext => ({ ...ctx, language: asked ?? conversation?.language ?? ctx.language });
