import { ContainerModule } from 'inversify';
import {
  afterTurn,
  Beside as BesideOfProcess,
  cancelRun,
  clearHistory,
  deleteConversation,
  endAbandonedRun,
  followRun,
  heedStops,
  LiveRuns as LiveRunsOfProcess,
  listConversations,
  listMessages,
  messageLanguage,
  openResume,
  openTurn,
  recoverRuns,
  repeatRun,
  runTurn,
  searchConversations,
  startTurn,
  summarise,
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
import { Background, Beside, LiveRuns, Specialist, Tool, TurnSteps, UseCase } from './keys.ts';

interface Settings {
  /** Names this process as a holder of leases. */
  readonly owner: string;
  /** Whether another such name is gone. */
  readonly isDead: (owner: string) => boolean;
  readonly gateMs: number;
  readonly pauseMs: number;
}

/** Turns and history. Durations in milliseconds. */
export const conversation = (of: Settings) =>
  new ContainerModule(({ bind }) => {
    fill(bind, UseCase.identify, [People, Tenants], (people, tenants) => identify({ people, tenants }));
    fill(bind, UseCase.messageLanguage, [LanguageDetector], (detector) => messageLanguage({ detector }));
    fill(bind, LiveRuns, [], () => new LiveRunsOfProcess());
    fill(bind, Beside, [], () => new BesideOfProcess());
    fill(
      bind,
      TurnSteps,
      [LanguageModel, every(Specialist), every(Tool), every(Background), UseCase.extractPreferences, Beside],
      (model, specialists, tools, backgrounds, remember, beside) =>
        turnSteps({ model, specialists, tools, backgrounds, remember, beside, gateDeadlineMs: of.gateMs }),
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
    fill(bind, UseCase.openResume, [Turns, Clock, Ids, UseCase.endAbandonedRun], (turns, clock, ids, end) =>
      openResume({ turns, clock, ids, endAbandonedRun: end, owner: of.owner }),
    );
    fill(
      bind,
      UseCase.runTurn,
      [Turns, TurnEngine, LanguageModel, Clock, Telemetry],
      (turns, engine, model, clock, telemetry) =>
        runTurn({ turns, engine, model, clock, telemetry, pauseMs: of.pauseMs }),
    );
    fill(bind, UseCase.repeatRun, [Turns, LiveRuns, Clock], (turns, liveRuns, clock) =>
      repeatRun({ turns, liveRuns, clock }),
    );
    fill(
      bind,
      UseCase.startTurn,
      [UseCase.openTurn, UseCase.openResume, UseCase.runTurn, UseCase.repeatRun, LiveRuns, UseCase.afterTurn],
      (open, resume, run, repeat, liveRuns, afterTurn) =>
        startTurn({ openTurn: open, openResume: resume, runTurn: run, repeatRun: repeat, liveRuns, afterTurn }),
    );
    fill(bind, UseCase.summarise, [Conversations, LanguageModel], (conversations, model) =>
      summarise({ conversations, model }),
    );
    fill(bind, UseCase.afterTurn, [UseCase.summarise, Beside], (summarise, beside) => afterTurn({ summarise, beside }));
    fill(bind, UseCase.followRun, [Turns, UseCase.repeatRun], (turns, repeat) =>
      followRun({ turns, repeatRun: repeat }),
    );
    fill(bind, UseCase.cancelRun, [Turns, LiveRuns, UseCase.repeatRun, Clock], (turns, liveRuns, repeat, clock) =>
      cancelRun({ turns, liveRuns, repeatRun: repeat, clock }),
    );
    fill(bind, UseCase.heedStops, [Turns, LiveRuns], (turns, liveRuns) =>
      heedStops({ turns, liveRuns, owner: of.owner }),
    );
    fill(bind, UseCase.listMessages, [Conversations, Clock], (conversations, clock) =>
      listMessages({ conversations, clock }),
    );
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
