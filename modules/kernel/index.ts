/** The words that all modules share. */
export { asBackground } from './as-background.ts';
export type { Background } from './background.ts';
export { ConversationNotFound, type Fault, ModelFailed, OriaError, StoreUnavailable, UserNotFound } from './errors.ts';
export type { ConversationId, MessageId, RunId, TenantId, TurnId, UserId } from './ids.ts';
export type { Inquiry, Reply } from './interaction.ts';
export type { Logger } from './logger.ts';
export type { Message } from './message.ts';
export { Person, Profile } from './person.ts';
export { type PortKey, port } from './port.ts';
export { type Channel, canAsk, type RequestContext } from './request-context.ts';
export type { Specialist } from './specialist.ts';
export type {
  Answers,
  AnswerTo,
  Choice,
  ChoiceAnswer,
  DecisionTask,
  ModelProfile,
  Predicate,
  PredicateAnswer,
  Prompt,
  PromptMessage,
  ProseTask,
  Question,
  Questions,
  Refusal,
  Task,
} from './task.ts';
export { TenantSettings } from './tenant.ts';
export { defineTool, type RiskLevel, type Tool, type ToolCall, ToolFailed, ToolRefused } from './tool.ts';
export { type ModelCall, UsageMeter } from './usage.ts';
