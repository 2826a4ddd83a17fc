import type { ChatInput } from '../../contracts/chat.ts';
import type { StreamEvent } from '../../contracts/stream.ts';

/** What the command needs of a client of the service. */
export interface ChatClient {
  readonly chat: {
    /** The events of one turn. An abort of `signal` stops listening, not the run. */
    stream(
      input: ChatInput,
      options: { readonly signal: AbortSignal },
    ): AsyncIterable<StreamEvent> | Promise<AsyncIterable<StreamEvent>>;
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
