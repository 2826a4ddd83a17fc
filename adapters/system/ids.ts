import { v7 } from 'uuid';
import type { Ids } from '../../ports/ids.ts';

/** UUIDv7 (RFC 9562): sorted by time of making, also within a millisecond of this process. */
export const uuidV7Ids: Ids = { next: () => v7() };
