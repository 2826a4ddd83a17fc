import type { ChatOutput } from '../../contracts/chat.ts';
import type { ErrorCode } from '../../contracts/errors.ts';
import type { Run } from '../../ports/turns.ts';
import { TEMPORARY_FAILURE } from './texts.ts';

/**
 * How a run ended of which nobody can tell: its process is gone, its conversation was deleted, or it cannot be followed
 * further. With an error it apologises, and may be sent again.
 */
export const outputOfNobody = (
  run: Run,
  status: 'cancelled' | 'failed',
  { error, totalMs = 0 }: { error?: ErrorCode; totalMs?: number } = {},
): ChatOutput => ({
  userConversationId: run.conversationId,
  runId: run.id,
  messageId: run.messageId,
  answer: error ? TEMPORARY_FAILURE[run.language] : '',
  activeAgent: null,
  cards: [],
  status,
  metadata: {
    engine: 'none',
    models: { mini: 'none', large: 'none' },
    language: run.language,
    // What was spent is not known, which is not the same as nothing.
    usage: { calls: 0, inputTokens: null, outputTokens: null, tasks: [] },
    timings: { totalMs, firstDeltaMs: null },
    ...(error && { error: { code: error, retryable: true } }),
  },
});
