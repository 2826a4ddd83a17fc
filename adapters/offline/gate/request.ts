import { GAP, oneOf } from '../reading/phrases.ts';

// What stands before the words of a deed in its sentence: does it ask for the deed, or guard against it?

const WISH = oneOf(
  "how (?:can|do|could|to|2|would|should|might|must)|(?:i|we) (?:want|would like|(?:am|are) (?:going|trying|planning)|plan|need|wish|intend|have|would love|prefer) to|(?:i|we)'(?:d like|m going|re going|d love|m trying) to|(?:i|we)(?:'m| am|'re| are)? (?:gonna|wanna|gotta)|(?:i|we)'ll|(?:i|we) will|help(?: me| us)?|(?:ways?|methods?|means|steps|plans?|tips|ideas?|instructions?|guides?|tutorials?|recipes?|tricks?|advice|strateg(?:y|ies)|scripts?|things|excuses?) (?:to|of|for|on how to|how to)|let's|let us|should (?:i|we)|(?:can|could|may) (?:i|we)|(?:can|could|will|would) you|teach (?:me|us)|show (?:me|us)|tell (?:me|us) how|explain how|it is time to|i want you to|(?:write|draft|create|make|design|build|compose|give me|suggest|set up|develop)(?: \\w+){0,3} (?:code|scripts?|programs?|apps?|tools?|filters?|bots?|algorithms?|software|prompts?|rules?|criteria|quer(?:y|ies)|macros?|plans?|ads?|texts?|speech|e-?mails?|letters?|messages?|posts?|polic(?:y|ies)) (?:that|which|to)",
  "comment|je (?:veux|voudrais|souhaite|vais|compte|dois|desire)|j'(?:ai envie de|ai besoin de|aimerais)|aide[zr]?[ -](?:moi|nous)|(?:facons?|moyens?|manieres?|methodes?|plans?|etapes?|astuces?|idees?|conseils?|instructions?|recettes?|strategies?) (?:de|d'|pour)|explique[zr]?|(?:puis|dois)-je|peux-tu|pouvez-vous|apprends-moi|montre[zr]?-moi",
  'wie|ich (?:will|mochte|werde|wurde(?: gerne?)?|plane|muss)|hilf (?:mir|uns)|helfen sie (?:mir|uns)|(?:kann|soll|darf) ich|(?:kannst|konntest) du|(?:konnen|konnten) sie|erklar\\w{0,3}|zeig\\w{0,3} (?:mir|uns)|moglichkeit\\w{0,2}|weg|wege|methoden?|plan|anleitung(?:en)?|bauanleitung(?:en)?|bauplan|schritte?|tipps?|ideen?|rezept\\w?|strategie\\w?',
  'como|(?:quiero|quisiera|necesito|debo)|voy a|me gustaria|ayuda(?:me|nos)?|ayudeme|(?:maneras?|formas?|metodos?|plan(?:es)?|pasos?|ideas?|consejos?|instrucciones|recetas?|trucos?|estrategias?) (?:de|para)|explica(?:me)?|(?:puedo|podemos)|puedes|ensename',
);
const WISHES = new RegExp(String.raw`\b${WISH}(?!\w)`, 'g');

/** What opens a thought of its own, so that a wish before it asks for something else. */
const OPENS = oneOf(
  'that|who|whose|(?:which|whom)(?! (?:\\w+ ){0,3}to\\b)|when|while|if|whether|because|since|although|where|why|what',
  'qui|que|quand|lorsque|si|parce|car|dont|pourquoi',
  'dass|wenn|weil|ob|obwohl|warum|wer|deren|dessen',
  'quien|quienes|cuando|porque|cuyo|cuya',
);

/** A wish, and at most six words of the same thought up to the deed. */
const LINK = new RegExp(`^(?:${GAP})?(?:(?!${OPENS}\\b)[\\w%]+${GAP}){0,6}$`);

const POLITE =
  "(?:(?:please|then|now|and|also|just|ok|okay|hey|hi|hello|oria|you|must|should|first|next|today|s'il (?:te|vous) plait|maintenant|puis|bitte|jetzt|dann|por favor|ahora|luego)[ ,:!-]{1,3}){0,5}";
/** A purpose or an excuse in front of an order: "as part of our training, ...". */
const PREAMBLE =
  '(?:(?:for|as|in|to|since|during|because|after|before|given|pour|dans|lors|comme|im|fur|als|zur|zum|para|como|en)\\b[^,]{0,100},[ ]?)?';
const ORDER = new RegExp(`^[ "'(-]*${PREAMBLE}${POLITE}$`);

/** Who fears to be found out has more in mind than to tell of it. */
const CONCEALED =
  /\b(?:caught|detected|detection|noticed|found out|suspicions?|erwischt|entdeckt|bemerkt|reperee?|attrapee?|soupcons?|descubiert[oa]|pillad[oa])\b/;

/** Whether the words before a deed ask how to do it, wish to, or leave it standing as an order. */
export const isAsked = (before: string): boolean => {
  if (ORDER.test(before) || CONCEALED.test(before)) return true;
  for (const wish of before.matchAll(WISHES)) {
    if (LINK.test(before.slice(wish.index + wish[0].length))) return true;
  }
  return false;
};

/** Verbs, or nouns with their prepositions, whose object is what one guards against or suffers from. */
const GUARDS = oneOf(
  'prevent(?:ing|s)?|stop(?:ping|s)?|avoid(?:ing|s)?|(?:to|i|we|you|they|should|must|can|could|may|or|employees|people|staff|teams?|not|safely) report(?! (?:to|on|for)\\b)|reporting|recogni[sz](?:e|ing)|detect(?:ing)?|spot(?:ting)?|identify(?:ing)?|(?:protect|defend|guard|shield)(?:ing)?(?: \\w+){0,4} (?:from|against)|(?:respond|react|object|stand up)(?:ing)? (?:to|against)|(?:deal|cope|liv)(?:ing|e)? with|handl(?:e|ing)|complain(?:ing)? (?:about|of)|fight(?:ing)?(?: against)?|combat(?:ing)?|investigat(?:e|ing)|warn(?:ing)?(?: \\w+){0,3} (?:about|against|of)|forbid(?:ding|s)?|prohibit(?:ing|s)?|ban(?:ning|s)?|punish(?:ing)?|sanction(?:ing)?|discourag(?:e|ing)|refus(?:e|ing) to|refrain(?:ing)? from|keep(?: \\w+){1,3} from|(?:polic(?:y|ies)|rules?|campaigns?|measures?|laws?|trainings?|complaints?) against|awareness (?:of|about)|victims? of|(?:illegal|unlawful|wrong|forbidden|allowed|permitted|legal|lawful) to|(?:can|may) (?:i|we|an? \\w+) legally|accused of|(?:risks?|consequences|effects?|signs|dangers?) of|(?:afraid|fear|scared|ashamed) (?:of|to)|worried (?:about|that)|regret(?:ting)?|apologi[sz](?:e|ing) for|instead of|rather than',
  "evit(?:e|er|ez|ons|ant)|empech(?:e|er|ez|ons|ant)|preveni[rt]|signal(?:e|er|ez|ons)|denonc(?:e|er|ez)|reconnaitre|reconnais|detecter|reperer|identifier|(?:reagir|repondre) (?:a|face)|(?:proteger|defendre)(?: \\w+){0,3} (?:de|contre)|lutter contre|faire face a|sensibiliser(?: \\w+){0,3} (?:a|contre|aux?)|porter plainte|(?:arreter|cesser|refuser) de|victimes? de|interdire(?: \\w+){0,2} de|(?:illegal|interdit|permis|legal) de|(?:risques?|signes|consequences) (?:de|du|des|d)|(?:peur|crainte) (?:de|d)|m'excuser (?:de|d)|au lieu de|plutot que de?",
  'evitar(?:lo)?|evito|evitamos|impedir|impido|impedimos|prevenir|prevengo|prevenimos|denunci(?:o|ar|amos)|reconocer|detectar|identificar|(?:proteger(?:me|nos)?|defender(?:me|nos)?)(?: \\w+){0,3} (?:de|contra)|(?:reaccionar|responder|enfrentar(?:me|nos)?) (?:a|ante|contra)|combatir|luchar contra|dejar de|prohibir|sensibilizar|victimas? de|(?:ilegal|prohibido|legal) |(?:riesgos?|signos|senales|consecuencias) (?:de|del)|miedo (?:de|a)|disculparme por|en (?:lugar|vez) de',
);
const GERMAN_GUARDS =
  'verhinder\\w*|vermeid\\w*|verhut\\w*|vorbeug\\w*|vorzubeugen|erkenn\\w*|melde[nt]?|anzeig\\w*|reagier\\w*|umgeh\\w* mit|umgang mit|gehe?n? (?:ich|wir|man) mit|schutz\\w* (?:\\w+ ){0,3}(?:vor|gegen)|wehr\\w* (?:\\w+ ){0,3}gegen|aufhor\\w*|aufzuhoren|hore? (?:ich )?auf|beschwer\\w*|verbiet\\w*|unterlass\\w*|opfer von|(?:illegal|verboten|erlaubt|strafbar)|angst|ohne|statt|anstatt|sicherstell\\w*|dafur sorgen';

/** What a guard does not reach across: a request of its own, a new clause, or fear of being found out. */
const RESETS = oneOf(
  'which|whom|help|tell|give|write|draft|show|teach|explain|create|make|let|please|and|then|but|so|while|when|if|as|by|via|before|after|how i|caught|detected|detection|suspicion|suspicions|noticed|noticing|discovered|found|seen|punished|punishment|trouble|police|arrested|arrest|blame|blamed|consequences',
  'aide\\w*|dis|donne\\w*|ecri\\w*|montre\\w*|explique\\w*|et|puis|mais|afin|pendant|quand|lorsque|soupcons?|reperee?|attrapee?|prise?',
  'hilf|helfen|gib|schreib\\w*|zeig\\w*|erklar\\w*|und|aber|damit|indem|wenn|wahrend|erwischt|entdeckt|bemerkt|verdacht|strafe',
  'ayuda\\w*|dime|dame|escrib\\w*|ensena\\w*|explica\\w*|pero|mientras|cuando|sospechas?|descubiert[oa]|pillad[oa]',
);
const WITHIN = `(?:(?!${RESETS}\\b)[\\w']+`;
const GUARDING = new RegExp(`\\b(?:${GUARDS})[ '"()/-]{1,3}${WITHIN}[ '"()/-]{1,3}){0,6}$`);
const GUARDING_GERMAN = new RegExp(`\\b(?:${GERMAN_GUARDS})${GAP}${WITHIN}${GAP}){0,7}$`);
/** "Do not", "without": right before the deed. */
const NEGATED =
  /(?:\b(?:not|never|without|cannot|nor|ne pas|ne (?:jamais|plus)|pas|jamais|sans|nicht|nie|niemals|no|nunca|jamas|sin)|n't)(?: (?:to|ever|even|be|accidentally|(?!only)\w+ly|jamais|a|que|mehr)){0,3} $/;
/** A noun follows, or others do it and are told of. */
const OTHERS_DO =
  /\b(?:the|this|my|our|your|his|her|their|(?<!\bhelp )(?:hackers|attackers|criminals|scammers|terrorists|companies|employers|firms|they)|who) $/;

/** Whether the words before a deed guard against it, deny it, or tell of others: in the same clause, with nothing between. */
export const isGuarded = (before: string): boolean =>
  NEGATED.test(before) || OTHERS_DO.test(before) || GUARDING.test(before) || GUARDING_GERMAN.test(before);

/** As far as a sentence is read back from a deed, in UTF-16 units. */
const REACH = 160;
const SENTENCE_END = /[.!?;:…](?: |$)/;

/** The sentence up to `at`. */
export const sentenceBefore = (folded: string, at: number): string =>
  folded
    .slice(Math.max(0, at - REACH), at)
    .split(SENTENCE_END)
    .at(-1) ?? '';
