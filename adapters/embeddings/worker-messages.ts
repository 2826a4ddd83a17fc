/** What is asked of the worker: at least one text, none blank. */
export interface EmbeddingRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

/** What it answers: all vectors of the request one after another, or why there are none. */
export type EmbeddingReply =
  | { readonly id: number; readonly vectors: Float32Array }
  | { readonly id: number; readonly failure: string };
