import { asking, GAP, oneOf, phrase, upTo } from './phrases.ts';

// Concrete work tasks, and the kinds of them that guidance is written for.

/** Kinds of tasks with guidance of their own. */
export type TaskKind = 'email' | 'presentation' | 'meeting' | 'report' | 'conversation' | 'planning' | 'generic';

const WRITE = oneOf(
  'write|draft|compose|reply to|answer|word|reword|rewrite|rephrase|proofread|correct|improve|polish|shorten|edit|translate|summari[sz]e|formulate|phrase',
  'ecri\\w{1,4}|redige[rz]?|rediger|repond\\w{1,3}|reformule[rz]?|corrige[rz]?|relis|relire|relisez|ameliore[rz]?|raccourci\\w{0,2}|tradui\\w{1,3}|resume[rz]?|formule[rz]?',
  'schreib\\w{0,3}|verfass\\w{0,3}|formulier\\w{0,3}|beantwort\\w{0,3}|korrigier\\w{0,3}|verbesser\\w{0,2}|uberarbeit\\w{0,3}|kurz\\w{0,3}|ubersetz\\w{0,3}|zusammenfass\\w{0,3}|fasse?n?',
  'escrib\\w{1,4}|redact\\w{1,3}|respond\\w{1,3}|reformul\\w{1,3}|corrig\\w{1,3}|corrij\\w{1,3}|mejor\\w{1,3}|acort\\w{1,3}|traduc\\w{1,3}|resum\\w{1,4}|formul\\w{1,3}',
);

const MAKE = oneOf(
  'prepare|plan|organi[sz]e|create|make|build|design|structure|outline|set up|schedule|prioriti[sz]e|run|lead|facilitate|present|analy[sz]e|compare|list|calculate|estimate|review|brainstorm|put together|come up with|work on|finish|debug|automate|get ready for|turn|convert|i need an?',
  "prepare[rz]?|preparer|planifie[rz]?|organise[rz]?|cree[rz]?|creer|construi\\w{1,3}|concevoir|structure[rz]?|prioris\\w{1,3}|anime[rz]?|presente[rz]?|analyse[rz]?|compare[rz]?|liste[rz]?|calcule[rz]?|faire|fais|monter|elabore[rz]?|il me faut|besoin d'une?",
  'bereit\\w{0,3}|vorbereit\\w{0,3}|plan\\w{0,4}|organisier\\w{0,3}|erstell\\w{0,3}|mach\\w{0,3}|bau\\w{0,3}|gestalt\\w{0,3}|strukturier\\w{0,3}|gliedern?|priorisier\\w{0,3}|leit\\w{0,3}|moderier\\w{0,3}|prasentier\\w{0,3}|analysier\\w{0,3}|vergleich\\w{0,3}|berechn\\w{0,3}|entwerf\\w{0,3}|entwirf|brauche',
  'prepar\\w{1,4}|planific\\w{1,3}|planifiqu\\w{1,3}|organi[zc]\\w{1,4}|crea\\w{0,2}|crear|hacer|haz|constru\\w{1,4}|disen\\w{1,4}|estructur\\w{1,3}|prioriz\\w{1,3}|prioric\\w{1,3}|dirigir|present\\w{1,3}|analiz\\w{1,3}|compar\\w{1,3}|calcul\\w{1,3}|elabor\\w{1,3}|gestion\\w{1,3}|necesito una?',
);

const EMAIL =
  'e-?mails?|mails?|courriels?|correos?(?: electronicos?)?|letters?|lettres?|briefe?n?|anschreiben|cartas?|messages?|nachricht(?:en)?|mensajes?|note to|newsletters?|reply|antwort|respuesta|reponse|announcement|annonce|ankundigung|anuncio';
const PRESENTATION =
  'presentations?|slides?|slide ?decks?|decks?|powerpoint|pitch|keynotes?|speech|talk about|diapos?|diapositives?|expose|prasentation(?:en)?|folien|vortrag|rede|presentacion(?:es)?|diapositivas?|discurso|ponencia|charla';
const MEETING =
  'meetings?|workshops?|agendas?|kick-?off|retro(?:spective)?s?|town hall|off-?site|reunions?|ateliers?|ordre du jour|seminaire|besprechung(?:en)?|sitzung(?:en)?|meeting|tagesordnung|workshop|reunion(?:es)?|taller(?:es)?|orden del dia|team event|stand-?up';
const REPORT =
  'reports?|summar(?:y|ies)|minutes|documentation|documents?|articles?|texts?|paragraphs?|proposals?|business case|white ?paper|memos?|specifications?|rapports?|comptes?[ -]rendus?|syntheses?|resumes?|notes? de synthese|propositions?|textes?|berichte?n?|protokolle?|zusammenfassung(?:en)?|dokument(?:e|ation)?|konzepte?|angebote?|texte?|informes?|actas?|resumenes|resumen|documentos?|propuestas?|textos?|spreadsheets?|excel|tables?|tableaux?|tableur|tabelle\\w?|hojas? de calculo|budgets?|presupuestos?|invoices?|cv|resume|curriculum|lebenslauf|cover letter|lettre de motivation|bewerbung|job description|code|scripts?|programs?|programmes?|programm|programa|formula|query|macro';
const CONVERSATION =
  'interviews?|negotiations?|1[ :-]?(?:on|to)?[ :-]?1s?|one[- ]on[- ]ones?|difficult (?:talk|conversation|discussion)s?|conversations?|performance reviews?|appraisals?|annual reviews?|feedback(?: talk| session)?|discussions?|entretiens?|negociations?|conversations? difficiles?|evaluations?|vorstellungsgesprach\\w{0,2}|gesprach\\w{0,2}|verhandlung(?:en)?|gehaltsverhandlung|mitarbeitergesprach\\w{0,2}|jahresgesprach|entrevistas?|negociacion(?:es)?|conversacion(?:es)?|evaluacion(?:es)?';
const PLANNING =
  '(?:my|the|our) (?:day|week|month|tasks|work|workload|priorities|schedule|time|to-?do list)|to-?do lists?|tasks|priorities|project plans?|projects?|schedules?|timelines?|roadmaps?|checklists?|events?|onboarding|handover|milestones?|(?:ma|mes|la|notre) (?:journee|semaine|taches|priorites|planning)|taches|priorites|plans? de projet|projets?|calendriers?|listes? de controle|mein\\w{0,2} (?:tag|woche|aufgaben|arbeit|zeit)|aufgaben|prioritaten|projektplan\\w{0,2}|projekte?|zeitplan\\w{0,2}|checklisten?|ubergabe|mi (?:dia|semana|trabajo|tiempo)|mis (?:tareas|prioridades)|tareas|prioridades|plan de proyecto|proyectos?|calendarios?|cronogramas?|listas? de (?:tareas|control)';

const KINDS: readonly (readonly [TaskKind, RegExp])[] = [
  ['email', phrase(EMAIL)],
  ['presentation', phrase(PRESENTATION)],
  ['conversation', phrase(CONVERSATION)],
  ['meeting', phrase(MEETING)],
  ['planning', phrase(PLANNING)],
  ['report', phrase(REPORT)],
];

/** The kind whose word stands first in a folded text. */
export const taskKindOf = (folded: string): TaskKind => {
  let first: { kind: TaskKind; at: number } | undefined;
  for (const [kind, words] of KINDS) {
    const at = folded.search(words);
    if (at >= 0 && (!first || at < first.at)) first = { kind, at };
  }
  return first?.kind ?? 'generic';
};

const OBJECTS = oneOf(EMAIL, PRESENTATION, MEETING, REPORT, CONVERSATION, PLANNING);

const TASK = phrase(
  asking(`${WRITE}|${MAKE}`, 6, OBJECTS),
  // German and, with pronouns, French put the verb last: "eine E-Mail schreiben".
  asking(
    OBJECTS,
    6,
    'schreiben|verfassen|formulieren|vorbereiten|vorzubereiten|planen|organisieren|erstellen|machen|strukturieren|zusammenfassen|zusammen|vor|korrigieren|ubersetzen|uberarbeiten|priorisieren|halten',
  ),
  `(?:summari[sz]e|proofread|translate|rephrase|reword|shorten|resume[rz]?|tradui[st]\\w{0,2}|corrige[rz]?|reformule[rz]?|ubersetz\\w{0,2}|korrigier\\w{0,2}|traduc\\w{1,2}|resum[ea]|corrige)${GAP}(?:this|these|the following|ce|cette|ceci|diese[nrs]?|folgende\\w{0,2}|este|esta|esto)`,
  `prepar\\w{1,4}${upTo(3)}(?:for )?${oneOf(CONVERSATION, MEETING, PRESENTATION)}`,
  `(?:how (?:do|should|can) i (?:start|begin|structure|word|phrase|organi[sz]e)|comment (?:commencer|structurer|formuler|organiser)|wie (?:beginne|strukturiere|formuliere|organisiere|gliedere) ich|como (?:empiezo|empezar|estructurar|estructuro|formular|organizar))${upTo(5)}${OBJECTS}`,
);

/** What sounds like a task and is a matter of one's career. */
const CAREER_PLAN = phrase(
  '(?:career|learning|development|training|action|study) (?:plan|path|goals?)|plan (?:my|a|your) (?:career|future|next step)|my (?:career|promotion|future|skills|profile|objectives|goals)',
  "plan (?:de carriere|de developpement|de formation|d'action)|(?:ma|mon|mes) (?:carriere|avenir|competences|profil|objectifs|evolution)",
  '(?:karriere|entwicklungs|lern|aktions)plan\\w{0,2}|meine[rn]? (?:karriere|zukunft|fahigkeiten|ziele)|mein profil',
  'plan de (?:carrera|desarrollo|formacion|accion)|mi (?:carrera|futuro|perfil)|mis (?:habilidades|competencias|objetivos)',
);

/** Whether a folded text asks for help with a concrete work task. */
export const isWorkTask = (folded: string): boolean => {
  const beginning = folded.slice(0, 1_500);
  return (
    TASK.test(beginning) &&
    (!CAREER_PLAN.test(beginning) ||
      /\b(?:e-?mail|presentation|prasentation|presentacion|slides|letter|cv)\b/.test(beginning))
  );
};

const HELP = oneOf(
  "(?:can|could|would|will) you (?:please )?(?:help|assist)(?: me)?|(?:please )?help me|i (?:need|want|would like|'d like) (?:some |your |a little |a bit of )?help|i (?:have|need) (?:a|some) (?:task|work)",
  "(?:peux-tu|pouvez-vous|tu peux|vous pouvez|pourrais-tu|pourriez-vous)(?: m'aider| aider)|aide[zr]?[ -]moi|j'ai besoin (?:d'aide|de ton aide|de votre aide|d'un coup de main)|j'ai une tache",
  '(?:kannst du|konnen sie|konntest du|konnten sie) mir (?:bitte |mal |kurz )?(?:bei|mit|helfen)?|hilf mir|helfen sie mir|ich brauche (?:deine |ihre |etwas )?(?:hilfe|unterstutzung)|ich habe eine aufgabe',
  '(?:puedes|puede|podrias|podria) (?:ayudarme|ayudar)|ayuda(?:me)?|ayudeme|necesito (?:tu |su |algo de )?ayuda|tengo una tarea',
);
const SOMETHING = oneOf(
  'something|(?:a|one|some|my|this|another|an important|a small|a quick|a new) (?:work |job )?(?:task|assignment)s?|tasks|my work|work|a thing|one thing|some work|some things|a problem|it|this|that',
  'quelque chose|(?:faire |realiser |accomplir )?(?:une|ma|cette|une petite|une autre) taches?|mes taches|mon travail|un travail|un truc|ca|cela|un probleme',
  'etwas|(?:einer|meiner|dieser|einer kleinen|einer anderen) (?:arbeits)?aufgabe|(?:meinen )?aufgaben|einer sache|meiner arbeit|helfen|einem problem|was',
  'algo|(?:hacer |realizar )?(?:una|mi|esta|otra|una pequena) tarea|mis tareas|mi trabajo|un trabajo|una cosa|esto|eso|un problema',
);
const UNSPECIFIED = new RegExp(
  `^(?:me )?(?:${HELP})(?:${GAP}(?:with|for|to do|on|at|avec|pour|sur|dans|a|bei|mit|fur|con|en|para|de))?(?:${GAP}(?:${SOMETHING}))?(?:${GAP}(?:at work|for work|today|please|au travail|aujourd'hui|s'il (?:vous|te) plait|bei der arbeit|heute|bitte|helfen|en el trabajo|hoy|por favor|professional|for my job)){0,3}[ .!?]*$`,
);

/** Whether a folded text asks for help with a task without saying which. */
export const isUnspecifiedTask = (folded: string): boolean => folded.length <= 160 && UNSPECIFIED.test(folded);
