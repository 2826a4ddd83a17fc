import type { Card } from '../../contracts/cards.ts';
import type { Inquiry, Reply, RequestContext, ToolCall } from '../../modules/kernel/index.ts';
import { ToolRefused } from '../../modules/kernel/index.ts';

export interface RecordedCall extends ToolCall {
  readonly said: string[];
  readonly shown: Card[];
  readonly reported: string[];
  readonly concluded: string[];
  /** What was asked, one entry per `ask`. */
  readonly asked: (readonly Inquiry[])[];
}

/**
 * A tool call as a tool sees it. `replies` are given one per `ask`, in order; an ask too many, or one of a caller who cannot
 * be asked, is refused. Calls that share `memos` are runs of the same call around a pause.
 */
export const toolCall = (
  ctx: RequestContext,
  of: Partial<Pick<ToolCall, 'id' | 'history' | 'skipped'>> & {
    readonly replies?: readonly (readonly Reply[])[];
    readonly memos?: Map<string, string>;
  } = {},
): RecordedCall => {
  const { id = 'call_1', history = [], skipped = [], replies = [], memos = new Map() } = of;
  const said: string[] = [];
  const shown: Card[] = [];
  const reported: string[] = [];
  const concluded: string[] = [];
  const asked: (readonly Inquiry[])[] = [];
  return {
    ctx,
    id,
    history,
    signal: ctx.signal,
    skipped,
    said,
    shown,
    reported,
    concluded,
    asked,
    async once(key, work) {
      const kept = memos.get(key) ?? JSON.stringify(await work());
      if (kept !== undefined) memos.set(key, kept);
      return kept === undefined ? undefined : JSON.parse(kept);
    },
    async ask(questions) {
      if (!ctx.interactive) throw new ToolRefused('This caller cannot be asked.');
      asked.push(questions);
      const answers = replies[asked.length - 1];
      if (!answers) throw new Error('The tool asked more often than was scripted.');
      return answers;
    },
    progress: (text) => void reported.push(text),
    say: (text) => void said.push(text),
    show: (card) => void shown.push(card),
    conclude: (text) => void concluded.push(text),
  };
};
