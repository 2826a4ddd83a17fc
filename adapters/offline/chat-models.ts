import type { ChatModels } from '../../ports/chat-models.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import { anySpecialist } from './any-specialist/strategy.ts';
import { careerChat } from './career-chat/strategy.ts';
import { OfflineChatModel } from './chat/chat-model.ts';
import type { Strategy } from './chat/strategy.ts';
import { OFFLINE_PROVIDER } from './engine.ts';
import { taskHelper } from './task-helper/strategy.ts';
import { trainings } from './trainings/strategy.ts';

/** How the specialists are played, by name. A new one is a folder and a line here; without it, `anySpecialist` plays it. */
const STRATEGIES: ReadonlyMap<string, Strategy> = new Map([
  ['career_chat', careerChat],
  ['task_helper', taskHelper],
  ['trainings', trainings],
]);

/** Chat models that follow rules. `ids` names their tool calls. */
export const offlineChatModels = ({ ids, telemetry }: { ids: Ids; telemetry: Telemetry }): ChatModels => ({
  provider: OFFLINE_PROVIDER,
  forSpecialist: (ctx, specialist) =>
    new OfflineChatModel({
      ctx,
      specialist,
      ids,
      telemetry,
      strategy: STRATEGIES.get(specialist.name) ?? anySpecialist,
    }),
});
