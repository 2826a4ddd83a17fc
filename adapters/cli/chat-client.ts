import type { ChatInput } from '../../contracts/chat.ts';
import type { StreamEvent } from '../../contracts/stream.ts';

interface CallOptions {
  readonly signal: AbortSignal;
}

type Events = AsyncIterable<StreamEvent> | Promise<AsyncIterable<StreamEvent>>;

/** What the command needs of a client of the service. What the service refuses is thrown with its public `code`. */
export interface ChatClient {
  readonly chat: {
    /** The events of one turn. An abort of `signal` stops listening, not the run. */
    stream(input: ChatInput, options: CallOptions): Events;
    /** The events of a run that exists, those after the id `after`. */
    follow(input: { readonly runId: string; readonly after: number }, options: CallOptions): Events;
    /** Stops a run. */
    cancel(input: { readonly runId: string }): Promise<unknown>;
  };
}

/** Which service, as whom. Absent: the local one, as the first person of the demo. */
export interface ChatTarget {
  readonly url: string | undefined;
  readonly user: string | undefined;
}

/** A client that is ready, and how to let it go. */
export interface ChatConnection {
  /** Where the service is, for people. */
  readonly url: string;
  readonly client: ChatClient;
  close(): Promise<void>;
}
