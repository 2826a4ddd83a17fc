import { GAP, oneOf, phrase, upTo } from './phrases.ts';

// Words of someone who may not want to live any longer. A question for means is not here: harm.ts refuses it.

const DISTRESS = phrase(
  "suicidal|(?:want|wish|like|going|ready|rather|about|plan\\w{0,4}|think\\w{0,3} (?:of|about)) (?:to )?(?:die|dying)(?! (?:than|for|of|out|from|on)\\b)|wish i (?:was|were) (?:dead|not alive|never born)|(?:do not|don'?t|no longer|not|never) (?:really )?(?:want|wish|care) to (?:live|be alive|go on living|wake up)(?: any ?more)?(?! (?:in|at|with|near|here|there|abroad|like|off)\\b)|(?:no|lost (?:the|my)) (?:will|reason|point|desire)(?: left)? (?:to live|in living)|tired of (?:living|being alive|life)|(?:can'?t|cannot|can not) (?:go on|bear|stand) (?:living|life|with (?:my )?life)|life is(?: not|n'?t) worth living|(?:no|not) (?:reason|point) to (?:live|be here)|end it all|better off (?:dead|without me)|hurting myself|self-harm\\w{0,3}|(?:kill|killing|hang|cut|harm|hurt|poison) myself|(?:end|take|ending|taking) my (?:own )?life|(?:commit|about|thoughts? of|consider\\w{0,3}) suicide",
  "suicidaire|(?:pensees?|idees?) (?:de suicide|noires)|(?:envie|veux|voudrais|souhaite|prefere\\w{0,3}|aimerais) (?:de )?mourir|(?:plus|pas|aucune) (?:l'|d')?(?:envie|gout|raison)? ?(?:de |a )?vivre(?! (?:a|en|avec|ici|dans|chez|comme)\\b)|en finir(?! (?:avec (?!la vie|ma vie)|le|la|les|ce))|(?:me suicider|me tuer|me pendre|mettre fin a mes jours)|la vie ne vaut (?:plus|pas)",
  `suizidgedanken|suizidal\\w{0,2}|selbstmordgedanken|(?:will|mochte|wurde) (?:gerne? |lieber |einfach |nur |nur noch )?sterben|sterben (?:will|mochte|wurde)|(?:nicht|nimmer|keine lust|kein grund)(?: (?:mehr|langer))? (?:(?:zu|am) )?leben(?: (?:will|mochte))?|lebensmude|(?:kein|keinen)${GAP}(?:lebenswillen|sinn mehr im leben)|mich (?:umbringen|toten)|mir das leben nehmen|(?:selbstmord|suizid) begehen|wunschte,? ich ware tot`,
  '(?:pensamientos|ideas) (?:suicidas|de suicidio)|(?:quiero|quisiera|deseo|prefiero|preferiria|me gustaria) (?:mejor )?(?:morir(?:me)?|estar muert[oa])|(?:no|nunca) (?:quiero|deseo|tengo ganas de) (?:seguir )?(?:vivir|viviendo|vivo|viva)(?: mas)?(?! (?:en|con|aqui|cerca)\\b)|(?:ganas|razones|motivos) (?:de|para) (?:vivir|morir)|acabar con (?:todo|mi vida)|suicidarme|matarme|quitarme la vida|cansad[oa] de vivir|la vida no (?:vale|tiene)',
);

/** Whether a folded text speaks of not wanting to live. In such distress, people come before careers. */
export const isDistress = (folded: string): boolean => DISTRESS.test(folded);

const MEANS = oneOf(
  'how (?:can|do|could|to|would|should)|(?:best|good|easy|painless|quick\\w*|easiest|fastest|ways?|methods?|means) (?:\\w+ ){0,2}?(?:to|of|for)|help me|tell me how|explain how|teach me|show me|what (?:is|are) the',
  'comment|methodes? (?:de|pour)|moyens? (?:de|pour)|facons? de|aide[zr]?[ -]moi|explique\\w?',
  'wie|hilf mir|helfen sie mir|methoden?|moglichkeit\\w{0,2}|beste\\w?|erklar\\w{0,3}',
  'como|metodos? (?:de|para)|maneras? de|formas? de|ayuda(?:me)?|ayudeme|explica(?:me)?',
);
const ONESELF = oneOf(
  '(?:kill|hang|cut|harm|hurt|poison|killing|hanging|cutting|poisoning) myself|(?:end|take|ending|taking) my (?:own )?life|commit(?:ting)? suicide|die without pain',
  "me suicider|me tuer|me pendre|mettre fin a mes jours|m'ouvrir les veines",
  'mich umbringen|mich umzubringen|(?:bringe?|tote) (?:ich )?mich(?: \\w+){0,4} um|mich toten|mich erhangen|mir das leben (?:zu )?nehmen|selbstmord (?:zu )?begehen|suizid (?:zu )?begehen',
  'suicidarme|matarme|quitarme la vida|ahorcarme',
);
const NOT = '(?:not|never|stop|avoid|prevent|pas|sans|nicht|ohne|no|evitar)';
const SELF_HARM = phrase(
  `${MEANS}${GAP}(?:(?!${NOT}\\b)\\w+${GAP}){0,4}?${ONESELF}`,
  `${oneOf('suicide methods?', 'methods? (?:of|for) suicide', 'suizidmethoden?', 'selbstmordmethoden?', 'methodes? de suicide', 'metodos? de suicidio')}`,
  `(?:plan|note|letter|lettre|brief|carta)${upTo(3)}${ONESELF}`,
);

/** Whether a folded text asks for means to harm oneself, beyond saying that one wants to. */
export const asksSelfHarm = (folded: string): boolean => SELF_HARM.test(folded);
