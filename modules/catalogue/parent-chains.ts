import type { Trainings } from '../../ports/catalogue.ts';
import type { TenantId } from '../kernel/ids.ts';

/** A training and what it is a part of. */
export interface Part {
  readonly id: string;
  readonly parentId: string | null;
}

/** How many parents are asked for at once. */
const ASKED_AT_ONCE = 1_000;

/** How many ids of a circle are named. */
const NAMED = 6;

/** What is a part of what: as the store knows it, with what is about to be written in its place. */
export class ParentChains {
  readonly #trainings: Pick<Trainings, 'parents'>;
  readonly #tenant: TenantId;
  readonly #parents = new Map<string, string | null>();

  constructor(trainings: Pick<Trainings, 'parents'>, tenant: TenantId) {
    this.#trainings = trainings;
    this.#tenant = tenant;
  }

  /** Learns all that stands above these. */
  async learn(parts: readonly Part[]): Promise<void> {
    let asked = [...new Set(parts.flatMap(({ parentId }) => parentId ?? []))];
    for (;;) {
      const unknown = asked.filter((id) => !this.#parents.has(id));
      if (unknown.length === 0) return;
      for (let start = 0; start < unknown.length; start += ASKED_AT_ONCE) {
        const some = unknown.slice(start, start + ASKED_AT_ONCE);
        const found = await this.#trainings.parents(this.#tenant, some);
        for (const id of some) this.#parents.set(id, found.get(id) ?? null);
      }
      asked = [...new Set(unknown.flatMap((id) => this.#parents.get(id) ?? []))];
    }
  }

  /**
   * Takes a part in, unless that would close a circle: then gives the circle, from the part back to itself. Of a circle that is
   * there already and does not hold the part nothing is said.
   */
  join({ id, parentId }: Part): readonly string[] | undefined {
    const above = [id];
    const met = new Set<string>();
    for (let next = parentId; next !== null && !met.has(next); next = this.#parents.get(next) ?? null) {
      above.push(next);
      if (next === id) return above.length > NAMED ? [...above.slice(0, NAMED - 1), '…', id] : above;
      met.add(next);
    }
    this.#parents.set(id, parentId);
    return undefined;
  }
}
