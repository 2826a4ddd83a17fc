import type { Language } from '../../../contracts/chat.ts';

interface TellingWords {
  /** Words of sentences: greetings, pronouns, auxiliaries, question words, what people ask for. Lists of skills have none of them. */
  readonly sentence: string;
  /** Articles, prepositions and other small words; names and titles have them too ("Head of the Department", "Los Angeles"). */
  readonly small: string;
}

const WORDS: Readonly<Record<Language, TellingWords>> = {
  en: {
    sentence: `
      thanks thank hello hi hey yes please goodbye bye sorry sure what why how when where who whom whose which i
      you he she we they it me him them us my our your his their mine yours is are was were am be been being have
      has had do does did done can could would should shall will must may might want wants need needs know think
      tell show find give help write make let get got explain search suggest recommend compare prepare plan list
      create look looking like feel go going start stop not no there here this that these those if because then
      than some any every just now also too very more most about okay wrong right again still already never always
      soon today tomorrow yesterday whenever told said summarize practise practice reply answer don doesn didn isn
      aren wasn ll ve`,
    small: `
      the a an to for with from at by on as into but in out up over after before between during under without`,
  },
  fr: {
    sentence: `
      merci bonjour bonsoir salut oui non pardon revoir voilà ouais svp stp pourquoi comment quand où qui quoi que
      quel quelle quels quelles combien je j tu il elle nous vous ils elles on me te se moi toi lui leur mon ma
      mes ton ta tes son sa ses notre nos votre vos ce cet cette ces ça cela est suis es sommes êtes sont était
      étais être ai as a avons avez ont avoir ne pas plus jamais rien peux peut pouvez peuvent pourrais pourrait
      veux voudrais vouloir veut dois doit faut fais fait faire vais va aller sais sait trouve trouver montre
      montrer donne donner écris écrire aide aider cherche chercher explique prépare rédige liste compare propose
      conseille si parce donc alors très bien aussi encore déjà toujours maintenant aujourd hui demain hier ici là
      y aimerais besoin quelqu résume réponds`,
    small: `
      le la les l un une au aux en dans sur sous pour par avec sans entre chez vers mais qu`,
  },
  de: {
    sentence: `
      danke hallo ja nein bitte tschüss tschüs guten servus moin entschuldigung warum wieso wie wann wo wer wen
      wem was welche welcher welches welchen ich du er sie es wir ihr mich dich mir dir ihn ihm uns euch mein
      meine meinen meinem meiner dein deine deinen deiner ihre ihren ihrem unser unsere unseren kein keine keinen
      ist bin bist sind seid war waren sein habe hast hat haben hatte hätte kann kannst können könnte könnten
      könntest muss müssen musst soll sollte sollten will willst wollen möchte möchten möchtest werde wird werden
      wurde wurden würde würden brauche braucht brauchst mache macht machen mach gibt gib zeig zeige finde such
      suche schreib schreibe hilf erkläre bereite plane vergleiche nenne erstelle empfiehl nicht nichts nie auch
      noch schon nur sehr mehr jetzt dann doch mal hier dort heute morgen gestern wenn weil dass ob man etwas
      jemand fühle weiß denke glaube dieses dieser diese diesen diesem gern gerne fasse übe übersetze bedeutet
      freundlicher sobald`,
    small: `
      das die der den dem des ein eine einen einem einer zu zum zur für mit von vom bei beim auf aus nach an am im
      in ins über unter um aber als`,
  },
  es: {
    sentence: `
      gracias hola sí adiós vale perdón buenos buenas claro cómo cuándo dónde quién quiénes qué cuál cuáles cuánto
      cuántos cuántas por yo tú él ella usted nosotros ellos ellas me te se nos le les lo mi mis tu tus su sus
      este esta esto estos estas ese esa eso es soy eres son somos fue era ser estoy está están estar he has ha
      hemos han haber tengo tiene tienes tienen tener puedo puede puedes pueden podría podrías poder quiero quiere
      quieres quieren querer quisiera necesito necesita debo debe debería hay hago hace hacer voy va ir sé sabe
      busca buscar busco muestra muéstrame dame dime dar escribe escribir ayuda ayúdame encuentra explica prepara
      compara recomienda lista no ni si porque que dijo dijeron pidió hablo habla hablan trabajo responde resume
      practica sigue nuestro nuestra nuestros nuestras llevo búscame añade ahora antes respondió muy bien más
      también ya aún todavía siempre nunca hoy mañana ayer aquí allí gustaría siento creo favor estaba hizo`,
    small: `
      el la los las un una unos unas al a en con por para sin sobre entre hasta desde pero como`,
  },
};

const languages = Object.keys(WORDS) as Language[];

const ownersOf = (list: (words: TellingWords) => string): ReadonlyMap<string, readonly Language[]> => {
  const owners = new Map<string, Language[]>();
  for (const language of languages) {
    for (const word of new Set(list(WORDS[language]).trim().split(/\s+/)))
      owners.set(word, [...(owners.get(word) ?? []), language]);
  }
  return owners;
};

/** Whose word it is, small ones included: several languages share "me" and "la", which supports a guess and makes none. */
export const OWNERS_OF_WORD = ownersOf(({ sentence, small }) => `${sentence} ${small}`);

/** Which language a word of sentences proves. */
export const SENTENCE_WORDS: ReadonlyMap<string, Language> = new Map(
  [...ownersOf(({ sentence }) => sentence).keys()].flatMap((word) => {
    const [owner, ...others] = OWNERS_OF_WORD.get(word) ?? [];
    return owner && others.length === 0 ? [[word, owner] as const] : [];
  }),
);
