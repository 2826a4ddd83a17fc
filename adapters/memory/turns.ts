import type { RunId, TenantId, UserId } from '../../modules/kernel/index.ts';
import { storableId, storableText } from '../../ports/storable-text.ts';
import type { Turns } from '../../ports/turns.ts';
import { beginTurn, ownThread } from './begin-turn.ts';
import { endTurn } from './end-turn.ts';
import { cancelPending, expirePauses, toInteraction } from './pauses.ts';
import { resumeTurn } from './resume-turn.ts';
import { type Shelves, type StoredRun, toRun } from './shelves.ts';

/**
 * Turns in memory. No method waits in its middle, which makes each one whole. A retry takes the place of the failed run in
 * history: that run's answer goes when the retry begins, and stays in the run's own output.
 */
export const memoryTurns = (shelves: Shelves): Turns => {
  const { runs, threads } = shelves;
  const running = (): StoredRun[] =>
    [...runs.values()]
      .filter(({ status }) => status === 'running')
      .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1));
  const ownRun = (tenant: TenantId, user: UserId, id: RunId): StoredRun | undefined => {
    const run = runs.get(storableId(id) ?? '');
    return run?.tenantId === storableText(tenant) && run.userId === storableText(user) ? run : undefined;
  };

  return {
    async begin(opening) {
      return structuredClone(beginTurn(shelves, opening));
    },

    async renew(id, owner, leaseUntil) {
      const run = runs.get(storableId(id) ?? '');
      if (run?.status !== 'running' || run.owner !== storableText(owner)) return false;
      runs.set(run.id, { ...run, leaseUntil });
      return true;
    },

    async interaction(tenantId, userId, conversationId, interaction, now) {
      const found = ownThread(shelves, { tenantId, userId, conversationId })?.interactions.get(
        storableId(interaction) ?? '',
      );
      return found && toInteraction(found, now);
    },

    async resume(resumption) {
      return structuredClone(resumeTurn(shelves, resumption));
    },

    async cancelPause(tenant, user, id, now) {
      const run = ownRun(tenant, user, id);
      const thread = run && threads.get(run.conversationId);
      return run && thread ? cancelPending(shelves, thread, now, run.id) === 'cancelled' : false;
    },

    async expirePauses(now, limit) {
      return expirePauses(shelves, now, limit);
    },

    async askToStop(tenant, user, id) {
      const run = ownRun(tenant, user, id);
      if (run?.status !== 'running') return false;
      runs.set(run.id, { ...run, stopAsked: true });
      return true;
    },

    async toStop(owner, runs) {
      const goOn = running().filter((run) => run.owner === storableText(owner) && !run.stopAsked);
      const going = new Set(goOn.map(({ id }) => id));
      return runs.flatMap((run) => storableId(run) ?? []).filter((id) => !going.has(id));
    },

    async end(id, ending) {
      return endTurn(shelves, id, ending);
    },

    async expired(now, limit) {
      return running()
        .filter(({ leaseUntil }) => leaseUntil <= now)
        .slice(0, limit)
        .map(toRun);
    },

    async find(tenant, user, id) {
      const run = ownRun(tenant, user, id);
      return run && toRun(run);
    },
  };
};
