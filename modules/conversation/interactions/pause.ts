import type { Card } from '../../../contracts/cards.ts';
import { InteractionData, type InteractionQuestion } from '../../../contracts/interactions.ts';
import type { Ending } from '../../../ports/turns.ts';

type Pause = NonNullable<Ending['interaction']>;

export const pauseOf = (id: string, questions: readonly InteractionQuestion[], now: Date, lastsMs: number): Pause => ({
  id,
  questions,
  expiresAt: new Date(now.getTime() + lastsMs),
});

/** The card that asks, as a pause begins. */
export const cardOf = ({ id, questions, expiresAt }: Pause): Card => ({
  type: 'interaction',
  data: {
    interaction_id: id,
    questions: [...questions],
    status: 'pending',
    expires_at: expiresAt.toISOString(),
    answers: null,
  } satisfies InteractionData,
});

/** A stored card as it is to be read at `now`: nobody writes down that time has passed. */
export const asOf = (card: Card, now: Date): Card => {
  if (card.type !== 'interaction') return card;
  const { data } = InteractionData.safeParse(card.data);
  const hasExpired = data?.status === 'pending' && new Date(data.expires_at) <= now;
  return hasExpired ? { ...card, data: { ...card.data, status: 'expired' } } : card;
};
