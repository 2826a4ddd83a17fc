import { oneOf, phrase, upTo } from '../reading/phrases.ts';

/** The sections of a profile, by the name of the selector that asks for them. */
export type Selector =
  | 'need_basic_info'
  | 'need_skills'
  | 'need_objectives'
  | 'need_experiences'
  | 'need_departments_interests'
  | 'need_bookmarks'
  | 'need_training_history'
  | 'need_mandatory_trainings';

/** Asking for a fact about oneself: "what are my", "which ... do I have", "show me my". Not "how do I improve my". */
const ASKS = oneOf(
  "what|which|who|where|when|show|list|tell me|do i|am i|have i|did i|remind me|give me|see|summari[sz]e|how many|what's|check|read",
  "quels?|quelles?|qui|ou|quand|montre\\w{0,2}|liste\\w{0,2}|dis[ -]moi|dites[ -]moi|ai[ -]je|est[ -]ce que j'?\\w{0,3}|suis[ -]je|rappelle\\w{0,2}|donne\\w{0,2}|combien|affiche\\w{0,2}|c'est quoi|que sais-tu",
  'was|welche[rnms]?|wer|wo|wann|zeig\\w{0,2}|liste\\w?|nenn\\w{0,2}|sag\\w{0,2}|habe ich|hab ich|bin ich|wie viele|gib|muss ich',
  'que|cuales?|quien(?:es)?|donde|cuando|muestra\\w{0,2}|ensena\\w{0,2}|lista\\w?|dime|digame|tengo|he|soy|estoy|cuant[oa]s|dame|recuerda\\w{0,2}',
);
const SELF = oneOf(
  "my|mine|i|me|i'm|i've|myself",
  "mon|ma|mes|moi|je|j'\\w+|ai[ -]je|me|m'\\w+|suis[ -]je|dois[ -]je",
  'mein\\w{0,2}|ich|mir|mich',
  'mi|mis|yo|tengo|me|he|soy|estoy|debo|trabajo|mio|mia',
);

interface Section {
  readonly selector: Selector;
  readonly words: RegExp;
}

const section = (selector: Selector, ...alternatives: readonly string[]): Section => ({
  selector,
  words: phrase(...alternatives),
});

const SECTIONS: readonly Section[] = [
  section(
    'need_mandatory_trainings',
    '(?:mandatory|compulsory|required|obligatory) (?:\\w+ )?(?:trainings?|courses?|learnings?)|(?:trainings?|courses?)(?: \\w+){0,3} (?:mandatory|compulsory|required|must i|do i have to)',
    '(?:formations?|cours)(?: \\w+){0,3} obligatoires?|formations? (?:dois-je|que je dois)',
    '(?:pflicht|obligatorische[nr]? |verpflichtende[nr]? |vorgeschriebene[nr]? )(?:schulung(?:en)?|kurse?|trainings?)|(?:schulung(?:en)?|kurse?)(?: \\w+){0,3} (?:pflicht|verpflichtend|muss)',
    '(?:formacion(?:es)?|cursos?)(?: \\w+){0,3} obligatori[oa]s?|(?:formacion(?:es)?|cursos?) (?:debo|tengo que)',
  ),
  section(
    'need_training_history',
    `(?:trainings?|courses?|learnings?|certifications?)${upTo(5)}(?:done|completed|taken|finished|attended|passed)|(?:done|completed|taken|finished|attended|passed)${upTo(3)}(?:trainings?|courses?)|(?:training|learning) history|past (?:trainings|courses)`,
    `(?:formations?|cours)${upTo(4)}(?:suivies?|terminees?|faites?|suivis?|completees?|realisees?)|(?:suivi|termine|fait|realise)${upTo(2)}formations?|historique (?:de|des|de mes) formations?`,
    `(?:schulung(?:en)?|kurse?|weiterbildung(?:en)?|trainings?)${upTo(4)}(?:gemacht|abgeschlossen|besucht|absolviert|beendet)|schulungsverlauf|bisherige[nr]? (?:schulungen|kurse|weiterbildungen)`,
    `(?:formacion(?:es)?|cursos?)${upTo(4)}(?:hech[oa]s?|completad[oa]s?|terminad[oa]s?|realizad[oa]s?)|(?:hecho|completado|terminado|realizado)${upTo(2)}(?:cursos?|formacion(?:es)?)|historial de formacion`,
  ),
  section(
    'need_skills',
    'skills?|skill gaps?|gaps?|strengths?|weakness(?:es)?|competenc(?:y|ies|es?)|abilities|good at|missing for my',
    'competences?|lacunes?|ecarts?|points? (?:forts?|faibles?)|forces|faiblesses|aptitudes',
    'fahigkeit(?:en)?|kompetenz(?:en)?|lucken?|kompetenzlucken?|starken|schwachen|kenntnisse|skills',
    'habilidad(?:es)?|competencias?|brechas?|carencias?|fortalezas?|debilidades|puntos (?:fuertes|debiles)|aptitudes',
  ),
  section(
    'need_objectives',
    'objectives?|goals?|targets?',
    'objectifs?|buts?',
    'ziele?n?|zielvereinbarung(?:en)?',
    'objetivos?|metas?',
  ),
  section(
    'need_experiences',
    'experiences?|work history|previous (?:jobs?|positions?|roles?)|past (?:jobs?|positions?|roles?)|employment history|worked before|jobs? (?:have|did) i',
    'experiences?|parcours|postes? precedents?|anciens? postes?|(?:travaille )avant',
    'erfahrung(?:en)?|werdegang|fruhere[nr]? (?:stellen?|jobs?|positionen)|bisherige[nr]? stellen?|vorher gearbeitet',
    'experiencias?|trayectoria|puestos? anteriores?|trabajos? anteriores?|historial laboral',
  ),
  section(
    'need_departments_interests',
    'interests?|interested in|departments? (?:of interest|am i interested|interest me|i like)|interest me',
    "interets?|m'interess\\w{1,4}|departements? (?:qui|d'interet)",
    'interessen|interessier\\w{0,3}|abteilungen',
    'intereses|me interesan?|departamentos? de interes',
  ),
  section(
    'need_bookmarks',
    'bookmark\\w{0,3}|saved?|favou?rites?|wish ?list',
    'favoris?|signets?|enregistre\\w{0,2}|sauvegarde\\w{0,2}|marque-pages?',
    'lesezeichen|gemerkt\\w{0,2}|gespeichert\\w{0,2}|favoriten|merkliste',
    'favorit[oa]s?|guardad[oa]s?|marcadores',
  ),
  section(
    'need_basic_info',
    'job title|my (?:current |present |own )?(?:job|role|position|title|department|team|location|office|manager|boss|supervisor|seniority|level|grade|profile|working mode)|hire(?:d)? (?:date|on)|(?:was i|am i) hired|hired|(?:where|which office) (?:do i work|am i based)|which department|do i work (?:remotely|on site|hybrid)|know about me|based',
    "intitule|(?:mon|ma|mes) (?:poste|role|departement|service|equipe|bureau|manager|chef|cheffe|responsable|anciennete|profil|lieu de travail|titre)|date d'embauche|embauche\\w?|quel (?:departement|service)|ou (?:est-ce que je )?travaill\\w{1,3}|sais(?:-tu)? (?:sur|de) moi",
    '(?:mein\\w{0,2}) (?:job|stelle|rolle|position|abteilung|team|standort|buro|chef\\w{0,2}|vorgesetzte\\w?|fuhrungskraft|profil|jobtitel|titel|arbeitsort)|eingestellt|einstellungsdatum|welche[rn]? abteilung|wo arbeite ich|uber mich',
    '(?:mi|mis) (?:puesto|cargo|rol|departamento|equipo|oficina|jef[ea]|responsable|perfil|ubicacion|antiguedad|titulo|lugar de trabajo)|fecha de contratacion|contratad[oa]|que departamento|donde trabajo|sabes de mi',
  ),
];

const QUESTION = new RegExp(String.raw`\b${ASKS}\b`);
const ABOUT_SELF = new RegExp(String.raw`\b${SELF}\b`);

/** Advice, not facts: coaching answers it without the profile. */
const ADVICE = phrase(
  'how (?:can|do|should|could|to)|help me|should i|tips|advice|improve|talk to my|tell my|ask my|with my (?:boss|manager)|my (?:boss|manager) (?:is|does|has|wants|never|always|attacks|ignores|said|says|yells|yelled)',
  'comment|aide[zr]?[ -]moi|dois-je (?:parler|dire|demander)|conseils?|ameliorer|parler a mon|dire a mon|avec (?:mon|ma) (?:chef\\w{0,2}|manager)',
  'wie|hilf mir|soll ich|tipps|rat|verbessern|mit (?:meinem|meiner) (?:chef\\w{0,2}|vorgesetzten)|mein\\w{0,2} (?:chef\\w{0,2}|vorgesetzte\\w?) (?:ist|hat|will|greift|ignoriert)',
  'como|ayuda(?:me)?|deberia|consejos?|mejorar|con mi jef[ea]|hablar con|mi jef[ea] (?:es|no|me|quiere|ataca|ignora)',
);

/** Skills are the facts that advice on learning needs. */
const WHAT_TO_LEARN = phrase(
  `(?:what|which)(?: \\w+){0,2} (?:should|could|must|do) i (?:still )?(?:learn|develop|improve|work on|lack|miss|need)|what am i (?:missing|lacking)`,
  `(?:quelles?|que)(?: \\w+){0,2} (?:dois-je|devrais-je|me) (?:apprendre|developper|ameliorer|manquent?)`,
  `(?:was|welche)(?: \\w+){0,2} (?:soll|sollte|muss|fehlen|fehlt) (?:ich|mir)(?: noch)?(?: (?:lernen|entwickeln|verbessern))?`,
  `(?:que|cuales)(?: \\w+){0,2} (?:debo|deberia|me) (?:aprender|desarrollar|mejorar|faltan?)`,
);

/** The selectors for the facts that a folded question about oneself needs; empty where it needs none. */
export const selectorsFor = (folded: string): Selector[] => {
  const question = folded.slice(0, 600);
  if (WHAT_TO_LEARN.test(question)) return ['need_skills'];
  if (!QUESTION.test(question) || !ABOUT_SELF.test(question) || ADVICE.test(question)) return [];
  const found = SECTIONS.filter(({ words }) => words.test(question)).map(({ selector }) => selector);
  // "Which trainings are mandatory" names a narrower section than "which trainings have I done".
  return found.includes('need_mandatory_trainings') && !/\b(?:done|completed|suivi\w*|gemacht|hech\w+)\b/.test(question)
    ? found.filter((selector) => selector !== 'need_training_history')
    : found;
};
