import { ContainerModule } from 'inversify';
import {
  clearHistory,
  deleteConversation,
  endAbandonedRun,
  LiveRuns as LiveRunsOfProcess,
  listConversations,
  listMessages,
  messageLanguage,
  openTurn,
  recoverRuns,
  repeatRun,
  runTurn,
  searchConversations,
  startTurn,
  turnSteps,
  updateConversation,
} from '../../modules/conversation/index.ts';
import { identify } from '../../modules/identity/index.ts';
import { Clock } from '../../ports/clock.ts';
import { ConversationSearch } from '../../ports/conversation-search.ts';
import { Conversations } from '../../ports/conversations.ts';
import { Ids } from '../../ports/ids.ts';
import { LanguageDetector } from '../../ports/language-detector.ts';
import { LanguageModel } from '../../ports/language-model.ts';
import { People } from '../../ports/people.ts';
import { Telemetry } from '../../ports/telemetry.ts';
import { Tenants } from '../../ports/tenants.ts';
import { TurnEngine } from '../../ports/turn-engine.ts';
import { Turns } from '../../ports/turns.ts';
import { every, fill } from './fill.ts';
import { LiveRuns, Specialist, Tool, TurnSteps, UseCase } from './keys.ts';

/** Turns and history. `owner` names this process as a holder of leases; `isDead` tells whether another such name is gone. */
export const conversation = (of: { owner: string; isDead: (owner: string) => boolean; gateMs: number }) =>
  new ContainerModule(({ bind }) => {
    fill(bind, UseCase.identify, [People, Tenants], (people, tenants) => identify({ people, tenants }));
    fill(bind, UseCase.messageLanguage, [LanguageDetector], (detector) => messageLanguage({ detector }));
    fill(bind, LiveRuns, [], () => new LiveRunsOfProcess());
    fill(bind, TurnSteps, [LanguageModel, every(Specialist), every(Tool)], (model, specialists, tools) =>
      turnSteps({ model, specialists, tools, gateDeadlineMs: of.gateMs }),
    );
    fill(bind, UseCase.endAbandonedRun, [Turns, Clock], (turns, clock) => endAbandonedRun({ turns, clock }));
    fill(bind, UseCase.recoverRuns, [Turns, Clock, UseCase.endAbandonedRun], (turns, clock, end) =>
      recoverRuns({ turns, clock, endAbandonedRun: end, isDead: of.isDead }),
    );
    fill(
      bind,
      UseCase.openTurn,
      [Turns, Clock, Ids, UseCase.messageLanguage, UseCase.endAbandonedRun],
      (turns, clock, ids, language, end) =>
        openTurn({ turns, clock, ids, messageLanguage: language, endAbandonedRun: end, owner: of.owner }),
    );
    fill(
      bind,
      UseCase.runTurn,
      [Turns, TurnEngine, LanguageModel, Clock, Telemetry],
      (turns, engine, model, clock, telemetry) => runTurn({ turns, engine, model, clock, telemetry }),
    );
    fill(bind, UseCase.repeatRun, [Turns, LiveRuns], (turns, liveRuns) => repeatRun({ turns, liveRuns }));
    fill(
      bind,
      UseCase.startTurn,
      [UseCase.openTurn, UseCase.runTurn, UseCase.repeatRun, LiveRuns],
      (open, run, repeat, liveRuns) => startTurn({ openTurn: open, runTurn: run, repeatRun: repeat, liveRuns }),
    );
    fill(bind, UseCase.listMessages, [Conversations], (conversations) => listMessages({ conversations }));
    fill(bind, UseCase.listConversations, [Conversations], (conversations) => listConversations({ conversations }));
    fill(bind, UseCase.searchConversations, [ConversationSearch], (conversationSearch) =>
      searchConversations({ conversationSearch }),
    );
    fill(bind, UseCase.updateConversation, [Conversations], (conversations) => updateConversation({ conversations }));
    fill(bind, UseCase.deleteConversation, [Conversations, TurnEngine, LiveRuns], (conversations, engine, liveRuns) =>
      deleteConversation({ conversations, engine, liveRuns }),
    );
    fill(bind, UseCase.clearHistory, [Conversations, TurnEngine, LiveRuns], (conversations, engine, liveRuns) =>
      clearHistory({ conversations, engine, liveRuns }),
    );
  });
