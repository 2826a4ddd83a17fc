import type { z } from 'zod';
import type { Card } from '../../contracts/cards.ts';
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
  /** Text that becomes part of the answer, as it is written. Only for tools that return directly. */
  say(text: string): void;
  /** A card for the user. */
  show(card: Card): void;
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
  readonly run: (input: z.output<Input>, call: ToolCall) => Promise<z.input<Result>>;
}

type Declared<Input extends z.ZodObject, Result extends z.ZodType> = Omit<
  Tool<Input, Result>,
  'returnsDirectly' | 'available'
> &
  Partial<Pick<Tool<Input, Result>, 'returnsDirectly' | 'available'>>;

/** Declares a tool. It is offered to everyone and its result goes to the model, unless it says otherwise. */
export const defineTool = <Input extends z.ZodObject, Result extends z.ZodType>(
  tool: Declared<Input, Result>,
): Tool<Input, Result> => ({ returnsDirectly: false, available: () => true, ...tool });

/** A tool could not do what was asked, in words that the model may read and act on. */
export class ToolRefused extends Error {}
