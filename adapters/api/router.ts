import { chatRouter } from './chat-router.ts';
import { configsRouter } from './configs-router.ts';
import { eventsRouter } from './events-router.ts';
import { historyRouter } from './history-router.ts';
import { memoryRouter } from './memory-router.ts';
import type { ApiNeeds } from './needs.ts';
import { suggestionsRouter } from './suggestions-router.ts';
import { router } from './trpc.ts';

/** Every operation, defined once: tRPC, REST, the OpenAPI document and the typed client all come from here. */
export const appRouter = (needs: ApiNeeds) =>
  router({
    chat: chatRouter(needs),
    suggestions: suggestionsRouter(needs),
    history: historyRouter(needs),
    memory: memoryRouter(needs),
    events: eventsRouter(needs),
    configs: configsRouter(needs),
  });

export type AppRouter = ReturnType<typeof appRouter>;
