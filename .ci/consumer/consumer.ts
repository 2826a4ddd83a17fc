// Another project that uses the client: it compiles against the built package.
import {
  answerInteraction,
  type ChatOutput,
  cancelInteraction,
  createOriaClient,
  type InteractionAnswer,
  isOriaClientError,
  type OriaClient,
  pendingInteraction,
} from 'oria/client';

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

/** Chooses the first option of every question that has some, and skips the others. */
export const choose = async (paused: ChatOutput): Promise<ChatOutput> => {
  const interaction = pendingInteraction(paused);
  if (!interaction) return paused;
  const answers = interaction.questions.map(({ question_id, options }): InteractionAnswer => {
    const [first] = options;
    return first ? { question_id, option_ids: [first.option_id] } : { question_id, skipped: true };
  });
  return oria.chat.send(answers.length > 0 ? answerInteraction(paused, answers) : cancelInteraction(paused));
};

export const resume = async (runId: string, after: number): Promise<number> => {
  let last = after;
  for await (const event of oria.chat.follow({ runId, after })) last = event.id;
  const { status } = await oria.chat.cancel({ runId });
  return status === 'cancelled' ? -1 : last;
};

export const around = async (userConversationId: string, messageId: string): Promise<string[]> => {
  const { prompts } = await oria.suggestions.prompts({ userConversationId, category: 'Find a Training' });
  const { topics } = await oria.suggestions.topics({ excludedTitles: ['SQL'] });
  const { preferences } = await oria.memory.merge({ user_application_id: 'u', preferences: ['prefers evenings'] });
  const { event_id } = await oria.events.setFeedbackState({ messageId, state: 'positive' });
  const { comment } = await oria.events.change({ event_id, comment: null });
  const { theme } = await oria.configs.change({ layout: { position: 'left' } });
  return [...prompts, ...topics.map(({ title }) => title), ...preferences, comment ?? '', theme.primaryColor ?? ''];
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
// @ts-expect-error a run is named
void oria.chat.cancel({});
// @ts-expect-error there is no such state
void oria.events.setFeedbackState({ messageId: 'm', state: 'great' });
// @ts-expect-error nor such a setting
void oria.configs.change({ models: {} });
// @ts-expect-error a page is a number
void oria.history.conversations({ userApplicationId: 'u', page: '2' });
