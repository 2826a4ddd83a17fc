import { z } from 'zod';
import { MemoryDeleted, PreferencesInput, PreferencesView } from '../../contracts/memory.ts';
import { ISSUE_EXAMPLES } from './examples.ts';
import type { ApiNeeds } from './needs.ts';
import { ownOnly, userApplicationId } from './own.ts';
import { rest } from './rest-meta.ts';
import { router, signedIn } from './trpc.ts';

const PATH = '/v1/long_term_memory/{user_application_id}';
const OfUser = z.object({ user_application_id: userApplicationId });

export const PREFERENCES_INPUT_EXAMPLE: PreferencesInput = { preferences: ['Prefers evening courses'] };
export const PREFERENCES_EXAMPLE: PreferencesView = {
  preferences: ['Prefers evening courses', 'Wants to stay in Lyon'],
};
export const MEMORY_DELETED_EXAMPLE: z.output<typeof MemoryDeleted> = { deleted: true };

type Needs = Pick<ApiNeeds, 'readPreferences' | 'mergePreferences' | 'forgetPreferences'>;

export const memoryRouter = (needs: Needs) =>
  router({
    read: signedIn
      .meta(
        rest('GET', PATH, {
          operationId: 'readPreferences',
          tag: 'Memory',
          summary: 'Tells what is remembered of the user',
          description:
            'Durable preferences, as the user has said them in conversations or a frontend has sent them. Empty where ' +
            'nothing is remembered.',
          success: 'The preferences, the latest first.',
          examples: { response: PREFERENCES_EXAMPLE, issue: ISSUE_EXAMPLES.path },
        }),
      )
      .input(OfUser)
      .output(PreferencesView)
      .query(({ ctx, input }) => {
        ownOnly(ctx, input.user_application_id);
        return needs.readPreferences(ctx.request);
      }),

    merge: signedIn
      .meta(
        rest('PUT', PATH, {
          operationId: 'mergePreferences',
          tag: 'Memory',
          summary: 'Adds to what is remembered of the user',
          description:
            'Merges the preferences with those that are kept; it replaces none but what says the same. One that differs in ' +
            'spelling alone confirms the older one, one of the same meaning takes its place. There is a limit to what is ' +
            'kept: what was confirmed the longest ago goes first.',
          success: 'What is remembered now, the latest first.',
          body: PreferencesInput,
          examples: {
            request: PREFERENCES_INPUT_EXAMPLE,
            response: PREFERENCES_EXAMPLE,
            issue: ISSUE_EXAMPLES.preferences,
          },
        }),
      )
      .input(PreferencesInput.extend(OfUser.shape))
      .output(PreferencesView)
      .mutation(({ ctx, input: { user_application_id, ...input } }) => {
        ownOnly(ctx, user_application_id);
        return needs.mergePreferences(ctx.request, input);
      }),

    forget: signedIn
      .meta(
        rest('DELETE', PATH, {
          operationId: 'forgetPreferences',
          tag: 'Memory',
          summary: 'Forgets all that is remembered of the user',
          description: 'For good. Nothing to forget is no error. Conversations stay as they are.',
          success: 'Nothing is remembered any more.',
          examples: { response: MEMORY_DELETED_EXAMPLE, issue: ISSUE_EXAMPLES.path },
        }),
      )
      .input(OfUser)
      .output(MemoryDeleted)
      .mutation(({ ctx, input }) => {
        ownOnly(ctx, input.user_application_id);
        return needs.forgetPreferences(ctx.request);
      }),
  });
