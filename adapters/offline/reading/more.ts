import { phrase } from './phrases.ts';

const NOUNS =
  'trainings?|courses?|ones?|results?|options?|suggestions?|examples?|formations?|cours|resultats?|propositions?|schulungen|kurse|vorschlage|ergebnisse|cursos?|formaciones|resultados?|opciones|jobs?|positions?|people|colleagues?|postes?|offres?|stellen|ofertas?|puestos?';

const ASKS_FOR_MORE = phrase(
  `(?:show|give|find|see|get|list|load|any|some)(?: me| us)?(?: some| any| a few| a couple)? (?:more|others?|further|additional|different)(?: (?:${NOUNS}))?(?= ?(?:$|[,.;!?]|please|on|about|for|from|like|in|that|of|than))`,
  `(?:montre|donne|propose|affiche|trouve|voir)\\w{0,2}(?:[- ](?:moi|m'en|nous|en))*[- ](?:plus|davantage|d'autres|encore)(?: (?:${NOUNS}))?`,
  `(?:zeig|gib|find|nenn)\\w{0,2}(?: (?:mir|uns|sie|bitte))* (?:noch )?(?:mehr|weitere|andere)(?: (?:${NOUNS}))?`,
  `(?:muestra|ensena|da|busca|dame|ver)\\w{0,4} (?:mas|otr[oa]s)(?: (?:${NOUNS}))?`,
);

/** The whole message is that. */
const ONLY_MORE = new RegExp(
  `^(?:(?:yes|ok|please|and|oui|et|ja|und|si|y)[ ,.!]+)*(?:${[
    `(?:some |any )?(?:more|others?|another one|what else|anything else|next|the next ones|load more|see more)(?: (?:${NOUNS}|of (?:them|those|these)|like (?:this|these|that)))?`,
    `(?:encore|d'autres|la suite|(?:voir )?plus|quoi d'autre|autre chose|(?:les )?suivante?s?)(?: (?:de |d')?(?:${NOUNS}))?`,
    `(?:noch )?(?:mehr|weitere|andere|was noch|die nachsten)(?: (?:${NOUNS}))?`,
    `(?:mas|otr[oa]s|que mas|algo mas|(?:l[oa]s )?siguientes)(?: (?:${NOUNS}))?`,
  ].join('|')})[ ,.!?]*(?:please|thanks?|s'il (?:te|vous) plait|svp|merci|bitte|danke|por favor|gracias)?[ .!?]*$`,
);

/** Whether a folded text asks for more of what a search gave: "show me more", not "I want to learn more about". */
export const asksForMore = (folded: string): boolean =>
  folded.length <= 300 && (ONLY_MORE.test(folded) || ASKS_FOR_MORE.test(folded));
