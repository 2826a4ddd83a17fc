import type { ChatInput } from '../../contracts/chat.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { TurnResume } from '../../ports/turn-engine.ts';
import type { Begun, Opening, Run, Turns } from '../../ports/turns.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { digestOf } from './digest.ts';
import type { EndAbandonedRun } from './end-abandoned-run.ts';
import { HISTORY_WINDOW, SUMMARY_STEP } from './summary/summarise.ts';
import { refusalOf, takeConversation } from './take-conversation.ts';
import type { MessageLanguage } from './turn-language.ts';

/** How long a run has its conversation unless it renews: three missed renewals. Milliseconds. */
export const LEASE_MS = 30_000;
export const RENEWAL_MS = LEASE_MS / 3;

/** How many earlier messages a turn is given: as many as may be without a summary while the next one is still being written. */
export const HISTORY_LIMIT = HISTORY_WINDOW + SUMMARY_STEP;
const TITLE_CHARACTERS = 60;

type Started = Extract<Begun, { kind: 'started' }>;
export type OpenedTurn =
  | (Started & {
      readonly ctx: RequestContext;
      /** The turn's message. */
      readonly content: string;
      /** The id that a pause of this run will have. */
      readonly interactionId: string;
      /** Where it goes on after a pause. */
      readonly response?: { readonly kind: 'cancelled' } | ({ readonly kind: 'answered' } & TurnResume['answered']);
    })
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

export type OpenTurn = ReturnType<typeof openTurn>;
/**
 * Stores the message, takes the conversation, and tells in which language the turn goes on: the one given, else
 * asked for, else the message's own, else the conversation's.
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
  async (ctx: RequestContext, input: ChatInput, message: string): Promise<OpenedTurn> => {
    const { turns, clock, ids } = needs;
    const now = clock.now();
    const asked = [message, input.userConversationId ?? null, input.language ?? null];
    const opening: Opening = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      conversationId: input.userConversationId,
      newConversationId: ids.next(),
      title: titleOf(message),
      language:
        input.language === undefined
          ? needs.messageLanguage(message, { begins: input.userConversationId === undefined })
          : { is: input.language, by: 'given' },
      fallbackLanguage: ctx.language,
      turnId: ids.next(),
      runId: ids.next(),
      userMessageId: ids.next(),
      messageId: ids.next(),
      content: message,
      metadata: input.metadata ?? {},
      idempotency:
        input.idempotencyKey === undefined
          ? undefined
          : { key: input.idempotencyKey, digest: await digestOf(JSON.stringify(asked)) },
      owner: needs.owner,
      now,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      historyLimit: HISTORY_LIMIT,
    };
    const { endAbandonedRun } = needs;
    const begun = await takeConversation({ log: ctx.log, endAbandonedRun }, () => turns.begin(opening));
    if (begun.kind === 'repeated') return begun;
    if (begun.kind !== 'started') throw refusalOf(begun.kind);
    return { ...begun, ctx: { ...ctx, language: begun.run.language }, content: message, interactionId: ids.next() };
  };
