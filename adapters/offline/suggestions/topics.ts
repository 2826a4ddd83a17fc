import { z } from 'zod';
import { TOPICS_MAX, TopicSource } from '../../../contracts/suggestions.ts';
import type { TopicsTaskOutput } from '../../../modules/suggestions/index.ts';
import { offlineTask } from '../offline-task.ts';
import { fold, wordsOf } from '../reading/fold.ts';
import { SUGGESTION_WORDS } from './language-words.ts';
import { asPart } from './subjects.ts';
import type { SuggestionWords } from './words.ts';

const TopicsInput = z.object({
  candidates: z.array(z.object({ source: TopicSource, name: z.string(), detail: z.string() })),
  excluded: z.array(z.string()),
});
type TopicsInput = z.infer<typeof TopicsInput>;
type Candidate = TopicsInput['candidates'][number];

const describe = ({ topics }: SuggestionWords, { source, detail }: Candidate, name: string): string => {
  if (source === 'skill_gap') {
    const levels = /level ([\d.]+) of 5, expected ([\d.]+)/.exec(detail);
    return levels?.[1] && levels[2] ? topics.skillGap(name, levels[1], levels[2]) : topics.skill(name);
  }
  if (source === 'action_plan') return topics.actionPlan(name, /\d{4}-\d{2}-\d{2}/.exec(detail)?.[0]);
  if (source === 'experience') return topics.experience(name);
  return detail === '' ? topics.interest(name) : topics.department(name);
};

const asWords = (text: string): string => ` ${wordsOf(fold(text)).join(' ')} `;

/** Whether a title that is shown says the same: one stands whole in the other. */
const isSame = (shown: string, title: string): boolean =>
  shown.trim() !== '' && (shown.includes(title) || title.includes(shown));

/** Topics in the order of the candidates, named as the profile names them; none that is shown already, or says the same. */
export const suggestTopics = (words: SuggestionWords, { candidates, excluded }: TopicsInput): TopicsTaskOutput => {
  const shown = excluded.map(asWords);
  const taken = new Set<string>();
  const topics: TopicsTaskOutput['topics'] = [];
  for (const candidate of candidates) {
    if (topics.length === TOPICS_MAX) break;
    const title = asPart(candidate.name, 120);
    const key = asWords(title);
    if (key.trim() === '' || taken.has(key) || shown.some((other) => isSame(other, key))) continue;
    taken.add(key);
    topics.push({ title, description: describe(words, candidate, title), source: candidate.source });
  }
  return { topics };
};

export const topicSuggestions = offlineTask<TopicsInput>({
  kind: 'structured',
  id: 'suggestions.topics',
  input: TopicsInput,
  run: (input, { ctx }) => suggestTopics(SUGGESTION_WORDS[ctx.language], input),
});
