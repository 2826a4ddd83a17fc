import { z } from 'zod';
import { offlineTask } from '../offline-task.ts';
import { durableStatements } from './statements.ts';

const PreferencesInput = z.object({ message: z.string() });

/**
 * Durable statements of a message, as they were said. What is known already is given again: that confirms it. None names what it
 * replaces: rules do not see that, and the merge finds it by its words.
 */
export const extractPreferences = offlineTask<z.infer<typeof PreferencesInput>>({
  kind: 'structured',
  id: 'memory.preferences',
  input: PreferencesInput,
  run: ({ message }) => ({ preferences: durableStatements(message).map((text) => ({ text, replaces: null })) }),
});
