import { z } from 'zod';
import { boundedText } from './text.ts';

/** The longest text that answers a question, in Unicode code points. */
export const ANSWER_MAX_CHARACTERS = 4_000;
/** The most questions of one pause. */
export const QUESTIONS_MAX = 20;
/** The most options of one question. */
export const OPTIONS_MAX = 50;

export const InteractionInputType = z.enum(['text', 'single_select', 'multi_select']);
export type InteractionInputType = z.infer<typeof InteractionInputType>;

export const InteractionOption = z
  .object({
    option_id: z
      .string()
      .describe('Names the option in an answer; unique within its question. Labels are never read as choices.'),
    label: z.string().describe('What to show.'),
  })
  .meta({ id: 'InteractionOption' });

export const InteractionQuestion = z
  .object({
    question_id: z.string().describe('Names the question in an answer; unique within the interaction.'),
    text: z.string(),
    input_type: InteractionInputType,
    options: z.array(InteractionOption).describe('In the order to show; empty with `text`.'),
    allow_free_text: z.boolean().describe('Whether a text may answer; always true with `text`.'),
    required: z.boolean().describe('Skipping it ends what it was asked for, and nothing is chosen in its place.'),
  })
  .meta({ id: 'InteractionQuestion' });
export type InteractionQuestion = z.infer<typeof InteractionQuestion>;

const optionIds = z.array(z.string().min(1).max(128)).max(OPTIONS_MAX);

/** The answer to one question: options, a text where that is allowed, or that it was skipped. */
export const InteractionAnswer = z
  .object({
    question_id: z.string().min(1).max(128),
    option_ids: optionIds
      .optional()
      .describe('The chosen options: one with `single_select`, any number from one with `multi_select`.'),
    text: boundedText({ min: 1, max: ANSWER_MAX_CHARACTERS, visible: true })
      .optional()
      .describe('The answer to a `text` question, or in place of an option where `allow_free_text` says so.'),
    skipped: z.boolean().optional().describe('`true`: no answer; the question is not asked again.'),
  })
  .meta({ id: 'InteractionAnswer' });
export type InteractionAnswer = z.infer<typeof InteractionAnswer>;

export const InteractionResponse = z
  .object({
    interaction_id: z.string().min(1).max(128).describe('The pause, as its card names it.'),
    answers: z
      .array(InteractionAnswer)
      .max(QUESTIONS_MAX)
      .optional()
      .describe('One per question, in any order: each is answered or skipped. Not with `cancelled`.'),
    cancelled: z
      .boolean()
      .optional()
      .describe('`true` ends the turn without an answer, and without asking a model again.'),
  })
  .meta({ id: 'InteractionResponse' });
export type InteractionResponse = z.infer<typeof InteractionResponse>;

/** What became of a pause. Only a pending one can be answered. */
export const InteractionStatus = z.enum(['pending', 'answered', 'cancelled', 'expired']);
export type InteractionStatus = z.infer<typeof InteractionStatus>;

/** The data of an `interaction` card. */
export const InteractionData = z
  .object({
    interaction_id: z.uuid(),
    questions: z.array(InteractionQuestion),
    status: InteractionStatus.describe('As it was when this was written; in the history, as it is now.'),
    expires_at: z.iso.datetime().describe('Until when it can be answered.'),
    answers: z.array(InteractionAnswer).nullable().describe('With `answered`: what was answered.'),
  })
  .meta({ id: 'InteractionData' });
export type InteractionData = z.infer<typeof InteractionData>;
