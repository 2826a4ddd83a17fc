import { z } from 'zod';
import type { Language } from '../../../contracts/chat.ts';
import type { OfferedTool, Reply, Situation, Strategy } from '../chat/strategy.ts';
import { isDistress } from '../reading/distress.ts';
import { fold, wordsOf } from '../reading/fold.ts';
import { afterCourtesy, isAboutAssistant, isClosing, isFollowUp, isGreeting, isThanks } from '../reading/moves.ts';
import { phrase } from '../reading/phrases.ts';
import { shown } from '../reading/shown.ts';
import { objectiveAnswer } from './objective-answer.ts';
import { type ObjectiveRequest, objectiveRequest } from './objective-request.ts';
import { profileAnswer } from './profile-answer.ts';
import { asksRemembered, onlyTells, rememberedLines } from './remembered.ts';
import { type Selector, selectorsFor } from './selectors.ts';
import { asksGuarantee, isCompanyPolicy, topicOf } from './topics.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import type { CareerChatWords } from './words.ts';

const WORDS: Readonly<Record<Language, CareerChatWords>> = { en, fr, de, es };

const PROFILE_TOOL = 'get_user_profile_selective_tool';
const OBJECTIVE_TOOL = 'get_objective_tool';
/** The background that holds what the user has said of themselves. */
const PREFERENCES = 'preferences';

const Parameters = z.object({ properties: z.record(z.string(), z.unknown()) });

/** Those selectors that the offered tool knows. */
const known = (tool: OfferedTool, selectors: readonly Selector[]): Selector[] => {
  const { data } = Parameters.safeParse(tool.parameters);
  return data ? selectors.filter((selector) => Object.hasOwn(data.properties, selector)) : [];
};

const GAPS = phrase(
  'gaps?|missing|lack\\w{0,3}|weakness(?:es)?|lacunes?|ecarts?|manqu\\w{1,4}|faiblesses|lucken?|fehl\\w{1,3}|schwachen|brechas?|carencias?|falt\\w{1,3}|debilidades|learn|apprendre|lernen|aprender',
);

const withQuestion = (before: string, after: string) => `${before}\n\n${after}`;

const SHORT_ANSWER_WORDS = 8;
const LONGEST_TITLE_WORDS = 20;

/** A prompt to go on, or a short answer to the question before it. */
const answersBack = ({ earlier }: Situation, matter: string): boolean => {
  const before = earlier.at(-1);
  if (!before) return false;
  return isFollowUp(matter) || (before.text.includes('?') && wordsOf(matter).length <= SHORT_ANSWER_WORDS);
};

/** Guidance by topic, from rules; where no rule knows the matter, it says so and asks. */
const advice = (situation: Situation, matter: string): string => {
  const { ctx } = situation;
  const words = WORDS[ctx.language];
  const topic = topicOf(matter);
  const guidance = topic && words.topics[topic];
  if (asksGuarantee(matter)) return withQuestion(words.noGuarantee, guidance ?? words.topics.planning);
  if (isCompanyPolicy(matter)) return words.policy;
  if (guidance) return guidance;
  return answersBack(situation, matter) ? words.goOn : words.fallback;
};

/** One objective, where the message asks for one, or answers which one is meant. */
const wantedObjective = (situation: Situation, matter: string): ObjectiveRequest | undefined => {
  const { ctx, earlier, message } = situation;
  const before = earlier.at(-1);
  const answersWhich = before?.role === 'assistant' && before.text.includes(WORDS[ctx.language].objectives.which);
  const isTitle = answersWhich && !message.includes('?') && wordsOf(matter).length <= LONGEST_TITLE_WORDS;
  return objectiveRequest(message, matter) ?? (isTitle ? { title: message.trim(), archived: false } : undefined);
};

/** What a tool gave, told plainly; where it gave nothing that can be told, that is said and advice follows. */
const tellResult = (situation: Situation, matter: string): Reply => {
  const { ctx, message, results, background } = situation;
  const words = WORDS[ctx.language];
  const result = results.at(-1);
  if (result?.tool === OBJECTIVE_TOOL) {
    const title = wantedObjective(situation, matter)?.title;
    const told = result.failed ? undefined : objectiveAnswer(words, result.content, title);
    return { text: told ?? withQuestion(words.objectives.failed, advice(situation, matter)) };
  }
  const told = result?.failed ? undefined : profileAnswer(words.profile, result?.content ?? '', GAPS.test(matter));
  const lines = asksRemembered(fold(message)) ? rememberedLines(background.get(PREFERENCES)) : [];
  const remembered = lines.length > 0 ? `${words.remembered}\n${lines.join('\n')}\n\n` : '';
  return { text: remembered + (told ?? withQuestion(words.profileFailed, advice(situation, matter))) };
};

const remembered = ({ ctx, background }: Situation): string => {
  const words = WORDS[ctx.language];
  const lines = rememberedLines(background.get(PREFERENCES));
  return lines.length > 0 ? `${words.remembered}\n${lines.join('\n')}` : words.nothingRemembered;
};

/**
 * The coach, by rules. Distress comes before everything. A closing is acknowledged and nothing else; one objective of the
 * user's is looked up; a question about one's own data reads exactly the sections that it needs, once; everything else is
 * answered from what is known.
 */
export const careerChat: Strategy = (situation) => {
  const { ctx, message, results, tools } = situation;
  const words = WORDS[ctx.language];
  const folded = fold(message);
  if (isDistress(folded)) return { text: words.distress };
  if (isClosing(folded)) return { text: words.closing };
  if (isThanks(folded)) return { text: words.thanks };

  const matter = afterCourtesy(folded);
  if (results.length > 0) return tellResult(situation, matter);
  if (isGreeting(folded)) return { text: words.greeting(shown(ctx.user.firstName, 40)) };
  if (wordsOf(folded).length === 0) return { text: words.friendly };
  if (isAboutAssistant(folded)) return { text: words.about(shown(ctx.tenant.settings.botName, 40)) };

  const objective = tools.some(({ name }) => name === OBJECTIVE_TOOL) ? wantedObjective(situation, matter) : undefined;
  if (objective) {
    const { title, archived } = objective;
    const args = { ...(title === undefined ? {} : { title: title.slice(0, 500) }), include_archived: archived };
    return { call: { name: OBJECTIVE_TOOL, args } };
  }
  const selectors = selectorsFor(matter);
  const asksWhatIsKept = asksRemembered(folded);
  if (selectors.length === 0 && asksWhatIsKept) return { text: remembered(situation) };
  if (selectors.length === 0 && onlyTells(message, folded)) return { text: words.told };
  if (selectors.length === 0) return { text: advice(situation, matter) };
  const tool = tools.find(({ name }) => name === PROFILE_TOOL);
  const wanted = tool ? known(tool, selectors) : [];
  if (wanted.length === 0 && asksWhatIsKept) return { text: remembered(situation) };
  if (wanted.length === 0) return { text: withQuestion(words.noProfile, advice(situation, matter)) };
  return { call: { name: PROFILE_TOOL, args: Object.fromEntries(wanted.map((selector) => [selector, true])) } };
};
