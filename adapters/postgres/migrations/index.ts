import { Conversations1760000000000 } from './1760000000000-conversations.ts';

/** In order; one that was released is never changed. */
export const migrations = [Conversations1760000000000];
