import { phrase } from '../reading/phrases.ts';

/** One objective of the user's, not the list of them. */
const OWN_OBJECTIVE = phrase(
  '(?:my|this|that) (?:\\w+ ){0,2}?(?:objective|goal)(?!s)(?! (?:is|was|would be) (?:to\\b|that\\b))',
  "(?:mon|cet) (?:\\w+ ){0,2}?objectif(?!s)(?! est (?:de|d'))",
  '(?:mein(?:em|en|es)?|dieses|diesem) (?:\\w+ ){0,2}?ziel(?! ist (?:es|zu)\\b)',
  '(?:mi|este|esta) (?:\\w+ ){0,2}?(?:objetivo|meta)(?!s)(?! es \\w+r\\b)',
);

/** To see it, or to do something about it. */
const REQUEST = phrase(
  "what|what's|which|when|show|see|tell me|open|look at|check|read|details?|status|due|deadline|progress|work(?:ing)? on|help|let's|talk about|discuss|start with|continue|go on|focus on|achieve|reach|review|get_objective",
  'quel\\w{0,2}|quand|montre\\w{0,2}|voir|affiche\\w{0,2}|ouvre\\w{0,2}|details?|statut|echeance|avance\\w{0,5}|travailler|travaillons|aide\\w{0,2}|parler|parlons|commencer|commencons|continu\\w{1,4}|atteindre',
  'was|welche\\w?|wann|zeig\\w{0,2}|sehen|offne\\w?|details?|status|frist|stand|arbeiten|hilf|helfen|sprechen|reden|anfangen|beginnen|weitermachen|weiter|erreichen|lass uns',
  'que|cual|cuando|muestra\\w{0,2}|ensena\\w{0,2}|ver|abre|detalles?|estado|plazo|progreso|trabajar|trabajemos|ayuda\\w{0,3}|hablar|hablemos|empezar|empecemos|continuar|sigamos|alcanzar|lograr',
);

const ARCHIVED = phrase(
  'archived?|past|old|former|previous|finished|completed|closed',
  'archivee?s?|anciens?|passes?|precedents?|termines?|clos',
  'archiviert\\w*|alt(?:e|es|em|en)|fruher\\w*|vergangen\\w*|abgeschlossen\\w*|beendet\\w*',
  'archivad[oa]s?|antigu[oa]s?|pasad[oa]s?|anterior(?:es)?|terminad[oa]s?|cerrad[oa]s?|completad[oa]s?',
);

/** A title in quotes of any language, or after "called". */
const TITLE =
  /["“„«‚‘]\s*([^"“”„«»‚‘’\n]{2,200}?)\s*["”“»’‘]|(?:\b(?:called|named|titled|intitulé|appelé|namens|llamado|titulado))\s*:?\s+([^.?!\n]{2,200})/iu;

export interface ObjectiveRequest {
  /** As the user put it. */
  readonly title: string | undefined;
  readonly archived: boolean;
}

const LONGEST = 600;

/** Whether a message asks for one objective of the user's, and which; `undefined` where it does not. `folded` is its matter. */
export const objectiveRequest = (message: string, folded: string): ObjectiveRequest | undefined => {
  const question = folded.slice(0, LONGEST);
  if (!OWN_OBJECTIVE.test(question) || !REQUEST.test(question)) return undefined;
  const found = TITLE.exec(message.slice(0, LONGEST));
  return { title: (found?.[1] ?? found?.[2])?.trim(), archived: ARCHIVED.test(question) };
};
