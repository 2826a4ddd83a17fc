import { z } from 'zod';
import { LANGUAGE_NAME } from '../../../contracts/chat.ts';
import type { Task } from '../../kernel/task.ts';
import { oneLine } from '../one-line.ts';
import { PREFERENCES_INSTRUCTIONS, REMEMBERED_ALREADY } from './preferences.prompt.ts';

export interface PreferencesTaskInput {
  /** The user's message, whole. */
  readonly message: string;
  /** What is remembered, so that it is not noted again; the latest first. */
  readonly known: readonly string[];
}

const PreferencesTaskOutput = z.object({
  preferences: z
    .array(
      z.object({
        text: z.string().describe('A short durable statement of the user.'),
        replaces: z
          .string()
          .nullable()
          .describe(
            'The remembered statement that it takes the place of, word for word; null where it is about something new.',
          ),
      }),
    )
    .describe('Empty when there are none.'),
});
export type PreferencesTaskOutput = z.infer<typeof PreferencesTaskOutput>;

/** The most statements that one message gives. */
export const PREFERENCES_PER_MESSAGE = 5;

/** Finds durable statements in one message. Runs beside the turn; a failure is its caller's to log, and costs nothing else. */
export const preferencesTask: Task<PreferencesTaskInput, PreferencesTaskOutput> = {
  kind: 'structured',
  id: 'memory.preferences',
  profile: 'mini',
  deadlineMs: 20_000,
  output: PreferencesTaskOutput,
  prompt: (ctx, { message, known }) => ({
    instructions: PREFERENCES_INSTRUCTIONS({ most: PREFERENCES_PER_MESSAGE, language: LANGUAGE_NAME[ctx.language] }),
    messages: [
      ...(known.length > 0
        ? [
            {
              role: 'user' as const,
              text: [REMEMBERED_ALREADY, ...known.map((text) => `- ${oneLine(text)}`)].join('\n'),
            },
          ]
        : []),
      { role: 'user', text: message },
    ],
  }),
};
