import type { ChatOutput } from '../../contracts/chat.ts';
import { InteractionData } from '../../contracts/interactions.ts';
import type { StreamEvent } from '../../contracts/stream.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a route answers; tests say what they expect
  readonly body: any;
}

/** The events of a server-sent stream, as they come. Comments are skipped. */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const frame = text.slice(0, end);
      text = text.slice(end + 2);
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(frame)?.[1];
      const [id, event, data] = [field('id'), field('event'), field('data')];
      if (id && event && data) yield { id: Number(id), event, data: JSON.parse(data) } as StreamEvent;
    }
  }
}

/** All of them. */
export const allEvents = async (response: Response): Promise<StreamEvent[]> => {
  const events = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
};

/** The one interaction card of an answer. */
export const interactionOf = (output: { readonly cards: ChatOutput['cards'] }): InteractionData =>
  InteractionData.parse(output.cards.find(({ type }) => type === 'interaction')?.data);

/** Someone who talks to a server over HTTP. */
export const callerOf = (url: string, token: string | undefined) => {
  const request = (method: string, path: string, body?: unknown, init: RequestInit = {}): Promise<Response> =>
    fetch(`${url}/chatbot/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...init,
    });
  const answered = async (asked: Promise<Response>): Promise<Answer> => {
    const response = await asked;
    const text = await response.text();
    const json = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  };
  const open = (body: unknown, init?: RequestInit) => request('POST', '/v2/chat_streaming', body, init);
  return {
    token,
    get: (path: string) => answered(request('GET', path)),
    post: (path: string, body: unknown) => answered(request('POST', path, body)),
    put: (path: string, body: unknown) => answered(request('PUT', path, body)),
    patch: (path: string, body: unknown) => answered(request('PATCH', path, body)),
    delete: (path: string) => answered(request('DELETE', path)),
    /** One turn, answered whole; fails the test when it is not a 200. */
    async say(message: string, more: Record<string, unknown> = {}): Promise<ChatOutput> {
      const { status, body } = await answered(request('POST', '/v2/chat', { message, ...more }));
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body;
    },
    /** Answers a pause, or cancels it. */
    respond: (userConversationId: string, interaction_response: unknown, more: Record<string, unknown> = {}) =>
      answered(request('POST', '/v2/chat', { userConversationId, interaction_response, ...more })),
    open,
    /** Reads a run again, from the event after `lastEventId` on. */
    follow: (runId: string, lastEventId?: number, init: RequestInit = {}) =>
      fetch(`${url}/chatbot/api/v2/chat_streaming/${runId}`, {
        headers: {
          authorization: `Bearer ${token}`,
          ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
        },
        ...init,
      }),
    /** One turn as a stream, read to its end. */
    async stream(message: string, more: Record<string, unknown> = {}): Promise<StreamEvent[]> {
      return allEvents(await open({ message, ...more }));
    },
    async messages(userConversationId: string, userApplicationId: string): Promise<Answer['body'][]> {
      const query = new URLSearchParams({ userApplicationId, userConversationId, pageSize: '100' });
      return (await answered(request('GET', `/history/messages?${query}`))).body.messages;
    },
  };
};
export type Caller = ReturnType<typeof callerOf>;

/** Waits until `look` gives something, and gives that. */
export const eventually = async <Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> => {
  for (let tried = 0; tried < 200; tried += 1) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not happen within 10 s');
};
