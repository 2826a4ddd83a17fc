import { phrase, phrases } from './phrases.ts';

// The small moves of a conversation: greeting, thanking, agreeing, closing, going on. All over folded text.

const GREETINGS = [
  "hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day|night)|how are you(?: doing)?(?: today)?|how is it going|how's it going|nice to meet you|what's up",
  'bonjour|bonsoir|salut|coucou|comment (?:allez[- ]vous|vas[- ]tu|ca va)|ca va(?: bien)?|enchante\\w?',
  "hallo|guten (?:morgen|tag|abend)|servus|moin|gruss gott|wie geht(?: e)?'?s(?: (?:dir|ihnen))?|wie geht es (?:dir|ihnen)|hey",
  'hola|buen(?:os|as) (?:dias|tardes|noches)|que tal|como (?:estas|esta|te va|le va)|encantad[oa]',
];

const THANKS = [
  "thank(?:s| you)(?: (?:so|very) much| a lot| again| a million)?|many thanks|thx|cheers|much appreciated|that (?:was|is|'s) (?:very |really )?helpful|that helped|very helpful|great help|you(?:'ve| have)? helped me(?: a lot)?",
  "merci(?: (?:beaucoup|bien|encore|a vous|a toi|infiniment))?|mille mercis|je vous remercie|c'est (?:tres )?utile|tres utile",
  'danke(?: (?:schon|sehr|dir|ihnen|vielmals))*|dankeschon|vielen(?: lieben)? dank|besten dank|herzlichen dank|das (?:hat|war) (?:mir )?(?:sehr )?(?:geholfen|hilfreich)|sehr hilfreich',
  '(?:muchas |mil )?gracias(?: por (?:todo|tu ayuda|su ayuda|la ayuda))?|se lo agradezco|te lo agradezco|muy util|me ha (?:ayudado|servido)(?: mucho)?',
];

const AGREEING = [
  'ok(?:ay)?|k|yes|yep|yeah|yup|no|nope|nah|sure|of course|right|correct|exactly|great|good|nice|cool|perfect|awesome|super|fine|alright|all right|got it|i see|understood|makes sense|please|yes please|no thanks|maybe|i think so|h+m+|ah+|oh+|wow|lo+l|haha\\w{0,6}|sorry|sounds good|go ahead|never ?mind',
  "oui|ouais|non|d'accord|bien sur|entendu|parfait|super|genial|tres bien|ca marche|compris|je vois|exactement|s'il (?:vous|te) plait|svp|peut-etre|volontiers|pourquoi pas|vas-y|allez-y|desole\\w?|pardon",
  'ja|nein|jo|doch|genau|klar|gerne?|naturlich|in ordnung|alles klar|verstanden|verstehe|perfekt|super|toll|prima|gut|sehr gut|stimmt|bitte|ja bitte|vielleicht|einverstanden|okay|los|entschuldigung',
  'si|no|vale|claro|por supuesto|de acuerdo|perfecto|genial|muy bien|entendido|ya veo|exacto|por favor|quizas?|tal vez|adelante|bueno|estupendo|perdon|lo siento',
];

const GOING_ON = [
  "and (?:then|now|after that|next|you)|then|next|more|continue|go on|tell me more|what (?:else|next|now|then|about (?:it|that|this))|why(?: not)?|how(?: so)?|how come|can you (?:explain|elaborate|repeat)(?: (?:that|this|it))?|explain|for example|such as|an example(?: please)?|give me (?:an example|more)|what do you mean|really|are you sure|i don'?t (?:know|understand)|not sure|another one|(?:the )?(?:first|second|third|last|other|1st|2nd|3rd)(?: one)?|both|neither|none|option [a-d1-9]|number [1-9]|all of them|repeat|again|shorter|longer|in short",
  "et (?:apres|ensuite|puis|maintenant|alors|toi|vous)|ensuite|apres|encore|continue[rz]?|dis-m'en plus|quoi d'autre|pourquoi(?: pas)?|comment(?: ca)?|explique[rz]?|par exemple|un exemple|c'est a dire|vraiment|je ne (?:sais|comprends) pas|(?:le|la) (?:premiere?|premier|deuxieme|second|seconde|troisieme|derniere?|dernier)|les deux|aucun\\w?|l'autre|plus court|en bref",
  'und (?:dann|jetzt|danach|nun|du|sie|weiter)|dann|weiter|mehr|mehr dazu|was noch|noch etwas|warum(?: nicht)?|wieso|wie(?: genau)?|erklar\\w{0,3}(?: (?:das|sie das))?|zum beispiel|ein beispiel|was meinst du|was meinen sie|wirklich|ich (?:weiss|verstehe) (?:es |das )?nicht|(?:das|die|der|den) (?:erste\\w?|zweite\\w?|dritte\\w?|letzte\\w?|andere\\w?)|beide|keine\\w?|nochmal|noch einmal|kurzer|kurz gesagt',
  '(?:y|e) (?:luego|despues|ahora|entonces|tu|usted)|luego|despues|mas|continua|sigue|dime mas|que mas|por que(?: no)?|como|explica(?:melo|lo)?|por ejemplo|un ejemplo|que quieres decir|de verdad|no (?:se|lo se|entiendo)|(?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|otr[oa])|amb[oa]s|ninguno|otra vez|mas corto|en resumen',
];

const FILLERS = [
  'so|well|oria|there|everyone|all|very|much|really|today|for (?:now|today|your help|everything|the help|that|this|your time)|again|a lot|and|you|too|as well|just|have a (?:nice|great|good) (?:day|evening|weekend|one|week)|see you(?: (?:later|soon|tomorrow))?|your help|my friend|it',
  "bien|alors|donc|beaucoup|pour (?:aujourd'hui|le moment|l'instant|votre aide|ton aide|tout|ca)|et|bonne (?:journee|soiree|semaine|fin de journee)|bon week-?end|a (?:vous|toi)|tous|aujourd'hui",
  'so|also|na|dann|fur (?:heute|jetzt|alles|die hilfe|ihre hilfe|deine hilfe)|und|sehr|noch|mal|einen? schonen? (?:tag|abend|feierabend|woche|wochenende)|schonen (?:tag|abend|feierabend)|schones wochenende|erstmal|erst einmal|auch|heute',
  'pues|entonces|bien|muy|mucho|por (?:hoy|ahora|el momento|todo|tu ayuda|su ayuda)|y|que (?:tengas?|tenga) (?:un )?buen (?:dia|fin de semana)|buen dia|a todos|hoy|de momento',
];

const CLOSINGS = [
  "that(?:'s| is| was| will be|'ll be) (?:all|it|everything)(?: (?:i|for|that i) \\w+(?: \\w+){0,2})?|(?:i'm|i am|we're|we are) (?:done|good|finished|all set)(?: (?:here|for \\w+))?|all (?:good|set|done)|nothing (?:else|more)|no (?:more|further) questions?|(?:i (?:want|would like|need|'d like) to|i'd like to|let's|let us|can we|we can) (?:pause|stop|end|finish|wrap up|leave it|take a break)(?: (?:here|it here|there|this|now|for (?:today|now)|at this point|the conversation|this conversation|our conversation))+|(?:let's|let us|i'll|i will) leave it (?:here|there|at that)|(?:good ?)?bye(?:[- ]bye)?|see you(?: (?:later|soon|tomorrow|next time))?|talk (?:to you )?(?:later|soon|tomorrow)|i(?:'ll| will) (?:be back|come back)(?: (?:later|tomorrow|soon))?|have a (?:nice|great|good) (?:day|evening|weekend|one|week)|enough for (?:today|now)|good night",
  "c'est (?:tout|bon|parfait)(?: (?:pour|ce dont) \\w+(?: \\w+){0,2})?|ce sera tout|j'ai (?:fini|termine)|rien d'autre|(?:plus|pas d'autres?) questions?|(?:je (?:veux|voudrais|souhaite|prefere)|j'aimerais|on (?:peut|va)) (?:m'arreter|s'arreter|arreter|faire une pause|en rester|terminer)(?: (?:ici|la|maintenant|pour (?:aujourd'hui|le moment|l'instant)))*(?= ?(?:$|[,.!;]))|je m'arrete(?: (?:ici|la))?|je fais une pause|(?:arretons|restons)[- ](?:nous|en)(?: (?:la|ici))?|au revoir|a (?:bientot|demain|plus(?: tard)?|la prochaine)|bonne (?:journee|soiree|nuit|semaine|fin de journee)|bon week-?end|tout est (?:bon|clair)|ca (?:ira|suffit)(?: (?:pour aujourd'hui|merci))?",
  "das (?:war'?s|war es|ist alles|war alles|reicht|wars)(?: (?:schon|dann|fur \\w+|erstmal))*|(?:ich bin|wir sind) fertig|nichts (?:weiter|mehr)|keine (?:weiteren )?fragen(?: mehr)?|(?:ich (?:mochte|will|wurde gerne?)|lass(?:en sie)? uns|wir konnen) (?:hier |jetzt |das hier |das gesprach |das )?(?:eine )?(?:pause machen|pausieren|aufhoren|beenden|unterbrechen|schluss machen)|(?:hier|jetzt) (?:mache ich|machen wir) (?:eine )?(?:pause|schluss)|auf wiedersehen|tschuss?|tschues|bis (?:bald|morgen|spater|dann|zum nachsten mal)|(?:einen? )?schonen (?:tag|abend|feierabend)(?: noch)?|schones wochenende|mehr brauche ich (?:nicht|heute nicht)|gute nacht|ciao",
  '(?:eso|esto) (?:es|seria|era) todo(?: (?:por|lo que) \\w+(?: \\w+)?)?|es todo(?: por \\w+)?|ya (?:esta|he terminado|termine)|nada mas|no (?:tengo )?(?:mas|otras) preguntas|(?:quiero|quisiera|prefiero|me gustaria|podemos|vamos a) (?:parar|pausar|hacer una pausa|dejarlo|terminar|detenerme|descansar)(?: (?:aqui|ahora|la conversacion|por (?:hoy|ahora)))*(?= ?(?:$|[,.!;]))|lo dejo (?:aqui|por hoy)|hago una pausa|dejemoslo(?: (?:aqui|ahi|por hoy))*|lo dejamos (?:aqui|por hoy)|adios|hasta (?:luego|pronto|manana|la proxima|otra)|nos vemos|buenas noches|que (?:tengas?|tenga) (?:un )?buen (?:dia|fin de semana)|buen fin de semana',
];

const COURTESIES = phrases(...GREETINGS, ...THANKS, ...AGREEING, ...GOING_ON, ...FILLERS, ...CLOSINGS);
const OPENING = new RegExp(
  String.raw`^(?:(?:${[...THANKS, ...GREETINGS, ...AGREEING].join('|')}|${FILLERS.join('|')}|oria)\b[ ,.!;:-]{0,5})+`,
);
const PARTING = phrase(...CLOSINGS);
const THANKING = phrase(...THANKS);
const GREETING = phrase(...GREETINGS);

/** Longer messages say more than a courtesy. UTF-16 units of folded text. */
const LONGEST_MOVE = 240;

const rest = (folded: string): string[] => folded.replace(COURTESIES, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text is nothing but greeting, thanks, agreement, a choice, a prompt to go on, or a farewell. */
export const isOnlyCourtesy = (folded: string): boolean => folded.length <= LONGEST_MOVE && rest(folded).length === 0;

/** Whether a text ends the conversation, or pauses it, and asks for nothing. */
export const isClosing = (folded: string): boolean =>
  folded.length <= LONGEST_MOVE && PARTING.test(folded) && !folded.includes('?') && rest(folded).length <= 2;

/** Whether a text thanks or closes, without anything else in it. */
export const isThanks = (folded: string): boolean => isOnlyCourtesy(folded) && THANKING.test(folded);

/** Whether a text greets, without anything else in it. */
export const isGreeting = (folded: string): boolean => isOnlyCourtesy(folded) && GREETING.test(folded);

/** The text without the greeting and thanks before its matter: the question after a thank-you. */
export const afterCourtesy = (folded: string): string => folded.slice(0, 400).replace(OPENING, '') + folded.slice(400);

/** A short answer or prompt that only the conversation before it explains. */
export const isFollowUp = (folded: string): boolean =>
  isOnlyCourtesy(folded) && !GREETING.test(folded) && !THANKING.test(folded) && !PARTING.test(folded);

const ABOUT_THE_ASSISTANT = phrase(
  'who (?:are|made|built) you|what (?:are you|can you do|do you do|is your name|can i ask)|how (?:can|do) you (?:help|work)|what (?:else )?can you help|are you (?:a (?:robot|bot|human)|an ai|human|real)|your name',
  "qui (?:es-tu|etes-vous|es tu|etes vous)|que (?:peux-tu|pouvez-vous|sais-tu)|comment (?:peux-tu|pouvez-vous) m'?aider|tu es (?:un robot|une ia|humain)|quel est (?:ton|votre) nom",
  'wer (?:bist du|sind sie)|was (?:kannst du|konnen sie)|wie (?:kannst du|konnen sie) (?:mir )?helfen|bist du (?:ein (?:bot|roboter|mensch)|eine ki)|wie heisst du|wie heissen sie',
  'quien (?:eres|es usted)|que (?:puedes|puede|sabes) hacer|como (?:puedes|puede) ayudarme|eres (?:un robot|una ia|human[oa])|como te llamas|como se llama usted',
);

/** A question about the assistant itself and what it can do. */
export const isAboutAssistant = (folded: string): boolean => ABOUT_THE_ASSISTANT.test(folded);
