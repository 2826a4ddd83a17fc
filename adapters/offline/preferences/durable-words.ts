import { oneOf, phrase } from '../reading/phrases.ts';

// How people say what will still hold tomorrow, over folded text.

export interface DurableWords {
  /** What any of the others needs somewhere in the text. Cheap. */
  readonly head: RegExp;
  /** Words before a statement that are no part of it. */
  readonly openers: string;
  /** An order to remember, up to what is to be remembered. */
  readonly explicit: string;
  /** Orders to the assistant that hold from now on. */
  readonly standing: string;
  /** The beginnings of statements. */
  readonly statements: readonly string[];
}

const en: DurableWords = {
  head: /\b(?:i|my|me|remember|note|mind|forget|always|never|future|forward|from now)\b/,
  openers:
    'hi|hello|hey|oria|well|so|also|and|but|because|since|as|by the way|btw|fyi|for your information|please|in general|generally|actually|honestly|personally|given that|just so you know|you should know(?: that)?|thanks|thank you|ok(?:ay)?|yes|no|though|that is',
  explicit:
    "(?:(?:can|could|would|will) you )?(?:please )?(?:remember|note|keep in mind|bear in mind|don't forget|do not forget|make a note|take into account)(?: please| of it)?(?:,? that(?! (?:time|one|course|thing|day|training)\\b)|:|(?= (?:i|i'm|i've|my)\\b))",
  standing:
    "(?:from now on|in (?:the )?future|for (?:the )?future(?: \\w+)?|going forward)\\b|(?:always|never)(?: ever)? (?:call|address|answer|reply|respond|write|speak|use|suggest|show|send|give|explain|recommend|offer)\\b|(?:call|address) me (?!back|when|if|an?\\b)|(?:don't|do not)(?: ever)? (?:suggest|recommend|offer|address|send)(?: me)? (?!that|this|it\\b)",
  statements: [
    "i (?:try to |usually |always )?avoid (?!(?:it|this|that)\\b)\\w|(?:i'm|i am) not (?:a|much of a) (?:\\w+ )?fan of (?!(?:it|this|that|your|the)\\b)|i find it (?:much )?(?:easier|harder) to\\b",
    "(?:i'm|i am) (?:more|most|less) (?:productive|efficient|focus+ed|creative|comfortable)\\b|(?:i'm|i am)(?: (?:really|very|not|quite))* good (?:at|with) (?!(?:it|this|that)\\b)|i do my best work\\b",
    '(?!(?:that|this|it|option|which|there)\\b)(?:\\w+ ){1,5}?(?:is|are) (?:much )?(?:better|easier|more convenient) for me\\b|i want to (?:stay|remain) (?:an?|in|on|with)\\b',
    "i (?:don't|do not) (?:read|watch|attend|take|use|drink|eat|do) (?!(?:it|this|that|these|those|you|your|the|well|so)\\b)\\w|i (?:only have time|have time only|can only(?: do| make| work)?) (?:on|in|at|after|before|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings|afternoons|evenings|weekends)\\b",
    "i(?:'d| would)?(?: (?:really|generally|usually|normally|mostly|strongly|much|do|also|still|definitely|always|tend to))* prefer (?!not to|to (?:stop|end|pause|finish|leave|skip|talk|discuss|speak|continue|see|know|start|wait)|it\\b)\\w",
    "i(?:'d| would)?(?: much)? rather (?!not\\b|(?:talk|discuss|speak|say|stop|see|know|do (?:it|that)|go on|continue|focus|wait|skip)\\b)\\w",
    'i (?:can |will |do )?(?:only|always|never|usually|normally|mostly|rarely|seldom|generally|typically)(?: (?:can|want to|like to))? (?:work|learn|study|travel|take|attend|read|watch|listen|drive|fly|commute|use|write|speak|meet|start|finish|eat|plan|train|join|go to|like|enjoy|prefer|have time)\\b',
    'i (?:work|live|study|learn) (?:\\w+ ){0,5}?(?:part[- ]time|full[- ]time|remotely|from (?:home|[a-z]+$)|in shifts|alone|nights|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings|afternoons|evenings|best|better|half days|\\d+ ?(?:%|percent|hours))',
    'i live in \\w',
    "i(?: (?:really|also|just))*(?: (?:don't|do not)(?: really| much)?)? (?:like|love|enjoy|hate|dislike|can't stand|cannot stand|detest) (?!(?:it|this|that|these|those|them|you|your|the|how|what|him|her|my (?:boss|manager|job|work|life|team|colleagues?|coworkers?|company))\\b)\\w",
    "(?:i'm|i am)(?: (?:not|really|very|only|mainly|mostly|more|also))*(?: (?:of )?an?)?(?: \\w+){0,2}? (?:person|learner|night owl|early bird|introvert|extrovert|vegetarian|vegan|native speaker|introverted|extroverted|left-handed|self-taught|bilingual|fluent in|based in|part-time)\\b",
    "(?:i'm|i am)(?: (?:not|really|very|only|mainly|mostly|also|most))* (?:interested in (?!(?:this|that|the|an?|your)\\b)|available (?:only|on|from|until|in)\\b|willing to|open to (?!(?:this|that)\\b)|able to (?:travel|relocate|commute))",
    "i (?:can't|cannot|can only|can never|won't|will not|don't|do not|never|refuse to)(?: (?:want to|wish to))? (?:travel|relocate|move|commute|drive|fly|work (?:at|on|in|nights|weekends|overtime|shifts|from|late|full)|manage (?:people|others|a team)|lead (?:people|others|a team)|attend|take (?:calls|meetings)|speak \\w)",
    'i (?:also )?speak (?:\\w+ )?(?:english|french|german|spanish|italian|polish|dutch|portuguese|chinese|arabic|russian|turkish|japanese)\\b',
    'my (?:(?:long[- ]term|career|dream|ultimate|overall|professional) )+(?:goal|ambition|dream|aim|objective|job|plan)s? (?:is|are|would be)\\b|my (?:ambition|dream) is\\b',
    'my (?:preferred|favou?rite|ideal|usual|normal|best) (?:\\w+ ){1,4}?(?:is|are)\\b|my (?:work(?:ing)? )?(?:days?|hours|week) (?:is|are|ends?|starts?)\\b',
    '(?!(?:that|this|it|option|which)\\b)(?:\\w+ ){1,5}?(?:works?|suits?) (?:me (?:best|better|well)|(?:best|better|well) for me)\\b',
    "(?:long[- ]term|in the long (?:run|term)|eventually|one day|some ?day),? i(?:'d| would)? (?:want|like|hope|plan)\\b|i(?:'d like| would like| want| hope| plan) to become an?\\b|i dream of\\b",
  ],
};

const fr: DurableWords = {
  head: /\b(?:je|j'|mon|ma|mes|me|moi|retiens|retenez|note[rz]?|oublie[rz]?|desormais|dorenavant|avenir)\b|j'/,
  openers:
    "bonjour|salut|oria|alors|donc|aussi|et|mais|car|parce que|comme|puisque|au fait|pour info(?:rmation)?|s'il (?:te|vous) plait|stp|svp|en general|d'habitude|en fait|personnellement|etant donne que|vu que|merci|ok|oui|non",
  explicit:
    "(?:(?:peux-tu|pouvez-vous) )?(?:retiens|retenez|retenir|souviens-toi|souvenez-vous|rappelle-toi|rappelez-vous|n'oublie[rz]? pas|note[rz]?|garde[rz]? en tete|sache[rz]?|memorise[rz]?|tiens compte|tenez compte)(?: bien)?(?: s'il (?:te|vous) plait| stp| svp)?(?: du fait)?(?:,? qu(?:e|')|:)",
  standing:
    "(?:desormais|dorenavant|a l'avenir|pour la suite|a partir (?:de maintenant|d'aujourd'hui))\\b|(?:tutoie|vouvoie|appelle)[rz]?-moi\\b|(?:reponds|repondez|ecris|ecrivez|explique[rz]?|parle[rz]?|propose[rz]?)(?:-moi)? toujours|ne me (?:propose|suggere|recommande)z? (?:jamais|plus)\\b",
  statements: [
    "j'evite (?!(?:ca|cela|cette|ce)\\b)\\w|j'ai horreur d|je ne suis pas (?:\\w+ )?fan d|(?:je suis|je me sens) (?:plus|moins|tres) (?:efficace|productive?|productif|creative?|creatif|a l'aise|concentree?)\\b",
    "je suis (?:bonne?|douee?) (?:en|avec|pour)\\b|je (?:cherche a|veux|souhaite|tiens a|prefere) rester\\b|je n'ai que mes \\w|je travaille (?:en (?:2x8|3x8|horaires)|par roulement)",
    "je prefere(?:rais)? (?!(?:(?:toujours|vraiment|nettement|generalement|largement) ){0,2}(?:ne pas|celui|celle|ca|cela|cette|ce|cet|ces|m'arreter|arreter|parler|discuter|en rester|voir|savoir|continuer|attendre)\\b)\\w",
    "(?:j'aime|j'adore|j'apprecie|je deteste|je n'aime pas|je n'aime plus|je n'apprecie pas|je ne supporte pas) (?!(?:(?:bien|beaucoup|vraiment|surtout|du tout|trop|particulierement) ){0,3}(?:ca|cela|ceci|ton|ta|tes|votre|vos|cette|ce|cet|ces|l'idee|la reponse|mon (?:chef|travail|poste)|ma cheffe|quand tu)\\b)\\w",
    "(?:je (?:ne |n')?(?:travaille|apprends|lis|voyage|conduis|etudie|regarde|ecoute|prends|suis des|utilise|commence|finis|parle|mange|participe)|j'(?:apprends|ecoute|utilise|etudie|evite))\\b(?: \\w+){0,3}? (?:que|qu'|jamais|toujours|uniquement|seulement|surtout|mieux|plutot|generalement|d'habitude|rarement|pas)\\b(?! (?:sur|encore)\\b)",
    'je travaille (?:\\w+ ){0,3}?(?:a temps (?:partiel|plein)|a mi-temps|a distance|en teletravail|en equipe|seule?|de nuit|de chez|depuis|le (?:matin|soir|week-end|lundi|mardi|mercredi|jeudi|vendredi)|a \\d+ ?%)',
    "(?:j'habite|je vis) \\w",
    "je suis(?: (?:plutot|vraiment|quelqu'un|une? (?:personne)?))* (?:du (?:matin|soir)|visuel\\w*|introverti\\w?|extraverti\\w?|matinal\\w?|en teletravail|basee? a|a temps partiel|disponible (?:le|uniquement|seulement|de)|vegetarien\\w*|bilingue|interessee? (?:par|uniquement|seulement)(?! (?:cette|ce|cet|la|le|une?)\\b))",
    'je ne suis (?:pas|plus)(?: du tout)? (?:interessee?(?! par (?:cette|ce|cet)\\b)|disponible|du matin|mobile)\\b',
    'je ne (?:veux|peux|souhaite|compte|voudrais) (?:pas|plus|jamais|que) (?:\\w+ )?(?:demenager|voyager|manager|encadrer|diriger|travailler|conduire|me deplacer|deplacer|participer|assister)',
    'je parle (?:\\w+ )?(?:anglais|francais|allemand|espagnol|italien|polonais|portugais|arabe)\\b',
    '(?:mon|ma) (?:objectif|but|projet|plan)(?: \\w+){0,2}? (?:a long terme|de carriere|professionnel|ultime)(?: \\w+)? est\\b|(?:mon reve|mon ambition)(?: \\w+)? est\\b',
    "(?:a terme|a long terme|un jour|plus tard),? (?:je (?:veux|voudrais|souhaite|compte|souhaiterais)|j'aimerais)\\b|(?:je (?:veux|voudrais|souhaite)|j'aimerais)(?: un jour)? devenir\\b|je reve de\\b",
    '(?!(?:ca|cela|ce|cette)\\b)(?:\\w+ ){1,5}?me convien\\w+ (?:le )?mieux',
  ],
};

const GERMAN_VERBS =
  'arbeite|lerne|lese|reise|fahre|fliege|besuche|mache|nehme|schaue|hore|esse|trinke|schreibe|plane|beginne|spreche|nutze|studiere|telefoniere';
const GERMAN_HABIT =
  'lieber|am liebsten|gerne?|ungern|nie|niemals|immer|nur|stets|meistens|normalerweise|ausschliesslich|grundsatzlich|am besten|selten';

const de: DurableWords = {
  head: /\b(?:ich|mein\w*|mir|mich|merk\w*|denk\w*|vergiss|vergessen|notier\w*|beacht\w*|kunftig|zukunft|zukunftig|ab jetzt)\b/,
  openers:
    'hallo|hi|oria|also|auch|und|aber|weil|da|denn|ubrigens|zur info|bitte|im allgemeinen|generell|eigentlich|ehrlich gesagt|personlich|danke|ok|ja|nein',
  explicit:
    '(?:kannst du |konnen sie )?(?:bitte )?(?:merk\\w{0,2} (?:dir|sie sich)|denk\\w{0,2} (?:sie )?(?:bitte )?daran|vergiss (?:bitte )?nicht|vergessen sie (?:bitte )?nicht|notier\\w{0,2}(?: dir| sie(?: sich)?)?|beacht\\w{0,2}(?: sie)?|berucksichtig\\w{0,2}(?: sie)?)(?: (?:bitte|mal))*(?:,? dass|:)',
  standing:
    '(?:ab (?:jetzt|sofort)|kunftig|in zukunft|zukunftig|von nun an)\\b|(?:antwort|schreib|erklar|nenn|sprich|zeig|empfiehl|empfehl|schlag)\\w{0,3}(?: (?:sie|mir|mich|bitte))* (?:kunftig|in zukunft|immer|stets|ab jetzt|nie|nicht mehr)\\b|(?:duz|siez)\\w{0,3}(?: sie)? mich\\b|nenn\\w{0,2}(?: sie)? mich\\b',
  statements: [
    `ich (?:ver)?meide (?!(?:das|es)\\b)\\w|ich bin kein (?:\\w+ )?fan von\\b|mir fallt es (?:leichter|schwerer)\\b|ich (?:${GERMAN_VERBS}) (?:\\w+ ){0,2}?keine?n?\\b`,
    '(?!(?:das|es|dies\\w*)\\b)(?:\\w+ ){1,5}?(?:ist|sind) mir (?:\\w+ )?lieber\\b|mir lieg(?:t|en) (?!(?:das|es|nichts)\\b)\\w|ich bin (?:\\w+ ){0,2}?(?:am )?(?:produktiv|konzentriert|kreativ)\\w*|ich bin gut (?:in|mit|im)\\b',
    'ich (?:mochte|will) (?:\\w+ ){1,5}?bleiben\\b|ich habe nur (?:\\w+ ){0,2}?(?:\\w+tags|abends|morgens|vormittags|nachmittags|am wochenende)\\b|ich arbeite (?:im|in) (?:schicht\\w*|wechselschicht)',
    'ich (?:bevorzuge|praferiere) (?!(?:das|diese[nrs]?)\\b)\\w|ich ziehe (?!(?:das|diese[nrs]?)\\b)[^.!?]{1,80} vor\\b',
    `ich (?:${GERMAN_VERBS})(?: \\w+){0,3}? (?:${GERMAN_HABIT})\\b(?! (?:weiter|schluss|pause)\\b)`,
    `(?:${GERMAN_VERBS}) ich (?:\\w+ ){0,3}?(?:${GERMAN_HABIT})\\b`,
    `(?:am liebsten|normalerweise|meistens|grundsatzlich|in der regel) (?:${GERMAN_VERBS}) ich\\b`,
    'ich arbeite (?:\\w+ ){0,3}?(?:teilzeit|vollzeit|vormittags|nachmittags|abends|nachts|morgens|wochenende|homeoffice|von zu hause|remote|schicht\\w*|montags|dienstags|mittwochs|donnerstags|freitags)',
    'ich (?:wohne|lebe) \\w',
    'ich (?:mag|hasse|liebe|schatze) (?!(?:(?:nur|sehr|vor allem) ){0,2}(?:das|diese[nrs]?|dein\\w*|ihre?[nr]?|es|dich|sie|mein\\w{0,2} (?:chef\\w*|job|arbeit|vorgesetzte\\w?))\\b)\\w',
    'ich bin (?:eher |kein |keine |ein |eine )*(?:\\w+ )?(?:morgenmensch|nachtmensch|fruhaufsteher\\w*|nachteule|introvertiert|extrovertiert|lerntyp|vegetarier\\w*|veganer\\w*|linkshander\\w*|muttersprachler\\w*|mobil|autodidakt\\w*)\\b',
    'ich bin (?:nicht|nur) (?:\\w+ ){0,3}?(?:interessiert|bereit|verfugbar)\\b|ich interessiere mich (?!(?:fur )?(?:dies\\w*|die stelle|den kurs|einen kurs)\\b)\\w',
    '(?!(?:das|diese[nrs]?)\\b)(?:\\w+ ){1,5}?interessier(?:t|en) mich (?:nicht|kaum|sehr|nur)\\b',
    'ich (?:kann|will|mochte|darf|werde) (?:\\w+ ){0,4}?(?:nicht|nie|niemals|keine?n?|nur) (?:\\w+ ){0,4}?(?:reisen|umziehen|pendeln|fliegen|fahren|fuhren|leiten|arbeiten|teilnehmen|ubernehmen)\\b',
    '(?:langfristig|eines tages|irgendwann|spater) (?:mochte|will|wurde) ich\\b|ich (?:mochte|will) (?:\\w+ ){0,5}?(?!(?:be|ge|ver|er|in)\\w*t werden)\\w+ werden\\b|ich traume davon\\b',
    'ich spreche (?:\\w+ )?(?:englisch|franzosisch|deutsch|spanisch|italienisch|polnisch|turkisch|arabisch)\\b',
    'mein\\w{0,2} (?:(?:langfristig|beruflich|gross|personlich)\\w* )+(?:ziel|traum|wunsch) (?:ist|ware)\\b|mein traum ist\\b',
    'mein\\w{0,2} (?:arbeitstage?|arbeitszeit(?:en)?|bevorzugte\\w* \\w+|lieblings\\w+) (?:ist|sind|endet|enden|beginnt)\\b',
    'mir (?:ist|sind) (?!(?:das|es)\\b)(?:\\w+ ){1,5}?(?:wichtig|lieber)\\b|(?!(?:das|es)\\b)(?:\\w+ ){1,4}?passen? mir (?:am besten|besser)\\b',
  ],
};

const SPANISH_VERBS =
  'trabajo|aprendo|estudio|viajo|leo|uso|tomo|hago|asisto|empiezo|termino|conduzco|hablo|escribo|trabajar|aprender|estudiar|viajar|leer|asistir|hacer';

const es: DurableWords = {
  head: /\b(?:yo|mi|mis|me|evito|seguir|prefier\w*|preferiria|odio|detesto|adoro|soporto|solo|solamente|siempre|nunca|suelo|trabajo|aprendo|estudio|viajo|vivo|soy|tengo|quiero|puedo|recuerd[ae]|cuenta|olvid\w+|adelante|ahora|llamame|tuteame|hablame|tratame|interesan?)\b/,
  openers:
    'hola|oria|pues|ademas|tambien|y|pero|porque|como|ya que|por cierto|para que (?:lo )?sepas|por favor|en general|la verdad|personalmente|dado que|gracias|ok|vale|si|yo',
  explicit:
    '(?:(?:puedes|puede) )?(?:recuerda|recuerde|recordar|ten (?:en cuenta|presente)|tenga (?:en cuenta|presente)|acuerdate de|no (?:olvides|olvide|te olvides de)|anota|apunta|toma nota de)(?: por favor)?(?:,? que|:)',
  standing:
    '(?:a partir de ahora|de ahora en adelante|en adelante)\\b|(?:llamame|tuteame|tratame|hablame|respondeme|contestame|explicame)(?: \\w+){0,2}? (?:siempre|de usted|de tu)\\b|(?:llamame|tuteame|tratame) |no me (?:propongas|sugieras|recomiendes) (?:nunca|mas)\\b',
  statements: [
    `evito (?!(?:esto|eso)\\b)\\w|no soy (?:muy )?fan de|soy mas (?:productiv|eficient|creativ)\\w|se me dan? (?:muy )?(?:bien|mal) (?!(?:esto|eso)\\b)\\w|me resultan? mas (?:facil|dificil)\\w*`,
    `(?:quiero|prefiero) seguir (?:siendo|trabajando)\\b|no quiero ser \\w|trabajo (?:por|a) turnos|solo (?:puedo|tengo tiempo) (?:los|por las?|el)\\b|no (?:leo|uso|hago|tomo|conduzco|viajo|trabajo) (?!(?:esto|eso|en este|en esta)\\b)\\w`,
    '(?:prefiero|preferiria) (?!(?:no (?:contestar|responder|decir|hablar)|esto|eso|este|esta|ese|esa|parar|terminar|hablar|ver|seguir|continuar|esperar)\\b)\\w',
    `(?:no )?(?:solo|solamente|unicamente|siempre|nunca|jamas|normalmente|generalmente|casi nunca|suelo|no suelo)(?: puedo)? (?:${SPANISH_VERBS})\\b(?! (?:en|sobre) (?:un|una|el|la|este|esta)\\b)`,
    '(?:trabajo|aprendo|estudio) (?:\\w+ ){0,3}?(?:a tiempo (?:parcial|completo)|media jornada|a distancia|en remoto|desde casa|de noche|por las? (?:mananas?|tardes?|noches?)|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|fines)|mejor|sol[oa])\\b|(?:no )?vivo en \\w',
    '(?:no )?me (?:gustan?|encantan?|molestan?|apasionan?|disgustan?|interesan?) (?!(?:(?:mucho|nada|mas|especialmente) ){0,2}(?:esto|eso|este|esta|ese|esa|estos|estas|tu|tus|su|la (?:idea|respuesta)|lo que|como|un|una|mi jef[ea]|mi trabajo|ver)\\b)\\w',
    '(?:odio|detesto|adoro|no soporto) (?!(?:esto|eso|este|esta|ese|esa|tu|a mi|mi (?:jef[ea]|trabajo))\\b)\\w',
    '(?:no )?soy (?:una? )?(?:persona )?(?:(?:muy|mas bien) )?(?:madrugador\\w*|matutin\\w|nocturn\\w|visual|introvertid\\w|extrovertid\\w|vegetarian\\w|vegan\\w|zurd\\w|bilingue|autodidacta)\\b',
    'no (?:quiero|puedo|deseo|pienso) (?:\\w+ ){0,2}?(?:mudarme|viajar|trasladarme|trabajar|conducir|dirigir|liderar|asistir|cambiar de ciudad)\\b',
    'hablo (?:\\w+ )?(?:ingles|frances|aleman|espanol|italiano|polaco|portugues|arabe)\\b',
    'mi (?:objetivo|meta|plan) (?:a largo plazo|profesional|de carrera) es\\b|mi (?:sueno|ambicion) es\\b',
    'mi (?:jornada|horario)(?: \\w+)? (?:es|termina|empieza|acaba)\\b|mi \\w+ (?:preferid|favorit)[oa] es\\b',
    '(?:a la larga|a largo plazo|algun dia|en el futuro),? (?:quiero|me gustaria|espero|quisiera)\\b|(?:quiero|quisiera|me gustaria) (?:llegar a ser|convertirme en)\\b|sueno con\\b',
    '(?:las?|los?|el) (?:\\w+ ){1,5}?me (?:vienen?|van?|convienen?|quedan?) mejor\\b',
  ],
};

export const DURABLE_WORDS: readonly DurableWords[] = [en, fr, de, es];

/** What ties a wish to this moment, or to something just shown. */
export const PASSING = phrase(
  'today|tonight|tomorrow|now(?! on)|this (?:time|week|month|morning|afternoon|evening|one|course|answer|idea)|at the moment|currently|for once|the (?:first|second|third|last|other|next|former|latter) \\w+|option \\w|instead of that',
  "aujourd'hui|ce soir|demain|maintenant(?! (?:que|reponds))|cette (?:fois|semaine|option|reponse)|en ce moment|pour (?:l'instant|le moment)|l[ae] (?:premiere?|premier|deuxieme|seconde?|troisieme|derniere?|dernier)(?: \\w+)?|l'autre|option \\w",
  `heute|(?:(?<!ab )jetzt)|gerade|diesmal|diese (?:woche|option)|(?<!am )(?<!jeden )morgen|im moment|momentan|(?:die|den|das|der) (?:erste|zweite|dritte|letzte|andere|nachste)\\w?|dazu|${oneOf('option \\w')}`,
  'hoy|(?<!de )ahora|esta (?:vez|semana|tarde|opcion)|(?<!la )(?<!las )manana|de momento|por el momento|(?:el|la|los|las) (?:primer|segund|tercer|ultim|otr)[oa]s?|opcion \\w',
);

/** What a person would not want kept: health, family, belief, politics, secrets, ways to reach them. */
export const PRIVATE = phrase(
  'health|illness|sick(?:ness)?|disab\\w+|disease|diagnos\\w+|depress\\w+|anxiety|adhd|autis\\w+|dyslexi\\w+|cancer|diabet\\w+|allergic|colou?r-?blind|deaf|blind|hard of hearing|pregnan\\w+|medication|therapy|kids?|child(?:ren)?|daughters?|sons?|wife|husband|mother|father|parents?|divorc\\w+|relig\\w+|pray\\w*|muslim|christian|jewish|catholic|politic\\w*|vote|union|gay|lesbian|salary|debts?|passwords?|api key|iban|phone number',
  'sante|malad\\w+|handicap\\w*|diagnosti\\w+|depressi\\w+|deprime\\w?|dyslexi\\w+|daltonien\\w*|sourde?|aveugle|enceinte|enfants?|filles?|fils|maman|papa|mari|femme|mere|pere|divorc\\w+|religi\\w+|musulman\\w?|chretien\\w*|jui(?:f|ve)|politique|syndica\\w+|salaire|dettes|mot de passe',
  'gesundheit\\w*|krank\\w*|behinder\\w*|diagnos\\w+|depressi\\w+|krebs|legasthen\\w+|farbenblind|gehorlos|taub|schwanger\\w*|kind(?:er|ern)?|tochter|sohne?n?|ehefrau|ehemann|mutter|vater|alleinerziehend\\w*|geschieden|religi\\w+|muslim\\w*|christ|katholisch|judisch|politi\\w+|gewerkschaft\\w*|gehalt|schulden|passwort\\w*|pflege',
  'salud|enferm\\w+|discapaci\\w+|diagnostic\\w+|depresi\\w+|daltonic[oa]|sord[oa]|cieg[oa]|embarazad[oa]|hij[oa]s?|ninos?|madre|padre|marido|esposa|divorci\\w+|religi\\w+|musulman\\w?|catolic[oa]|judi[oa]|politic\\w*|sindicat\\w*|sueldo|deudas|contrasena|cancer',
  '\\+?\\d[\\d ()/.-]{6,}\\d',
);
