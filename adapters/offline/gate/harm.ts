import { asking, GAP, oneOf, upTo } from '../reading/phrases.ts';
import { isPassingAnger } from './anger.ts';
import { PEOPLE, peopleBefore, toPeople, WEAPONS, WEAPONS_BEFORE } from './harm-words.ts';
import { type Part, partsOf } from './parts.ts';
import { isAsked, isGuarded, sentenceBefore } from './request.ts';

// Requests for help with harm. Only requests: "my manager attacks my ideas" tells of something, "how do I kill a process"
// has another object, "how do we prevent that someone hurts people" guards against it.

interface Deed {
  readonly parts: readonly Part[];
  /** Whether it counts only where it is asked for; otherwise wherever nothing guards against it. */
  readonly onlyAsked: boolean;
}
const deed = (...alternatives: readonly string[]): Deed => ({ parts: partsOf(alternatives), onlyAsked: false });
const asked = (...alternatives: readonly string[]): Deed => ({ parts: partsOf(alternatives), onlyAsked: true });

const VIOLENCE = asked(
  toPeople(
    '(?:kill|murder|poison|stab|shoot|strangl|hurt|assault|injur|rap|grop|molest|tortur|drown|suffocat|kidnap|abduct|behead|maim|assassinat|punch|slap|chok)(?:e|s|p?p?ing|ning|b?bing|ting)?|beat(?:ing)? up|physically (?:attack|harm)|push(?:ing)? down the stairs',
  ),
  '(?:kill|murder|strangle|stab|rape|grope|assassinate|poison) (?:him|her|them)',
  `(?:get|have|getting|having) ${PEOPLE} (?:killed|murdered|beaten up|poisoned|hurt|raped|assaulted)`,
  `(?:put|slip|add|mix)(?:t?ing|ping)?${upTo(2)}(?:poison|drugs?|laxatives?|rat poison)${GAP}in(?:to)?${upTo(4)}(?:coffee|tea|food|drink|lunch|water|cup|mug)`,
  `(?:mettre|verser)${upTo(2)}(?:poison|drogue)${GAP}dans${upTo(4)}(?:cafe|the|verre|repas)|gift${GAP}in${upTo(4)}(?:kaffee|tee|essen|getrank)|poner${upTo(2)}(?:veneno|droga)${GAP}en${upTo(4)}(?:cafe|te|comida|bebida)`,
  toPeople(
    'tue[rz]?|assassine[rz]?|empoisonne[rz]?|frappe[rz]?|blesse[rz]?|tabasse[rz]?|poignarde[rz]?|etrangle[rz]?|viole[rz]?|agresse[rz]?|gifle[rz]?|torture[rz]?|kidnappe[rz]?|tripote[rz]?|pelote[rz]?',
  ),
  toPeople(
    'matar|mata|asesin(?:ar|a|o)|envenen(?:ar|a|o)|golpe(?:ar|a|o)|apunal(?:ar|a|o)|herir|estrangul(?:ar|a|o)|violar|agredir|tortur(?:ar|a|o)|secuestr(?:ar|a|o)|manose(?:ar|a|o)|abofete(?:ar|a|o)',
  ),
  peopleBefore(
    4,
    'tote[nt]?|umbring\\w{1,2}|umzubringen|ermord\\w{1,2}|vergift\\w{1,3}|verprugel\\w{1,2}|erstech\\w{1,2}|erwurg\\w{1,2}|wurgen|vergewaltig\\w{1,2}|begrapsch\\w{1,2}|folter\\w{1,2}|entfuhr\\w{1,2}|zusammenschlagen|totschlagen|erschiess\\w{1,2}|erschlag\\w{1,2}|ohrfeigen',
  ),
  // Hitting and hurting have milder senses, so nothing but the object may stand before them.
  peopleBefore(0, 'schlagen|verletz\\w{1,2}|anzugreifen'),
  toPeople(
    'tote|vergifte|ermorde|ersteche|erwurge|vergewaltige|begrapsche|verprugle|erschiesse',
    '(?:(?:ich|man|wir) )?',
  ),
  `bringe?n? (?:ich |wir )?${PEOPLE}${GAP}um`,
  `(?:blow(?:ing)? up|burn(?:ing)? down|set(?:ting)? fire to|shoot(?:ing)? up|bomb(?:ing)?) ${oneOf('the|my|our')} (?:\\w+ )?(?:office|building|company|workplace|factory|headquarters|school)`,
);

const CRUELTY = asked(
  toPeople(
    '(?:insult|humiliat|bull|harass|intimidat|threaten|blackmail|extort|stalk|sabotag|slander|defam|gaslight|discredit|ridicul|terroris|terroriz)(?:e|y|s|es|ies|ing|ying)?|sp(?:y|ies|ying) on|(?:get|take|getting|taking) revenge on|mob',
  ),
  toPeople(
    'insulte[rz]?|humilie[rz]?|harcele[rz]?|intimide[rz]?|menace[rz]?|espionne[rz]?|sabote[rz]?|(?:me |nous )?venger (?:de|d)|diffame[rz]?|discredite[rz]?|ridiculise[rz]?',
  ),
  `faire chanter${GAP}${PEOPLE}|venger du chef`,
  toPeople(
    'insult(?:ar|o)|humill(?:ar|o)|acos(?:ar|o)|intimid(?:ar|o)|amenaz(?:ar|o)|chantaje(?:ar|o)|espi(?:ar|o)|sabote(?:ar|o)|vengarme del?|difam(?:ar|o)|desprestigi(?:ar|o)|extorsion(?:ar|o)|ridiculiz(?:ar|o)',
  ),
  peopleBefore(
    3,
    'beleidig\\w{1,2}|demutig\\w{1,2}|mobb\\w{1,2}|belastig\\w{1,2}|bedroh\\w{1,2}|erpress\\w{1,2}|stalk\\w{1,2}|ausspionier\\w{1,2}|auszuspionieren|sabotier\\w{1,2}|schikanier\\w{1,2}|rachen|verleumd\\w{1,2}|fertigmachen|fertigzumachen|einschuchter\\w{1,2}|einzuschuchtern|blossstell\\w{1,2}|blosszustellen',
  ),
  toPeople('erpresse|bedrohe|mobbe|belastige|beleidige|demutige|stalke|schikaniere|sabotiere', '(?:(?:ich|man|wir) )?'),
);

const CRIME = asked(
  `hack(?:ing)?${upTo(1)}into${upTo(4)}(?:accounts?|e-?mails?|computers?|laptop|phone|system|server|mailbox|network|database)`,
  `(?:break(?:ing)?|crack(?:ing)?)${upTo(1)}into${upTo(4)}(?:accounts?|e-?mails?|computers?|laptop|phone|system|server|mailbox|database|network(?!${GAP}of (?!(?:\\w+ ){0,2}(?:company|employer|competitor|client|bank|office)\\b)|ing))`,
  `(?:hack|crack|steal|hacking|cracking|stealing|pirater|pirate|voler|robar|hackear|piratear)${upTo(5)}(?:accounts?|passwords?|e-?mails?|mailbox|phone|wifi|identity|credit cards?|company data|trade secrets|money|comptes?|mots? de passe|messagerie|argent|donnees|cuentas?|contrasenas?|correo|dinero|datos)`,
  `(?:passwor\\w{1,3}|konto|konten|daten|geld|e-?mails?|postfach|computer|rechner|handy|server|geschaftsgeheimnisse?|netzwerk|system)${upTo(4)}(?:hacken|knacken|stehlen|ausspionieren|auszuspionieren|klauen|zu (?:hacken|knacken|stehlen|klauen))`,
  'embezzl(?:e|ing)|launder(?:ing)? money|commit(?:ting)? fraud|evad(?:e|ing) taxes|brib(?:e|ing)|do insider trading|detourner des fonds|blanchir|frauder|soudoyer|geld (?:zu )?waschen|steuern (?:zu )?hinterziehen|bestechen|malversar|blanquear|defraudar|sobornar',
);

const MALWARE =
  "virus|malware|ransomware|keyloggers?|trojans?|spyware|botnets?|rootkits?|phishing[ -]?(?:e-?mails?|mails?|page|site|campaign|nachricht(?:en)?|messages?)|(?:e-?mails?|mails?|courriels?|messages?|sms|page|site) (?:de |d)?(?:phishing|'?hameconnage)|(?:correos?|mensajes?|mails?|emails?|pagina) de phishing|phishingmails?|logiciel malveillant|rancongiciel|schadsoftware|cheval de troie|programa malicioso";
/** What is made is something about it: a training about phishing, a policy against malware. */
const ABOUT_IT =
  '(?:trainings?|courses?|polic(?:y|ies)|guides?|guidelines?|presentations?|slides?|posters?|articles?|lessons?|workshops?|reports?|checklists?|leaflets?|summary|quiz|formations?|guide|affiche|schulung(?:en)?|prasentation|richtlinie|leitfaden|artikel|plakat|formacion|curso|guia|presentacion|politica|cartel) (?:about|on|against|regarding|over|sur|contre|uber|gegen|zu|zum|sobre|contra)\\b';
const PROTECTION = `(?!-|${GAP}(?:awareness|training|polic\\w*|protection|prevention|detection|scanner|response|defen[cs]e|simulation report|filters?|schutz)\\b)`;

const WRITINGS = deed(
  `(?:write|creat\\w{1,3}|build|make|code|develop|program|generate|give me|design|send|draft|ecri\\w{1,3}|cree[rz]?|redige[rz]?|envoie|envoyer|developpe[rz]?|programme[rz]?|schreib\\w{0,2}|erstell\\w{0,2}|verfass\\w{0,2}|programmier\\w{0,2}|entwick\\w{0,4}|escrib\\w{1,3}|redact\\w{1,2}|crea\\w{0,2}|desarrolla\\w{0,2}|programa\\w{0,2})${GAP}(?:(?!${ABOUT_IT})\\w+${GAP}){0,3}?(?:${MALWARE})\\b${PROTECTION}`,
  asking(
    'write|draft|send|compose|ecri\\w{1,3}|redige[rz]?|schreib\\w{0,2}|escrib\\w{1,3}|redacta\\w{0,2}',
    3,
    '(?:threatening|insulting|hateful|abusive|racist|sexist|defamatory|blackmail) (?:\\w+ )?(?:e-?mails?|letters?|messages?|notes?|texts?|posts?|comments?|jokes?|speech)',
  ),
  `(?:write|draft|send|compose)${upTo(3)}(?:e-?mails?|letters?|messages?|notes?|texts?|posts?|speech)${GAP}(?:threatening|insulting|humiliating|blackmailing|intimidating|ridiculing|harassing) ${PEOPLE}`,
  `(?:write|draft|send|compose|make|give)${GAP}(?:(?:me|a|an|some|death|bomb|serious|anonymous|credible) ){0,4}(?:(?:death|bomb) threats?|threats? (?:to|against|for) ${PEOPLE})`,
  `(?:ecri\\w{1,3}|redige[rz]?|envoie|envoyer|envoyez|adresser?)${GAP}(?:\\w+${GAP}){0,3}?menaces?(?: de mort)? (?:a|contre|pour) ${PEOPLE}`,
  `(?:schreib\\w{0,2}|verfass\\w{0,2}|formulier\\w{0,2}|schick\\w{0,2}|send\\w{0,2})${GAP}(?:\\w+${GAP}){0,3}?(?:(?:mord)?drohung(?:en)?|drohbrief\\w{0,2}|droh-?e?-?mails?|drohnachricht\\w{0,2}) (?:an|gegen|fur) ${PEOPLE}`,
  `(?:escrib\\w{1,3}|redact\\w{1,2}|envi\\w{1,2})${GAP}(?:\\w+${GAP}){0,3}?amenazas?(?: de muerte)? (?:a|contra|para) ${PEOPLE}`,
  `(?:lettre|message|e-?mails?|mail)${upTo(1)}(?:de menaces?|insultante?s?|menacante?s?|raciste|sexiste|haineux)|(?:drohbrief|drohmail|hassnachricht|beleidigende\\w? (?:e-?mail|nachricht))|(?:carta|mensaje|correo)${upTo(1)}(?:amenazante|insultante|racista|sexista|de odio|de amenazas?)`,
  '(?:racist|sexist|homophobic|antisemitic) jokes?|blagues? (?:raciste|sexiste|homophobe)s?|(?:rassistische|sexistische)\\w? witze?|chistes? (?:racista|sexista|homofobo|machista)s?',
);

const FORGERY = deed(
  asking(
    'forg(?:e|ing)|fake|faking|falsify\\w{0,3}|counterfeit|fabricate|falsifie[rz]?|contrefaire|falsch\\w{0,2}|falsific\\w{1,3}|faelsch\\w{0,2}',
    4,
    'diplomas?|certificates?|sick notes?|references?|degrees?|signatures?|invoices?|receipts?|timesheets?|payslips?|expenses?|diplomes?|certificats?|arret maladie|factures?|bulletins? de paie|notes? de frais|zeugnis\\w{0,2}|diplom|krankschreibung|rechnung(?:en)?|unterschrift|titulos?|certificados?|baja medica|facturas?|firmas?|nominas?',
  ),
);
const FORGERY_BEFORE = asked(
  `(?:zeugnis\\w{0,2}|diplom|krankschreibung|rechnung(?:en)?|unterschrift(?:en)?)${GAP}(?:zu )?(?:falschen|faelschen)`,
);

const INTRUSION = deed(
  `where ${PEOPLE} lives?|ou habite ${PEOPLE}|wo (?:meine?|der|die)${GAP}(?:kolleg\\w{1,5}|chef(?:in)?|vorgesetzte\\w?|mitarbeiter\\w{0,3}|praktikant\\w{0,3}) wohnt|donde vive ${PEOPLE}|follow(?:ing)? (?:her|him|my \\w+) home`,
);

const GROUPS = oneOf(
  'women|woman|females?|mothers|pregnant|black|muslims?|jews?|jewish|gays?|lesbians?|trans|disabled|old(?:er)? (?:workers|people|employees|candidates|applicants)|over (?:40|45|50|55|60)|foreigners|immigrants|race|religion',
  'femmes?|enceintes?|noirs?|musulman\\w{0,3}|juifs?|handicapes?|etrangers|seniors|homosexuels',
  'mujeres|embarazadas?|negros|musulman\\w{0,3}|judios|extranjeros|mayores|discapacitad[oa]s|gitanos',
);
const DISMISSING = 'fir(?:e|ing)|dismiss(?:ing)?|lay(?:ing)? off|let(?:ting)? go(?: of)?|licencie[rz]?|despedir';
/** An employee may be dismissed by fair means, whatever the group. */
const FAIRLY =
  '(?!(?:fairly|lawfully|legally|respectfully|properly|correctly|equitablement|legalement|dignement|respetuosamente|legalmente|justamente)\\b)';
/** Up to five words, none of which says that a wrong is put right. */
const NO_BIAS = `(?:(?!(?:bias\\w*|prejudices?|barriers?|obstacles?|stereotypes?|hurdles?|discrimination|prejuges|vorurteile|prejuicios)\\b)\\w+${GAP}){0,5}?`;
const DISCRIMINATION = asked(
  `(?:only (?:hir|recruit|employ|accept|promot)(?:e|ing)?|(?:hir|recruit|employ|promot)(?:e|ing)? only)${upTo(2)}(?:men|males?|white|young|straight|christians?|germans?)`,
  `${oneOf(
    "reject(?:s|ing)?|exclud(?:e|es|ing)|avoid (?:hiring|promoting|recruiting)|refus(?:e|ing) to hire|(?:do not|don't|not(?: to)?|never) (?:hire|hiring|promote|promoting|recruit|invite)|filter(?:ing)? out|screen(?:ing)? out|get(?:ting)? rid of|discriminat(?:e|es|ing) against|pay(?:ing)? less to|filters? out|ecarter|exclure|ne pas (?:embaucher|recruter)|discriminer|eviter (?:d'|de )(?:embaucher|engager|recruter)|refuser les|evitar contratar|no contratar|excluir|rechazar|discriminar",
  )}${GAP}${NO_BIAS}${GROUPS}`,
  `(?:${DISMISSING})${GAP}${FAIRLY}(?:${FAIRLY}\\w+${GAP}){0,5}?${GROUPS}(?! (?:fairly|lawfully|legally)\\b)`,
);
const DISCRIMINATION_BEFORE = deed(
  `(?:keine|frauen|schwangeren?|auslander|muslime|juden|schwarzen?|behinderten?|altere\\w? (?:mitarbeiter|bewerber)\\w{0,4})${GAP}(?:(?!nicht\\b)\\w+${GAP}){0,4}?(?:einstellen|ablehnen|aussortieren|ausschliessen|entlassen|kundigen|diskriminieren|einzustellen|abzulehnen|auszusortieren|auszuschliessen)`,
);

const DEEDS: readonly Deed[] = [
  VIOLENCE,
  CRUELTY,
  CRIME,
  WRITINGS,
  FORGERY,
  FORGERY_BEFORE,
  INTRUSION,
  DISCRIMINATION,
  DISCRIMINATION_BEFORE,
  deed(WEAPONS),
  deed(
    '(?:which|what) (?:poison|explosives?|guns?|bombs?)(?!-| (?:metal|control|laws?|threats?|drills?))|quel(?:le)?s? (?:poison|explosifs?|bombe)|welche[ns]? (?:gift|sprengstoff|bombe)|que (?:veneno|explosivos?|bomba)',
  ),
  asked(WEAPONS_BEFORE),
];

/** Said after the deed in German: "verletze ich meinen Kollegen nicht". */
const DENIED_AFTER = /^ (?:nicht|nie|niemals)\b/;

const isMeant = ({ parts, onlyAsked }: Deed, folded: string): boolean =>
  parts.some(({ head, words }) => (!head || head.test(folded)) && isMeantBy(words(), onlyAsked, folded));

const isMeantBy = (words: RegExp, onlyAsked: boolean, folded: string): boolean => {
  words.lastIndex = 0;
  for (let found = words.exec(folded); found; found = words.exec(folded)) {
    const before = sentenceBefore(folded, found.index);
    const after = folded.slice(words.lastIndex, words.lastIndex + 20);
    if (!isGuarded(before) && !DENIED_AFTER.test(after) && (!onlyAsked || isAsked(before))) return true;
    // A deed that is guarded against may hide another within its words.
    words.lastIndex = found.index + 1;
  }
  return false;
};

/** Whether a folded text asks for help with harm to others, crime, hate, harassment or discrimination. */
export const asksHarm = (folded: string): boolean =>
  DEEDS.some((deed) => isMeant(deed, folded) && !(deed === VIOLENCE && isPassingAnger(folded)));
