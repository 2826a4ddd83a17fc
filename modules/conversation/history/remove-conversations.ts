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
 * the way, the conversation is still there to be deleted again.
 */
export const removeConversations = async (
  needs: Deletion,
  ctx: RequestContext,
  ids: readonly ConversationId[],
): Promise<number> => {
  await needs.liveRuns.stopConversations(ids, 'deleted');
  await needs.engine.forget(ids);
  const deleted = await needs.conversations.delete(ctx.tenant.id, ctx.user.id, ids);
  needs.liveRuns.forgetConversations(ids);
  return deleted;
};
