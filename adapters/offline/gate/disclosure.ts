import { asking, askingFor, GAP, oneOf, phrase, upTo } from '../reading/phrases.ts';
import { asksOthersData } from './others-data.ts';

// Attempts to change the assistant's rules, and requests for what it keeps to itself. "My colleague ignores the safety
// rules" is neither: rules must be the assistant's own, or the ones given before.

const OVERRIDES = phrase(
  asking(
    'ignore|disregard|forget|override|bypass|drop',
    3,
    `${oneOf('your', 'previous', 'prior', 'above', 'earlier', 'preceding', 'system', 'initial', 'original')} (?:\\w+ ){0,2}?${oneOf('instructions?', 'prompts?', 'rules', 'guidelines', 'directives', 'restrictions', 'guardrails', 'filters?', 'programming')}`,
  ),
  'ignore all (?:the )?(?:instructions|prompts)|(?:ignore|forget|disregard) (?:everything|all) (?:above|you were told|you have been told|you know)',
  `(?:you are|act as|become|pretend to be|behave as|respond as) (?:now )?(?:dan|an? (?:unrestricted|unfiltered|uncensored|jailbroken|evil)|in developer mode)`,
  '(?:print|repeat|output|show|copy)(?: \\w+)? (?:everything|all(?: the)? text|the (?:text|words)) (?:above|before)(?: this)?',
  'jailbreak|do anything now|developer mode enabled|enter developer mode',
  `pretend${upTo(5)}(?:no|without)${upTo(2)}(?:rules|restrictions|filters|limits|guidelines)`,
  // French
  `(?:ignore[zr]?|oublie[zr]?|contourne[zr]?|desactive[zr]?)${upTo(3)}(?:(?:tes|vos) (?:\\w+ ){0,2}?(?:instructions|consignes|regles|directives|filtres|restrictions)|(?:instructions|consignes|regles|directives) (?:precedentes|anterieures|initiales|ci-dessus|(?:du )?systeme))`,
  `(?:fais|faites) (?:comme si|semblant)${upTo(6)}(?:aucune|pas de|sans) (?:regles?|restrictions?|limites?|filtres?)`,
  // German
  `(?:ignorier\\w{0,3}|vergiss|vergessen sie|missachte\\w?|umgeh\\w{0,2})${upTo(3)}(?:deine|ihre|vorherigen?|bisherigen?|fruheren?|obigen?|vorigen?|vorhergehenden?) (?:\\w+ ){0,2}?(?:anweisungen|instruktionen|regeln|vorgaben|richtlinien|prompts?)`,
  `(?:tu|tun sie) (?:so )?als${upTo(6)}(?:keine|ohne) (?:regeln|einschrankungen|filter|grenzen)`,
  // Spanish
  `(?:ignora|olvida|omite|desobedece|saltate)${upTo(3)}(?:tus (?:\\w+ ){0,2}?(?:instrucciones|reglas|directrices|normas)|(?:instrucciones|reglas|directrices|normas|indicaciones) (?:anteriores|previas|iniciales|del sistema))`,
  `(?:ignore|olvide|omita)${upTo(3)}(?:sus (?:\\w+ ){0,2}?(?:instrucciones|reglas|directrices)|(?:instrucciones|reglas|directrices|normas|indicaciones) (?:anteriores|previas|iniciales|del sistema))`,
  `(?:haz|haga) como si${upTo(5)}(?:ninguna|no|sin)${upTo(2)}(?:reglas?|restricciones|filtros|limites)`,
);

const SECRETS = oneOf(
  'system[ -]?prompts?|systemprompts?|system messages?|(?:hidden|secret|internal|initial|original|developer|confidential) (?:prompts?|instructions?|messages?|guidelines|rules)',
  'api[ -]?keys?|secret keys?|private keys?|access (?:tokens?|keys?)|connection strings?|environment variables|env(?:ironment)? (?:file|vars?)|(?:database|admin|root|server|master) passwords?|credentials|source code of (?:this|the|your) (?:bot|assistant|chatbot)',
  "prompts? (?:systeme|initial|cache|interne)|invite systeme|instructions? (?:systeme|internes?|cachees?|secretes?|initiales?)|consignes (?:internes|cachees|secretes|systeme)|cles? (?:d'api|api|secretes?|privees?|d'acces)|mots? de passe (?:admin\\w*|root|du serveur|de la base\\w*)|jetons? d'acces|variables d'environnement|identifiants de connexion",
  'systemanweisung\\w*|systemnachricht\\w*|(?:internen?|geheimen?|versteckten?|ursprunglichen?) (?:anweisungen|instruktionen|prompts?|regeln)|api[ -]?schlussel\\w?|zugangsschlussel\\w?|zugangsdaten|(?:datenbank|admin|root|server)-?(?:passwort|passworter|kennwort)|umgebungsvariablen|geheimen? schlussel',
  'prompts? (?:del sistema|inicial|oculto|interno)|instrucciones (?:del sistema|internas|ocultas|secretas|iniciales)|claves? (?:de (?:la )?api|api|secretas?|privadas?|de acceso)|contrasenas? (?:de(?:l)? (?:admin\\w*|servidor|la base\\w*|root))|tokens? de acceso|variables de entorno|credenciales',
);

const OWN_RULES = oneOf(
  'your (?:own |full |exact )?(?:prompt|instructions|system message|configuration|guidelines)',
  '(?:ton|votre) prompt|(?:tes|vos) (?:instructions|consignes|directives)',
  '(?:deinen?|ihren?) (?:prompt|anweisungen|instruktionen)',
  'tu prompt|(?:tus|sus) instrucciones',
);

/** To be shown something, said as one's own wish. */
const WISHES = oneOf(
  "(?:i|we)(?: would|'d)? (?:want|like|love|need|wish|have|am curious|'m curious) to (?:see|read|view|know|look at|hear|inspect|check)|(?:can|could|may|might) (?:i|we) (?:see|read|view|know|look at|have a look at|hear|inspect)|let (?:me|us) (?:see|read|view|know|look at|have a look at)",
  "je (?:veux|voudrais|souhaite|souhaiterais|desire)(?: bien)? (?:voir|lire|connaitre|savoir|consulter)|j'(?:aimerais|ai besoin de)(?: bien)? (?:voir|lire|connaitre|savoir|consulter)|(?:puis-je|je peux|peut-on|pourrais-je) (?:voir|lire|connaitre|consulter)|(?:fais|faites|laisse|laissez)[ -]moi (?:voir|lire|connaitre)",
  '(?:quiero|quisiera|querria|deseo|necesito|me gustaria|me encantaria) (?:ver|leer|conocer|saber|consultar)|(?:puedo|podria|podemos) (?:ver|leer|conocer|consultar)|dejame (?:ver|leer)',
);

const VERBS = oneOf(
  WISHES,
  'show|print|reveal|give|tell|send|share|leak|dump|display|expose|list|paste|repeat|output|write out|what (?:is|are|was|were)|disclose|recite|translate|summari[sz]e|quote|copy',
  'montre[zr]?|affiche[zr]?|donne[zr]?|revele[zr]?|dis|dites|repete[zr]?|communique[zr]?|partage[zr]?|imprime[zr]?|envoie|envoyez|quel(?:le)?s? (?:est|sont)|recopie[zr]?',
  'zeig\\w{0,3}|gib|geben sie|nenn\\w{0,2}|verrat\\w{0,2}|druck\\w{0,2}|wiederhol\\w{0,2}|sag\\w{0,2}|teil\\w{0,2}|schick\\w{0,2}|was (?:ist|sind|steht in)|wie lautet?e?n?|offenbar\\w{0,2}',
  'muestra(?:me)?|muestre(?:me)?|dame|deme|revela(?:me)?|revele|dime|digame|repite|repita|imprime|imprima|comparte|comparta|ensename|envia(?:me)?|cual(?:es)? (?:es|son)|copia',
);

const FILLERS = oneOf(
  "me|us|please|the|your|all|any|every|of|its|our|this|out|again|exact|full|complete|openai|company(?:'s)?|server(?:'s)?|system|oria(?:'s)?|word for word|verbatim|to|now",
  "moi|nous|s'il (?:te|vous) plait|le|la|les|l|ton|ta|tes|votre|vos|toutes?|tous|texte|exact|complet|de|du|des|contenu",
  'mir|uns|bitte|mal|den|die|das|dem|deinen?|deine|ihren?|ihre|dein|ihr|alle|sie|vollstandigen?|genauen?|mit|aus',
  'el|la|los|las|tu|tus|su|sus|por favor|todas?|todos|nos|completo|exacto|texto|de|del|nuestra|nuestras',
);

/** Talk about secrets as a matter of work: rotating keys, a policy for credentials. */
const ABOUT = `(?![ -](?:rotation|management|polic|handling|best|process|training|documentation|format))`;

const REVEALS = new RegExp(
  String.raw`\b(?:${[
    askingFor(VERBS, FILLERS, `${SECRETS}|${OWN_RULES}`),
    // German puts the verb last, and what a text says may be asked for instead of the text.
    `(?:ich (?:will|mochte|wurde)|(?:kann|darf|durfte|konnte) ich|lass(?:en sie)? mich)${GAP}(?:${FILLERS}${GAP}|gerne? |mal |einmal ){0,5}(?:${SECRETS}|${OWN_RULES}) (?:\\w+ ){0,2}?(?:sehen|lesen|wissen|kennen|anschauen|ansehen|einsehen|erfahren|haben)`,
    `(?:what|how) (?:does|do)${GAP}(?:${FILLERS}${GAP}){0,3}(?:${SECRETS}|${OWN_RULES}) (?:say|contain|read|look like|tell you)`,
    `(?:que (?:dit|disent|contient|dice|dicen|contiene)|was (?:steht in|sagt|enthalt))${GAP}(?:${FILLERS}${GAP}){0,3}(?:${SECRETS}|${OWN_RULES})`,
    `what(?:'s| is| are)? in${GAP}(?:${FILLERS}${GAP}){0,3}(?:${SECRETS}|${OWN_RULES})`,
  ].join('|')})\b${ABOUT}`,
);

const OTHERS_DATA = phrase(
  asking(
    'show|give|tell|read|list|open|access|print',
    3,
    "(?:other|another|all) (?:users?|employees?|people|persons?|colleagues?)(?:'s|s'|')? (?:private )?(?:conversations?|chats?|messages?|personal data|passwords?|salar(?:y|ies)|chat histor(?:y|ies))",
  ),
  '(?:conversations?|chat history|private messages|personal data|passwords?|medical (?:records?|data)|home address) of (?:other|another|all|every|my) (?:\\w+ )?(?:users?|employees?|colleagues?|coworkers?|co-workers|manager|boss)',
  "(?:conversations?|messages prives|donnees personnelles|mots? de passe|adresse personnelle) (?:des autres|d'autres|d'un autre|de tous les|de mon|de ma) (?:utilisateurs?|utilisatrices?|employes?|salaries?|collegues?|chef\\w*|manager)",
  '(?:unterhaltungen|chats?|gesprache|private nachrichten|personliche daten|passworter?|privatadresse) (?:der|von|anderer|meiner|meines) (?:anderen |anderer |allen )?(?:nutzern?|benutzern?|mitarbeitern?|kollegen|kollegin|chefs?|chefin)',
  '(?:conversaciones|mensajes privados|datos personales|contrasenas?|direccion particular) de (?:otros|otro|otra|todos los|mi|mis) (?:usuarios?|empleados?|companer[oa]s?|colegas?|jef[ea])',
);

/** Whether a folded text asks for protected information, or to change or ignore the assistant's rules. */
export const asksDisclosure = (folded: string): boolean =>
  OVERRIDES.test(folded) || REVEALS.test(folded) || OTHERS_DATA.test(folded) || asksOthersData(folded);
