import type { Searched, SearchIndex } from '../../../ports/search-index.ts';
import { storableText } from '../../../ports/storable-text.ts';
import type { Database } from '../database.ts';
import { labelsOf } from './labels.ts';
import { settling } from './settling.ts';
import { TABLES, type Table } from './tables.ts';
import { textList } from './text-list.ts';
import { comparedVectorList, indexedVectorList } from './vector-list.ts';
import { VECTOR_OF, writtenVector } from './vectors.ts';

/** How many vectors one statement keeps. */
const BATCH = 500;
const MOST_HITS = 1_000;

const checkedLimit = (limit: number): number => {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST_HITS) return limit;
  throw new RangeError(`A list has 1 to ${MOST_HITS} hits, not ${limit}.`);
};

type Lists = ReturnType<typeof listsOf<unknown>>;

/** The lists over skills, jobs, trainings and opportunities. People are not searched yet: theirs are empty. */
export const postgresSearchIndex = (database: Database): SearchIndex => {
  const kinds: Readonly<Record<Searched, Lists | undefined>> = {
    skills: listsOf(database, TABLES.skills),
    jobs: listsOf(database, TABLES.jobs),
    trainings: listsOf(database, TABLES.trainings),
    opportunities: listsOf(database, TABLES.opportunities),
    people: undefined,
  };
  return {
    byText: async (tenant, kind, query, filter, limit) =>
      (await kinds[kind]?.byText(tenant, query, filter, checkedLimit(limit))) ?? [],
    byVector: async (tenant, kind, query, filter, limit) =>
      (await kinds[kind]?.byVector(tenant, query, filter, checkedLimit(limit))) ?? [],
    unembedded: async (tenant, kind, model, limit) => (await kinds[kind]?.unembedded(tenant, model, limit)) ?? [],
    keepVectors: async (tenant, kind, model, vectors) => (await kinds[kind]?.keepVectors(tenant, model, vectors)) ?? 0,
  };
};

type Vectors = Parameters<SearchIndex['keepVectors']>[3];

const listsOf = <Item>(database: Database, table: Table<Item>) => {
  const settle = settling(database, { table: `${table.name}_vectors` });
  const keep = `
    insert into ${table.name}_vectors as kept (tenant_id, id, model, digest, vector)
      select $1, t.id, $2, t.text_digest, ${VECTOR_OF[database.vectors]}
        from json_to_recordset($3::json) as batch (id text, digest text, vector text)
          join ${table.name} t on t.tenant_id = $1 and t.id = batch.id and t.text_digest = batch.digest
      on conflict (tenant_id, id) do update set model = excluded.model, digest = excluded.digest, vector = excluded.vector
      returning id`;

  return {
    byText: textList(database, table),
    byVector: (database.vectors === 'pgvector' ? indexedVectorList : comparedVectorList)(database, table),

    async unembedded(tenant: string, model: string, limit: number) {
      const rows = await database.query<{ id: string; item: unknown; digest: string }>(
        `select t.id, t.item, t.text_digest as digest
           from ${table.name} t
           where t.tenant_id = $1 and not exists (
             select from ${table.name}_vectors v
               where v.tenant_id = t.tenant_id and v.id = t.id and v.model = $2 and v.digest = t.text_digest)
           order by t.id
           limit $3`,
        [storableText(tenant), storableText(model), limit],
      );
      const items = rows.map(({ item, ...row }) => ({ ...row, item: table.schema.parse(item) }));
      const labels = await labelsOf(
        (sql, values) => database.query(sql, values),
        storableText(tenant),
        items.flatMap(({ item }) => table.skillsOf(item)),
      );
      return items.map(({ id, digest, item }) => ({ id, digest, text: table.textsOf(item, labels).embedding }));
    },

    async keepVectors(tenant: string, model: string, vectors: Vectors) {
      const rows = [
        ...new Map(
          vectors.map(({ id, digest, vector }) => [
            storableText(id),
            { id: storableText(id), digest: storableText(digest), vector: writtenVector(vector, database.vectors) },
          ]),
        ).values(),
      ];
      let kept = 0;
      for (let at = 0; at < rows.length; at += BATCH) {
        const batch = JSON.stringify(rows.slice(at, at + BATCH));
        kept += (await database.query(keep, [storableText(tenant), storableText(model), batch])).length;
      }
      await settle(kept);
      return kept;
    },
  };
};
