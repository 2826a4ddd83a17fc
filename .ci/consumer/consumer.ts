// Another project that uses the client: it compiles against the built package.
import { createOriaClient, isOriaClientError, type OriaClient } from 'oria/client';

const oria: OriaClient = createOriaClient({ url: 'https://oria.example', token: async () => 'token' });

export const ask = async (message: string): Promise<string> => {
  for await (const event of oria.chat.stream({ message, language: 'fr' })) {
    if (event.event === 'message.delta') {
      const text: string = event.data.text;
      return text;
    }
    if (event.event === 'run.failed') {
      const { code, retryable } = event.data.metadata.error ?? {};
      const known: string | undefined = code;
      return `${known} ${retryable === true}`;
    }
  }
  const { answer, activeAgent } = await oria.chat.send({ message, idempotencyKey: 'k-1' });
  return `${activeAgent ?? 'nobody'}: ${answer}`;
};

export const look = async (): Promise<number> => {
  try {
    const { conversations, total } = await oria.history.conversations({ userApplicationId: 'u', page: 2 });
    const titles: string[] = conversations.map((conversation) => conversation.title);
    return titles.length + total;
  } catch (error) {
    return isOriaClientError(error) && error.code === 'identity.unauthenticated' ? 0 : error instanceof Error ? 1 : 2;
  }
};

// What must not compile: if one of these does, the types have become loose.
// @ts-expect-error a message is text
void oria.chat.send({ message: 1 });
// @ts-expect-error there is no such field
void oria.chat.send({ message: 'hi', mesage: 'hi' });
// @ts-expect-error nor such a language
void oria.chat.send({ message: 'hi', language: 'nl' });
// @ts-expect-error nor such an operation
void oria.history.everything({});
// @ts-expect-error a page is a number
void oria.history.conversations({ userApplicationId: 'u', page: '2' });
