import { asking, GAP, oneOf, phrase, upTo } from '../reading/phrases.ts';

// Requests for help with harm. Only requests: "my manager attacks my ideas" tells of something, "how do I kill a process"
// has another object.

const WISH = oneOf(
  "how (?:can|do|could|to|would|should)|i (?:want|would like|am going|plan|need|wish) to|i'(?:d like|m going) to|i'll|i will|help me|ways? (?:to|of)|let's|should i|can i|teach me|show me|tell me how|explain how",
  "comment|je (?:veux|voudrais|souhaite|vais|compte)|j'(?:ai envie de|aimerais)|aide[zr]?[ -]moi|facons? de|moyens? de|explique[zr]?|puis-je|apprends-moi",
  'wie|ich (?:will|mochte|werde|wurde gerne?|plane)|hilf mir|helfen sie mir|kann ich|erklar\\w{0,3}|zeig\\w{0,3} mir|moglichkeiten',
  'como|quiero|quisiera|voy a|me gustaria|ayuda(?:me)?|ayudeme|maneras? de|formas? de|explica(?:me)?|puedo|ensename',
);

const PEOPLE = oneOf(
  'boss|manager|supervisor|colleagues?|cowork\\w{2,4}|co-workers?|team ?mates?|employees?|director|ceo|clients?|customers?|people|someone|somebody|person|wife|husband|neighbou?rs?|ex|(?:girl|boy)friend|children|kids?|interns?|women|men',
  "chef(?:fe)?|patronn?e?|manageur|responsable|collegues?|employe\\w{0,2}|clients?|gens|quelqu'un|personnes?|femmes?|mari|voisine?s?|stagiaires?|directeur|directrice",
  'chef(?:in)?|vorgesetzte\\w?|kolleg\\w{2,4}|mitarbeiter\\w{0,4}|kunden?|leute|jemand\\w{0,2}|person(?:en)?|frau(?:en)?|mann|nachbarn?|praktikant\\w{0,4}',
  'jef[ea]|companer[oa]s?|colegas?|emplead[oa]s?|clientes?|gente|alguien|personas?|mujer(?:es)?|marido|vecin[oa]s?|becari[oa]s?|directora?',
);

const THINGS_THAT_KILL = oneOf(
  'bombs?|explosives?|grenades?|molotov\\w*|guns?|silencers?|nerve gas|poison|ricin|sarin|napalm',
  'bombes?|explosifs?|armes? a feu|grenades?|poison|cocktail molotov',
  'bomben?|sprengstoffe?|sprengsatz|schusswaffen?|granaten?|gift|rohrbombe',
  'bombas?|explosivos?|armas? de fuego|granadas?|veneno|coctel molotov',
);
const DRUGS =
  'meth|methamphetamine|cocaine|heroin|fentanyl|mdma|lsd|methamphetamine|cocaina|heroina|metanfetamina|heroine|kokain|crystal meth';
const MAKE = oneOf(
  'make|build|construct|assemble|synthesi[sz]e|cook|produce|manufacture|3d[ -]print|buy',
  'fabrique[rz]?|construi\\w{1,3}|prepare[rz]?|achete[rz]?|synthetise[rz]?|faire',
  'bau\\w{0,2}|herstell\\w{0,2}|bastel\\w{0,2}|koch\\w{0,2}|mach\\w{0,2}|kauf\\w{0,2}',
  'hacer|haz|fabric\\w{1,3}|construi\\w{0,2}|construye|prepara\\w{0,2}|compra\\w{0,2}|sintetiza\\w{0,2}|cocina\\w{0,2}',
);

const WISHES = new RegExp(String.raw`\b${WISH}\b`, 'g');

/** What follows a wish, at once or after a few words. */
const wished = (...alternatives: readonly string[]): RegExp => new RegExp(String.raw`^${oneOf(...alternatives)}\b`);

/** As far as a wish reaches, in UTF-16 units. */
const REACH = 160;

/** Where something that is wished for ends; `undefined` where nothing of the kind is. */
const endOfWish = (folded: string, what: RegExp): number | undefined => {
  for (const wish of folded.matchAll(WISHES)) {
    const start = wish.index + wish[0].length;
    const found = what.exec(folded.slice(start, start + REACH));
    if (found) return start + found[0].length;
  }
  return undefined;
};

const HARD = phrase(
  `${asking(MAKE, 3, `${THINGS_THAT_KILL}|${DRUGS}`)}(?!${GAP}(?:safety|polic|regulation|training))`,
  `^(?:kill|murder|poison|stab|strangle|tuer|tue|assassiner|matar|mata|asesinar)${upTo(1)}${PEOPLE}`,
  `(?:stelle?n?|baue?n?)${upTo(5)}(?:bomben?|sprengstoffe?|sprengsatz|gift|kokain|heroin|crystal meth)${GAP}(?:her|zusammen)`,
  '(?:end|take) my (?:own )?life|suicide methods?|methods? (?:of|for) suicide|commit suicide',
  '(?:methodes? (?:de|pour)) (?:me suicider|me tuer|suicide)|(?:metodos? (?:de|para)) (?:suicidarme|matarme|suicidio)',
);

const HARD_WISHES = wished(
  // German puts the verb last: "wie kann ich eine Bombe bauen".
  `${upTo(3)}(?:bomben?|sprengstoffe?|sprengsatz|schusswaffen?|granaten?|gift|kokain|heroin|crystal meth)${GAP}(?:baue|herstell|bastel|mach|koch)\\w{0,2}`,
  `${upTo(3)}(?:(?:kill|hang|cut|harm|hurt|poison) myself|me suicider|me tuer|mettre fin a mes jours|suicidarme|matarme|quitarme la vida)`,
  `${upTo(5)}(?:mich umbringen|mich toten|mir das leben nehmen|selbstmord begehen|suizid begehen)`,
  `${upTo(3)}(?:kill|murder|poison|stab|shoot|strangle|hurt|beat up|assault|injure|tuer|assassiner|empoisonner|frapper|blesser|tabasser|poignarder|matar|asesinar|envenenar|golpear|apunalar|herir)${upTo(3)}${PEOPLE}(?!'s|${GAP}an? (?:\\w+ )?(?:e-?mail|message|note|line))`,
  `${upTo(2)}(?:meine?[nmrs]?|einen?|den|die)${GAP}${PEOPLE}${upTo(2)}(?:toten|umbringen|ermorden|vergiften|verletzen|verprugeln|schlagen|erstechen)`,
);

const SOFT = phrase(
  asking(
    'write|create|build|make|code|develop|program|generate|give me|design|ecri\\w{1,3}|cree[rz]?|developpe[rz]?|programme[rz]?|schreib\\w{0,2}|erstell\\w{0,2}|programmier\\w{0,2}|entwick\\w{0,4}|escrib\\w{1,3}|crea\\w{0,2}|desarrolla\\w{0,2}|programa\\w{0,2}',
    3,
    'virus|malware|ransomware|keylogger|trojan|spyware|botnet|rootkit|phishing[ -]?(?:e-?mails?|mails?|page|site|campaign|nachricht)|e-?mails? (?:de )?(?:phishing|hameconnage)|correos? de phishing|logiciel malveillant|rancongiciel|schadsoftware|cheval de troie|programa malicioso',
  ),
  asking(
    'write|draft|send|ecri\\w{1,3}|redige[rz]?|schreib\\w{0,2}|escrib\\w{1,3}|redacta\\w{0,2}',
    3,
    '(?:threatening|insulting|hateful|abusive|racist|sexist|defamatory)',
  ),
  `(?:lettre|message|e-?mails?|mail)${upTo(1)}(?:de menaces?|insultante?s?|raciste|sexiste|haineux)|(?:drohbrief|hassnachricht|beleidigende\\w? (?:e-?mail|nachricht))|(?:carta|mensaje|correo)${upTo(1)}(?:amenazante|insultante|racista|sexista|de odio)`,
  `where (?:my|a|the) (?:\\w+ )?${PEOPLE} lives?|ou habite (?:ma|mon)${GAP}${PEOPLE}|wo (?:meine?|der|die)${GAP}${PEOPLE} wohnt|donde vive mi${GAP}${PEOPLE}|follow (?:her|him|my \\w+) home`,
  asking('only (?:hire|recruit|employ|accept)', 2, 'men|males?|white|young|straight|christians?|germans?'),
  asking(
    "reject|exclude|avoid hiring|refuse to hire|not (?:to )?hire|don't hire|fire|dismiss|filter out|screen out|get rid of|only hire|discriminate against|ecarter|exclure|ne pas (?:embaucher|recruter)|licencier|discriminer|eviter d'(?:embaucher|engager)|evitar contratar|no contratar|despedir|excluir|rechazar|discriminar",
    5,
    'women|woman|female|pregnant|black|muslims?|jews?|jewish|gays?|disabled|older (?:workers|people|employees|candidates|applicants)|over (?:40|50)|foreigners|immigrants|race|religion|femmes?|enceintes?|noirs?|musulman\\w{0,3}|juifs?|handicapes?|etrangers|seniors|homosexuels|mujeres|embarazadas?|negros|musulman\\w{0,3}|judios|extranjeros|mayores|discapacitad[oa]s|gitanos',
  ),
  `(?:keine|frauen|schwangeren?|auslander|muslime|juden|schwarzen?|behinderten?|altere\\w? (?:mitarbeiter|bewerber)\\w{0,4})${upTo(4)}(?:einstellen|ablehnen|aussortieren|ausschliessen|entlassen|kundigen|diskriminieren)`,
  asking(
    'forge|fake|falsify|counterfeit|fabricate|falsifie[rz]?|contrefaire|falsch\\w{0,2}|falsific\\w{1,3}|faelsch\\w{0,2}',
    4,
    'diplomas?|certificates?|sick notes?|references?|degrees?|signatures?|invoices?|receipts?|timesheets?|payslips?|expenses?|diplomes?|certificats?|arret maladie|factures?|bulletins? de paie|notes? de frais|zeugnis\\w{0,2}|diplom|krankschreibung|rechnung(?:en)?|unterschrift|titulos?|certificados?|baja medica|facturas?|firmas?|nominas?',
  ),
  '(?:racist|sexist|homophobic|antisemitic) jokes?|blagues? (?:raciste|sexiste|homophobe)s?|(?:rassistische|sexistische)\\w? witze?|chistes? (?:racista|sexista|homofobo|machista)s?',
);

const SOFT_WISHES = wished(
  `${upTo(2)}(?:hack|break|crack)${upTo(1)}into${upTo(4)}(?:accounts?|e-?mails?|computers?|laptop|phone|system|server|mailbox|network|database)`,
  `${upTo(2)}(?:hack|crack|steal|pirater|voler|robar|hackear|piratear)${upTo(5)}(?:accounts?|passwords?|e-?mails?|mailbox|phone|wifi|identity|credit cards?|company data|trade secrets|money|comptes?|mots? de passe|messagerie|argent|donnees|cuentas?|contrasenas?|correo|dinero|datos)`,
  `${upTo(6)}(?:hacken|knacken|stehlen|ausspionieren|auszuspionieren|klauen)`,
  `${upTo(3)}(?:insult|humiliate|bully|harass|intimidate|threaten|blackmail|stalk|spy on|sabotage|(?:get|take) revenge on|slander|gaslight|discredit|insulter|humilier|harceler|intimider|menacer|faire chanter|espionner|saboter|me venger d\\w?|diffamer|insultar|humillar|acosar|intimidar|amenazar|chantajear|espiar|sabotear|vengarme de|difamar|desprestigiar)${upTo(3)}${PEOPLE}`,
  `${upTo(2)}(?:meine?[nmrs]?|einen?|den|die)${GAP}${PEOPLE}${upTo(3)}(?:beleidigen|demutigen|mobben|belastigen|bedrohen|erpressen|stalken|ausspionieren|auszuspionieren|sabotieren|schikanieren|rachen|verleumden|fertigmachen)`,
  `${upTo(4)}(?:zeugnis\\w{0,2}|diplom|krankschreibung|rechnung(?:en)?|unterschrift(?:en)?)${GAP}(?:zu )?(?:falschen|faelschen)`,
  `${upTo(3)}(?:embezzle|launder money|commit fraud|evade taxes|bribe|do insider trading|detourner des fonds|blanchir|frauder|soudoyer|geld waschen|steuern hinterziehen|bestechen|malversar|blanquear|defraudar|sobornar)`,
);

/** Someone who guards against such things, or suffers from them. */
const PROTECTIVE = phrase(
  'report(?:ing)?|prevent\\w{0,4}|awareness|training|polic(?:y|ies)|victims?|being|against me|protect\\w{0,4}|detect\\w{0,4}|complain\\w{0,3}|illegal|legal(?:ly)?|unlawful|stop (?:him|her|them|it|being)|recogni[sz]e|respond to',
  'signaler|prevenir|prevention|sensibilisation|formation|politique|victimes?|proteger|detecter|plainte|illegal|legal|loi|reconnaitre',
  'melden|vorbeug\\w{0,3}|verhindern|pravention|sensibilisierung|schulung|richtlinie|opfer|schutz\\w{0,3}|erkennen|beschwer\\w{0,4}|illegal|legal|gesetz\\w{0,4}|werde',
  'denunciar|prevenir|prevencion|concienciacion|formacion|politica|victimas?|proteger\\w{0,2}|detectar|queja|ilegal|legal|ley|reconocer',
);

/** Protection is only what is said before the harm: a purpose that is added after it makes nothing better. */
const isProtected = (folded: string, end: number): boolean =>
  PROTECTIVE.test(folded.slice(Math.max(0, end - REACH), end));

/** Whether a folded text asks for help with harm, crime, hate, harassment or discrimination. */
export const asksHarm = (folded: string): boolean => {
  if (HARD.test(folded) || endOfWish(folded, HARD_WISHES) !== undefined) return true;
  const said = SOFT.exec(folded);
  const ends = [said ? said.index + said[0].length : undefined, endOfWish(folded, SOFT_WISHES)];
  return ends.some((end) => end !== undefined && !isProtected(folded, end));
};
