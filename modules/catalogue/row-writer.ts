import type { Trainings, Written } from '../../ports/catalogue.ts';
import type { TenantId } from '../kernel/ids.ts';
import type { ImportTally } from './import-tally.ts';
import { ParentChains, type Part } from './parent-chains.ts';

/** How many rows are written at once. */
export const ROWS_AT_ONCE = 500;

/** How many rows that would close a circle are kept for the end of the file, when their circle may be open. */
const KEPT_MAX = 1_000;

export interface Row<Item> {
  readonly line: number;
  readonly item: Item;
}

interface Closing<Item> extends Row<Item> {
  /** The circle that it would close. */
  readonly circle: readonly string[];
}

interface Needs<Item> {
  readonly tenant: TenantId;
  /** All or none. */
  readonly put: (items: readonly Item[]) => Promise<Written>;
  /** What the item is a part of, where its kind has such a thing. */
  readonly partOf: (item: Item) => Part | undefined;
  readonly trainings: Pick<Trainings, 'parents'>;
  readonly tally: ImportTally;
}

/** Writes rows in batches. What would close a circle of parents waits for the end, as a later row may open the circle. */
export class RowWriter<Item> {
  readonly #needs: Needs<Item>;
  #waiting: Closing<Item>[] = [];

  constructor(needs: Needs<Item>) {
    this.#needs = needs;
  }

  async write(batch: readonly Row<Item>[]): Promise<void> {
    const { open, closing } = await this.#sorted(batch);
    for (const row of closing) {
      if (this.#waiting.length < KEPT_MAX) this.#waiting.push(row);
      else this.#leaveOut(row);
    }
    await this.#put(open);
  }

  /** Writes those that have waited and close no circle any more; the rest are left out. */
  async end(): Promise<void> {
    while (this.#waiting.length > 0) {
      const { open, closing } = await this.#sorted(this.#waiting);
      this.#waiting = open.length > 0 ? closing : [];
      for (let at = 0; at < open.length; at += ROWS_AT_ONCE) await this.#put(open.slice(at, at + ROWS_AT_ONCE));
      if (open.length === 0) for (const row of closing) this.#leaveOut(row);
    }
  }

  async #sorted(batch: readonly Row<Item>[]) {
    const { tenant, partOf, trainings } = this.#needs;
    const open: Row<Item>[] = [];
    const closing: Closing<Item>[] = [];
    const chains = new ParentChains(trainings, tenant);
    await chains.learn(batch.flatMap(({ item }) => partOf(item) ?? []));
    for (const { line, item } of batch) {
      const part = partOf(item);
      const circle = part && chains.join(part);
      if (circle) closing.push({ line, item, circle });
      else open.push({ line, item });
    }
    return { open, closing };
  }

  #leaveOut({ line, circle }: Closing<Item>): void {
    const message = `closes a circle of parents: ${circle.join(' → ')}`;
    this.#needs.tally.leaveOut(line, [{ field: 'parentId', message }]);
  }

  async #put(rows: readonly Row<Item>[]): Promise<void> {
    const { put, tally } = this.#needs;
    if (rows.length > 0) tally.write(await put(rows.map(({ item }) => item)));
  }
}
