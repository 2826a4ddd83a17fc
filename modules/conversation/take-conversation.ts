import type { Begun, Run } from '../../ports/turns.ts';
import { ConversationNotFound, type OriaError } from '../kernel/errors.ts';
import type { Logger } from '../kernel/logger.ts';
import type { EndAbandonedRun } from './end-abandoned-run.ts';
import { ConversationBusy, IdempotencyKeyReused } from './errors.ts';

/** Takes a conversation for a run; where a run has it whose process is gone, that is ended first. */
export const takeConversation = async <Taken extends { readonly kind: string }>(
  { log, endAbandonedRun }: { readonly log: Logger; readonly endAbandonedRun: EndAbandonedRun },
  take: () => Promise<Taken | { readonly kind: 'expired'; readonly run: Run }>,
): Promise<Taken | { readonly kind: 'expired'; readonly run: Run }> => {
  const taken = await take();
  if (!isExpired(taken)) return taken;
  await endAbandonedRun(log, taken.run);
  return take();
};

const isExpired = (taken: object): taken is { readonly kind: 'expired'; readonly run: Run } =>
  'kind' in taken && taken.kind === 'expired';

/** Why a conversation cannot be taken, for whoever asked. */
export const refusalOf = (kind: Exclude<Begun['kind'], 'started' | 'repeated'>): OriaError => {
  if (kind === 'absent') return new ConversationNotFound();
  return kind === 'keyReused' ? new IdempotencyKeyReused() : new ConversationBusy();
};
