import { Language } from '../../contracts/chat.ts';
import { foldForSearch } from '../../ports/literal-search.ts';

// What each language is called in each, folded: no accents, small letters.
const NAMES: Readonly<Record<Language, string>> = {
  en: 'english|anglais|englisch\\w*|ingles',
  fr: 'french|francais|franzosisch\\w*|frances',
  de: 'german|allemand|deutsch\\w*|aleman',
  es: 'spanish|espagnol|spanisch\\w*|espanol|castellano',
};
const NAME = `(?<name>${Object.values(NAMES).join('|')})`;

/** Where a request begins: with the message, a clause, or courtesy. */
const BEGIN =
  "(?:^|[.!?¿¡;:,\\n(]\\s*|\\b(?:please|pls|kindly|and|but|now|you|you to|let s|let's|et|mais|maintenant|bitte|und|aber|jetzt|ab jetzt|por favor|y|pero|ahora)\\s+)";
/** What may stand between the verb and the language: whom, what of, how long; nothing that would be another's text. */
const TO_ME =
  "(?:\\s+(?:to|with|me|us|my|our|this|that|it|question|questions|message|messages|everything|always|only|again|back|please|from now on|moi|nous|toujours|seulement|desormais|stp|svp|s'il (?:te|vous) plait|mir|uns|sie|du|bitte|immer|nur|ab jetzt|weiter|meine|frage|fragen|siempre|solo|por favor|a mi|mi|pregunta|preguntas|ahora))*\\s*,?\\s+";

const REQUESTS = [
  `${BEGIN}(?:answer|reply|respond|speak|talk|continue|switch|go on|keep going|write back|tell me|explain)${TO_ME}(?:in|to)\\s+${NAME}`,
  `${BEGIN}(?:reponds|repondez|repondre|parle|parlez|parlons|continue|continuez|continuons|passe|passez|passons|explique|expliquez|reponds-moi|repondez-moi|parle-moi|parlez-moi|tu peux repondre|pouvez-vous repondre|peux-tu repondre)${TO_ME}(?:en|a l'|au|a)\\s*${NAME}`,
  `${BEGIN}(?:antworte|antworten|sprich|sprechen|rede|reden|schreib|wechsle|wechseln|mach|erklare|erklaren|kannst du|konnen sie|konntest du|konnten sie)${TO_ME}(?:auf|in|zu|zum|ins)\\s+${NAME}`,
  `${BEGIN}(?:responde|responda|respondeme|respondame|contesta|conteste|contestame|contesteme|habla|hable|hablame|hableme|hablemos|sigue|siga|sigamos|continua|continue|cambia|cambie|explica|explique|puedes responder|puede responder)${TO_ME}(?:en|a|al)\\s+${NAME}`,
  // The whole message is the wish: "in English, please", "auf Deutsch bitte".
  `^(?:ok|okay|no|non|nein|sorry|pardon|please|bitte|por favor|s'il (?:te|vous) plait)?[\\s,]*(?:in|auf|en)\\s+${NAME}(?:\\s*,?\\s*(?:please|bitte|svp|stp|s'il (?:te|vous) plait|por favor|from now on|merci|danke|thanks|gracias))*\\s*[.!?]*$`,
  `^${NAME},?\\s+(?:please|bitte|svp|stp|s'il (?:te|vous) plait|por favor)\\s*[.!]*$`,
].map((pattern) => new RegExp(pattern, 'm'));

/** "How do I answer in German?" asks about answering; it does not ask for it. */
const ABOUT = /\b(?:how|when|why|whether|comment|pourquoi|quand|wie|warum|wann|como|cuando|por que)\b[^.!?\n]*$/;

const LANGUAGE_OF_NAME = Language.options.map(
  (language) => [language, new RegExp(`^(?:${NAMES[language]})$`)] as const,
);

/** The language in which the message asks to be answered; `undefined` where it does not ask. The last wish counts. */
export const requestedLanguage = (message: string): Language | undefined => {
  const folded = foldForSearch(message).replaceAll('’', "'");
  for (const request of REQUESTS) {
    const found = request.exec(folded);
    const name = found?.groups?.name;
    if (!found || name === undefined) continue;
    const before = folded.slice(0, found.index + found[0].length - name.length);
    const clause = before.split(/[.!?\n]/).at(-1) ?? '';
    if (ABOUT.test(clause)) continue;
    return LANGUAGE_OF_NAME.find(([, pattern]) => pattern.test(name))?.[0];
  }
  return undefined;
};
