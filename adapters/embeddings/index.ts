/** Embeddings computed on this machine. */
export { localEmbedder } from './embedder.ts';
