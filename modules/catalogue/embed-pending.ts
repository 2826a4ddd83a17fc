import type { CatalogueKind } from '../../contracts/catalogue.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { SearchIndex } from '../../ports/search-index.ts';
import type { ImportScope } from './import-scope.ts';

/** How many texts are embedded and kept in one step. An embedder lets others come between. */
const AT_ONCE = 128;

export interface Embedding {
  /** Vectors that were made and kept. */
  readonly embedded: number;
  /** Whether there are more to make. */
  readonly pending: boolean;
}

interface Pace {
  /** How long it may take, in milliseconds; without end when absent. A step that has begun is finished. */
  readonly withinMs?: number | undefined;
  /** Told after each step how many it has been. */
  readonly progress?: ((embedded: number) => void) | undefined;
}

export type EmbedPending = ReturnType<typeof embedPending>;
/**
 * Makes the vectors that one kind of a tenant's data lacks, of new and changed texts, and of all where the model is another
 * than before. May be stopped and called again at any time: what is kept is kept. @throws the signal's reason, ModelFailed
 */
export const embedPending =
  ({ index, embedder }: { readonly index: SearchIndex; readonly embedder: Embedder }) =>
  async ({ tenant, log, signal }: ImportScope, kind: CatalogueKind, pace: Pace = {}): Promise<Embedding> => {
    const { withinMs = Number.POSITIVE_INFINITY, progress = () => {} } = pace;
    const { model } = embedder;
    const began = performance.now();
    let embedded = 0;
    let inVain = 0;
    for (;;) {
      signal.throwIfAborted();
      const late = performance.now() - began >= withinMs;
      const wanting = await index.unembedded(tenant, kind, model, late ? 1 : AT_ONCE);
      if (wanting.length === 0) return { embedded, pending: false };
      if (late) return { embedded, pending: true };
      const vectors = await embedder.embed(wanting.map(({ text }) => text));
      signal.throwIfAborted();
      const kept = await index.keepVectors(
        tenant,
        kind,
        model,
        wanting.map(({ id, digest }, at) => ({ id, digest, vector: vectors[at] ?? [] })),
      );
      embedded += kept;
      progress(embedded);
      // Texts that change under it are asked for again; but not without end.
      inVain = kept === 0 ? inVain + 1 : 0;
      if (inVain < 3) continue;
      log.warn({ tenant, kind, model }, 'vectors are not kept');
      return { embedded, pending: true };
    }
  };
