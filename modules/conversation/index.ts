/** Conversation: turns from the message to the stored answer, and the history they leave. */
export { type AfterTurn, afterTurn } from './after-turn.ts';
export { Beside } from './beside.ts';
export { type CancelRun, cancelRun, type HeedStops, heedStops, STOP_LOOK_MS } from './cancel-run.ts';
export { type EndAbandonedRun, endAbandonedRun, type RecoverRuns, recoverRuns } from './end-abandoned-run.ts';
export {
  ConversationBusy,
  IdempotencyKeyReused,
  InteractionAlreadyAnswered,
  InteractionExpired,
  InteractionNotPending,
  InvalidAnswer,
  NoSpecialist,
  RunNotFound,
  SafetyUnavailable,
  ServiceStopping,
} from './errors.ts';
export { type FollowRun, followRun } from './follow-run.ts';
export { type ClearHistory, clearHistory } from './history/clear-history.ts';
export { type DeleteConversation, deleteConversation } from './history/delete-conversation.ts';
export { type ListConversations, listConversations } from './history/list-conversations.ts';
export { type ListMessages, listMessages } from './history/list-messages.ts';
export { type SearchConversations, searchConversations } from './history/search-conversations.ts';
export { type UpdateConversation, updateConversation } from './history/update-conversation.ts';
export { type OpenResume, openResume } from './interactions/open-resume.ts';
export { LiveRuns } from './live-runs.ts';
export { type OpenTurn, openTurn } from './open-turn.ts';
export { type RepeatRun, repeatRun } from './repeat-run.ts';
export { type RunTurn, runTurn } from './run-turn.ts';
export { type RunningTurn, type StartTurn, startTurn } from './start-turn.ts';
export type { Assessment, Concern, Evidence, TurnSteps, Verdict } from './steps.ts';
export { type Summarise, summarise } from './summary/summarise.ts';
export { type MessageLanguage, messageLanguage } from './turn-language.ts';
export { turnSteps } from './turn-steps.ts';
