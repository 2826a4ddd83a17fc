import type { Begun, Resumed } from '../../ports/turns.ts';
import { toConversation, toMessage, toRun } from './from-rows.ts';
import type { ConversationRow, MessageRow, RunRow } from './rows.ts';

interface StartedRow {
  readonly kind: 'started';
  readonly run: RunRow;
  readonly conversation: ConversationRow;
  readonly history: MessageRow[];
}
interface OtherRunRow {
  readonly kind: 'repeated' | 'busy' | 'expired';
  readonly run: RunRow;
}

/** The answer of `begin_turn`. */
export type BegunRow = StartedRow | OtherRunRow | { readonly kind: 'keyReused' | 'absent' };

/** The answer of `resume_turn`. */
export type ResumedRow =
  | (StartedRow & { readonly message: MessageRow })
  | OtherRunRow
  | { readonly kind: 'answered' | 'keyReused' | 'absent' }
  | { readonly kind: 'notPending'; readonly status?: 'cancelled' | 'expired' };

export const toBegun = (row: BegunRow): Begun => {
  switch (row.kind) {
    case 'keyReused':
    case 'absent':
      return { kind: row.kind };
    case 'started':
      return toStarted(row);
    default:
      return { kind: row.kind, run: toRun(row.run) };
  }
};

export const toResumed = (row: ResumedRow): Resumed => {
  switch (row.kind) {
    case 'answered':
    case 'keyReused':
    case 'absent':
      return { kind: row.kind };
    case 'notPending':
      return { kind: row.kind, status: row.status };
    case 'started':
      return { ...toStarted(row), message: toMessage(row.message) };
    default:
      return { kind: row.kind, run: toRun(row.run) };
  }
};

const toStarted = ({ kind, run, conversation, history }: StartedRow): Extract<Begun, { kind: 'started' }> => ({
  kind,
  run: toRun(run),
  conversation: toConversation(conversation),
  history: history.map(toMessage),
});
