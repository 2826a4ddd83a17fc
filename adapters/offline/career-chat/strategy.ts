import { z } from 'zod';
import type { Language } from '../../../contracts/chat.ts';
import type { OfferedTool, Situation, Strategy } from '../chat/strategy.ts';
import { isDistress } from '../reading/distress.ts';
import { fold, wordsOf } from '../reading/fold.ts';
import { afterCourtesy, isAboutAssistant, isClosing, isFollowUp, isGreeting, isThanks } from '../reading/moves.ts';
import { phrase } from '../reading/phrases.ts';
import { shown } from '../reading/shown.ts';
import { profileAnswer } from './profile-answer.ts';
import { type Selector, selectorsFor } from './selectors.ts';
import { asksGuarantee, isCompanyPolicy, topicOf } from './topics.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import type { CareerChatWords } from './words.ts';

const WORDS: Readonly<Record<Language, CareerChatWords>> = { en, fr, de, es };

const TOOL = 'get_user_profile_selective_tool';

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

/**
 * The coach, by rules. Distress comes before everything. A closing is acknowledged and nothing else; a question about one's own data reads exactly the
 * sections that it needs, once; everything else is answered from what is known.
 */
export const careerChat: Strategy = (situation) => {
  const { ctx, message, results, tools } = situation;
  const words = WORDS[ctx.language];
  const folded = fold(message);
  if (isDistress(folded)) return { text: words.distress };
  if (isClosing(folded)) return { text: words.closing };
  if (isThanks(folded)) return { text: words.thanks };

  const matter = afterCourtesy(folded);
  const result = results.at(-1);
  if (result) {
    const told = result.failed ? undefined : profileAnswer(words.profile, result.content, GAPS.test(matter));
    return { text: told ?? withQuestion(words.profileFailed, advice(situation, matter)) };
  }
  if (isGreeting(folded)) return { text: words.greeting(shown(ctx.user.firstName, 40)) };
  if (wordsOf(folded).length === 0) return { text: words.friendly };
  if (isAboutAssistant(folded)) return { text: words.about(shown(ctx.tenant.settings.botName, 40)) };

  const selectors = selectorsFor(matter);
  if (selectors.length === 0) return { text: advice(situation, matter) };
  const tool = tools.find(({ name }) => name === TOOL);
  const wanted = tool ? known(tool, selectors) : [];
  if (wanted.length === 0) return { text: withQuestion(words.noProfile, advice(situation, matter)) };
  return { call: { name: TOOL, args: Object.fromEntries(wanted.map((selector) => [selector, true])) } };
};
