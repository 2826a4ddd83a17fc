import { z } from 'zod';

/** The kinds of card that frontends know. */
export const CardType = z.enum([
  'trainingSuggestionList',
  'opportunityList',
  'talentList',
  'profileAnalysis',
  'simulation',
  'interaction',
]);
export type CardType = z.infer<typeof CardType>;

/** Structured message data that a frontend renders beside the text. Each kind narrows `data` in a schema of its own. */
export const Card = z
  .object({
    type: CardType.describe('Which card to draw.'),
    data: z.record(z.string(), z.unknown()).describe('What it shows; its shape follows from `type`.'),
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof Card>;
