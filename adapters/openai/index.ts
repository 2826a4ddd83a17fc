import type { ChatModels } from '../../ports/chat-models.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { openAiChatModels } from './chat-models.ts';
import { type ConnectionNeeds, openAiConnection } from './connection.ts';
import { openAiLanguageModel } from './language-model.ts';

export type { Limits, OpenAiConfig } from './config.ts';

/** OpenAI or a compatible server behind both ports. Import this file only when it is used: its libraries take their time. */
export const openAiEngine = (needs: ConnectionNeeds): { languageModel: LanguageModel; chatModels: ChatModels } => {
  const connection = openAiConnection(needs);
  return { languageModel: openAiLanguageModel(connection), chatModels: openAiChatModels(connection) };
};
