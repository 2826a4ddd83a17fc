import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { ChatInput } from '../../contracts/chat.ts';
import { ErrorCode } from '../../contracts/errors.ts';
import { isTerminal, type StreamEvent } from '../../contracts/stream.ts';
import type { ChatClient } from './chat-client.ts';

/** The stream of a turn ended without saying how the turn ended. */
export class AnswerCutOff extends Error {
  constructor(options?: ErrorOptions) {
    super('The connection ended before the answer did. What the assistant says will be in the history.', options);
  }
}

/** How long it waits before each attempt to find a lost stream again, in milliseconds; any event starts the count anew. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000];

/** What the service itself refuses would be refused again. */
const isRefusal = (error: unknown): boolean => z.object({ code: ErrorCode }).safeParse(error).success;

/**
 * The events of one turn up to its terminal one, each once and in order, also where the connection is lost on the way: the
 * run is then followed by its name, a bounded number of times. @throws AnswerCutOff
 */
export async function* wholeStream(
  { chat }: ChatClient,
  input: ChatInput,
  signal: AbortSignal,
  pausesMs: readonly number[] = PAUSES_MS,
): AsyncGenerator<StreamEvent, void> {
  let runId: string | undefined;
  let last = 0;
  let tries = 0;
  let open = () => chat.stream(input, { signal });
  for (;;) {
    let cause: unknown;
    try {
      for await (const event of await open()) {
        if (event.id <= last) continue;
        last = event.id;
        tries = 0;
        if (event.event === 'run.started') runId = event.data.runId;
        yield event;
        if (isTerminal(event)) return;
      }
    } catch (error) {
      if (runId === undefined || signal.aborted || isRefusal(error)) throw error;
      cause = error;
    }
    const run = runId;
    const waitMs = pausesMs[tries];
    if (run === undefined || waitMs === undefined) throw new AnswerCutOff({ cause });
    tries += 1;
    open = () => chat.follow({ runId: run, after: last }, { signal });
    await pause(waitMs, undefined, { signal });
  }
}
