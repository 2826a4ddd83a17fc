import type { EmbedPending, ImportLines, ImportRows, PutTenant, VectorWork } from '../../modules/catalogue/index.ts';
import type { ChangeFrontendConfig, ReadFrontendConfig } from '../../modules/configuration/index.ts';
import type {
  AfterTurn,
  Beside as BesideTurns,
  CancelRun,
  ClearHistory,
  DeleteConversation,
  EndAbandonedRun,
  FollowRun,
  HeedStops,
  ListConversations,
  ListMessages,
  LiveRuns as LiveRunsOfProcess,
  MessageLanguage,
  OpenResume,
  OpenTurn,
  RecoverRuns,
  RepeatRun,
  RunTurn,
  SearchConversations,
  StartTurn,
  TurnSteps as StepsOfTurn,
  Summarise,
  UpdateConversation,
} from '../../modules/conversation/index.ts';
import type { ChangeEvent, RecordEvent, SetFeedbackState } from '../../modules/events/index.ts';
import type { Identify } from '../../modules/identity/index.ts';
import type { MapJobs, MapSkills } from '../../modules/jobs/index.ts';
import {
  type Background as AnyBackground,
  type Specialist as AnySpecialist,
  type Tool as AnyTool,
  port,
} from '../../modules/kernel/index.ts';
import type {
  ExtractPreferences,
  ForgetPreferences,
  MergePreferences,
  ReadPreferences,
} from '../../modules/memory/index.ts';
import type { SuggestPrompts, SuggestTopics } from '../../modules/suggestions/index.ts';
import type { FindTrainings, PresentTrainings } from '../../modules/trainings/index.ts';
import type { Store as OpenStore } from '../store.ts';

// Keys of what is not a port: the domain's own parts. One name is both type and key, as with ports.

/** Open lists: bound once per item. */
export const Specialist = port<AnySpecialist>('Specialist');
export const Tool = port<AnyTool>('Tool');
export const Background = port<AnyBackground>('Background');

/** What is opened and closed around the container. */
export const Store = port<OpenStore>('Store');

export const TurnSteps = port<StepsOfTurn>('TurnSteps');
export const LiveRuns = port<LiveRunsOfProcess>('LiveRuns');
/** What makes vectors beside everything else. */
export const Vectors = port<VectorWork>('Vectors');
export const Beside = port<BesideTurns>('Beside');

export const UseCase = {
  identify: port<Identify>('identify'),
  messageLanguage: port<MessageLanguage>('messageLanguage'),
  endAbandonedRun: port<EndAbandonedRun>('endAbandonedRun'),
  recoverRuns: port<RecoverRuns>('recoverRuns'),
  openTurn: port<OpenTurn>('openTurn'),
  openResume: port<OpenResume>('openResume'),
  runTurn: port<RunTurn>('runTurn'),
  repeatRun: port<RepeatRun>('repeatRun'),
  startTurn: port<StartTurn>('startTurn'),
  followRun: port<FollowRun>('followRun'),
  cancelRun: port<CancelRun>('cancelRun'),
  heedStops: port<HeedStops>('heedStops'),
  afterTurn: port<AfterTurn>('afterTurn'),
  summarise: port<Summarise>('summarise'),
  listMessages: port<ListMessages>('listMessages'),
  listConversations: port<ListConversations>('listConversations'),
  searchConversations: port<SearchConversations>('searchConversations'),
  updateConversation: port<UpdateConversation>('updateConversation'),
  deleteConversation: port<DeleteConversation>('deleteConversation'),
  clearHistory: port<ClearHistory>('clearHistory'),
  readFrontendConfig: port<ReadFrontendConfig>('readFrontendConfig'),
  changeFrontendConfig: port<ChangeFrontendConfig>('changeFrontendConfig'),
  extractPreferences: port<ExtractPreferences>('extractPreferences'),
  readPreferences: port<ReadPreferences>('readPreferences'),
  mergePreferences: port<MergePreferences>('mergePreferences'),
  forgetPreferences: port<ForgetPreferences>('forgetPreferences'),
  suggestPrompts: port<SuggestPrompts>('suggestPrompts'),
  suggestTopics: port<SuggestTopics>('suggestTopics'),
  recordEvent: port<RecordEvent>('recordEvent'),
  setFeedbackState: port<SetFeedbackState>('setFeedbackState'),
  changeEvent: port<ChangeEvent>('changeEvent'),
  putTenant: port<PutTenant>('putTenant'),
  importRows: port<ImportRows>('importRows'),
  importLines: port<ImportLines>('importLines'),
  embedPending: port<EmbedPending>('embedPending'),
  mapJobs: port<MapJobs>('mapJobs'),
  mapSkills: port<MapSkills>('mapSkills'),
  findTrainings: port<FindTrainings>('findTrainings'),
  presentTrainings: port<PresentTrainings>('presentTrainings'),
} as const;
