import { z } from 'zod';
import { offlineTask } from '../offline-task.ts';
import { durableStatements } from './statements.ts';

const PreferencesInput = z.object({ message: z.string() });

/** Durable statements of a message, as they were said. What is known already is given again: that confirms it. */
export const extractPreferences = offlineTask<z.infer<typeof PreferencesInput>>({
  kind: 'structured',
  id: 'memory.preferences',
  input: PreferencesInput,
  run: ({ message }) => ({ preferences: durableStatements(message) }),
});
