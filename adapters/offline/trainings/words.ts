import { GAP } from '../reading/phrases.ts';

// What requests for trainings are made of, in four languages, over folded text.

/** Words for a training in general; they tell no subject. */
export const TRAINING_NOUNS =
  'trainings?|courses?|classes|webinars?|learning (?:content|resources?|paths?|plans?)|learnings|formations?|cours|parcours|schulung(?:en)?|kurs(?:e|en|es)?|weiterbildung(?:en)?|lernplan|lerninhalte|cursos?|formacion(?:es)?|capacitacion(?:es)?';

/** What may follow a word that tells how a training is given: there it is no part of a subject ("remote teams"). */
const AFTER_FORMAT = `(?= ?(?:$|[,.;:!?|)]|(?:${TRAINING_NOUNS}|and|or|but|only|please|sessions?|learning|lessons?|workshops?|tutorials?|for|under|in|within|less|with|et|ou|mais|seulement|uniquement|pour|avec|und|oder|aber|nur|fur|mit|y|o|pero|solo|para|con)\\b))`;

/** What is itself done online, so that "online marketing course" is about that, and "online Excel course" about Excel. */
const DONE_ONLINE =
  'marketing|sales|selling|security|safety|advertising|collaboration|meetings?|communit\\w{1,3}|shop\\w{0,4}|business\\w{0,2}|teams?|work\\w{0,3}|workshops?|facilitation|presentations?|events?|payments?|research|reputation|presence|services?|management|leadership|retail|commerce|onboarding|assistants?';
/** "An online Excel course". */
const BEFORE_SUBJECT = `(?= (?!(?:${DONE_ONLINE})\\b)(?:[\\w+#.&-]{1,24} ){1,3}(?:${TRAINING_NOUNS})\\b)`;

type Patterns<Name extends string> = Readonly<Record<Name, readonly string[]>>;

export const LEVELS: Patterns<'beginner' | 'intermediate' | 'advanced'> = {
  beginner: [
    '(?:for |at )?(?:(?:an?|the|absolute|complete|total|real) )*(?:beginners?|novices?|newcomers?)(?:[- ](?:level|friendly))?|entry[- ]level|with(?:out| no) (?:any )?(?:prior |previous )?(?:experience|knowledge)|from scratch',
    '(?:pour |niveau )?(?:(?:les|grands?|vrais?|de|des) )*debutante?s?|niveau (?:initiation|de base)|sans (?:experience|connaissances?)(?: prealables?)?|en partant de zero',
    '(?:fur )?(?:anfanger\\w{0,5}|einsteiger\\w{0,5})|ohne vorkenntnisse',
    '(?:para |nivel |de nivel )?(?:principiantes?)|nivel (?:basico|inicial)|desde cero',
  ],
  intermediate: [
    '(?:at )?(?:an )?intermediate(?:[- ]level)?(?: learners?)?',
    '(?:de )?(?:niveau )?intermediaires?',
    '(?:auf )?mittler\\w{2} niveau|mittelstufe',
    '(?:de )?(?:nivel )?intermedi[oa]s?',
  ],
  advanced: [
    '(?:at )?(?:an )?advanced(?:[- ]level)?(?: learners?)?|expert[- ]level|(?:for )?(?:experts|experienced (?:people|users|learners))',
    '(?:de )?(?:niveau )?(?:avancee?s?|expert|confirme)|(?:pour )?(?:les )?experts',
    '(?:fur )?fortgeschrittene?\\w{0,2}|(?:fur )?experten',
    '(?:de )?(?:nivel )?(?:avanzad[oa]s?|experto)',
  ],
};

export const FORMATS: Patterns<'online' | 'classroom' | 'blended' | 'video' | 'article'> = {
  online: [
    `e-?learnings?|self[- ]paced|(?:online|on-line|remote|virtual|digital)${AFTER_FORMAT}|(?:online|on-line|virtual|remote)${BEFORE_SUBJECT}|(?:taken |done |held |given )?(?:remotely|from home)`,
    `en ligne|distanciel|(?:a distance|virtuelle?s?)${AFTER_FORMAT}`,
    `virtuell\\w{0,2}${AFTER_FORMAT}|fernkurse?|onlinekurse?|von zu hause`,
    `en linea|(?:a distancia|virtual(?:es)?)${AFTER_FORMAT}|desde casa`,
  ],
  classroom: [
    `(?:in[- ](?:a )?)?classroom${AFTER_FORMAT}|in[- ]person|face[- ]to[- ]face|instructor[- ]led|on[- ]site${AFTER_FORMAT}`,
    'en presentiel|presentiel(?:le)?s?|en salle',
    'in prasenz|prasenz\\w{0,14}|vor ort',
    'presencial(?:es)?|en persona',
  ],
  blended: [
    `blended(?:[- ]learning)?|hybrid${AFTER_FORMAT}`,
    `(?:hybrides?|mixtes?)${AFTER_FORMAT}`,
    `hybride?\\w?${AFTER_FORMAT}`,
    `(?:hibrid[oa]s?|mixt[oa]s?|semipresencial(?:es)?)${AFTER_FORMAT}`,
  ],
  video: [
    `(?:as (?:an? )?)?videos?(?= (?:about|on|courses?|trainings?|tutorials?|lessons?|only)\\b| ?(?:$|[,.;!?|]))|something to watch`,
    `(?:en )?videos?(?= (?:sur|a propos|de formation)\\b| ?(?:$|[,.;!?|]))`,
    `(?:als )?videos?(?= (?:uber|zu|zum)\\b| ?(?:$|[,.;!?|]))|videokurse?`,
    `(?:en )?videos?(?= (?:sobre|acerca)\\b| ?(?:$|[,.;!?|]))`,
  ],
  article: [
    `(?:an )?articles?(?= (?:about|on|only)\\b| ?(?:$|[,.;!?|]))|something to read`,
    `(?:un |des )?articles?(?= (?:sur|a propos)\\b| ?(?:$|[,.;!?|]))|quelque chose a lire`,
    `artikel(?= (?:uber|zu|zum)\\b| ?(?:$|[,.;!?|]))|etwas zum lesen`,
    `articulos?(?= (?:sobre|acerca)\\b| ?(?:$|[,.;!?|]))|algo para leer`,
  ],
};

/** How a language is named, in each of the four. */
const NAMED = {
  en: 'english|anglais|englisch|ingles',
  fr: 'french|francais|franzosisch|frances',
  de: 'german|allemand|deutsch|aleman',
  es: 'spanish|espagnol|spanisch|espanol|castellano',
} as const;

/** What is done in a language is learnt; "in French" after these is a subject. */
const DONE_IN_IT =
  '(?<!\\b(?:speak(?:ing)?|writ(?:e|ing)|communicat(?:e|ing)|present(?:ing)?|negotiat(?:e|ing)|convers\\w{1,7}|fluent|better|parler|ecrire|communiquer|presenter|negocier|rediger|sprechen|schreiben|hablar|escribir|comunicar|negociar)(?: \\w{1,14}){0,2} )';

export const LANGUAGES = Object.fromEntries(
  Object.entries(NAMED).map(([language, named]) => [
    language,
    `${DONE_IN_IT}(?:(?:given|taught|held|available|dispensees?|donnees?|impartid[oa]s?)${GAP})?(?:in|en|auf)(?: the)? (?:${named})(?: language)?|(?:${named})[- ](?:language|speaking)|langue (?:${named}e?)`,
  ]),
) as Readonly<Record<keyof typeof NAMED, string>>;

export const MANDATORY =
  '(?:mandatory|compulsory|obligatory)|obligatoires?|pflicht(?:schulung(?:en)?|kurse?|trainings?)|verpflichtend\\w{0,2}|obligatori[oa]s?';

/** What says that no length is told but a short one is wanted. */
export const SHORT = `shorter(?= ones?\\b| ?(?:$|[,.;!?|]))|plus courte?s?|kurzere?\\w?|mas cort[oa]s?|(?:short|quick|brief)(?= (?:\\w+ ){0,2}(?:${TRAINING_NOUNS}|videos?|articles?|ones?)\\b| ?(?:$|[,.;!?|]))|something (?:short|quick)|not too long|(?<=\\b(?:${TRAINING_NOUNS}) )(?:courtes?|courts?|rapides?|brefs?|breves?)|courtes? (?=(?:${TRAINING_NOUNS})\\b)|pas trop longue?s?|kurz(?:e[rsn]?)? (?=(?:${TRAINING_NOUNS})\\b)|nicht zu lange?|(?<=\\b(?:${TRAINING_NOUNS}) )(?:cort[oa]s?|breves?)|no muy larg[oa]s?`;
