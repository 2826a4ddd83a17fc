import type { z } from 'zod';
import type { Card } from '../../contracts/cards.ts';
import type { Inquiry, Reply } from './interaction.ts';
import type { Message } from './message.ts';
import type { RequestContext } from './request-context.ts';

/** The worst consequence that a tool's contract allows: reading; a recoverable change; one that is hard to undo. */
export type RiskLevel = 'low' | 'medium' | 'high';

/** What a running tool knows of its call and may do in it. */
export interface ToolCall {
  readonly ctx: RequestContext;
  /** The id that the model gave the call. */
  readonly id: string;
  /** The stored messages before this turn's, oldest first, bounded. */
  readonly history: readonly Message[];
  /** Aborts with the run. */
  readonly signal: AbortSignal;
  /**
   * Questions that the user skipped earlier in this turn, as they were put. They are not asked again: `ask` leaves them out
   * and gives them as skipped.
   */
  readonly skipped: readonly string[];
  /**
   * Does `work` once per turn, call and `key`, however often a pause makes the tool run again: later runs get what it gave.
   * The value is JSON of at most 1,000,000 characters, and is given as JSON gives it back, the first time too. A rejection
   * is not kept. Whatever is not inside `once` may run several times.
   */
  once<Value>(key: string, work: () => Promise<Value> | Value): Promise<Value>;
  /**
   * Pauses the turn until the user has answered, and gives the answers in the order of the questions. The tool then runs
   * again from its top, up to here. @throws ToolRefused where the caller cannot be asked: look at `ctx.interactive`
   */
  ask(questions: readonly Inquiry[]): Promise<readonly Reply[]>;
  /** A short line on what it is doing, in the language of the turn. */
  progress(text: string): void;
  /** Text that becomes part of the answer, as it is written. Only for tools that return directly. */
  say(text: string): void;
  /** A card for the user. */
  show(card: Card): void;
  /** Says `text` to the user and ends the turn with it, whatever the tool returns: no model is asked again. */
  conclude(text: string): void;
}

/** A capability with a contract. What `result` does not name never reaches a model. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Result extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** What it is for and what not, for the model. */
  readonly intent: string;
  readonly riskLevel: RiskLevel;
  readonly input: Input;
  readonly result: Result;
  /** `true`: what it said is the answer and the turn ends; `false`: the model reads the result and goes on. */
  readonly returnsDirectly: boolean;
  /** Whether this request can use it at all; a tool that cannot is not offered and not run. */
  readonly available: (ctx: RequestContext) => boolean;
  /** `true`: every specialist has it, none needs to name it. */
  readonly shared: boolean;
  /** `true`: an action of its own. A reply that calls it beside anything else is refused before anything runs. */
  readonly alone: boolean;
  readonly run: (input: z.output<Input>, call: ToolCall) => Promise<z.input<Result>>;
}

type Optional = 'returnsDirectly' | 'available' | 'shared' | 'alone';
type Declared<Input extends z.ZodObject, Result extends z.ZodType> = Omit<Tool<Input, Result>, Optional> &
  Partial<Pick<Tool<Input, Result>, Optional>>;

/** Declares a tool. It is offered to everyone and its result goes to the model, unless it says otherwise. */
export const defineTool = <Input extends z.ZodObject, Result extends z.ZodType>(
  tool: Declared<Input, Result>,
): Tool<Input, Result> => ({ returnsDirectly: false, available: () => true, shared: false, alone: false, ...tool });

/** A tool could not do what was asked, in words that the model may read and act on. */
export class ToolRefused extends Error {}

/**
 * A tool could not do its work because something it stands on failed: in words that the model may read, which name nothing of
 * the inside. The cause goes to the log, and the failure is counted.
 */
export class ToolFailed extends Error {}
