import { createTRPCClient, httpBatchStreamLink, httpLink, splitLink, TRPCClientError } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { ErrorCode, FieldIssue } from '../../contracts/errors.ts';
import type { StreamEvent } from '../../contracts/stream.ts';
import type { AppRouter } from './router.ts';

export type { Card } from '../../contracts/cards.ts';
export type { ChatInput, ChatOutput, RunStatus } from '../../contracts/chat.ts';
export type { FrontendConfig } from '../../contracts/configs.ts';
export type { ConversationMatch, ConversationSummary, MessageView } from '../../contracts/history.ts';
export type { TerminalEvent } from '../../contracts/stream.ts';
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
    /** Runs one turn and gives its result. */
    readonly send: Call<Inputs['chat']['send'], Outputs['chat']['send']>;
    /** Runs one turn and gives its events as they happen; the last one is terminal. May be left at any time. */
    readonly stream: (input: Inputs['chat']['stream'], options?: CallOptions) => AsyncGenerator<StreamEvent, void>;
  };
  readonly history: {
    readonly messages: Call<Inputs['history']['messages'], Outputs['history']['messages']>;
    readonly conversations: Call<Inputs['history']['conversations'], Outputs['history']['conversations']>;
    readonly search: Call<Inputs['history']['search'], Outputs['history']['search']>;
    readonly update: Call<Inputs['history']['update'], Outputs['history']['update']>;
    readonly delete: Call<Inputs['history']['delete'], Outputs['history']['delete']>;
    readonly clearAll: Call<Inputs['history']['clearAll'], Outputs['history']['clearAll']>;
  };
  readonly configs: {
    /** What a frontend may know of the company's settings, by `apiKey`, without a user. */
    readonly get: (options?: CallOptions) => Promise<Outputs['configs']['get']>;
  };
}

/** Why a call failed. */
export class OriaClientError extends Error {
  override readonly name = 'OriaClientError';
  /** Oria's code; `undefined` when it was not Oria that answered: no connection, an abort, a proxy. */
  readonly code: ErrorCode | undefined;
  /** The HTTP status that the code stands for. */
  readonly status: number | undefined;
  /** With `request.invalid`: which fields are at fault. */
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
        condition: ({ path }) => path === 'chat.stream',
        true: httpBatchStreamLink({ ...link, headers: asUser, maxItems: 1 }),
        false: httpLink({ ...link, headers: ({ op }) => (op.path.startsWith('configs.') ? asSystem : asUser()) }),
      }),
    ],
  });
  const { history } = trpc;

  async function* stream(input: Inputs['chat']['stream'], { signal }: CallOptions = {}) {
    // Whoever leaves the loop leaves the connection too.
    const left = new AbortController();
    try {
      const events = await trpc.chat.stream.mutate(input, {
        signal: signal ? AbortSignal.any([signal, left.signal]) : left.signal,
      });
      yield* events;
    } catch (error) {
      throw new OriaClientError(error);
    } finally {
      left.abort();
    }
  }

  return {
    chat: { send: (input, options) => calling(trpc.chat.send.mutate(input, options)), stream },
    history: {
      messages: (input, options) => calling(history.messages.query(input, options)),
      conversations: (input, options) => calling(history.conversations.query(input, options)),
      search: (input, options) => calling(history.search.query(input, options)),
      update: (input, options) => calling(history.update.mutate(input, options)),
      delete: (input, options) => calling(history.delete.mutate(input, options)),
      clearAll: (input, options) => calling(history.clearAll.mutate(input, options)),
    },
    configs: { get: (options) => calling(trpc.configs.get.query(undefined, options)) },
  };
};
