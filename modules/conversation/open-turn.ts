import type { ChatInput } from '../../contracts/chat.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Begun, Opening, Run, Turns } from '../../ports/turns.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import type { EndAbandonedRun } from './end-abandoned-run.ts';
import { ConversationBusy, ConversationNotFound, IdempotencyKeyReused } from './errors.ts';
import type { MessageLanguage } from './turn-language.ts';

/** How long a run has its conversation unless it renews: three missed renewals. Milliseconds. */
export const LEASE_MS = 30_000;
export const RENEWAL_MS = LEASE_MS / 3;

/** How many earlier messages a turn is given. */
const HISTORY_LIMIT = 40;
const TITLE_CHARACTERS = 60;

type Started = Extract<Begun, { kind: 'started' }>;
export type OpenedTurn =
  | (Started & { readonly ctx: RequestContext; readonly content: string })
  | { readonly kind: 'repeated'; readonly run: Run };

/** The first line of the first message, shortened between words where that is possible. */
export const titleOf = (message: string): string => {
  const line =
    message
      .trim()
      .split(/[\r\n]/, 1)[0]
      ?.replace(/\s+/g, ' ') ?? '';
  const letters = [...line.slice(0, TITLE_CHARACTERS * 4)];
  if (letters.length <= TITLE_CHARACTERS) return line;
  const cut = letters.slice(0, TITLE_CHARACTERS).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > TITLE_CHARACTERS / 2 ? cut.slice(0, space) : cut}…`;
};

/** A digest of what was asked, so that a key is not taken for two different requests. Hexadecimal SHA-256. */
const digestOf = async (input: ChatInput): Promise<string> => {
  const asked = JSON.stringify([input.message, input.userConversationId ?? null, input.language ?? null]);
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asked));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

export type OpenTurn = ReturnType<typeof openTurn>;
/**
 * Stores the message, takes the conversation, and tells in which language the turn goes on: the one asked for, else the
 * message's own, else the conversation's.
 * @throws ConversationNotFound, ConversationBusy, IdempotencyKeyReused
 */
export const openTurn =
  (needs: {
    turns: Turns;
    clock: Clock;
    ids: Ids;
    messageLanguage: MessageLanguage;
    endAbandonedRun: EndAbandonedRun;
    /** Names this process as the holder of leases. */
    owner: string;
  }) =>
  async (ctx: RequestContext, input: ChatInput): Promise<OpenedTurn> => {
    const { turns, clock, ids } = needs;
    const now = clock.now();
    const opening: Opening = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      conversationId: input.userConversationId,
      newConversationId: ids.next(),
      title: titleOf(input.message),
      language: input.language ?? needs.messageLanguage(input.message),
      fallbackLanguage: ctx.language,
      turnId: ids.next(),
      runId: ids.next(),
      userMessageId: ids.next(),
      messageId: ids.next(),
      content: input.message,
      metadata: input.metadata ?? {},
      idempotency:
        input.idempotencyKey === undefined ? undefined : { key: input.idempotencyKey, digest: await digestOf(input) },
      owner: needs.owner,
      now,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      historyLimit: HISTORY_LIMIT,
    };
    let begun = await turns.begin(opening);
    if (begun.kind === 'expired') {
      await needs.endAbandonedRun(ctx.log, begun.run);
      begun = await turns.begin(opening);
    }
    switch (begun.kind) {
      case 'started':
        return { ...begun, ctx: { ...ctx, language: begun.run.language }, content: input.message };
      case 'repeated':
        return begun;
      case 'absent':
        throw new ConversationNotFound();
      case 'keyReused':
        throw new IdempotencyKeyReused();
      default:
        throw new ConversationBusy();
    }
  };
