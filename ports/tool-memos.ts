import type { JsonValue } from '../contracts/json.ts';
import type { ConversationId, TurnId } from '../modules/kernel/ids.ts';
import { port } from '../modules/kernel/port.ts';

/** A piece of work that a tool call has finished. */
export interface ToolMemo {
  readonly toolCallId: string;
  readonly key: string;
  readonly value: JsonValue;
}

/**
 * What tool calls have finished in a turn, so that a pause never repeats work, whatever the engine and whichever process
 * goes on. They go when the turn has ended for good (`Turns`), and with their conversation.
 */
export interface ToolMemos {
  /** Those of a turn, in the order kept; none of an unknown turn. */
  list(turn: TurnId): Promise<ToolMemo[]>;
  /** Keeps them, in place of those of the same call and key. Of a conversation that is gone nothing is kept. */
  keep(conversation: ConversationId, turn: TurnId, memos: readonly ToolMemo[]): Promise<void>;
}
export const ToolMemos = port<ToolMemos>('ToolMemos');
