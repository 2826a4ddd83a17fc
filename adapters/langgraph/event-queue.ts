/** Events from one producer to one reader, at once and in order. */
export interface EventQueue<Event> extends AsyncIterable<Event> {
  /** After `close`, and once the reader has gone, events are dropped. */
  push(event: Event): void;
  /** The reader still gets what was pushed before. */
  close(): void;
}

/** An unbounded queue: whoever opens it drains it, or ends the iteration. */
export const eventQueue = <Event>(): EventQueue<Event> => {
  let waiting: Event[] = [];
  let next = 0;
  let closed = false;
  let wake: (() => void) | undefined;

  const take = async (): Promise<IteratorResult<Event, undefined>> => {
    while (true) {
      if (next < waiting.length) {
        const value = waiting[next] as Event;
        next += 1;
        if (next === waiting.length) {
          waiting = [];
          next = 0;
        }
        return { done: false, value };
      }
      if (closed) return { done: true, value: undefined };
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const stir = () => {
    wake?.();
    wake = undefined;
  };

  return {
    push(event) {
      if (closed) return;
      waiting.push(event);
      stir();
    },
    close() {
      closed = true;
      stir();
    },
    [Symbol.asyncIterator]: () => ({
      next: take,
      async return() {
        closed = true;
        waiting = [];
        next = 0;
        stir();
        return { done: true, value: undefined };
      },
    }),
  };
};
