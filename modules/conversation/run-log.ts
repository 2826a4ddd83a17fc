import type { ChatOutput, Language } from '../../contracts/chat.ts';
import { isTerminal, type StreamEvent } from '../../contracts/stream.ts';
import type { Run } from '../../ports/turns.ts';

type WithoutId<Event> = Event extends unknown ? Omit<Event, 'id'> : never;
export type UnnumberedEvent = WithoutId<StreamEvent>;

/** The first event of a run, whose message is stored. */
export const startedEvent = (run: Run, language: Language): UnnumberedEvent => ({
  event: 'run.started',
  data: {
    runId: run.id,
    turnId: run.turnId,
    userConversationId: run.conversationId,
    userMessageId: run.userMessageId,
    messageId: run.messageId,
    language,
  },
});

/** How much text the log of one run keeps, in UTF-16 units of its events. */
const KEPT_LENGTH = 2_000_000;

/**
 * The numbered events of one run. Anyone may read from any place, also after its end. One that is `remade` of what is stored
 * has not the numbers of the first telling: who knows some of those is given the last event alone, numbered after them. When a run says more than is kept,
 * the oldest events go: a reader that finds the gap still gets the last event, which carries the whole answer.
 */
export class RunLog {
  readonly #events: StreamEvent[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #result = Promise.withResolvers<ChatOutput>();
  readonly #isRemade: boolean;
  readonly #whenRead: (() => void) | undefined;
  #readers = 0;
  #last = 0;
  #length = 0;
  #ended = false;

  /** `whenRead` is called whenever a reader begins: for a log that is made only while somebody reads it. */
  constructor({ remade = false, whenRead }: { remade?: boolean; whenRead?: () => void } = {}) {
    this.#isRemade = remade;
    this.#whenRead = whenRead;
  }

  append(event: UnnumberedEvent): void {
    if (this.#ended) return;
    this.#last += 1;
    const numbered = { ...event, id: this.#last } as StreamEvent;
    this.#events.push(numbered);
    this.#length += lengthOf(numbered);
    while (this.#length > KEPT_LENGTH && this.#events.length > 1) {
      const oldest = this.#events.shift();
      if (oldest) this.#length -= lengthOf(oldest);
    }
    if (isTerminal(numbered)) {
      this.#ended = true;
      this.#result.resolve(numbered.data);
    }
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  /** How much text it keeps, in UTF-16 units. */
  get length(): number {
    return this.#length;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Whether anybody reads it or waits for its end. */
  get isRead(): boolean {
    return this.#readers > 0;
  }

  /** The final `ChatOutput`, once it is stored. */
  result(): Promise<ChatOutput> {
    this.#readers += 1;
    this.#whenRead?.();
    return this.#result.promise;
  }

  /** The events after number `after`, as they come, to the terminal one. */
  async *events(after = 0): AsyncGenerator<StreamEvent, void, undefined> {
    this.#readers += 1;
    this.#whenRead?.();
    try {
      yield* this.#isRemade && after > 0 ? this.#lastAfter(after) : this.#following(after);
    } finally {
      this.#readers -= 1;
    }
  }

  async *#lastAfter(after: number): AsyncGenerator<StreamEvent, void, undefined> {
    for await (const event of this.#following(0)) {
      if (isTerminal(event)) yield { ...event, id: Math.max(event.id, after + 1) };
    }
  }

  async *#following(after: number): AsyncGenerator<StreamEvent, void, undefined> {
    let next = after + 1;
    while (true) {
      const first = this.#events[0]?.id ?? 1;
      const event = this.#events[Math.max(next, first) - first];
      if (event) {
        next = event.id + 1;
        yield event;
        if (isTerminal(event)) return;
      } else if (this.#ended) {
        return;
      } else {
        await new Promise<void>((resolve) => this.#waiting.add(resolve));
      }
    }
  }
}

const lengthOf = (event: StreamEvent): number => {
  if (event.event === 'message.delta') return event.data.text.length + 100;
  if (event.event === 'message.data') return JSON.stringify(event.data.card).length + 100;
  return isTerminal(event) ? event.data.answer.length : 300;
};
