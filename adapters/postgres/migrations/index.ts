import { Conversations1760000000000 } from './1760000000000-conversations.ts';
import { Pauses1760000000001 } from './1760000000001-pauses.ts';
import { Events1760000000002 } from './1760000000002-events.ts';
import { Catalogue1760000000003 } from './1760000000003-catalogue.ts';

/** In order; one that was released is never changed. */
export const migrations = [
  Conversations1760000000000,
  Pauses1760000000001,
  Events1760000000002,
  Catalogue1760000000003,
];
