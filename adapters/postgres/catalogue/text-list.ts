import type { Language } from '../../../contracts/chat.ts';
import type { TenantId } from '../../../modules/kernel/index.ts';
import type { Filter, Hit } from '../../../ports/search-index.ts';
import { storableText } from '../../../ports/storable-text.ts';
import type { Database } from '../database.ts';
import { conditionsOf, valuesOf } from './filter.ts';
import { chooseWords, type QueryWord, type RankedTerm, type WordCounts } from './query-words.ts';
import type { Table } from './tables.ts';
import { STEMMERS } from './texts.ts';
import { wordsOf } from './words.ts';

/** How many words of a query are read. */
const MOST_READ = 64;
/** How long counts of words are good for, in milliseconds. */
const COUNTED_FOR_MS = 60_000;
/** What a word counts in none (D), a description (C), a label or tag (B), a title (A). */
const WEIGHTS = '{0.1, 0.3, 0.6, 1}';

const READ_WORDS = `
  select plain.lexeme as word, array(
      select stemmed.lexeme from unnest(to_tsvector($2::regconfig, $1)) as stemmed where stemmed.positions && plain.positions) as stems
    from unnest(to_tsvector('simple', $1)) as plain
    order by plain.positions[1]`;

/** The commonest words and how common they are, as the database counted them last. */
const COUNT_WORDS = `
  select greatest(reltuples, 0)::float8 as items, common.word, common.share
    from pg_class
      left join (
        select words.word, words.share
          from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as words (word, share)
          where schemaname = current_schema() and tablename = $1 and attname = 'tsv' and words.word is not null) as common on true
    where oid = $1::regclass`;

interface CountRow {
  readonly items: number;
  readonly word: string | null;
  readonly share: number | null;
}

/** The list by words of one kind. */
export const textList = <Item>(database: Database, table: Table<Item>) => {
  let counted: { readonly counts: Promise<WordCounts>; readonly until: number } | undefined;

  const readCounts = async (): Promise<WordCounts> => {
    const rows = await database.query<CountRow>(COUNT_WORDS, [table.name]);
    return {
      items: rows[0]?.items ?? 0,
      shares: new Map(rows.flatMap(({ word, share }) => (word === null || share === null ? [] : [[word, share]]))),
    };
  };

  const countsOfWords = (): Promise<WordCounts> => {
    const now = performance.now();
    if (!counted || counted.until < now) {
      const counts = readCounts();
      counts.catch(() => {
        counted = undefined;
      });
      counted = { counts, until: now + COUNTED_FOR_MS };
    }
    return counted.counts;
  };

  const look = (tenant: TenantId, tsquery: string, terms: readonly RankedTerm[], filter: Filter, limit: number) => {
    const values = valuesOf(storableText(tenant), tsquery, WEIGHTS, limit);
    const score = terms
      .map(
        ({ tsquery, weight }) => `${values.add(weight)}::float8 * ts_rank($3, t.tsv, ${values.add(tsquery)}::tsquery)`,
      )
      .join(' + ');
    const conditions = ['t.tenant_id = $1', 't.listed', 't.tsv @@ $2::tsquery', ...conditionsOf(table, filter, values)];
    return database.query<Hit>(
      `select t.id, ${score} as score
         from ${table.name} t
         where ${conditions.join(' and ')}
         order by score desc, t.id
         limit $4`,
      values.all,
    );
  };

  return async (
    tenant: TenantId,
    query: { readonly text: string; readonly language: Language },
    filter: Filter,
    limit: number,
  ): Promise<Hit[]> => {
    const text = wordsOf(query.text).slice(0, MOST_READ).join(' ');
    if (text === '') return [];
    const [words, counts] = await Promise.all([
      database.query<QueryWord>(READ_WORDS, [text, STEMMERS[query.language]]),
      countsOfWords(),
    ]);
    const chosen = chooseWords(words, counts);
    if (!chosen) return [];
    const hits = await look(tenant, chosen.rarest, chosen.terms, filter, limit);
    if (hits.length >= limit || chosen.all === undefined) return hits;
    // The filter leaves few of the rarest: the common words may find what else it leaves.
    return look(tenant, chosen.all, chosen.terms, filter, limit);
  };
};
