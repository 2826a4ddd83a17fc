import { describe, expect, test } from 'vitest';
import { ModelFailed, type RequestContext } from '../../modules/kernel/index.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { contextOf } from '../support/context.ts';
import { echo, judge, type Manner, questions, recite, textOf, WORDS } from './model-samples.ts';

export interface OpenedModel {
  readonly model: LanguageModel;
  /** How it answers from now on. */
  become(manner: Manner): void;
  /** Resolves once a call that hangs is under way. */
  underWay(): Promise<void>;
}

const read = async (pieces: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
};

type Kind = 'run' | 'decide' | 'stream';

/** One call of each kind, to its end. */
const ask = (kind: Kind, model: LanguageModel, ctx: RequestContext, deadlineMs = echo.deadlineMs): Promise<unknown> => {
  const text = textOf('cedar');
  if (kind === 'run') return model.run(ctx, { ...echo, deadlineMs }, text);
  if (kind === 'decide') return model.decide(ctx, { ...judge, deadlineMs }, text, questions);
  return read(model.stream(ctx, { ...recite, deadlineMs }, text));
};
const KINDS = ['run', 'decide', 'stream'] as const;
const taskOf = { run: echo.id, decide: judge.id, stream: recite.id } as const;

const stoppable = () => {
  const stop = new AbortController();
  return { ctx: contextOf({ signal: stop.signal }), stop: () => stop.abort(new Error('Stopped by the user.')) };
};
const counted = (ctx: RequestContext) => ctx.meter.total().calls;

/** `open` gives an engine that no other test has. `hanging`: the calls that it can be made to leave unanswered. */
export const languageModelContract = (
  name: string,
  { open, hanging }: { open: () => Promise<OpenedModel>; hanging: readonly Kind[] },
) =>
  describe(`LanguageModel (${name})`, () => {
    test('says who it is, and which models stand behind the two profiles', async () => {
      const { model } = await open();
      const { engine, models } = model.describe(contextOf());
      expect([engine, models.mini, models.large].filter((text) => text.trim() === '')).toEqual([]);
      expect(Object.keys(models).sort()).toEqual(['large', 'mini']);
    });

    test('gives the output of a task, validated', async () => {
      const { model } = await open();
      expect(await model.run(contextOf(), echo, 'Hello')).toEqual({ echo: 'Hello' });
    });

    test('answers each question once, within what was offered', async () => {
      const { model } = await open();
      const answers = await model.decide(contextOf(), judge, textOf('dune'), questions);
      expect(Object.keys(answers).sort()).toEqual(['polite', 'word']);
      expect(answers).toMatchObject({ word: { type: 'choice', value: 'dune' }, polite: { type: 'predicate' } });
    });

    test('may refuse to answer questions', async () => {
      const { model, become } = await open();
      become('refuses');
      const answers = await model.decide(contextOf(), judge, textOf('dune'), questions);
      expect(answers).toEqual({ word: { type: 'refusal' }, polite: { type: 'refusal' } });
    });

    test('streams prose in several pieces, none of them empty', async () => {
      const { model } = await open();
      const pieces = await read(model.stream(contextOf(), recite, textOf('flint')));
      expect(pieces.join('')).toBe(textOf('flint'));
      expect(pieces.length).toBeGreaterThan(1);
      expect(pieces).not.toContain('');
    });

    test.each(['run', 'decide'] as const)(
      '%s is malformed where the answer is not of the agreed form',
      async (kind) => {
        const { model, become } = await open();
        become('babbles');
        const ctx = contextOf();
        await expect(ask(kind, model, ctx)).rejects.toMatchObject({ code: 'model.malformed' });
        expect(counted(ctx)).toBeGreaterThan(0);
      },
    );

    test.each(KINDS)('%s that fails is ModelFailed, and counted', async (kind) => {
      const { model, become } = await open();
      become('fails');
      const ctx = contextOf();
      await expect(ask(kind, model, ctx)).rejects.toBeInstanceOf(ModelFailed);
      expect(counted(ctx)).toBeGreaterThan(0);
    });

    test('does a task that it has never heard of, or fails as ModelFailed', async () => {
      const { model } = await open();
      const asked = model.run(contextOf(), { ...echo, id: 'sample.unheard_of' }, 'Hello');
      const outcome = await asked.catch((error: unknown) => error);
      if (!(outcome instanceof ModelFailed)) expect(outcome).toEqual({ echo: 'Hello' });
    });

    test.each(KINDS)('%s is counted under its task and model', async (kind) => {
      const { model } = await open();
      const ctx = contextOf();
      await ask(kind, model, ctx);
      expect(ctx.meter.total().tasks).toMatchObject([
        { task: taskOf[kind], model: model.describe(ctx).models.mini, calls: 1 },
      ]);
    });

    test.each(KINDS)('%s after an abort rejects with its reason, and costs nothing', async (kind) => {
      const { model } = await open();
      const { ctx, stop } = stoppable();
      stop();
      await expect(ask(kind, model, ctx)).rejects.toThrow('Stopped by the user.');
      expect(counted(ctx)).toBe(0);
    });

    test.each(hanging)('%s that is aborted in the middle rejects with the reason, and is counted', async (kind) => {
      const { model, become, underWay } = await open();
      become('hangs');
      const { ctx, stop } = stoppable();
      const asked = ask(kind, model, ctx);
      await underWay();
      stop();
      await expect(asked).rejects.toThrow('Stopped by the user.');
      expect(counted(ctx)).toBeGreaterThan(0);
    });

    test('a stream that is aborted between two pieces gives no further one', async () => {
      const { model } = await open();
      const { ctx, stop } = stoppable();
      const pieces = model.stream(ctx, recite, textOf('heron'))[Symbol.asyncIterator]();
      expect((await pieces.next()).done).toBe(false);
      stop();
      await expect(pieces.next()).rejects.toThrow('Stopped by the user.');
      expect(counted(ctx)).toBe(1);
    });

    test('a stream whose reader leaves is counted', async () => {
      const { model } = await open();
      const ctx = contextOf();
      for await (const _piece of model.stream(ctx, recite, textOf('heron'))) break;
      expect(counted(ctx)).toBe(1);
    });

    test.each(hanging)('%s keeps the deadline of its task', async (kind) => {
      const { model, become } = await open();
      become('hangs');
      const ctx = contextOf();
      await expect(ask(kind, model, ctx, 40)).rejects.toMatchObject({ code: 'model.timeout' });
      expect(counted(ctx)).toBeGreaterThan(0);
    });

    test('calls at the same time keep apart', async () => {
      const { model } = await open();
      const answers = await Promise.all(
        WORDS.map(async (word) => {
          const ctx = contextOf();
          const text = textOf(word);
          const [given, told, written] = await Promise.all([
            model.run(ctx, echo, text),
            model.decide(ctx, judge, text, questions),
            read(model.stream(ctx, recite, text)),
          ]);
          return [given.echo, told.word, written.join(''), counted(ctx)];
        }),
      );
      expect(answers).toMatchObject(
        WORDS.map((word) => [textOf(word), { type: 'choice', value: word }, textOf(word), 3]),
      );
    });
  });
