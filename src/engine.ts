import { ModelFailed, type RequestContext } from '../modules/kernel/index.ts';
import type { ChatModels } from '../ports/chat-models.ts';
import type { Clock } from '../ports/clock.ts';
import type { Embedder } from '../ports/embedder.ts';
import type { Ids } from '../ports/ids.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import type { Config } from './config.ts';

export interface Engine {
  readonly languageModel: LanguageModel;
  readonly chatModels: ChatModels;
  readonly embedder: Embedder;
  /** What it is, for people. */
  readonly description: string;
  close(): Promise<void>;
}

interface Needs {
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly ids: Ids;
}

type Answering = Pick<Engine, 'languageModel' | 'chatModels'>;
type Provider = 'openai' | 'offline';

/**
 * What answers: the engine that the configuration asks for, or for a tenant that has chosen one that one. Only what is used is
 * loaded: libraries take start-up time.
 */
export const openEngine = async (config: Config, needs: Needs): Promise<Engine> => {
  const { localEmbedder } = await import('../adapters/embeddings/index.ts');
  const embedder = localEmbedder();
  const own: Provider = config.openai ? 'openai' : 'offline';
  const ownEngine = await answering(own, config, needs, embedder);
  const engines = new Map<Provider, Answering>([[own, ownEngine]]);
  // Rules are quick to load and cost nothing: a tenant may choose them at any time. A provider needs its key.
  if (own === 'openai') engines.set('offline', await answering('offline', config, needs, embedder));
  const of = (ctx: RequestContext): Answering => {
    const wanted = ctx.tenant.settings.ai.provider ?? own;
    const engine = engines.get(wanted);
    if (engine) return engine;
    ctx.log.error({ provider: wanted }, 'this tenant has chosen a provider that is not configured');
    throw new ModelFailed('model.unavailable');
  };
  const description = descriptionOf(config);
  return { ...choosing(of, ownEngine), embedder, description, close: () => embedder.close() };
};

/** Both ports over the engine of the tenant that asks. `own` is the server's: what is told where a tenant's is missing. */
const choosing = (of: (ctx: RequestContext) => Answering, own: Answering): Answering => ({
  languageModel: {
    describe(ctx) {
      try {
        return of(ctx).languageModel.describe(ctx);
      } catch {
        return own.languageModel.describe(ctx);
      }
    },
    run: async (ctx, task, input) => of(ctx).languageModel.run(ctx, task, input),
    decide: async (ctx, task, input, questions) => of(ctx).languageModel.decide(ctx, task, input, questions),
    async *stream(ctx, task, input) {
      yield* of(ctx).languageModel.stream(ctx, task, input);
    },
  },
  chatModels: {
    provider: own.chatModels.provider,
    forSpecialist: (ctx, specialist) => of(ctx).chatModels.forSpecialist(ctx, specialist),
  },
});

const answering = async (provider: Provider, config: Config, needs: Needs, embedder: Embedder): Promise<Answering> => {
  if (provider === 'openai' && config.openai) {
    const { openAiEngine } = await import('../adapters/openai/index.ts');
    const { apiKey, baseURL, models } = config.openai;
    return openAiEngine({
      ...needs,
      config: { apiKey, baseUrl: baseURL, models, limits: { chatMs: config.limits.turnMs } },
    });
  }
  const { offlineChatModels, offlineLanguageModel } = await import('../adapters/offline/index.ts');
  return {
    languageModel: offlineLanguageModel({ embedder, telemetry: needs.telemetry }),
    chatModels: offlineChatModels({ ids: needs.ids, telemetry: needs.telemetry }),
  };
};

const descriptionOf = ({ openai }: Config): string => {
  if (!openai) return 'offline (rules and local embeddings; set OPENAI_API_KEY for a language model)';
  const { models, baseURL } = openai;
  return `openai (${models.mini}, ${models.large})${baseURL ? ` at ${new URL(baseURL).host}` : ''}`;
};
