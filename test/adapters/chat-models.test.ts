import { offlineChatModels } from '../../adapters/offline/index.ts';
import { uuidV7Ids } from '../../adapters/system/index.ts';
import { chatModelsContract, type OpenedChatModels } from '../ports/chat-models.ts';
import { openAiAgainstMock } from '../support/openai/engine.ts';
import { callsTools, drops, fails, type Reply, says } from '../support/openai/replies.ts';
import type { SentRequest } from '../support/openai/server.ts';
import { recordingTelemetry } from '../support/recording-telemetry.ts';

const PIECES = ['All ', 'in ', 'all, ', 'step ', 'by ', 'step.'];

const openMock = async (): Promise<OpenedChatModels> => {
  let failing = false;
  const reply = ({ body }: SentRequest): Reply => {
    if (failing) return body.stream ? drops(PIECES, 2) : fails(400);
    const last = body.messages.at(-1);
    if (!body.tools || last.role === 'tool') return says(PIECES);
    return callsTools({ name: body.tools[0].function.name, arguments: JSON.stringify({ query: last.content }) });
  };
  const { chatModels } = await openAiAgainstMock({ script: { handlers: [reply] } });
  return {
    chatModels,
    fail: () => {
      failing = true;
      return {};
    },
  };
};

chatModelsContract('openai', openMock);
chatModelsContract('offline', async () => ({
  chatModels: offlineChatModels({ ids: uuidV7Ids, telemetry: recordingTelemetry().telemetry }),
  // Its rules have no words in such a language.
  fail: () => ({ language: 'xx' as 'en' }),
}));
