import { createTRPCClient, httpBatchStreamLink, httpLink, splitLink, TRPCClientError } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { ErrorCode, FieldIssue } from '../../contracts/errors.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import type { AppRouter } from './router.ts';

export type { Card } from '../../contracts/cards.ts';
export type { CancelOutput, ChatInput, ChatOutput, RunStatus } from '../../contracts/chat.ts';
export type { FrontendConfig, FrontendConfigChange } from '../../contracts/configs.ts';
export type { EventView, FeedbackState } from '../../contracts/events.ts';
export type { ConversationMatch, ConversationSummary, MessageView } from '../../contracts/history.ts';
export type {
  InteractionAnswer,
  InteractionData,
  InteractionQuestion,
  InteractionResponse,
} from '../../contracts/interactions.ts';
export type { PreferencesView } from '../../contracts/memory.ts';
export type { TerminalEvent } from '../../contracts/stream.ts';
export type { PromptsOutput, Topic, TopicsOutput } from '../../contracts/suggestions.ts';
export type { TrainingCardItem, TrainingCriteria, TrainingSuggestionList } from '../../contracts/training-card.ts';
export { answerInteraction, cancelInteraction, pendingInteraction } from './client-interactions.ts';
export type { AppRouter, ErrorCode, FieldIssue, StreamEvent };

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

export interface OriaClientOptions {
  /** Where the server is, without a path of the API: `https://oria.example`. */
  readonly url: string;
  /** A bearer token, or what gives one for each request. Needed for all that a user does: everything but `configs`. */
  readonly token?: string | (() => string | Promise<string>);
  /** A key of the tenant's, for `configs`. */
  readonly apiKey?: string;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Ends the waiting. A turn that has begun goes on: its answer is in the history. */
  readonly signal?: AbortSignal;
}

type Call<Input, Output> = (input: Input, options?: CallOptions) => Promise<Output>;

/** Oria for TypeScript. Every call can throw `OriaClientError`. */
export interface OriaClient {
  readonly chat: {
    /** Runs one turn and gives its result. One that pauses is `interrupted`: see `pendingInteraction`. */
    readonly send: Call<Inputs['chat']['send'], Outputs['chat']['send']>;
    /** Runs one turn and gives its events as they happen; the last one is terminal. May be left at any time. */
    readonly stream: (input: Inputs['chat']['stream'], options?: CallOptions) => AsyncGenerator<StreamEvent, void>;
    /** The events of a run that exists, those after the id `after`, for who lost its stream. May be left at any time. */
    readonly follow: (input: Inputs['chat']['follow'], options?: CallOptions) => AsyncGenerator<StreamEvent, void>;
    /** Stops a run and resolves once it has ended. */
    readonly cancel: Call<Inputs['chat']['cancel'], Outputs['chat']['cancel']>;
  };
  readonly suggestions: {
    /** What the user may say next. */
    readonly prompts: Call<Inputs['suggestions']['prompts'], Outputs['suggestions']['prompts']>;
    /** Further topics for a profile analysis. */
    readonly topics: Call<Inputs['suggestions']['topics'], Outputs['suggestions']['topics']>;
  };
  readonly history: {
    readonly messages: Call<Inputs['history']['messages'], Outputs['history']['messages']>;
    readonly conversations: Call<Inputs['history']['conversations'], Outputs['history']['conversations']>;
    readonly search: Call<Inputs['history']['search'], Outputs['history']['search']>;
    readonly update: Call<Inputs['history']['update'], Outputs['history']['update']>;
    readonly delete: Call<Inputs['history']['delete'], Outputs['history']['delete']>;
    readonly clearAll: Call<Inputs['history']['clearAll'], Outputs['history']['clearAll']>;
  };
  /** What is remembered of the user. */
  readonly memory: {
    readonly read: Call<Inputs['memory']['read'], Outputs['memory']['read']>;
    readonly merge: Call<Inputs['memory']['merge'], Outputs['memory']['merge']>;
    readonly forget: Call<Inputs['memory']['forget'], Outputs['memory']['forget']>;
  };
  readonly events: {
    readonly record: Call<Inputs['events']['record'], Outputs['events']['record']>;
    /** Sets, switches or, by null, clears what the user thinks of an answer. */
    readonly setFeedbackState: Call<Inputs['events']['setFeedbackState'], Outputs['events']['setFeedbackState']>;
    readonly change: Call<Inputs['events']['change'], Outputs['events']['change']>;
  };
  readonly configs: {
    /** What a frontend may know of the company's settings, by `apiKey`, without a user. */
    readonly get: (options?: CallOptions) => Promise<Outputs['configs']['get']>;
    /** Changes what is given and keeps the rest, by `apiKey`. For servers: a page would give the key away. */
    readonly change: Call<Inputs['configs']['change'], Outputs['configs']['change']>;
  };
}

/** Why a call failed. */
export class OriaClientError extends Error {
  override readonly name = 'OriaClientError';
  /** Oria's code; `undefined` when it was not Oria that answered: no connection, an abort, a proxy. */
  readonly code: ErrorCode | undefined;
  /** The HTTP status that the code stands for. */
  readonly status: number | undefined;
  /** Which fields are at fault, where that is known. */
  readonly issues: readonly FieldIssue[];
  constructor(error: unknown) {
    super(error instanceof Error ? error.message : 'The call failed.', { cause: error });
    const data = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : undefined;
    this.code = data?.oria?.code;
    this.status = data?.httpStatus;
    this.issues = data?.oria?.issues ?? [];
  }
}

export const isOriaClientError = (error: unknown): error is OriaClientError => error instanceof OriaClientError;

const calling = async <Output>(call: Promise<Output>): Promise<Output> => {
  try {
    return await call;
  } catch (error) {
    throw new OriaClientError(error);
  }
};

const STREAMS: readonly string[] = ['chat.stream', 'chat.follow'];

export const createOriaClient = ({ url, token, apiKey, headers, fetch: ownFetch }: OriaClientOptions): OriaClient => {
  const link = { url: `${url.replace(/\/+$/, '')}/trpc`, ...(ownFetch && { fetch: ownFetch }) };
  const asUser = async () => {
    const bearer = typeof token === 'function' ? await token() : token;
    return { ...headers, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) };
  };
  const asSystem = { ...headers, ...(apiKey !== undefined && { 'x-api-key': apiKey }) };
  const trpc = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ path }) => STREAMS.includes(path),
        true: httpBatchStreamLink({ ...link, headers: asUser, maxItems: 1 }),
        false: httpLink({ ...link, headers: ({ op }) => (op.path.startsWith('configs.') ? asSystem : asUser()) }),
      }),
    ],
  });
  const { chat, suggestions, history, memory, events, configs } = trpc;

  async function* streaming(
    open: (options: CallOptions) => Promise<AsyncIterable<StreamEvent>>,
    { signal }: CallOptions = {},
  ): AsyncGenerator<StreamEvent, void> {
    // Whoever leaves the loop leaves the connection too.
    const left = new AbortController();
    try {
      yield* await open({ signal: signal ? AbortSignal.any([signal, left.signal]) : left.signal });
    } catch (error) {
      throw new OriaClientError(error);
    } finally {
      left.abort();
    }
  }

  return {
    chat: {
      send: (input, options) => calling(chat.send.mutate(input, options)),
      stream: (input, options) => streaming((inner) => chat.stream.mutate(input, inner), options),
      follow: (input, options) => streaming((inner) => chat.follow.query(input, inner), options),
      cancel: (input, options) => calling(chat.cancel.mutate(input, options)),
    },
    suggestions: {
      prompts: (input, options) => calling(suggestions.prompts.mutate(input, options)),
      topics: (input, options) => calling(suggestions.topics.mutate(input, options)),
    },
    history: {
      messages: (input, options) => calling(history.messages.query(input, options)),
      conversations: (input, options) => calling(history.conversations.query(input, options)),
      search: (input, options) => calling(history.search.query(input, options)),
      update: (input, options) => calling(history.update.mutate(input, options)),
      delete: (input, options) => calling(history.delete.mutate(input, options)),
      clearAll: (input, options) => calling(history.clearAll.mutate(input, options)),
    },
    memory: {
      read: (input, options) => calling(memory.read.query(input, options)),
      merge: (input, options) => calling(memory.merge.mutate(input, options)),
      forget: (input, options) => calling(memory.forget.mutate(input, options)),
    },
    events: {
      record: (input, options) => calling(events.record.mutate(input, options)),
      setFeedbackState: (input, options) => calling(events.setFeedbackState.mutate(input, options)),
      change: (input, options) => calling(events.change.mutate(input, options)),
    },
    configs: {
      get: (options) => calling(configs.get.query(undefined, options)),
      change: (input, options) => calling(configs.change.mutate(input, options)),
    },
  };
};
