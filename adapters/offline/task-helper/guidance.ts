import { z } from 'zod';
import type { Language } from '../../../contracts/chat.ts';
import { offlineTask } from '../offline-task.ts';
import { fold } from '../reading/fold.ts';
import { phrase } from '../reading/phrases.ts';
import { shown } from '../reading/shown.ts';
import { taskKindOf } from '../reading/task-words.ts';
import type { GuidanceWords } from './guidance-words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const WORDS: Readonly<Record<Language, GuidanceWords>> = { en, fr, de, es };

const GuidanceInput = z.object({ question: z.string() });

const GUARANTEE = phrase(
  'guarantee\\w{0,2}|make sure (?:that )?i (?:get|will|am)|ensure (?:that )?i|(?:so that|certain that) i (?:definitely|surely)|definitely get|promise me',
  'garanti\\w{0,5}|assure[zr]?[ -]moi (?:que|d)|a coup sur|promets[ -]moi|promettez[ -]moi',
  'garantier\\w{0,3}|garantie|sicher(?:stellen|zustellen)? dass ich|auf jeden fall (?:befordert|bekomme)|versprich mir|versprechen sie mir',
  'garanti[cz]\\w{0,4}|garantia|asegura(?:me)? que|con toda seguridad|prometeme|prometame',
);

const TOPIC =
  /(?<![\p{L}])(?:about|regarding|concerning|à propos d[eu']|au sujet d[eu']|concernant|über|wegen|zum Thema|bezüglich|sobre|acerca de|respecto a)\s{1,3}([^\n.?!;:]{3,90})/iu;

const LONGEST_TOPIC = 80;

/** What a task is about, in the user's own words; `undefined` where they do not say. */
export const topicOf = (question: string): string | undefined => {
  const found = TOPIC.exec(question.slice(0, 2_000))?.[1];
  // Words only: what could be read as markup or as an emoji's code stays out of the template.
  const topic = found && shown(found.replace(/[<>()[\]{}*_`#|:\\]/g, ' ').replace(/\s+/g, ' '), LONGEST_TOPIC);
  return topic || undefined;
};

/** Guidance from templates, by the kind of the task. What must be filled in stands in brackets. Promises nothing. */
export const guidanceFor = (language: Language, question: string): string => {
  const words = WORDS[language];
  const folded = fold(question.slice(0, 4_000));
  const body = words.kinds[taskKindOf(folded)](topicOf(question) ?? words.topic);
  return GUARANTEE.test(folded) ? `${words.noGuarantee}\n\n${body}` : body;
};

/** The guidance of the task helper. */
export const guidance = offlineTask<z.infer<typeof GuidanceInput>>({
  kind: 'prose',
  id: 'task_helper.guidance',
  input: GuidanceInput,
  write: ({ question }, { ctx }) => guidanceFor(ctx.language, question),
});
