import { Person as PersonOfTenant } from '../../modules/kernel/index.ts';
import type { People } from '../../ports/people.ts';
import { storableJson, storableText } from '../../ports/storable-text.ts';
import type { Database } from './database.ts';
import { storeUnavailable } from './database-errors.ts';
import { Person, type PersonRow } from './rows.ts';

/** How many people one statement writes: eight values each, of the protocol's 65,535. */
const BATCH = 500;

const KEY = ['tenant_id', 'external_id'];
const REPLACED = ['first_name', 'last_name', 'email', 'language', 'active', 'profile'];

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
    const written: { readonly inserted: boolean }[] = [];
    try {
      await database.dataSource.transaction(async (transaction) => {
        for (let at = 0; at < rows.length; at += BATCH) {
          const { raw } = await transaction
            .createQueryBuilder()
            .insert()
            .into(Person)
            .values(rows.slice(at, at + BATCH))
            .orUpdate(REPLACED, KEY, { skipUpdateIfNoValuesChanged: true })
            // Only what was written comes back; a row that nobody had before has no deleting transaction.
            .returning('(xmax = 0) as inserted')
            .execute();
          written.push(...raw);
        }
      });
    } catch (error) {
      throw storeUnavailable(error);
    }
    const inserted = written.filter((row) => row.inserted).length;
    return { inserted, changed: written.length - inserted, unchanged: rows.length - written.length };
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
