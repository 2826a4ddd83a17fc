import { z } from 'zod';
import { offlineLanguageModel } from '../../adapters/offline/index.ts';
import { type OfflineAnswers, offlineTask } from '../../adapters/offline/offline-task.ts';
import type { Embedder } from '../../ports/embedder.ts';
import { languageModelContract, type OpenedModel } from '../ports/language-model.ts';
import { echo, judge, type Manner, recite, WORDS } from '../ports/model-samples.ts';
import { openAiAgainstMock } from '../support/openai/engine.ts';
import { decides, drops, fails, gives, hangs, type Reply, refuses, says } from '../support/openai/replies.ts';
import type { SentRequest } from '../support/openai/server.ts';
import { recordingTelemetry } from '../support/recording-telemetry.ts';

const openMock = async (): Promise<OpenedModel> => {
  let manner: Manner = 'answers';
  const under = Promise.withResolvers<void>();

  const reply = ({ path, body }: SentRequest): Reply | undefined => {
    const isDecision = path.endsWith('/decisions');
    const said: string = body.messages?.at(-1).content ?? '';
    if (manner === 'hangs') {
      under.resolve();
      return hangs();
    }
    if (manner === 'fails') return body.stream ? drops(['Whoever ', 'asks '], 1) : fails(400);
    if (manner === 'babbles') {
      const elsewhere = { type: 'choice', name: 'word', choice: 'elsewhere', confidence: 1, probabilities: [] };
      return isDecision ? decides(elsewhere) : gives({ echo: 7, word: 'elsewhere' });
    }
    if (manner === 'refuses') {
      const refused = ['word', 'polite'].map((name) => ({ type: 'refusal', name }));
      return isDecision ? decides(...refused) : refuses();
    }
    if (body.stream) return says(['', ...said.split(/(?<= )/), '']);
    return isDecision ? undefined : gives({ echo: said });
  };

  const { languageModel } = await openAiAgainstMock({
    script: {
      handlers: [reply],
      choose: ({ values }, evidence) => values.find((value) => evidence.includes(`for ${value}`)),
    },
  });
  return {
    model: languageModel,
    become: (now) => {
      manner = now;
    },
    underWay: () => under.promise,
  };
};

/** The sample tasks need none. */
const noEmbedder: Embedder = { model: 'none', dimensions: 1, embed: () => Promise.reject(new Error('not asked')) };

const openOffline = async (): Promise<OpenedModel> => {
  let manner: Manner = 'answers';
  const under = Promise.withResolvers<void>();

  const rule = <Answer>(answers: Answer, babbles: unknown): Promise<Answer> => {
    if (manner === 'hangs') {
      under.resolve();
      return new Promise(() => undefined);
    }
    if (manner === 'fails') return Promise.reject(new TypeError('a bug'));
    return Promise.resolve(manner === 'babbles' ? (babbles as Answer) : answers);
  };
  const refusal = { type: 'refusal' } as const;
  const polite = { type: 'predicate', holds: true, probability: null } as const;
  const input = z.string();

  const model = offlineLanguageModel({ embedder: noEmbedder, telemetry: recordingTelemetry().telemetry }, [
    offlineTask<string>({ id: echo.id, kind: 'structured', input, run: (text) => rule({ echo: text }, { echo: 7 }) }),
    offlineTask<string>({
      id: recite.id,
      kind: 'prose',
      input,
      write: (text) => {
        if (manner === 'fails') throw new TypeError('a bug');
        return text;
      },
    }),
    offlineTask<string>({
      id: judge.id,
      kind: 'decision',
      input,
      decide: (text) => {
        const value = WORDS.find((word) => text.includes(word)) ?? '';
        const word = { type: 'choice', value, probabilities: null } as const;
        return rule<OfflineAnswers>(
          manner === 'refuses' ? { word: refusal, polite: refusal } : { word, polite, unasked: polite },
          { word: { ...word, value: 'elsewhere' }, polite },
        );
      },
    }),
  ]);
  return {
    model,
    become: (now) => {
      manner = now;
    },
    underWay: () => under.promise,
  };
};

languageModelContract('openai', { open: openMock, hanging: ['run', 'decide', 'stream'] });
languageModelContract('offline', { open: openOffline, hanging: ['run', 'decide'] });
