import type { Embedder } from '../../../ports/embedder.ts';
import { likeness } from '../../../ports/likeness.ts';
import type { Said } from '../offline-task.ts';
import { isDistress } from '../reading/distress.ts';
import { fold, wordsOf } from '../reading/fold.ts';
import { asksForMore } from '../reading/more.ts';
import { afterCourtesy, isClosing, isFollowUp, isGreeting, isThanks } from '../reading/moves.ts';
import { phrase, upTo } from '../reading/phrases.ts';
import { isUnspecifiedTask, isWorkTask } from '../reading/task-words.ts';
import { speaksOfWork } from '../reading/work-words.ts';
import { tellsOnlyCriteria } from '../trainings/only-criteria.ts';
import { byMandate } from './mandate-words.ts';

const DEFAULT = 'career_chat';
const TASKS = 'task_helper';
const TRAININGS = 'trainings';

/** Those who get the answers to what they asked in words. */
const ANSWERED: readonly string[] = [TASKS, TRAININGS];

/** Those whose lists can go on. */
const SEARCHERS: readonly string[] = [TRAININGS, 'opportunities', 'talent'];

/** What evidently asks for a specialist, the narrowest first. They count only where that specialist may take the turn. */
const EVIDENT: readonly (readonly [string, RegExp])[] = [
  [
    'simulation',
    phrase(
      'role[ -]?play\\w{0,4}|simulat\\w{1,4}|mock interview|practi[cs]e (?:a|the|my) (?:\\w+ )?(?:conversation|talk|interview|negotiation|discussion)',
      "jeux? de roles?|simul\\w{1,6}|m'entrainer a|m'exercer|rollenspiele?|simulier\\w{0,3}|(?:gesprach|verhandlung) uben|juegos? de rol|simul\\w{1,6}|practicar (?:una|la|mi) (?:conversacion|entrevista|negociacion)",
    ),
  ],
  [
    'profile_analysis',
    phrase(
      `(?:analy[sz]e|assess|evaluate|review|analysis of)${upTo(2)}my (?:profile|skills|career|strengths|cv)|profile analysis`,
      `(?:analyse[rz]?|evalue[rz]?|analyse de)${upTo(2)}(?:mon profil|mes competences|mon parcours)|(?:analysier\\w{0,3}|bewert\\w{0,3})${upTo(2)}(?:mein profil|meine fahigkeiten)|profilanalyse|(?:analiz\\w{1,3}|evalu\\w{1,3})${upTo(2)}(?:mi perfil|mis competencias|mis habilidades)|analisis de (?:mi )?perfil`,
    ),
  ],
  [
    'talent',
    phrase(
      `(?:find|search for|looking for|who (?:is|are|knows|can|has))${upTo(5)}(?:colleagues?|experts?|people|someone|employees?|candidates?|mentors?)|who (?:in|at) (?:the|our) (?:company|team|organi[sz]ation)|who knows`,
      `(?:trouve[rz]?|cherche[rz]?|qui (?:connait|maitrise|sait))${upTo(4)}(?:collegues?|experte?s?|quelqu'un|personnes?|mentor\\w{0,3})|qui (?:dans|chez)${upTo(3)}(?:entreprise|equipe)|(?:finde?n?|suche?n?|wer (?:kennt|kann|hat))${upTo(4)}(?:kolleg\\w{2,4}|expert\\w{2,4}|jemand\\w{0,2}|mentor\\w{0,4})|wer (?:in|im) (?:der |unserem |unserer )?(?:firma|unternehmen|team)|(?:encuentra|busca\\w{0,2}|busco|quien (?:sabe|conoce|domina))${upTo(4)}(?:companer[oa]s?|expert[oa]s?|alguien|personas?|mentor\\w{0,3})|quien en (?:la|mi|nuestra) empresa`,
    ),
  ],
  [
    'opportunities',
    phrase(
      '(?:job|internal|open|new|career) (?:opportunit(?:y|ies)|openings?|positions?|vacanc(?:y|ies)|offers?|roles?)|vacanc(?:y|ies)|(?:job|which) openings?|internal projects?|opportunities',
      "offres? (?:d'emploi|internes?|de poste)|postes? (?:ouverts?|vacants?|disponibles?|internes?)|opportunites?|projets? internes?|(?:offene|freie|interne)[nr]? (?:stellen|projekte[n]?)|stellenangebote?|stellenausschreibung\\w{0,2}|ofertas? (?:de (?:empleo|trabajo)|internas?)|vacantes?|proyectos? internos?|puestos (?:abiertos|vacantes|disponibles|internos)|oportunidades",
    ),
  ],
  [
    'trainings',
    phrase(
      `(?:find|suggest|recommend|show|give|search|looking for|want|need|take|which|what|any)${upTo(5)}(?:trainings?|courses?|learning (?:path|plan)|e-?learnings?|webinars?|certifications?)|learning plan|i want to learn|learn (?:about|how|python|excel|sql)`,
      `(?:trouve|propose|suggere|recommande|montre|cherche|veux|voudrais|suivre|quelles?)\\w{0,3}${upTo(5)}(?:formations?|cours|parcours|certifications?)|plan de formation|je (?:veux|voudrais) apprendre`,
      `(?:finde?|such|zeig|empfiehl|empfehlen|mochte|brauche|welche)\\w{0,3}${upTo(5)}(?:schulung(?:en)?|kurse?|weiterbildung(?:en)?|trainings?|zertifizierung\\w{0,2})|lernplan|ich (?:will|mochte)${upTo(4)}lernen`,
      `(?:encuentra|busca|busco|sugiere|recomienda|muestra|quiero|necesito|que|cuales)\\w{0,3}${upTo(5)}(?:formacion(?:es)?|cursos?|certificacion(?:es)?)|plan de (?:formacion|aprendizaje)|quiero aprender`,
    ),
  ],
];

/** What asks for trainings where it is no task: "Excel course for beginners", "write a mail about the course" is one. */
const LEARNING = phrase(
  `(?:i (?:want|would like|need|wish)|i'd (?:like|love)) to learn|(?:courses?|trainings?|webinars?|e-?learnings?) (?:on|about|in|for|to)|mandatory (?:trainings?|courses?)`,
  `(?:j'aimerais|je (?:veux|voudrais|souhaite\\w{0,4}))${upTo(1)}(?:apprendre|me former|suivre une)|formations? (?:sur|en|pour|a|aux?|obligatoires?)|(?:un|des) cours (?:sur|en|de|d'|pour)`,
  `(?:schulung(?:en)?|kurse?|weiterbildung(?:en)?) (?:uber|zu|zum|zur|in|fur)|pflichtschulung(?:en)?|ich (?:will|mochte)${upTo(5)}lernen`,
  `(?:cursos?|formacion(?:es)?) (?:de|sobre|en|para|obligatori[oa]s?)|(?:me gustaria|quisiera) aprender`,
);

/** A matter of one's career, in words that no task has. */
const CAREER = phrase(
  "my (?:career|skills|skill gaps?|gaps|strengths|objectives|goals|profile|manager|boss|salary|development|motivation|future|experience)|promotion|promoted|(?:a|my) raise|burn-?out|resign\\w{0,4}|quit|(?:change|new|next) (?:job|role|career)s?|i feel|i'm (?:feeling|stuck|stressed|tired|overwhelmed|bored)|networking|mentor\\w{0,4}",
  '(?:ma|mon|mes) (?:carriere|competences?|lacunes|objectifs?|profil|manager|chef\\w{0,2}|salaire|developpement|motivation|avenir|experiences?)|promotion|une augmentation|demission\\w{0,4}|changer de (?:poste|metier|travail)|je me sens|je suis (?:stresse|fatigue|deborde|bloque)\\w?|reconversion|reseautage',
  'mein\\w{0,2} (?:karriere|fahigkeiten|kompetenzen|lucken|ziele|profil|chef\\w{0,2}|vorgesetzte\\w?|gehalt|entwicklung|motivation|zukunft|erfahrung)|befordert|beforderung|gehaltserhohung|mehr gehalt|kundigen|(?:stelle|job|beruf) wechseln|ich fuhle mich|ich bin (?:gestresst|mude|uberfordert|erschopft)|netzwerken',
  'mis? (?:carrera|habilidades|competencias|carencias|objetivos|perfil|jef[ea]|salario|sueldo|desarrollo|motivacion|futuro|experiencia)|ascenso|un aumento|dimitir|renunciar|cambiar de (?:puesto|trabajo|carrera)|me siento|estoy (?:estresad|cansad|agotad|bloquead|agobiad)[oa]',
);

const ACTS_ON_ANALYSIS = phrase(
  'action plan|(?:close|work on|reduce|fill|address|tackle|improve|start with|begin with|develop)(?: on)?' +
    `${upTo(3)}(?:gaps?|topics?|areas?|points?|weakness(?:es)?|it|this|that|these|those|them|skills?|one)|(?:based on|from|following) (?:the|this|my|that) (?:analysis|results?)|next steps?|what (?:should|can) i do (?:now|about (?:it|that|this))|put (?:it|that|this) into practice|let's (?:start|begin|do it)`,
  `plan d'action|(?:combler|travailler|reduire|ameliorer|commencer|developper)${upTo(3)}(?:lacunes?|ecarts?|points?|axes?|sujets?|cela|ca|competences?)|(?:sur la base|a partir|suite a)${upTo(3)}(?:analyse|resultats)|prochaines etapes|que (?:puis-je|dois-je) faire maintenant|commencons|par quoi commencer`,
  `aktionsplan|massnahmenplan|(?:lucken?|themen?|punkte?|schwachen?|daran|bereiche?)${upTo(3)}(?:schliessen|arbeiten|angehen|verbessern|beginnen|anfangen|entwickeln)|(?:basierend auf|ausgehend von|auf grundlage)${upTo(2)}analyse|nachste schritte|was soll ich (?:jetzt|nun) tun|womit (?:soll ich )?(?:anfangen|beginnen)`,
  `plan de accion|(?:cerrar|trabajar|reducir|mejorar|empezar|desarrollar)${upTo(3)}(?:brechas?|carencias?|puntos?|areas?|temas?|eso|ello|competencias?)|(?:basado en|segun|a partir de)${upTo(2)}analisis|proximos pasos|que (?:debo|puedo) hacer ahora|por donde empiezo|empecemos`,
);

/** Whether a message asks to act on a profile analysis that was shown before. */
export const actsOnAnalysis = (message: string): boolean => {
  const folded = fold(message);
  return !isClosing(folded) && ACTS_ON_ANALYSIS.test(folded.slice(0, 1_500));
};

const OBJECTIVE = phrase('objectives?|goals?|objectifs?|ziele?n?|objetivos?|metas?');

/** The quoted title of an objective is a name: the objective "Lead a project" is no task. */
const withoutObjective = (matter: string): string =>
  OBJECTIVE.test(matter) ? matter.replace(/ ?"[^"]{1,200}"/g, '') : matter;

interface Candidate {
  readonly name: string;
  readonly mandate: string;
}

/** Those that came after these rules were written. */
const hasNoRules = ({ name }: Candidate): boolean =>
  name !== DEFAULT && name !== TASKS && !EVIDENT.some(([ruled]) => ruled === name);

/** As near as a mandate must be, and by how much it must be nearer than the default's, to win by likeness alone. */
const NEAR_ENOUGH = 0.35;
const NEARER_BY = 0.1;

/**
 * The specialist for a message, by rules: distress, closings and thanks to career chat, short replies to whom they answer, evident
 * words, words of a mandate for which there are no rules, concrete tasks, matters of a career. Where none knows an English sentence, likeness to the mandates decides; the
 * rest is career chat's, or the first candidate's where there is none.
 */
export const route = async (
  {
    message,
    history,
    candidates,
    english,
  }: {
    message: string;
    history: readonly Said[];
    candidates: readonly Candidate[];
    english: boolean;
  },
  embedder: Pick<Embedder, 'embed'>,
): Promise<string | undefined> => {
  const offered = (name: string | null | undefined) => candidates.find((candidate) => candidate.name === name)?.name;
  const fallback = offered(DEFAULT) ?? candidates[0]?.name;
  const folded = fold(message);
  if (isDistress(folded) || isClosing(folded) || isThanks(folded) || isGreeting(folded)) return fallback;

  const before = history.findLast(({ role }) => role === 'assistant');
  if (isFollowUp(folded) || wordsOf(folded).length === 0) return offered(before?.activeAgent) ?? fallback;

  const matter = afterCourtesy(folded).slice(0, 1_500);
  const evident = EVIDENT.find(([name, words]) => offered(name) && words.test(matter))?.[0];
  if (evident) return evident;
  const last = offered(before?.activeAgent);
  if (last && SEARCHERS.includes(last) && asksForMore(matter)) return last;
  if (last === TRAININGS && tellsOnlyCriteria(message)) return last;
  const mandated = byMandate(matter, candidates.filter(hasNoRules), candidates);
  if (mandated) return mandated;
  const task = withoutObjective(matter);
  if (offered(TASKS) && (isWorkTask(task) || isUnspecifiedTask(matter))) return TASKS;
  if (offered(TRAININGS) && LEARNING.test(matter)) return TRAININGS;
  if (CAREER.test(matter)) return fallback;
  if (last && ANSWERED.includes(last) && before?.content.slice(-400).includes('?')) return last;
  if (!english || !fallback || speaksOfWork(matter) || candidates.length < 2) return fallback;
  return (await nearest(message, candidates, fallback, embedder)) ?? fallback;
};

const nearest = async (
  message: string,
  candidates: readonly Candidate[],
  fallback: string,
  embedder: Pick<Embedder, 'embed'>,
): Promise<string | undefined> => {
  const [vector = [], ...mandates] = await embedder.embed([message, ...candidates.map(({ mandate }) => mandate)]);
  const ranked = candidates
    .map(({ name }, index) => ({ name, near: likeness(vector, mandates[index] ?? []) }))
    .sort((left, right) => right.near - left.near);
  const best = ranked[0];
  const base = ranked.find(({ name }) => name === fallback)?.near ?? 0;
  return best && best.near >= NEAR_ENOUGH && best.near - base >= NEARER_BY ? best.name : undefined;
};
