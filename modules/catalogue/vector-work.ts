import { CatalogueKind } from '../../contracts/catalogue.ts';
import type { Tenants } from '../../ports/tenants.ts';
import type { TenantId } from '../kernel/ids.ts';
import type { Logger } from '../kernel/logger.ts';
import type { EmbedPending } from './embed-pending.ts';

/** How many tenants are asked for at once. */
const TENANTS_AT_ONCE = 100;

interface Needs {
  readonly embedPending: EmbedPending;
  readonly tenants: Pick<Tenants, 'ids'>;
}

/**
 * Makes beside everything else the vectors that are still lacking, for one tenant and kind at a time. What it does not come to is
 * found again at the next start, and its failures are logged and harmless.
 */
export class VectorWork {
  readonly #needs: Needs;
  readonly #stopped = new AbortController();
  readonly #waiting = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Begins with one kind of a tenant's data, without waiting; where that waits already nothing is added. */
  begin(log: Logger, tenant: TenantId, kind: CatalogueKind): void {
    const name = `${kind} ${tenant}`;
    if (this.#waiting.has(name)) return;
    this.#waiting.add(name);
    this.#then(log, async () => {
      this.#waiting.delete(name);
      const { embedded } = await this.#needs.embedPending({ tenant, log, signal: this.#stopped.signal }, kind);
      if (embedded > 0) log.info({ tenant, kind, embedded }, 'vectors made');
    });
  }

  /** Begins with all there is: what was left when the process ended, or all of it where the model is another than before. */
  beginAll(log: Logger): void {
    this.#then(log, async () => {
      for (let after: TenantId | undefined; !this.#stopped.signal.aborted; ) {
        const page = await this.#needs.tenants.ids(after, TENANTS_AT_ONCE);
        for (const tenant of page) for (const kind of CatalogueKind.options) this.begin(log, tenant, kind);
        after = page.at(-1);
        if (after === undefined) return;
      }
    });
  }

  /** Waits for what has begun to come to a step's end, and does no more. */
  async close(): Promise<void> {
    this.#stopped.abort();
    await this.#last;
  }

  #then(log: Logger, work: () => Promise<void>): void {
    this.#last = this.#last.then(async () => {
      if (this.#stopped.signal.aborted) return;
      await work().catch((error: unknown) => {
        if (!this.#stopped.signal.aborted)
          log.warn({ err: error }, 'vectors could not be made; the next start tries again');
      });
    });
  }
}
