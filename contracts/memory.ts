import { z } from 'zod';
import { boundedText } from './text.ts';

/** The longest preference, in Unicode code points, and the most that one request may bring. */
export const PREFERENCE_MAX_CHARACTERS = 500;
export const PREFERENCES_PER_REQUEST = 200;

export const PreferenceText = boundedText({ min: 1, max: PREFERENCE_MAX_CHARACTERS, visible: true });

export const PreferencesInput = z
  .object({
    preferences: z
      .array(PreferenceText)
      .max(PREFERENCES_PER_REQUEST)
      .describe('Statements that will still hold tomorrow, e.g. "prefers evening courses".'),
  })
  .meta({ id: 'PreferencesInput' });
export type PreferencesInput = z.infer<typeof PreferencesInput>;

export const PreferencesView = z
  .object({ preferences: z.array(z.string()).describe('What is remembered of the user, the latest first.') })
  .meta({ id: 'Preferences' });
export type PreferencesView = z.infer<typeof PreferencesView>;

export const MemoryDeleted = z
  .object({ deleted: z.boolean().describe('Whether there was anything to forget.') })
  .meta({ id: 'MemoryDeleted' });
