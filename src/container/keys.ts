import type { ReadFrontendConfig } from '../../modules/configuration/index.ts';
import type {
  ClearHistory,
  DeleteConversation,
  EndAbandonedRun,
  ListConversations,
  ListMessages,
  LiveRuns as LiveRunsOfProcess,
  MessageLanguage,
  OpenTurn,
  RecoverRuns,
  RepeatRun,
  RunTurn,
  SearchConversations,
  StartTurn,
  TurnSteps as StepsOfTurn,
  UpdateConversation,
} from '../../modules/conversation/index.ts';
import type { Identify } from '../../modules/identity/index.ts';
import { type Specialist as AnySpecialist, type Tool as AnyTool, port } from '../../modules/kernel/index.ts';
import type { Store as OpenStore } from '../store.ts';

// Keys of what is not a port: the domain's own parts. One name is both type and key, as with ports.

/** Open lists: bound once per item. */
export const Specialist = port<AnySpecialist>('Specialist');
export const Tool = port<AnyTool>('Tool');

/** What is opened and closed around the container. */
export const Store = port<OpenStore>('Store');

export const TurnSteps = port<StepsOfTurn>('TurnSteps');
export const LiveRuns = port<LiveRunsOfProcess>('LiveRuns');

export const UseCase = {
  identify: port<Identify>('identify'),
  messageLanguage: port<MessageLanguage>('messageLanguage'),
  endAbandonedRun: port<EndAbandonedRun>('endAbandonedRun'),
  recoverRuns: port<RecoverRuns>('recoverRuns'),
  openTurn: port<OpenTurn>('openTurn'),
  runTurn: port<RunTurn>('runTurn'),
  repeatRun: port<RepeatRun>('repeatRun'),
  startTurn: port<StartTurn>('startTurn'),
  listMessages: port<ListMessages>('listMessages'),
  listConversations: port<ListConversations>('listConversations'),
  searchConversations: port<SearchConversations>('searchConversations'),
  updateConversation: port<UpdateConversation>('updateConversation'),
  deleteConversation: port<DeleteConversation>('deleteConversation'),
  clearHistory: port<ClearHistory>('clearHistory'),
  readFrontendConfig: port<ReadFrontendConfig>('readFrontendConfig'),
} as const;
