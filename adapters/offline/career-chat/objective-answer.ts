import { z } from 'zod';
import { fold } from '../reading/fold.ts';
import { shown } from '../reading/shown.ts';
import type { CareerChatWords } from './words.ts';

const text = z.string().transform((value) => shown(value, 200));
const Objective = z.object({
  title: text,
  status: z.string().nullish().catch(null),
  dueOn: text.nullish().catch(null),
});
type Objective = z.output<typeof Objective>;

/** The result of the objective tool as far as this engine tells it. */
const Found = z.object({
  status: z.string(),
  objective: Objective.nullish().catch(null),
  candidates: z.array(Objective).optional().catch(undefined),
});

const MOST = 20;

const line = ({ profile }: CareerChatWords, { title, status, dueOn }: Objective): string =>
  [title, status === 'archived' ? `(${profile.archived})` : '', dueOn ? profile.until(dueOn) : '']
    .filter((part) => part !== '')
    .join(' ');

const details = ({ profile, objectives }: CareerChatWords, { title, status, dueOn }: Objective): string =>
  [
    `**${title}**`,
    `- ${objectives.status}: ${status === 'archived' ? profile.archived : objectives.current}`,
    `- ${objectives.due}: ${dueOn || objectives.undated}`,
  ].join('\n');

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/**
 * Tells what the objective tool found, plainly; `undefined` where its result cannot be read. An objective with another title
 * than the one asked for is said to be the closest.
 */
export const objectiveAnswer = (
  words: CareerChatWords,
  result: string,
  title: string | undefined,
): string | undefined => {
  const found = Found.safeParse(parsed(result));
  if (!found.success) return undefined;
  const { objectives } = words;
  const { status, objective, candidates = [] } = found.data;
  const list = candidates.slice(0, MOST).map((candidate) => `- ${line(words, candidate)}`);
  const listed = (intro: string) => (list.length > 0 ? [intro, list.join('\n'), objectives.which].join('\n\n') : intro);
  if (status === 'selected' && objective) {
    const isOther = title !== undefined && fold(title) !== fold(objective.title);
    const intro = isOther ? objectives.closest : objectives.intro;
    return [intro, details(words, objective), words.profile.question].join('\n\n');
  }
  if (status === 'none') return objectives.none;
  if (status === 'not_found') return listed(objectives.notFound);
  if (status === 'ambiguous') return listed(objectives.several);
  return status === 'skipped' ? objectives.leftOpen : undefined;
};
