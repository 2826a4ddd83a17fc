import type { Training } from '../../../contracts/catalogue.ts';
import type { Trainings } from '../../../ports/catalogue.ts';
import { storableText } from '../../../ports/storable-text.ts';
import type { Database } from '../database.ts';
import { postgresCatalogue } from './store.ts';
import { TRAININGS } from './tables.ts';

/** The most ids of a family. */
const LARGEST_FAMILY = 10_000;

export const postgresTrainings = (database: Database): Trainings => ({
  ...postgresCatalogue<Training>(database, TRAININGS),

  async family(tenant, ids) {
    const rows = await database.query<{ id: string }>(FAMILY, [
      storableText(tenant),
      ids.map(storableText),
      LARGEST_FAMILY,
    ]);
    return rows.map(({ id }) => id);
  },

  /** With those of the parents themselves, up to the first programme: what a cycle would go through. */
  async parents(tenant, ids) {
    const rows = await database.query<{ id: string; parent_id: string | null }>(
      `${PROGRAMMES} select id, parent_id from programmes`,
      [storableText(tenant), ids.map(storableText)],
    );
    return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  },
});

// `union` ends also where the parents of trainings are a cycle.
const PROGRAMMES = `
  with recursive programmes as (
    select id, parent_id from trainings where tenant_id = $1 and id = any($2::text[])
    union
    select parent.id, parent.parent_id
      from programmes part join trainings parent on parent.tenant_id = $1 and parent.id = part.parent_id)`;

const FAMILY = `${PROGRAMMES},
  family as (
    select id from programmes
    union
    select part.id from family programme join trainings part on part.tenant_id = $1 and part.parent_id = programme.id)
  select id from family order by id limit $3`;
