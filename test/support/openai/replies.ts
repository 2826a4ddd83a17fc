/** What the mock provider can answer. Build them with the functions below. */
export type Reply = { readonly delayMs?: number } & (ChatReply | DecisionsReply | RawReply | { readonly kind: 'hang' });

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** A chat completion: server-sent events where the request asks for a stream, one JSON body otherwise. */
export interface ChatReply {
  readonly kind: 'chat';
  readonly pieces: readonly string[];
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
  readonly refusal?: string;
  /** null: none is sent, as by a server that broke off. */
  readonly finish?: string | null;
  /** null: none is sent. */
  readonly tokens?: Tokens | null;
  /** Milliseconds between the pieces of a stream. */
  readonly gapMs?: number;
  /**
   * What happens after this many pieces of a stream: the socket is destroyed, or nothing more comes; `finished`: after the
   * last word, before the end of the body.
   */
  readonly cut?: { readonly after: number; readonly how: 'drop' | 'stall'; readonly finished?: boolean };
}

export interface DecisionsReply {
  readonly kind: 'decisions';
  readonly answers: readonly object[];
  readonly tokens?: Tokens | null;
}

/** Any status, headers and body; a text goes out as it is, anything else as JSON. */
export interface RawReply {
  readonly kind: 'raw';
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type ChatOptions = Partial<Omit<ChatReply, 'kind' | 'pieces'>> & { readonly delayMs?: number };

/** Prose, piece by piece. */
export const says = (pieces: string | readonly string[], options: ChatOptions = {}): Reply => ({
  kind: 'chat',
  pieces: typeof pieces === 'string' ? [pieces] : pieces,
  ...options,
});

/** A value as structured output. */
export const gives = (value: unknown, options: ChatOptions = {}): Reply => says(JSON.stringify(value), options);

/** Tool calls; `arguments` is sent as it is, so that it may be broken. */
export const callsTools = (...toolCalls: NonNullable<ChatReply['toolCalls']>): Reply =>
  says([], { toolCalls, finish: 'tool_calls' });

export const refuses = (refusal = 'I cannot help with that.'): Reply => says([], { refusal });

export const decides = (...answers: object[]): Reply => ({ kind: 'decisions', answers });

export const raw = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  kind: 'raw',
  status,
  headers,
  body,
});

/** An error as the provider writes it. */
export const fails = (
  status: number,
  error: { readonly message?: string; readonly code?: string; readonly param?: string; readonly type?: string } = {},
  headers: Readonly<Record<string, string>> = {},
): Reply =>
  raw(status, { error: { message: 'mock failure', type: 'mock', param: null, code: null, ...error } }, headers);

/** Takes the request and never answers. */
export const hangs = (): Reply => ({ kind: 'hang' });

/** Closes the connection after so many pieces of the stream, in the middle of the body. */
export const drops = (pieces: readonly string[], after: number): Reply => says(pieces, { cut: { after, how: 'drop' } });

/** Sends so many pieces of the stream and then nothing, the connection open. */
export const stalls = (pieces: readonly string[], after: number): Reply =>
  says(pieces, { cut: { after, how: 'stall' } });
