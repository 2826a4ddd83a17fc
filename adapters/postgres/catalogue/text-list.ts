import type { Language } from '../../../contracts/chat.ts';
import type { TenantId } from '../../../modules/kernel/index.ts';
import type { Filter, Hit } from '../../../ports/search-index.ts';
import { storableText } from '../../../ports/storable-text.ts';
import type { Database } from '../database.ts';
import { conditionsOf, valuesOf } from './filter.ts';
import { chooseWords, type QueryWord, type RankedTerm, type WordCounts } from './query-words.ts';
import type { Table } from './tables.ts';
import { wordsOf } from './words.ts';

/** How many words of a query are read. */
const MOST_READ = 64;
/** How long counts of words are good for, in milliseconds. */
const COUNTED_FOR_MS = 60_000;
/** What a word counts in a description (D), nowhere (C), in a label or tag (B), in a title (A). */
const WEIGHTS = '{0.3, 0.3, 0.6, 1}';

/** About how many items are ranked at first: an `or` with a common word would read half of the table. */
const FIRST_CANDIDATES = 2_000;

const DICTIONARIES: Readonly<Record<Language, string>> = {
  en: 'english_stem',
  fr: 'french_stem',
  de: 'german_stem',
  es: 'spanish_stem',
};

const READ_WORDS = 'select word, ts_lexize($2::regdictionary, word) as stems from unnest($1::text[]) as word';

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
    const typed = wordsOf(query.text).slice(0, MOST_READ);
    if (typed.length === 0) return [];
    const [words, counts] = await Promise.all([
      database.query<QueryWord>(READ_WORDS, [typed, DICTIONARIES[query.language]]),
      countsOfWords(),
    ]);
    const chosen = chooseWords(words, counts);
    if (!chosen) return [];
    for (let about = FIRST_CANDIDATES; ; ) {
      const { tsquery, isAll } = chosen.candidates(about);
      const hits = await look(tenant, tsquery, chosen.terms, filter, limit);
      if (hits.length >= limit || isAll) return hits;
      // The filter lets few of these pass: as many more are looked at as it would take, common words with them.
      about *= Math.max(4, (1.5 * limit) / Math.max(1, hits.length));
    }
  };
};
