import { fold } from '../reading/fold.ts';
import type { Taking } from '../reading/taking.ts';
import { TRAINING_NOUNS } from './words.ts';

/** Words of asking, before the matter. They count only where a request begins. */
const ASKING = new Set(
  [
    "please hi hello hey could can would will you i i'm i'd i've am we me us my to like love want wish need prefer look looking search searching find show give get suggest recommend propose list display tell help take do does follow attend learn learning know understand improve improving develop become be better about on in for at with of that which what any some a an the is are there have your company offer offers offered available good best great useful interesting more other others further additional new something anything how teach teaches cover covers covering related regarding concerning and or where should also now only just really topic subject skill skills one ones rather preferably instead",
    "bonjour salut svp peux peut pouvez pourrais pourriez veux voudrais veut aimerais souhaite souhaiterais cherche recherche trouve trouver trouvez montre montrer montrez propose proposer proposez suggere suggerez recommande recommandez donne donnez affiche conseille ai besoin me moi tu vous te je j'ai j'aimerais m'interesse m'ameliorer nous il y a-t-il as-tu avez-vous est-ce que quelle quelles quel quels existe une un des le les la de du au aux en sur pour a dans avec portant concernant propos apprendre suivre faire ameliorer progresser developper mieux comment bonne bonnes bon bons meilleure meilleures autre autres d'autres plus encore quelque chose sont est disponible disponibles mes mon ma competence competences qui parle parlent et ou former devenir etre sujet theme s'il plait seulement uniquement plutot",
    'hallo bitte kannst konnen konntest konnten du sie ihr mir mich uns ich wir mochte will wurde gern gerne brauche suche such finde find finden zeig zeige zeigen gib geben empfiehl empfehlen nenn nenne welche welcher welches was gibt es haben habt hast eine ein einen einem einer der die das den dem zu zum zur uber fur in im an auf mit von lernen mehr weitere andere gute guten beste etwas wie man und oder verbessern thema mein meine meinen werden besser noch nur lieber eher',
    'hola puedes puede podrias podria me yo quiero quisiera querria gustaria necesito busco busca buscar encuentra muestra muestrame ensename recomienda recomiendame sugiere dame da que cual cuales hay tiene tienes tienen un una uno unos unas el la los las de del al a en sobre para por con aprender mejorar hacer seguir tomar mas otro otra otros otras solo mejor buen buena buenos mejor mejores algo como mi mis y o acerca ser favor tema',
  ].flatMap((words) => words.split(' ')),
);

/** What is left hanging at the end once criteria were taken out, and courtesies. */
const TRAILING = new Set(
  "please thanks thank you me us for in on at with of about and or but that which the a an is are to available there only also now rather preferably merci svp s'il plait te vous pour en sur avec de du des la le les et ou mais qui disponible disponibles seulement plutot moi bitte danke fur in mit von und oder aber auf uber die der das ein eine lieber nur por favor gracias para con de en y o pero que el la los las un una solo".split(
    ' ',
  ),
);

const NOUNS = new RegExp(`\\b(?:${TRAINING_NOUNS})\\b`, 'g');
/** Elided words and hyphened pronouns stand apart: "d'anglais", "montre-moi". */
const ELIDED = /^(?:[dljmsnt]|qu)['’](?=.)/i;
const EDGES = /^[^\p{L}\p{N}#+.]+|[^\p{L}\p{N}#+]+$/gu;

/** "proposez-vous", "montre-moi". */
const PRONOUN = /-(?:vous|tu|moi|nous|je|il|elle|on|ils|elles|y)$/;

const plain = (word: string) =>
  fold(word)
    .replace(/[^a-z0-9'+#-]/g, '')
    .replace(PRONOUN, '');

/** What a request is about once everything else was taken out of it, as it was written; empty where that is nothing. */
export const subjectIn = (text: Taking): string => {
  text.take(NOUNS);
  const words = text
    .rest()
    .split(' ')
    .map((word) => word.replace(EDGES, ''))
    .filter((word) => word !== '');
  let start = 0;
  while (start < words.length) {
    const word = words[start] ?? '';
    const bare = ELIDED.test(word) ? word.replace(ELIDED, '') : word;
    if (!ASKING.has(plain(word)) && !ASKING.has(plain(bare))) {
      words[start] = bare;
      break;
    }
    start += 1;
  }
  let end = words.length;
  while (end > start && TRAILING.has(plain(words[end - 1] ?? ''))) end -= 1;
  return words.slice(start, end).join(' ');
};
