/** The engine that needs no language model. */
export { offlineChatModels } from './chat-models.ts';
export { offlineLanguageModel } from './language-model.ts';
