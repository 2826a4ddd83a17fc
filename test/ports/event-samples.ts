import { v7 } from 'uuid';
import type { FeedbackState } from '../../contracts/events.ts';
import type { Event, NewEvent } from '../../ports/events.ts';
import type { Stores } from '../support/stores.ts';
import { freshTenant, later, takeTurn } from './turn-samples.ts';

/** Texts that name nothing. */
export const NO_IDS = ['no id', '', '\0', '00000000-0000-0000-0000', "' or true --"];

/** An event of no conversation, of which every part can be another. */
export const eventOf = (changes: Partial<NewEvent> = {}): NewEvent => ({
  id: v7(),
  userId: 'maya',
  type: 'card_opened',
  conversationId: null,
  messageId: null,
  payload: {},
  at: later(0),
  ...changes,
});

interface Talk {
  readonly tenant: string;
  readonly user: string;
  readonly conversationId: string;
  /** Of its answer. */
  readonly messageId: string;
}

/** How tests tell of events, in stores that are open by then. */
export const tellingOf = (open: () => Stores) => {
  const add = (tenant: string, changes: Partial<NewEvent> = {}) => open().events.add(tenant, eventOf(changes));
  return {
    /** A conversation with an answer. */
    async aTalk(tenant = freshTenant(), user = 'maya'): Promise<Talk> {
      const { run } = await takeTurn(open().turns, { tenantId: tenant, userId: user });
      return { tenant, user, conversationId: run.conversationId, messageId: run.messageId };
    },
    add,
    async mustAdd(tenant: string, changes: Partial<NewEvent> = {}): Promise<Event> {
      const event = await add(tenant, changes);
      if (!event) throw new Error('The event should be there.');
      return event;
    },
    setFeedback: (
      { tenant, user, messageId }: Omit<Talk, 'conversationId'>,
      state: FeedbackState | null,
      { id = v7(), at = later(10) } = {},
    ) => open().events.setFeedback(tenant, user, { id, messageId, state, at }),
    /** As it is stored: a change of nothing changes nothing. */
    kept: (tenant: string, id: string, user = 'maya') => open().events.change(tenant, user, id, {}, later(-1)),
  };
};
