import { port } from '../modules/kernel/port.ts';

/** Turns texts into vectors whose cosine tells how close their meanings are. */
export interface Embedder {
  /** The model's name and the length of its vectors. */
  readonly model: string;
  readonly dimensions: number;
  /**
   * One unit vector per text, in order; a blank text gives a zero vector. Of each text at most the first 2,000 UTF-16 units
   * are read: whoever needs more cuts it into passages. Does not block the event loop. @throws ModelFailed
   */
  embed(texts: readonly string[]): Promise<number[][]>;
}
export const Embedder = port<Embedder>('Embedder');
