import { clarificationIn } from '../chat/clarification.ts';
import type { Reply, Situation, Strategy } from '../chat/strategy.ts';
import { fold, wordsOf } from '../reading/fold.ts';
import { asksForMore } from '../reading/more.ts';
import { isClosing, isThanks } from '../reading/moves.ts';
import { phrase } from '../reading/phrases.ts';
import { readCriteria } from './criteria.ts';
import { tellsOnlyCriteria } from './only-criteria.ts';
import { idsIn, ownTrainings, SELECTOR } from './own-trainings.ts';
import { WORDS } from './texts.ts';

const FINDER = 'training_finder_tool';
const READER = 'get_trainings_tool';
const PROFILE = 'get_user_profile_selective_tool';

const PLAN = phrase(
  'learning (?:plans?|paths?|journey|roadmap)|training plans?|study plans?',
  "plans? (?:de formation|d'apprentissage)|parcours (?:de formation|d'apprentissage)",
  'lernpl[a]n\\w{0,2}|lernpfade?|weiterbildungsplan',
  'planes? de (?:formacion|aprendizaje)|plan de (?:formacion|aprendizaje)|ruta de aprendizaje',
);

const LONGEST_QUERY = 2_000;
/** How many of the user's messages before are looked at for a subject. */
const LOOK_BACK = 4;

const offers = ({ tools }: Situation, name: string): boolean => tools.some((tool) => tool.name === name);

/** What they were looking for before: the latest of their messages that names a subject. */
const subjectBefore = ({ earlier }: Situation): string | undefined =>
  earlier
    .filter(({ role }) => role === 'user')
    .slice(-LOOK_BACK)
    .findLast(({ text }) => readCriteria(text).subject !== '')?.text;

const search = (situation: Situation, query: string, showMore: boolean): Reply => {
  if (!offers(situation, FINDER)) return { text: WORDS[situation.ctx.language].noTool };
  const args = {
    query: query.slice(0, LONGEST_QUERY).toWellFormed(),
    is_learning_plan: PLAN.test(fold(query)),
    show_more: showMore,
  };
  return { call: { name: FINDER, args } };
};

/** What a tool gave, where that did not end the turn. */
const goOn = (situation: Situation, folded: string): Reply | undefined => {
  const { ctx, results } = situation;
  const words = WORDS[ctx.language];
  const result = results.at(-1);
  if (!result) return undefined;
  const clarified = clarificationIn(results);
  if (clarified && clarified.answers.length === 0) return { text: words.leftOpen };
  if (clarified) return search(situation, clarified.answers.join('\n'), false);
  if (result.failed || result.tool === FINDER) return { text: words.failed };
  if (result.tool === READER) return { text: words.notOffered };
  const own = ownTrainings(folded);
  const ids = result.tool === PROFILE ? idsIn(result.content) : undefined;
  if (!ids || !own) return { text: words.failed };
  if (ids.length === 0) return { text: words.noneRecorded };
  return { call: { name: READER, args: { training_ids: ids.slice(0, 100), title: words.title[own] } } };
};

/**
 * Searches at once, in the user's words. What only changes a search is told together with what was looked for before; their own
 * trainings are read from the profile and shown by their ids.
 */
export const trainings: Strategy = (situation) => {
  const { ctx, message } = situation;
  const words = WORDS[ctx.language];
  const folded = fold(message);
  if (isClosing(folded) || isThanks(folded)) return { text: words.closing };
  const next = goOn(situation, folded);
  if (next) return next;
  if (wordsOf(folded).length === 0) return { text: words.whatToLearn };

  const own = ownTrainings(folded);
  if (own && offers(situation, PROFILE) && offers(situation, READER)) {
    return { call: { name: PROFILE, args: { [SELECTOR[own]]: true } } };
  }
  if (asksForMore(folded)) return search(situation, message, true);
  const before = tellsOnlyCriteria(message) ? subjectBefore(situation) : undefined;
  return search(situation, before === undefined ? message : `${before}\n${message}`, false);
};
