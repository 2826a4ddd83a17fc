import type { CatalogueKind } from '../../contracts/catalogue.ts';
import type { Written } from '../../ports/catalogue.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { SearchIndex } from '../../ports/search-index.ts';
import type { Logger } from '../kernel/logger.ts';
import { embedPending } from './embed-pending.ts';
import { type Destinations, importRows } from './import-rows.ts';
import type { ParsedRow } from './parsed-row.ts';
import { type ItemOf, idOf } from './rows.ts';

type Item = ItemOf[CatalogueKind];

export const noLog: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => noLog };

/** A company's data in memory, as small as an import needs it, with what was done to it. */
export const smallStore = () => {
  const items = new Map<string, string>();
  const vectors = new Map<string, string>();
  const batches: number[] = [];
  const embedded: string[] = [];
  let failure: Error | undefined;

  const destination = (kind: CatalogueKind) => ({
    async put(tenant: string, given: readonly Item[]): Promise<Written> {
      if (failure) throw failure;
      batches.push(given.length);
      const written = { inserted: 0, changed: 0, unchanged: 0 };
      for (const item of given) {
        const [name, text] = [`${tenant}/${kind}/${idOf(item)}`, JSON.stringify(item)];
        const before = items.get(name);
        written[before === undefined ? 'inserted' : before === text ? 'unchanged' : 'changed'] += 1;
        items.set(name, text);
      }
      return written;
    },
  });
  const destinations: Destinations = {
    skills: destination('skills'),
    jobs: destination('jobs'),
    trainings: destination('trainings'),
    opportunities: destination('opportunities'),
    people: destination('people'),
  };
  const trainings = {
    async parents(tenant: string, ids: readonly string[]) {
      const found = new Map<string, string | null>();
      for (const id of ids) {
        const text = items.get(`${tenant}/trainings/${id}`);
        if (text !== undefined) found.set(id, JSON.parse(text).parentId);
      }
      return found;
    },
  };
  const index: Pick<SearchIndex, 'unembedded' | 'keepVectors'> = {
    async unembedded(tenant, kind, model, limit) {
      const wanting = [...items].filter(
        ([name, text]) => name.startsWith(`${tenant}/${kind}/`) && vectors.get(name) !== `${model} ${text}`,
      );
      return wanting.slice(0, limit).map(([name, text]) => ({ id: name, text, digest: text }));
    },
    async keepVectors(_tenant, _kind, model, given) {
      const current = given.filter(({ id, digest }) => items.get(id) === digest);
      for (const { id, digest } of current) vectors.set(id, `${model} ${digest}`);
      return current.length;
    },
  };
  const embedder: Embedder = {
    model: 'small-1',
    dimensions: 2,
    async embed(texts) {
      embedded.push(...texts);
      return texts.map(() => [1, 0]);
    },
  };
  return {
    items,
    batches,
    embedded,
    destinations,
    trainings,
    index: index as SearchIndex,
    embedder,
    /** The next writes fail. */
    fail: (error: Error | undefined) => {
      failure = error;
    },
    parentsOf: (tenant = 'acme') =>
      Object.fromEntries(
        [...items]
          .filter(([name]) => name.startsWith(`${tenant}/trainings/`))
          .map(([name, text]) => [name.split('/').at(-1), JSON.parse(text).parentId]),
      ),
  };
};

/** Imports over such a store. Rows are values, each on the line of its place. */
export const imports = (store = smallStore()) => {
  const embed = embedPending(store);
  const run = importRows({ ...store, embedPending: embed });
  const controller = new AbortController();
  const scope = { tenant: 'acme', log: noLog, signal: controller.signal };
  async function* lines(values: Iterable<unknown>): AsyncGenerator<ParsedRow> {
    let line = 0;
    for (const value of values) {
      line += 1;
      yield { line, bytes: 100, value };
    }
  }
  return {
    store,
    scope,
    stop: () => controller.abort(new Error('stopped')),
    embed,
    run,
    lines,
    of: (kind: CatalogueKind, values: Iterable<unknown>, options?: Parameters<typeof run>[3]) =>
      run(scope, kind, lines(values), options),
  };
};
