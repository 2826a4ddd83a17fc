import type { Language } from '../../contracts/chat.ts';
import { PROMPTS_MAX, type PromptsInput, type PromptsOutput } from '../../contracts/suggestions.ts';
import { shortened } from '../../contracts/text.ts';
import type { Conversations } from '../../ports/conversations.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { People } from '../../ports/people.ts';
import type { Background } from '../kernel/background.ts';
import { ModelFailed } from '../kernel/errors.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { availabilities, toldCapabilities } from './capabilities.ts';
import { focusOf } from './categories.ts';
import type { DataNote } from './data-messages.ts';
import { latestPairs } from './latest-pairs.ts';
import { cleanLine, distinctBy, usableText } from './plain-text.ts';
import { profileFacts } from './profile-facts.ts';
import { inLanguage, ownConversation, withUserOfNow } from './reload.ts';
import {
  type PromptsTaskOutput,
  promptsTask,
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTIONS_TITLE_MAX_CHARACTERS,
} from './tasks/prompts.ts';
import { DEFAULT_TITLE } from './texts.ts';

interface Needs {
  readonly conversations: Conversations;
  readonly people: People;
  readonly model: LanguageModel;
  /** All that are registered: what a company has enabled of them is in its settings. */
  readonly specialists: readonly { readonly name: string }[];
  /** What else is stored of the user, e.g. preferences; one that cannot be read is left out. */
  readonly background?: readonly Background[];
}

const notesOf = async (ctx: RequestContext, background: readonly Background[]): Promise<DataNote[]> => {
  const read = async ({ name, read }: Background): Promise<DataNote[]> => {
    try {
      const text = await read(ctx);
      return text === undefined || text.trim() === '' ? [] : [{ name, text }];
    } catch (cause) {
      ctx.signal.throwIfAborted();
      ctx.log.warn({ err: cause, background: name }, 'suggestions are made without this background');
      return [];
    }
  };
  return (await Promise.all(background.map(read))).flat();
};

/**
 * What of a model's answer can be shown. Texts that cannot be used, repetitions and what is too much are left out; an answer
 * with nothing left is malformed. A title costs no suggestion: one that is too long is shortened, and where none can be used
 * the application has its own.
 */
const usable = ({ title, prompts }: PromptsTaskOutput, withTitle: boolean, language: Language): PromptsOutput => {
  const texts = prompts.flatMap((text) => usableText(text, SUGGESTION_MAX_CHARACTERS) ?? []);
  const suggestions = distinctBy(texts, (text) => text).slice(0, PROMPTS_MAX);
  if (suggestions.length === 0) throw new ModelFailed('model.malformed');
  if (!withTitle) return { prompts: suggestions };
  const heading = cleanLine(title ?? '') ?? DEFAULT_TITLE[language];
  return { title: shortened(heading, SUGGESTIONS_TITLE_MAX_CHARACTERS), prompts: suggestions };
};

export type SuggestPrompts = ReturnType<typeof suggestPrompts>;
/**
 * Messages that the user may send next, from the latest five pairs of the conversation and from the profile as it is now, by
 * one call of the model. A category narrows them and leaves out the title, also where the company has disabled what it needs
 * and something else takes its place. @throws UserNotFound, ConversationNotFound, before the model is asked; ModelFailed
 */
export const suggestPrompts =
  ({ conversations, people, model, specialists, background = [] }: Needs) =>
  async (ctx: RequestContext, { userConversationId, category, language }: PromptsInput): Promise<PromptsOutput> => {
    const now = await withUserOfNow(people, ctx);
    const conversation = await ownConversation(conversations, now, userConversationId);
    const [pairs, notes] = await Promise.all([
      latestPairs(conversations, now.tenant.id, conversation),
      notesOf(now, background),
    ]);
    const known = availabilities(specialists, now.tenant.settings);
    const withTitle = category === undefined;
    const speaking = inLanguage(now, language, conversation);
    const answer = await model.run(speaking, promptsTask, {
      ...focusOf(category, known),
      capabilities: toldCapabilities(known),
      withTitle,
      pairs,
      profile: now.user.profile && profileFacts(now.user.profile),
      notes,
    });
    return usable(answer, withTitle, speaking.language);
  };
