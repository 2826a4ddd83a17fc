import type { ChatModels } from '../ports/chat-models.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import type { Config } from './config.ts';

export interface Engine {
  readonly languageModel: LanguageModel;
  readonly chatModels: ChatModels;
  /** What it is, for people. */
  readonly description: string;
  close(): Promise<void>;
}

/** The language model that the configuration asks for. Only what is used is loaded: libraries take start-up time. */
export const openEngine = async (
  { openai, limits }: Config,
  needs: { readonly telemetry: Telemetry; readonly clock: Clock; readonly ids: Ids },
): Promise<Engine> => {
  if (openai) {
    const { openAiEngine } = await import('../adapters/openai/index.ts');
    const { apiKey, baseURL, models } = openai;
    const engine = openAiEngine({
      ...needs,
      config: { apiKey, baseUrl: baseURL, models, limits: { chatMs: limits.turnMs } },
    });
    return {
      ...engine,
      description: `openai (${models.mini}, ${models.large})${baseURL ? ` at ${new URL(baseURL).host}` : ''}`,
      close: async () => {},
    };
  }
  const [{ offlineChatModels, offlineLanguageModel }, { localEmbedder }] = await Promise.all([
    import('../adapters/offline/index.ts'),
    import('../adapters/embeddings/index.ts'),
  ]);
  const embedder = localEmbedder();
  return {
    languageModel: offlineLanguageModel({ embedder, telemetry: needs.telemetry }),
    chatModels: offlineChatModels({ ids: needs.ids, telemetry: needs.telemetry }),
    description: 'offline (rules and local embeddings; set OPENAI_API_KEY for a language model)',
    close: () => embedder.close(),
  };
};
