import type { Conversation } from '../../ports/conversations.ts';
import type { Stores } from '../support/stores.ts';
import { later, takeTurn } from './turn-samples.ts';

export interface Said {
  readonly title?: string;
  readonly content?: string;
  readonly answer?: string;
  /** When the turn begins, in seconds after the start. */
  readonly at?: number;
  readonly user?: string;
}

/** A conversation of one whole turn, as it is kept. */
export const takeTalk = async (stores: Stores, tenantId: string, said: Said = {}): Promise<Conversation> => {
  const { title = 'A title', content = 'Hello', answer = 'Good day', at = 0, user: userId = 'maya' } = said;
  const { run } = await takeTurn(stores.turns, { tenantId, userId, title, content, now: later(at) }, { answer });
  const conversation = await stores.conversations.find(tenantId, userId, run.conversationId);
  if (!conversation) throw new Error('The conversation should be there.');
  return conversation;
};
