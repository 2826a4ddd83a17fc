import type { Conversations } from '../../../ports/conversations.ts';
import type { TurnEngine } from '../../../ports/turn-engine.ts';
import type { ConversationId } from '../../kernel/ids.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import type { LiveRuns } from '../live-runs.ts';

export interface Deletion {
  conversations: Conversations;
  engine: TurnEngine;
  liveRuns: LiveRuns;
}

/**
 * Runs of the conversations are stopped first, then the engine's own records go, then the stored ones: whatever fails on
 * the way, the conversation is still there to be deleted again. A run of another process may have kept its thread in between
 * and ended before the rows were gone: so the engine forgets once more. One that ends later finds no conversation, and
 * forgets its thread itself.
 */
export const removeConversations = async (
  needs: Deletion,
  ctx: RequestContext,
  ids: readonly ConversationId[],
): Promise<number> => {
  await needs.liveRuns.stopConversations(ids, 'deleted');
  await needs.engine.forget(ids);
  const deleted = await needs.conversations.delete(ctx.tenant.id, ctx.user.id, ids);
  await needs.engine.forget(ids);
  needs.liveRuns.forgetConversations(ids);
  return deleted;
};
