import type { Language } from '../../contracts/chat.ts';
import type { Concern } from './steps.ts';

/** Everything the application itself says in a conversation, in its four languages. */
type Text = Readonly<Record<Language, string>>;

export const TEMPORARY_FAILURE: Text = {
  en: 'Something went wrong on our side and I could not finish this answer. Please try again in a moment.',
  fr: "Un problème est survenu de notre côté et je n'ai pas pu terminer cette réponse. Veuillez réessayer dans un instant.",
  de: 'Bei uns ist etwas schiefgegangen und ich konnte diese Antwort nicht abschließen. Bitte versuchen Sie es gleich noch einmal.',
  es: 'Ha ocurrido un problema por nuestra parte y no he podido terminar esta respuesta. Inténtelo de nuevo en un momento.',
};

/** Why a message is refused, where the gate is sure. No category is named that the user may not have asked for. */
export const REFUSAL: Readonly<Record<Concern, Text>> = {
  none: {
    en: "I can't help with that request.",
    fr: 'Je ne peux pas répondre à cette demande.',
    de: 'Bei dieser Anfrage kann ich nicht helfen.',
    es: 'No puedo ayudar con esa petición.',
  },
  out_of_scope: {
    en: "That is outside what I'm here for, so I can't help with it.",
    fr: 'Cette demande ne relève pas de mon rôle, je ne peux donc pas y répondre.',
    de: 'Das liegt außerhalb meiner Aufgaben, deshalb kann ich dabei nicht helfen.',
    es: 'Eso queda fuera de mi cometido, así que no puedo ayudar con ello.',
  },
  disclosure: {
    en: "I can't share protected information of that kind.",
    fr: 'Je ne peux pas communiquer ce type d’informations protégées.',
    de: 'Geschützte Informationen dieser Art kann ich nicht weitergeben.',
    es: 'No puedo compartir información protegida de ese tipo.',
  },
  harmful: {
    en: "I can't help with something that could harm people.",
    fr: 'Je ne peux pas aider à quelque chose qui pourrait nuire à des personnes.',
    de: 'Ich kann nicht bei etwas helfen, das Menschen schaden könnte.',
    es: 'No puedo ayudar con algo que podría hacer daño a otras personas.',
  },
};

/** What is said when the gate cannot tell: the turn ends, and the user may say it differently. */
export const DOUBT: Text = {
  en: "I'm not sure I understood this the right way. Could you say in other words what you need for your work or career?",
  fr: "Je ne suis pas sûr d'avoir bien compris. Pouvez-vous reformuler ce dont vous avez besoin pour votre travail ou votre carrière ?",
  de: 'Ich bin nicht sicher, ob ich das richtig verstanden habe. Können Sie anders sagen, was Sie für Ihre Arbeit oder Laufbahn brauchen?',
  es: 'No estoy seguro de haberlo entendido bien. ¿Puede decir con otras palabras qué necesita para su trabajo o su carrera?',
};

/** What is said when the user wants none of a pause's questions. */
export const CANCELLED_PAUSE: Text = {
  en: 'All right, I have stopped this request.',
  fr: "D'accord, j'ai arrêté cette demande.",
  de: 'In Ordnung, ich habe diese Anfrage beendet.',
  es: 'De acuerdo, he detenido esta solicitud.',
};

export const PROGRESS: Readonly<Record<'safety' | 'routing' | 'thinking' | 'tool', Text>> = {
  safety: {
    en: 'Reading your message',
    fr: 'Lecture de votre message',
    de: 'Ihre Nachricht wird gelesen',
    es: 'Leyendo su mensaje',
  },
  routing: {
    en: 'Finding the right specialist',
    fr: 'Recherche du bon spécialiste',
    de: 'Der passende Spezialist wird gesucht',
    es: 'Buscando al especialista adecuado',
  },
  thinking: {
    en: 'Thinking about the answer',
    fr: 'Réflexion sur la réponse',
    de: 'Die Antwort wird überlegt',
    es: 'Pensando la respuesta',
  },
  tool: {
    en: 'Looking something up',
    fr: "Recherche d'informations",
    de: 'Informationen werden gesucht',
    es: 'Buscando información',
  },
};
