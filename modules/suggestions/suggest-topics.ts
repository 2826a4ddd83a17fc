import { TOPICS_MAX, type Topic, type TopicsInput, type TopicsOutput } from '../../contracts/suggestions.ts';
import type { Conversations } from '../../ports/conversations.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { foldForComparison } from '../../ports/literal-search.ts';
import type { People } from '../../ports/people.ts';
import { ModelFailed } from '../kernel/errors.ts';
import type { RequestContext } from '../kernel/request-context.ts';
import { distinctBy, usableText } from './plain-text.ts';
import { inLanguage, ownConversation, withUserOfNow } from './reload.ts';
import {
  TOPIC_DESCRIPTION_MAX_CHARACTERS,
  TOPIC_TITLE_MAX_CHARACTERS,
  type TopicsTaskOutput,
  topicsTask,
} from './tasks/topics.ts';
import { type Candidate, SOURCES_BY_WEIGHT, topicCandidates } from './topic-candidates.ts';

const weight = ({ source }: Topic): number => SOURCES_BY_WEIGHT.indexOf(source);

/**
 * What of a model's answer can be shown, the weightiest sources first. Excluded titles, repetitions and topics from a source
 * that the profile does not have are left out, whatever the model says. Topics of which no text can be used are malformed.
 */
const usable = (
  { topics }: TopicsTaskOutput,
  candidates: readonly Candidate[],
  excludedTitles: readonly string[],
): Topic[] => {
  const written = topics.flatMap((topic): Topic[] => {
    const title = usableText(topic.title, TOPIC_TITLE_MAX_CHARACTERS);
    const description = usableText(topic.description, TOPIC_DESCRIPTION_MAX_CHARACTERS);
    return title === undefined || description === undefined ? [] : [{ title, description, source: topic.source }];
  });
  if (written.length === 0 && topics.length > 0) throw new ModelFailed('model.malformed');
  const sources = new Set(candidates.map(({ source }) => source));
  const excluded = new Set(excludedTitles.map(foldForComparison));
  const fresh = written.filter(({ title, source }) => sources.has(source) && !excluded.has(foldForComparison(title)));
  return distinctBy(
    fresh.sort((a, b) => weight(a) - weight(b)),
    ({ title }) => title,
  ).slice(0, TOPICS_MAX);
};

export type SuggestTopics = ReturnType<typeof suggestTopics>;
/**
 * Further development topics beside those that a card shows, from the profile as it is now, by one call of the model. A
 * profile that is missing or holds nothing to develop gives none, and no call is made.
 * @throws UserNotFound, ConversationNotFound, before the model is asked; ModelFailed
 */
export const suggestTopics =
  ({ conversations, people, model }: { conversations: Conversations; people: People; model: LanguageModel }) =>
  async (ctx: RequestContext, { userConversationId, excludedTitles, language }: TopicsInput): Promise<TopicsOutput> => {
    const now = await withUserOfNow(people, ctx);
    const conversation =
      userConversationId === undefined ? undefined : await ownConversation(conversations, now, userConversationId);
    const candidates = now.user.profile ? topicCandidates(now.user.profile) : [];
    if (candidates.length === 0) return { topics: [] };
    const answer = await model.run(inLanguage(now, language, conversation), topicsTask, {
      candidates,
      excluded: excludedTitles,
    });
    return { topics: usable(answer, candidates, excludedTitles) };
  };
