import { EntitySchema } from 'typeorm';
import type { FeedbackState } from '../../contracts/events.ts';

export interface EventRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly user_id: string;
  readonly type: string;
  readonly conversation_id: string | null;
  readonly message_id: string | null;
  readonly state: FeedbackState | null;
  readonly comment: string | null;
  readonly reasons: readonly string[];
  readonly payload: Readonly<Record<string, unknown>>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const Event = new EntitySchema<EventRow>({
  name: 'Event',
  tableName: 'events',
  columns: {
    id: { type: 'uuid', primary: true },
    tenant_id: { type: 'text' },
    user_id: { type: 'text' },
    type: { type: 'text' },
    conversation_id: { type: 'uuid', nullable: true },
    message_id: { type: 'uuid', nullable: true },
    state: { type: 'text', nullable: true },
    comment: { type: 'text', nullable: true },
    reasons: { type: 'text', array: true, default: [] },
    payload: { type: 'jsonb' },
    created_at: { type: 'timestamptz' },
    updated_at: { type: 'timestamptz' },
  },
});
