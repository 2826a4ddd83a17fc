import { ModelFailed } from '../../modules/kernel/index.ts';
import type { Embedder } from '../../ports/embedder.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { recent } from './recent.ts';
import { workerLine } from './worker-line.ts';

const DIMENSIONS = 512;

/** Texts per request to the worker: four times as fast as one by one, and nobody waits long behind a batch (80 ms). */
const BATCH = 32;

/** Up to how many texts are urgent: a turn has one or a few, and somebody waits for it. */
const SHORT = 8;

// The encoder's tokenizer takes time and memory quadratic in the length; this much costs some 100 ms.
const LONGEST_TEXT = 2_000;

interface Options {
  /** How many texts are remembered: some 4 KB each. */
  readonly remembered?: number;
  /** How long one request may take, the worker's start included, in milliseconds. */
  readonly timeoutMs?: number;
  /** The worker's program. */
  readonly program?: URL;
}

const clipped = (text: string) => text.slice(0, LONGEST_TEXT).toWellFormed().trim();

const unit = (vector: Float32Array): number[] => {
  const numbers = Array.from(vector);
  const length = Math.hypot(...numbers);
  return length === 0 ? numbers : numbers.map((value) => value / length);
};

/**
 * The English sentence encoder (Universal Sentence Encoder Lite) in a worker thread: no network, nothing leaves the
 * process. Reads the first 2,000 UTF-16 units of a text. The first use starts the worker (0.5 s, some 100 MB); after that
 * some 10 ms per sentence, 3 in a batch. Other languages than English give vectors of little use.
 * `embed` rejects with `ModelFailed` when the worker fails, is too slow, or is closed; the next call starts another worker.
 */
export const localEmbedder = ({
  remembered = 1_000,
  timeoutMs = 30_000,
  program = new URL('./worker.ts', import.meta.url),
}: Options = {}): Embedder & { close(): Promise<void> } => {
  const line = workerLine({ program, timeoutMs });
  const inTurn = oneAtATime(() => new ModelFailed('model.unavailable', { cause: new Error('Too much waits.') }));
  const vectors = recent<Promise<Float32Array>>(remembered);

  const request = (texts: readonly string[]) => {
    const batch = inTurn(texts.length <= SHORT ? 'short' : 'long', () => line.ask(texts));
    return texts.map((text, index) => {
      const vector = batch.then((all) => all.slice(index * DIMENSIONS, (index + 1) * DIMENSIONS));
      vectors.put(text, vector);
      vector.catch(() => vectors.drop(text, vector));
      return [text, vector] as const;
    });
  };

  return {
    model: 'universal-sentence-encoder-lite',
    dimensions: DIMENSIONS,
    async embed(texts) {
      const wanted = texts.map(clipped);
      const found = new Map<string, Promise<Float32Array>>([['', Promise.resolve(new Float32Array(DIMENSIONS))]]);
      const missing: string[] = [];
      for (const text of new Set(wanted)) {
        const known = text === '' ? undefined : vectors.get(text);
        if (known) found.set(text, known);
        else if (text !== '') missing.push(text);
      }
      for (let start = 0; start < missing.length; start += BATCH) {
        // One batch at a time: other callers come between.
        const batch = request(missing.slice(start, start + BATCH));
        for (const [text, vector] of batch) found.set(text, vector);
        await Promise.all(batch.map(([, vector]) => vector));
      }
      const all = await Promise.all(wanted.map((text) => found.get(text) ?? new Float32Array(DIMENSIONS)));
      return all.map(unit);
    },
    close: () => line.close(),
  };
};
