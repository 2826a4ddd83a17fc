import { afterAll, describe, expect, test } from 'vitest';
import { ModelFailed } from '../../modules/kernel/index.ts';
import { localEmbedder } from './embedder.ts';

const cosine = (left: readonly number[] = [], right: readonly number[] = []) =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);

describe('the local sentence encoder', () => {
  const embedder = localEmbedder();
  afterAll(() => embedder.close());

  test('gives one unit vector per text, in order, also across batches', async () => {
    const texts = Array.from({ length: 70 }, (_, index) => `Sentence number ${index} about work`);
    const vectors = await embedder.embed(texts);
    expect(vectors).toHaveLength(70);
    for (const vector of vectors) {
      expect(vector).toHaveLength(embedder.dimensions);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 9);
    }
    const [single] = await embedder.embed(['Sentence number 69 about work ']);
    expect(cosine(single, vectors[69])).toBeCloseTo(1, 5);
  });

  test('puts a paraphrase nearer than another matter', async () => {
    const [asked, same, other] = await embedder.embed([
      'How can I get promoted?',
      'What should I do to be given a higher position?',
      'The cat sleeps on the sofa.',
    ]);
    expect(cosine(asked, same)).toBeGreaterThan(cosine(asked, other) + 0.1);
  });

  test('a blank text has a zero vector, an empty list an empty answer', async () => {
    expect(await embedder.embed([])).toEqual([]);
    const [blank, word, white] = await embedder.embed(['', 'budget', ' \n\t']);
    expect(blank).toEqual(new Array(512).fill(0));
    expect(white).toEqual(blank);
    expect(Math.hypot(...(word ?? []))).toBeCloseTo(1, 9);
  });

  test('what a caller does to a vector does not reach the next one', async () => {
    const [first] = await embedder.embed(['quarterly report']);
    const before = [...(first ?? [])];
    first?.fill(7);
    expect((await embedder.embed(['quarterly report']))[0]).toEqual(before);
  });

  test('takes hostile text: long, unpaired surrogates, controls, emoji', async () => {
    const vectors = await embedder.embed(['a'.repeat(20_000), '\uD800', '\u0000', '👩‍💻', '日本語']);
    for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 9);
  });

  test('leaves the event loop free while it computes', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    const start = performance.now();
    await embedder.embed(Array.from({ length: 128 }, (_, index) => `Meeting ${index} on the budget of the department`));
    const elapsed = performance.now() - start;
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(elapsed / 5 / 4);
  });
});

describe('a worker that misbehaves', () => {
  // Real worker threads with a program of their own: each obeys the text that it is asked to embed.
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, texts }) => {
        if (texts.includes('throw')) throw new Error('thrown');
        if (texts.includes('exit')) process.exit(3);
        if (texts.includes('hang')) return;
        if (texts.includes('fail')) return parentPort.postMessage({ id, failure: 'no such word' });
        parentPort.postMessage({ id, vectors: new Float32Array(texts.length * 512).fill(1) });
      });`)}`,
  );
  const open = () => localEmbedder({ program, timeoutMs: 400 });

  test.each([
    ['throw', 'model.unavailable'],
    ['exit', 'model.unavailable'],
    ['fail', 'model.unavailable'],
    ['hang', 'model.timeout'],
  ])('%s: the callers get %s, and the next call works', async (text, code) => {
    const embedder = open();
    const waiting = [embedder.embed([text]), embedder.embed([text, 'fine'])];
    for (const outcome of await Promise.allSettled(waiting)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code } });
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(ModelFailed);
    }
    expect((await embedder.embed(['fine']))[0]).toHaveLength(512);
    await embedder.close();
  });

  test('a program that cannot be loaded fails the call', async () => {
    const embedder = localEmbedder({ program: new URL('data:text/javascript,throw new Error("broken")') });
    await expect(embedder.embed(['text'])).rejects.toMatchObject({ code: 'model.unavailable' });
    await embedder.close();
  });

  test('closing fails what waits and what comes later', async () => {
    const embedder = open();
    const waiting = expect(embedder.embed(['hang'])).rejects.toMatchObject({ code: 'model.unavailable' });
    await embedder.close();
    await waiting;
    await expect(embedder.embed(['fine'])).rejects.toMatchObject({ code: 'model.unavailable' });
    await embedder.close();
  });

  test('closing what was never used starts nothing', async () => {
    await expect(localEmbedder({ program: new URL('file:///nowhere.ts') }).close()).resolves.toBeUndefined();
  });
});
