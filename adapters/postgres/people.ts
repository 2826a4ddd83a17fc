import { Person as PersonOfTenant } from '../../modules/kernel/index.ts';
import type { People } from '../../ports/people.ts';
import { storableJson, storableText } from '../../ports/storable-text.ts';
import type { Database } from './database.ts';
import { storeUnavailable } from './database-errors.ts';
import { Person, type PersonRow } from './rows.ts';

/** How many people one statement writes: eight values each, of the protocol's 65,535. */
const BATCH = 500;

export const postgresPeople = (database: Database): People => ({
  async find(tenant, id) {
    const [row] = await database.query<PersonRow>('select * from people where tenant_id = $1 and external_id = $2', [
      storableText(tenant),
      storableText(id),
    ]);
    return row && toPerson(row);
  },

  async put(tenant, people) {
    // One statement cannot write one row twice: of the same id, the last counts.
    const rows = [...new Map(people.map((person) => [person.externalId, toRow(tenant, person)])).values()];
    try {
      await database.dataSource.transaction(async (transaction) => {
        for (let at = 0; at < rows.length; at += BATCH) {
          await transaction
            .getRepository(Person)
            .upsert(rows.slice(at, at + BATCH), { conflictPaths: ['tenant_id', 'external_id'] });
        }
      });
    } catch (error) {
      throw storeUnavailable(error);
    }
  },
});

const toPerson = (row: PersonRow): PersonOfTenant =>
  PersonOfTenant.parse({
    externalId: row.external_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    language: row.language,
    active: row.active,
    profile: row.profile,
  });

const toRow = (tenant: string, { profile, ...person }: PersonOfTenant): PersonRow => ({
  tenant_id: storableText(tenant),
  external_id: storableText(person.externalId),
  first_name: storableText(person.firstName),
  last_name: storableText(person.lastName),
  email: person.email === null ? null : storableText(person.email),
  language: person.language,
  active: person.active,
  profile: storableJson(profile),
});
