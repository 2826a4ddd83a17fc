import { durableStatements } from '../preferences/statements.ts';
import { fold } from '../reading/fold.ts';
import { isOnlyCourtesy } from '../reading/moves.ts';
import { phrase } from '../reading/phrases.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { shown } from '../reading/shown.ts';

const ASKS = phrase(
  'what (?:do|did|have) you (?:know|remember(?:ed)?|stored?|saved?|noted?|kept|keep|learn(?:ed|t)?)(?: \\w+){0,2}? (?:about|of|on) me|do you (?:still )?remember (?:me|my preferences|anything about me)|(?:what are|show(?: me)?|list) my preferences|what have i told you',
  "que (?:sais-tu|savez-vous|retiens-tu|retenez-vous|as-tu retenu|avez-vous retenu|te rappelles-tu|vous rappelez-vous)(?: \\w+){0,2}? (?:de|sur) moi|(?:te souviens-tu|vous souvenez-vous) (?:encore )?de (?:moi|mes preferences)|de quoi (?:te souviens-tu|vous souvenez-vous)|(?:quelles sont|montre\\w{0,2}(?:[ -]moi)?) mes preferences|qu'est-ce que (?:tu sais|vous savez)(?: \\w+)? (?:de|sur) moi",
  'was (?:weisst du|wissen sie|hast du dir|haben sie sich|merkst du dir)(?: \\w+){0,2}? (?:uber mich|von mir)(?: gemerkt)?|(?:erinnerst du dich|erinnern sie sich) (?:noch )?an (?:mich|meine vorlieben)|(?:was sind|zeig\\w{0,2}(?: mir)?) meine (?:vorlieben|praferenzen)',
  'que (?:sabes|sabe|recuerdas|recuerda|has guardado|ha guardado)(?: \\w+){0,2}? (?:de|sobre) mi|(?:te acuerdas|se acuerda) de (?:mi|mis preferencias)|(?:cuales son|muestra\\w{0,2}) mis preferencias',
);

/** Whether a folded message asks what is remembered of its author. */
export const asksRemembered = (folded: string): boolean => ASKS.test(folded.slice(0, 300));

const MOST = 20;

/** The remembered statements, one line each, as an answer may show them. */
export const rememberedLines = (preferences: string | undefined): string[] =>
  (preferences ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => `- ${shown(line.slice(2), 300)}`)
    .filter((line) => line.length > 2)
    .slice(0, MOST);

/** Words that ask for more than being noted. */
const COMPLAINT = phrase(
  "hate|can't stand|cannot stand|detest|deteste|ne supporte pas|horreur|hasse|odio|detesto|no soporto",
);

/** Whether a message does nothing but tell what will still hold tomorrow. */
export const onlyTells = (message: string, folded: string): boolean => {
  if (folded.length > 600 || folded.includes('?') || COMPLAINT.test(folded)) return false;
  const sentences = sentencesOf(message).filter((sentence) => !isOnlyCourtesy(fold(sentence)));
  return sentences.length > 0 && sentences.every((sentence) => durableStatements(sentence).length > 0);
};
