import type { Conversation } from '../../ports/conversations.ts';
import type { Message } from '../kernel/message.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import type { Specialist } from '../kernel/specialist.ts';
import type { PromptMessage } from '../kernel/task.ts';
import type { Tool } from '../kernel/tool.ts';

/** What the safety gate is asked about. */
export interface Evidence {
  readonly message: string;
  /** Earlier messages of the conversation, oldest first. */
  readonly history: readonly Message[];
  /** Whether a profile analysis was shown in this conversation. */
  readonly profileAnalysed: boolean;
}

export type Verdict = 'allow' | 'block' | 'doubt';
export type Concern = 'none' | 'out_of_scope' | 'disclosure' | 'harmful';

/** What the gate found. The proposal may be acted on only after `allow`. */
export interface Assessment {
  readonly verdict: Verdict;
  readonly concern: Concern;
  readonly proposal: {
    /** A name that the model chose, not yet validated; `undefined` where it gave none. */
    readonly specialist: string | undefined;
    /** Whether the message asks to act on an earlier profile analysis. */
    readonly actsOnAnalysis: boolean;
    /** Whether the message tells something of the user that will still hold tomorrow. */
    readonly statesPreference: boolean;
  };
}

/** The steps of a turn that an engine draws its graph from. They hold every rule; the graph holds order and memory. */
export interface TurnSteps {
  /**
   * Asks safety and routing in one request. Rejects as soon as `ctx.signal` aborts, with its reason.
   * @throws SafetyUnavailable on error, malformed answer, or after 15 s
   */
  assess(ctx: RequestContext, evidence: Evidence): Promise<Assessment>;
  /** Begins to remember what the message tells of the user, beside the turn: never delays it, never fails it. After `allow` only. */
  remember(ctx: RequestContext, assessment: Assessment, evidence: Evidence): void;
  /** What is stored of the user and of the earlier conversation, as marked user-role data; bounded. Does not reject. */
  background(ctx: RequestContext, conversation: Conversation): Promise<readonly PromptMessage[]>;
  /** The specialist that takes the turn: registered, enabled, after the destination rule. @throws NoSpecialist */
  choose(ctx: RequestContext, assessment: Assessment, evidence: Evidence): Specialist;
  /** What the user reads when the turn ends at the gate, in the language of the turn. */
  refusal(ctx: RequestContext, assessment: Assessment): string;
  /** The tools that this specialist may use in this request: its own and the shared ones, not excluded by the tenant, available. */
  offer(ctx: RequestContext, specialist: Specialist): readonly Tool[];
  /** A short line for `run.progress`, in the language of the turn. */
  progressText(ctx: RequestContext, of: 'safety' | 'routing' | 'thinking' | { tool: string }): string;
}
