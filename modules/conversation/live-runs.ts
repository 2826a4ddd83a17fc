import type { ConversationId, RunId } from '../kernel/ids.ts';
import { RunLog } from './run-log.ts';

/** Why a run of this process is stopped from outside. */
export type StopReason = 'user' | 'deleted' | 'shutdown' | 'lease-lost';

export interface LiveRun {
  readonly runId: RunId;
  readonly conversationId: ConversationId;
  readonly log: RunLog;
  readonly signal: AbortSignal;
  /** Set when it was stopped from outside. */
  readonly stopped: StopReason | undefined;
  /** Aborts it; the first reason stands. */
  stop(reason: StopReason): void;
}

/** For how long an ended run can still be read event by event, in milliseconds. */
const KEPT_AFTER_END_MS = 10 * 60_000;
/** How many ended runs are kept at most, and how much text in UTF-16 units in all; the oldest go first. */
const KEPT_AFTER_END = 1_000;
const KEPT_LENGTH = 20_000_000;

/** The runs of this process: those that go on, and for a while those that ended. */
export class LiveRuns {
  readonly #running = new Map<RunId, LiveRun>();
  readonly #ended = new Map<RunId, { run: LiveRun; timer: NodeJS.Timeout }>();
  /** Turns whose message is being stored: they will run. */
  readonly #entering = new Set<Promise<unknown>>();
  #keptLength = 0;
  #closed = false;
  #overdue = false;

  get closed(): boolean {
    return this.#closed;
  }

  /** Gives what `entering` gives. `drain` waits for it, so that no run begins behind its back. */
  async admit<Entered>(entering: Promise<Entered>): Promise<Entered> {
    this.#entering.add(entering);
    try {
      return await entering;
    } finally {
      this.#entering.delete(entering);
    }
  }

  open(runId: RunId, conversationId: ConversationId): LiveRun {
    const controller = new AbortController();
    const run = {
      runId,
      conversationId,
      log: new RunLog(),
      signal: controller.signal,
      stopped: undefined as StopReason | undefined,
      stop(reason: StopReason) {
        run.stopped ??= reason;
        controller.abort();
      },
    };
    this.#running.set(runId, run);
    if (this.#overdue) run.stop('shutdown');
    return run;
  }

  /** Moves a run from those that go on to those that ended. */
  close(runId: RunId): void {
    const run = this.#running.get(runId);
    if (!run) return;
    this.#running.delete(runId);
    const timer = setTimeout(() => this.#forget(runId), KEPT_AFTER_END_MS);
    timer.unref();
    this.#ended.set(runId, { run, timer });
    this.#keptLength += run.log.length;
    for (const oldest of this.#ended.keys()) {
      if (this.#ended.size <= KEPT_AFTER_END && this.#keptLength <= KEPT_LENGTH) break;
      this.#forget(oldest);
    }
  }

  #forget(runId: RunId): void {
    const kept = this.#ended.get(runId);
    if (!kept) return;
    clearTimeout(kept.timer);
    this.#ended.delete(runId);
    this.#keptLength -= kept.run.log.length;
  }

  /** Those that go on. */
  going(): RunId[] {
    return [...this.#running.keys()];
  }

  /** Stops a run that goes on here; `false` where none does. */
  stop(runId: RunId, reason: StopReason): boolean {
    const run = this.#running.get(runId);
    run?.stop(reason);
    return run !== undefined;
  }

  log(runId: RunId): RunLog | undefined {
    return this.#running.get(runId)?.log ?? this.#ended.get(runId)?.run.log;
  }

  /** Stops the runs of these conversations and waits until they have ended. */
  async stopConversations(ids: readonly ConversationId[], reason: StopReason): Promise<void> {
    const wanted = new Set(ids);
    const runs = [...this.#running.values()].filter((run) => wanted.has(run.conversationId));
    for (const run of runs) run.stop(reason);
    await Promise.all(runs.map((run) => run.log.result()));
  }

  /** Forgets the ended runs of these conversations: nothing of a deleted conversation can be read any more. */
  forgetConversations(ids: readonly ConversationId[]): void {
    const gone = new Set(ids);
    for (const [id, { run }] of this.#ended) if (gone.has(run.conversationId)) this.#forget(id);
  }

  /**
   * Begins no more runs, gives those that go on `deadlineMs` milliseconds to end, then stops the rest; resolves when
   * all have ended and are stored.
   */
  async drain(deadlineMs: number): Promise<void> {
    this.#closed = true;
    const all = async () => {
      await Promise.allSettled(this.#entering);
      await Promise.all([...this.#running.values()].map((run) => run.log.result()));
    };
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, deadlineMs);
    await Promise.race([all(), late]);
    clearTimeout(timer);
    this.#overdue = true;
    for (const run of this.#running.values()) run.stop('shutdown');
    await all();
  }
}
