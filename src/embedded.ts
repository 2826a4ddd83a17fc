import { type Embedded, openEmbedded } from '../adapters/postgres/embedded/open-embedded.ts';
import type { Config } from './config.ts';

/** An embedded engine on its way. */
export interface StartingEngine {
  readonly opened: Promise<Embedded>;
  /** Called when the engine breaks after it was opened. */
  onFailure(listener: (error: Error) => void): void;
}

/**
 * Starts the embedded engine. It starts in a thread of its own and needs few files, so that it can start while the rest of
 * the program is still being loaded.
 */
export const startEmbedded = ({ store }: Config): StartingEngine => {
  let listener = (_: Error) => {};
  const opened = openEmbedded({
    dataDir: store.inMemory === undefined ? store.dataDir : undefined,
    template: store.inMemory,
    onFailure: (error) => listener(error),
  });
  // Whoever awaits it is told; until then nobody is, which must not end the process.
  opened.catch(() => {});
  return {
    opened,
    onFailure(heard) {
      listener = heard;
    },
  };
};
