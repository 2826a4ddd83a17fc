import { GAP, oneOf } from '../reading/phrases.ts';

// The words that harmful deeds are told by (harm.ts), over folded text.

const PERSONS = oneOf(
  'boss(?:es)?|managers?|supervisors?|superiors?|colleagues?|cowork\\w{2,4}|co-?workers?|work ?mates?|team ?mates?|team ?leads?(?:ers?)?|employees?|assistants?|secretar(?:y|ies)|subordinates?|trainees?|apprentices?|interns?|recruiters?|directors?|ceo|clients?|customers?|competitors?|person|persons|wife|husband|neighbou?rs?|witness(?:es)?|partners?|investors?|suppliers?|candidates?|applicants?|ex|(?:girl|boy)friends?|friends?|children|child|kids?|students?|teachers?|women|woman|men|man|mother|father|sister|brother|family|team|staff',
  'chef(?:fe)?s?|patronn?e?s?|manageurs?|manageuse|responsables?|superieure?|collegues?|employe\\w{0,2}|assistante?s?|secretaires?|subordonne\\w{0,2}|clients?|clientes?|femmes?|mari|hommes?|voisine?s?|stagiaires?|apprentie?s?|directeur|directrice|copine|copain|equipe|famille|enfants?',
  'chef(?:in|s|innen)?|vorgesetzte\\w?|kolleg\\w{1,5}|mitarbeiter\\w{0,5}|assistent\\w{0,4}|sekretar\\w{0,4}|kunden?|kundin\\w{0,3}|person(?:en)?|frau(?:en)?|mann|manner|nachbarn?|nachbarin|praktikant\\w{0,5}|auszubildende\\w?|azubis?|freund\\w{0,2}|kinder',
  'jef[ea]s?|companer[oa]s?|colegas?|emplead[oa]s?|asistentes?|secretari[oa]s?|subordinad[oa]s?|clientes?|personas?|mujer(?:es)?|hombres?|marido|vecin[oa]s?|becari[oa]s?|directora?|gerentes?|novi[oa]|equipo|familia|ninos?',
);
const ANYONE =
  "people|someone|somebody|anyone|anybody|everyone|everybody|gens|quelqu'un|leute|jemand\\w{0,2}|menschen|gente|alguien";

const OF_ONE =
  'my|our|your|his|her|their|the|this|that|these|those|a|an|any|some|all|every|each|two|both|(?:one|some|any|all|two|none|both|most) of|mon|ma|mes|notre|nos|ton|ta|son|sa|ses|un|une|le|la|les|l|des|du|de la|cette|ces?|tout|mein\\w{0,2}|unser\\w{0,2}|ein\\w{0,2}|den|die|der|dem|das|diese\\w?|mi|mis|nuestr[oa]s?|una|el|los|las|al|unos?';
const LINKS =
  'of|for|with|in|on|at|to|from|by|about|against|into|that|who|which|when|if|and|or|de|du|des|d|pour|avec|dans|sur|par|que|qui|von|vom|fur|mit|im|auf|bei|beim|zu|zum|con|para|en|por|sobre|del|y|o|et|ou|und|oder|not|no|nicht|pas';
/** After a word for people, what makes another thing of it: an employee survey, the manager role, a boss's idea. */
const OTHER_THING = `(?!'s|'(?= )|-|${GAP}(?:surveys?|motivation|engagement|morale|meetings?|data|database|newsletters?|feedback|program(?:me)?s?|projects?|roles?|positions?|jobs?|lists?|records?|files?|ideas?|processe?s?|portal|apps?|reports?|stor(?:y|ies)|events?|relations?(?:hips?)?|complaints?|support|service|journey|experience|satisfaction|churn|onboarding|turnover|retention|video|an? (?:\\w+ )?(?:e-?mail|message|note|line|text|invite))\\b)`;

const BETWEEN = `[ "'(]{1,2}`;
const determined = `(?:(?:${OF_ONE})${BETWEEN}){0,3}`;
const described = `(?:(?!(?:${OF_ONE}|${LINKS})\\b)[\\w-]+ ){0,2}`;

/** One or more people as the object of what stands before: `my annoying boss`, `people`. */
export const PEOPLE = `${determined}(?:${described}${PERSONS}|(?:other |innocent )?(?:${ANYONE}))\\b${OTHER_THING}`;

/** `verbs`, and people as their object: "kill my boss", not "kill time with my boss". */
export const toPeople = (verbs: string, more = ''): string =>
  `${oneOf(verbs)}\\b${BETWEEN}(?:\\w{3,15}(?:ment|mente|ly) )?${more}${PEOPLE}`;

/** People as the object of a German verb at the end, with up to `words` in between. */
export const peopleBefore = (words: number, verbs: string): string =>
  `(?:mein\\w{0,2}|unser\\w{0,2}|ein\\w{0,2}|den|die|der|dem|seine\\w?|ihre\\w?|alle)${GAP}${described}(?:${PERSONS}|${ANYONE})${GAP}(?:(?!nicht\\b|nie\\b|niemals\\b)\\w+${GAP}){0,${words}}(?:zu )?${oneOf(verbs)}`;

/** Not bomb-proof, gun-metal or gun safety. */
const ONLY_THAT = `\\b(?!-|'s|${GAP}(?:metal|proof|safety|polic\\w*|regulations?|training|control|laws?|prevention|awareness|disposal|squad|shelters?|pills?|threats?|drills?|ownership|licen[cs]es?|violence|free|de (?:agua|calor|vacio|bain|peinture))\\b)`;
const A_THING = `(?:(?:${OF_ONE}|me|us|mir|uns|moi|nous)${BETWEEN}){0,3}(?:(?!(?:${OF_ONE}|${LINKS}|bath|toy|water|glue|heat|nerf|staple|spray|nail|massage|seed|glitter)\\b)[\\w-]+ ){0,2}`;

interface Making {
  readonly verbs: string;
  readonly things: string;
  /** What announces directions: "steps for a bomb". */
  readonly directions: string;
}
const DRUGS = 'meth|methamphetamine|cocaine|heroin|fentanyl|mdma|lsd|crystal meth|methamphetamine';
const MAKINGS: readonly Making[] = [
  {
    verbs:
      '(?:mak|creat|manufactur|produc)(?:e|ing)|(?:build|construct|assembl|synthesi[sz]|cook|brew|buy|design|detonat|plant)(?:e|ing)?|3d[ -]print|get',
    things: `(?:(?:pipe|car|nail|letter|petrol|fertili[sz]er|time|dirty)[ -])?bombs?|explosives?|grenades?|molotov\\w*|guns?|silencers?|nerve gas|poison|ricin|sarin|napalm|landmines?|${DRUGS}`,
    directions:
      '(?:recipes?|instructions?|guides?|tutorials?|plans?|steps|blueprints?|formulas?|manuals?) (?:for|of|to)',
  },
  {
    verbs: 'fabrique[rz]?|construi\\w{1,3}|prepare[rz]?|achete[rz]?|synthetise[rz]?|faire|assemble[rz]?|fais',
    things:
      'bombes?(?: artisanales?)?|explosifs?|armes? a feu|grenades?|poison|cocktail molotov|cocaine|heroine|methamphetamine',
    directions: "(?:recettes?|instructions?|guides?|tutoriels?|plans?|etapes|modes? d'emploi) (?:de|d'|pour)",
  },
  {
    verbs: 'baue?n?|bastel\\w?|koche?n?|kaufe?n?|mische?n?|mach\\w?|stelle?n?|konstruiere?n?',
    things: 'bomben?|rohrbomben?|sprengstoffe?|sprengsatz|schusswaffen?|granaten?|gift|kokain|heroin|crystal meth',
    directions: '(?:rezept|anleitung|bauanleitung|plan|bauplan|schritte|tipps)\\w{0,2} (?:fur|zu[mr]?)',
  },
  {
    verbs:
      'hacer|haz|hago|fabric\\w{1,3}|construi\\w{0,2}|construy[eo]|prepar\\w{1,2}|compr\\w{1,2}|sintetiz\\w{1,2}|cocin\\w{1,2}',
    things:
      'bombas?(?: casera)?|explosivos?|armas? de fuego|granadas?|veneno|coctel molotov|cocaina|heroina|metanfetamina',
    directions: '(?:recetas?|instrucciones|guias?|tutorial(?:es)?|planes|plan|pasos) (?:de|para)',
  },
];

const GERMAN_THINGS = MAKINGS[2]?.things ?? '';

/** Weapons, poison or drugs being made, or directions for them. */
export const WEAPONS = oneOf(
  ...MAKINGS.map(
    ({ verbs, things }) =>
      `${oneOf(verbs)}\\b[ "']{1,2}(?:(?:ich|man|wir|je|on) )?${A_THING}${oneOf(things)}${ONLY_THAT}`,
  ),
  ...MAKINGS.map(({ things, directions }) => `${oneOf(directions)}${BETWEEN}${A_THING}${oneOf(things)}${ONLY_THAT}`),
  '(?:bomb|explosives?|meth|poison)[ -]making(?! (?:safety|prevention))',
  `(?:bau|herstellung) (?:einer|eines|von)${BETWEEN}(?:(?!mit\\b)\\w+ ){0,2}${oneOf(GERMAN_THINGS)}${ONLY_THAT}`,
  '(?:bomben|rohrbomben|sprengsatz)bau\\w{0,2}|(?:bomben|sprengstoff|drogen|gift)herstellung|giftmischen',
);
/** The same with a German verb at the end: "eine Bombe bauen", "wie man eine Bombe baut". */
export const WEAPONS_BEFORE = `${oneOf(GERMAN_THINGS)}${GAP}(?:(?!nicht\\b)\\w+ ){0,4}(?:zu )?(?:baue?n?|baut|bastel\\w{0,2}|koche?[nt]?|mache?[nt]?|mische?[nt]?|herstell\\w{0,3}|herzustellen|her|zusammen|konstruier\\w{0,3})`;
