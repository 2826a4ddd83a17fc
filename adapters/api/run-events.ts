import { isTerminal, type StreamEvent } from '../../contracts/stream.ts';
import type { RunningTurn } from './needs.ts';

/**
 * The events after number `after`, to the terminal one, always. A reader may know more events than are still told of a
 * run that has ended: it then gets the terminal one alone, which carries the whole answer.
 */
export async function* eventsAfter(run: RunningTurn, after = 0): AsyncGenerator<StreamEvent, void> {
  for await (const event of run.events(after)) {
    yield event;
    if (isTerminal(event)) return;
  }
  for await (const event of run.events()) if (isTerminal(event)) yield event;
}
