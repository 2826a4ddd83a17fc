import { Worker } from 'node:worker_threads';
import { ModelFailed } from '../../modules/kernel/index.ts';
import type { EmbeddingReply, EmbeddingRequest } from './worker-messages.ts';

interface Pending {
  readonly resolve: (vectors: Float32Array) => void;
  readonly reject: (reason: ModelFailed) => void;
  readonly timer: NodeJS.Timeout;
}

interface Running {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
}

/**
 * The line to a worker thread that is started by the first question. A worker that fails, ends or does not answer in
 * `timeoutMs` fails what waits for it, and the next question starts a new one. It keeps the process alive only while a
 * question waits.
 */
export const workerLine = ({ program, timeoutMs }: { program: URL; timeoutMs: number }) => {
  let running: Running | undefined;
  let closed = false;
  let asked = 0;

  const end = (ended: Running, code: ModelFailed['code'], cause: unknown) => {
    if (running === ended) running = undefined;
    for (const { reject, timer } of ended.pending.values()) {
      clearTimeout(timer);
      reject(new ModelFailed(code, { cause }));
    }
    ended.pending.clear();
    return ended.worker.terminate();
  };

  const settle = ({ pending, worker }: Running, reply: EmbeddingReply) => {
    const waiting = pending.get(reply.id);
    if (!waiting) return;
    pending.delete(reply.id);
    clearTimeout(waiting.timer);
    if (pending.size === 0) worker.unref();
    if ('vectors' in reply) waiting.resolve(reply.vectors);
    else waiting.reject(new ModelFailed('model.unavailable', { cause: new Error(reply.failure) }));
  };

  const start = (): Running => {
    const started: Running = { worker: new Worker(program), pending: new Map() };
    started.worker.on('message', (reply: EmbeddingReply) => settle(started, reply));
    started.worker.on('messageerror', (cause) => void end(started, 'model.unavailable', cause));
    started.worker.on('error', (cause) => void end(started, 'model.unavailable', cause));
    started.worker.on('exit', (code) => {
      void end(started, 'model.unavailable', new Error(`The embedding worker ended with code ${code}.`));
    });
    return started;
  };

  return {
    /** @throws ModelFailed */
    ask(texts: readonly string[]): Promise<Float32Array> {
      if (closed) {
        const cause = new Error('The embedder is closed.');
        return Promise.reject(new ModelFailed('model.unavailable', { cause }));
      }
      running ??= start();
      const line = running;
      asked += 1;
      const request: EmbeddingRequest = { id: asked, texts };
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          void end(line, 'model.timeout', new Error(`No embedding within ${timeoutMs} ms.`));
        }, timeoutMs);
        line.pending.set(request.id, { resolve, reject, timer });
        line.worker.ref();
        line.worker.postMessage(request);
      });
    },
    /** Ends the worker; what waits fails, and so does every later question. */
    async close(): Promise<void> {
      closed = true;
      if (running) await end(running, 'model.unavailable', new Error('The embedder is closed.'));
    },
  };
};
