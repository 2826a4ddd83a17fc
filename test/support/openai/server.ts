import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { automatic, type Choose } from './auto.ts';
import { type ChatReply, fails, type Reply } from './replies.ts';
import type { SentRequest } from './sent-request.ts';
import { completion, decisions, events } from './wire.ts';

export type { SentRequest };

export interface Script {
  /** Asked in order; the first reply is sent, and where all are silent the automatic answer. */
  readonly handlers?: readonly ((request: SentRequest) => Reply | undefined)[];
  /** Steers the automatic answers to closed questions, through Decisions and structured output alike. */
  readonly choose?: Choose;
  /** Whether `requests` is kept; `false` for long runs. */
  readonly record?: boolean;
}

export interface OpenAiServer {
  /** The base URL for clients: `http://127.0.0.1:<port>/v1`. */
  readonly url: string;
  readonly requests: readonly SentRequest[];
  /** Those to `/v1/chat/completions`. */
  readonly chats: readonly SentRequest[];
  /** Those to `/v1/decisions`. */
  readonly decisions: readonly SentRequest[];
  /** The replies to the next requests, before any handler. */
  next(...replies: readonly Reply[]): void;
  /** The replies to the next requests of that path only. */
  nextChat(...replies: readonly Reply[]): void;
  nextDecisions(...replies: readonly Reply[]): void;
  close(): Promise<void>;
}

const CHAT = '/v1/chat/completions';
const DECISIONS = '/v1/decisions';
const JSON_HEADERS = { 'content-type': 'application/json' };

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8') || '{}');
};

const stream = async (response: ServerResponse, reply: ChatReply, includeUsage: boolean) => {
  const { head, pieces, tail } = events(reply, includeUsage);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  if (!reply.cut && !reply.gapMs) return void response.end(head + pieces.join('') + tail);
  response.write(head);
  for (const [index, piece] of pieces.entries()) {
    if (index === reply.cut?.after) break;
    if (reply.gapMs) await sleep(reply.gapMs);
    if (response.destroyed) return;
    response.write(piece);
  }
  if (reply.cut?.finished) response.write(tail.replace('data: [DONE]', ': cut'));
  if (!reply.cut) response.end(tail);
  else if (reply.cut.how === 'drop') setTimeout(() => response.socket?.destroy(), 5);
};

const send = async (response: ServerResponse, sent: SentRequest, reply: Reply) => {
  if (reply.delayMs) await sleep(reply.delayMs);
  if (response.destroyed) return;
  switch (reply.kind) {
    case 'hang':
      return;
    case 'raw': {
      const text = typeof reply.body === 'string';
      const headers = { 'content-type': text ? 'text/html' : 'application/json', ...reply.headers };
      return void response.writeHead(reply.status, headers).end(text ? reply.body : JSON.stringify(reply.body));
    }
    case 'decisions':
      return void response.writeHead(200, JSON_HEADERS).end(JSON.stringify(decisions(reply, sent.body.model)));
    case 'chat':
      if (sent.body.stream) return stream(response, reply, sent.body.stream_options?.include_usage === true);
      if (reply.cut?.how === 'drop') return void response.socket?.destroy();
      if (reply.cut) return;
      return void response.writeHead(200, JSON_HEADERS).end(JSON.stringify(completion(reply)));
  }
};

/** Starts a provider on this machine that speaks chat completions and Decisions, and does as it is told. */
export const startOpenAiServer = async (script: Script = {}): Promise<OpenAiServer> => {
  const requests: SentRequest[] = [];
  const queue: { readonly path: string | undefined; readonly reply: Reply }[] = [];
  const to = (path: string) => requests.filter((request) => request.path === path);
  const put = (path: string | undefined, replies: readonly Reply[]) =>
    void queue.push(...replies.map((reply) => ({ path, reply })));

  const choose = (sent: SentRequest): Reply => {
    const queued = queue.findIndex(({ path }) => path === undefined || path === sent.path);
    const scripted = queued >= 0 ? queue.splice(queued, 1)[0]?.reply : undefined;
    if (scripted) return scripted;
    for (const handler of script.handlers ?? []) {
      const reply = handler(sent);
      if (reply) return reply;
    }
    if (sent.path === CHAT || sent.path === DECISIONS) return automatic(sent, script.choose);
    return fails(404, { message: `Invalid URL (POST ${sent.path})`, code: 'unknown_url' });
  };

  const server = createServer(async (request, response) => {
    const sent = { path: request.url ?? '', headers: request.headers, body: await read(request), left: false };
    if (script.record !== false) requests.push(sent);
    response.once('close', () => {
      sent.left = !response.writableFinished;
    });
    await send(response, sent, choose(sent));
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get chats() {
      return to(CHAT);
    },
    get decisions() {
      return to(DECISIONS);
    },
    next: (...replies) => put(undefined, replies),
    nextChat: (...replies) => put(CHAT, replies),
    nextDecisions: (...replies) => put(DECISIONS, replies),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
