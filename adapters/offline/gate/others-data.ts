import { GAP, oneOf, upTo } from '../reading/phrases.ts';

// Requests to be shown what belongs to someone else: a colleague's pay, health, address or messages. What one may ask
// about pay in general, how to negotiate it, or one's own data is none of it.

const PERSONS =
  '(?:colleagues?|co-?workers?|managers?|boss(?:es)?|supervisors?|employees?|team ?mates?|team members?|directors?|ceo|assistants?|interns?|users?|persons?|people|subordinates?|neighbou?rs?)';
const DETERMINED = 'my|our|the|another|other|all|all other|his|her|their';
/** Someone in particular: what a manager earns in general is no secret. */
const ONE_OF_OURS = `(?:${DETERMINED})(?: \\w+){0,2}? ${PERSONS}`;
const OTHERS = `(?:${DETERMINED}|every|each|a|any)(?: \\w+){0,2}? ${PERSONS}`;

const PRIVATE = oneOf(
  'salar(?:y|ies)|wages?|pay|payslips?|pay ?checks?|income|earnings|bonus(?:es)?|compensation|personal (?:data|details|information|file|address|number|phone number|e-?mails?)|private (?:data|details|address|number|phone number|messages?|e-?mails?|conversations?|life)|passwords?|home address(?:es)?|medical (?:data|records?|history|file)|health (?:data|records?)|sick (?:days|leave|notes?|record)|diagnos[ei]s|(?:performance|annual) (?:reviews?|ratings?|evaluations?)|disciplinary (?:records?|file)|hr file|personnel file|bank (?:details|account)|social security number|date of birth|conversations?|chats?|chat histor(?:y|ies)|messages?',
);
/** Talk about pay as a matter of work. */
const NOT_ITSELF = `(?!${GAP}(?:expectations?|ranges?|bands?|negotiations?|grades?|polic\\w*|system|review process|process|template|form|talks?|gap|transparency|benchmarks?|structure|protection)\\b)`;

const SHOW = oneOf(
  "show|give|tell|send|read|list|open|access|print|reveal|share with (?:me|us)|find(?: out)?|look up|get|check|display|disclose|what(?:'s| is| are| was)|how (?:much|high) is",
  "(?:(?:i|we) (?:want|need|would like|wish)|i'd like) to (?:see|know|read|find out|look at|have)|(?:can|could|may) (?:i|we|you) (?:see|know|read|show|tell|give|look up|find)|let me (?:see|know|read)|do you know",
);
const SHOW_FILLERS = '(?:me|us|please|now|the|all|exact|current|full|private|personal|you|out|what|about)';
/** "Hanna's", not "the job's". */
const SOMEONES = `(?:(?!(?:it|that|what|here|there|today|let|who|job|role|position|company|firm|team|market|industry|country|year|profession|one|world|this)\\b)[a-z]+'s|${OTHERS}(?:'s|s'|')|(?:his|her|their))`;

const ENGLISH = [
  `${SHOW}${GAP}(?:${SHOW_FILLERS}${GAP}){0,4}(?:${SOMEONES}${GAP}(?:\\w+ )?${PRIVATE}|${PRIVATE} of ${OTHERS}|${PRIVATE} of (?:him|her|them))${NOT_ITSELF}`,
  `(?:what|how much)(?: money)? (?:does|do|did) ${ONE_OF_OURS}(?: \\w+){0,2}? (?:earn|get paid|make (?:a|per|each|every) (?:month|year))`,
  `(?:what|how much)(?: money)? (?:does|do|did) (?:he|she|they)(?: \\w+)? (?:earn|get paid)`,
  `how much (?:is|are) ${ONE_OF_OURS}(?: \\w+){0,2}? (?:paid|earning)`,
  `(?:what|how much) ${ONE_OF_OURS}(?: \\w+){0,2}? (?:earns?|(?:is|are) paid)`,
];

const LE = "(?:le|la|les|l'|du|de la|des)";
const SHOW_FR =
  "(?:montre|donne|dis|dites|affiche|envoie|revele|communique|trouve|cherche)\\w{0,2}(?:[ -](?:moi|nous))?|quel(?:le)?s? (?:est|sont)|(?:je (?:veux|voudrais|souhaite)|j'aimerais) (?:voir|connaitre|savoir)|(?:puis-je|peux-tu (?:me )?|pouvez-vous (?:me )?) ?(?:voir|connaitre|montrer|dire|donner)";
const PRIVATE_FR =
  '(?:salaires?|remunerations?|primes?|fiches? de paie|donnees (?:personnelles|medicales|privees)|dossier (?:medical|personnel|rh)|adresse (?:personnelle|privee)|numero (?:personnel|prive)|mots? de passe|arrets? maladie|messages? prives?|conversations?)';
const OTHERS_FR =
  "(?:d'une? (?:autre )?(?:collegue|employee?|salariee?)|(?:mon|ma|mes|d'une? autre|des autres|des|de la|du|de mes autres|d'autres|notre|nos)(?: autres?)? ?(?:collegues?|manageurs?|managers?|chef(?:fe)?s?|patronn?e?s?|employe\\w{0,2}|salarie\\w{0,2}|responsables?|assistante?s?|directeur|directrice|stagiaires?|utilisateurs?))";
const FRENCH = [
  `${oneOf(SHOW_FR)}${GAP}(?:${LE} ?){0,2}${PRIVATE_FR} (?:actuel )?(?:de )?${OTHERS_FR}`,
  `combien (?:gagne(?:nt)?|touche(?:nt)?|est payee?) ${OTHERS_FR}|combien ${OTHERS_FR}(?: \\w+)? (?:gagne|touche)|${oneOf(SHOW_FR)}${upTo(1)}(?:combien|ce que) gagne(?:nt)? ${OTHERS_FR}`,
  `${oneOf(SHOW_FR)}${GAP}(?:ses|leurs) donnees (?:personnelles|privees|medicales)|${oneOf(SHOW_FR)}${GAP}(?:son|leur) (?:salaire|dossier medical|adresse personnelle)`,
];

const SHOW_DE =
  '(?:zeig|gib|nenn|sag|schick|verrat|such|find)\\w{0,3}(?: sie)?(?: mir| uns)?(?: bitte)?|was ist|wie (?:hoch|lautet) (?:ist)?|wie (?:ist|lautet)|(?:ich (?:will|mochte)|kann ich|darf ich)';
const PRIVATE_DE =
  '(?:gehalt\\w{0,2}|gehalter|lohn|bonus|gehaltsabrechnung(?:en)?|personliche[nr]? daten|private[nr]? daten|gesundheitsdaten|krankenakte|personalakte|krankmeldung(?:en)?|privatadresse|private (?:adresse|nummer|nachrichten)|passwort|passworter|unterhaltungen|beurteilung)';
const OTHERS_DE =
  '(?:mein\\w{0,2}|unser\\w{0,2}|der|des|anderer|von mein\\w{0,2}|von allen|aller|von)(?: anderen)? (?:kolleg\\w{1,5}|chef\\w{0,3}|vorgesetzte\\w?|mitarbeiter\\w{0,5}|praktikant\\w{0,5}|assistent\\w{0,4}|nutzer\\w{0,2})';
const GERMAN = [
  `${oneOf(SHOW_DE)}${GAP}(?:(?:mir|das|die|den|alle|genaue) ){0,2}${PRIVATE_DE} (?:von )?${OTHERS_DE}`,
  `(?:was|wie ?viel) (?:verdien(?:t|en)|bekomm(?:t|en)) (?:mein\\w{0,2}|unser\\w{0,2}|der|die|anderen?)(?: \\w+)? ?(?:kolleg\\w{1,5}|chef\\w{0,3}|vorgesetzte\\w?|mitarbeiter\\w{0,5}|praktikant\\w{0,5}|assistent\\w{0,4})|(?:was|wie ?viel) ${OTHERS_DE}(?: \\w+)? verdien(?:t|en)`,
  `${oneOf(SHOW_DE)}${GAP}(?:ihre|seine|deren) (?:personliche|private)n? daten|${oneOf(SHOW_DE)}${GAP}(?:ihr|sein) gehalt`,
];

const SHOW_ES =
  '(?:muestr|ensen|dime|dame|diga|deme|envia|revela|busca|encuentra)\\w{0,3}|cual(?:es)? (?:es|son)|(?:quiero|quisiera|necesito|me gustaria) (?:ver|saber|conocer)|(?:puedo|puedes|puede) (?:ver|saber|conocer|mostrarme|decirme|darme)';
const PRIVATE_ES =
  '(?:salarios?|sueldos?|nominas?|bonus|datos (?:personales|privados|medicos|de salud)|historial medico|expediente(?: personal)?|direccion (?:particular|personal|privada)|numero (?:personal|privado)|contrasenas?|bajas? medicas?|mensajes privados|conversaciones|evaluacion)';
const OTHERS_ES =
  '(?:una? (?:companer[oa]|colega|emplead[oa])|(?:mis?|otr[oa]s?|los|las|todos los|nuestr[oa]s?|el|la)(?: otr[oa]s?| demas)? ?(?:companer[oa]s?|colegas?|jef[ea]s?|emplead[oa]s?|gerentes?|asistentes?|becari[oa]s?|director(?:a|es)?|usuarios?))';
const SPANISH = [
  `${oneOf(SHOW_ES)}${GAP}(?:(?:el|la|los|las) )?${PRIVATE_ES} (?:del? )${OTHERS_ES}|${oneOf(SHOW_ES)}${GAP}(?:(?:el|la|los|las) )?${PRIVATE_ES} del (?:companero|colega|jefe|empleado|gerente|director)`,
  `cuanto (?:gana|ganan|cobra|cobran) ${OTHERS_ES}|cuanto ${OTHERS_ES}(?: \\w+)? (?:gana|cobra)n?`,
  `${oneOf(SHOW_ES)}${GAP}sus datos (?:personales|privados|medicos)|${oneOf(SHOW_ES)}${GAP}su (?:salario|sueldo|historial medico)`,
];

const OTHERS_DATA = new RegExp(String.raw`\b(?:${[...ENGLISH, ...FRENCH, ...GERMAN, ...SPANISH].join('|')})\b`);

/** Whether a folded text asks to be shown private data of someone else. */
export const asksOthersData = (folded: string): boolean => OTHERS_DATA.test(folded);
