import { isTerminal, type StreamEvent } from '../../contracts/stream.ts';
import type { RunningTurn } from './needs.ts';

/**
 * The events after number `after`, to the terminal one, always. A reader may know more events than are still told of a run
 * that has ended, as what is told of it is then made of its stored result: it gets the terminal one alone, which carries the
 * whole answer, under a number that is greater than what it knows, so that it is no event that it has seen.
 */
export async function* eventsAfter(run: RunningTurn, after = 0): AsyncGenerator<StreamEvent, void> {
  for await (const event of run.events(after)) {
    yield event;
    if (isTerminal(event)) return;
  }
  for await (const event of run.events())
    if (isTerminal(event)) {
      yield { ...event, id: Math.max(event.id, after + 1) };
      return;
    }
}
