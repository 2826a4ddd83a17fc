import type { Language } from '../../contracts/chat.ts';
import { foldForSearch } from '../../ports/literal-search.ts';

// What `#` and `+` follow is another thing with them than without: C, C++, C#.
const SEPARATORS = /[[\p{P}\p{S}\p{Z}\p{C}]--[#+]]+/gv;

/** The statement without what makes no difference: case, accents, punctuation and white space. Never empty for a visible text. */
export const normalised = (statement: string): string => {
  const folded = foldForSearch(statement);
  return folded.replace(SEPARATORS, ' ').trim() || folded.trim();
};

/** What a statement is about, without how its user stands to it. */
export interface Topic {
  /** The same for the same words in any order. */
  readonly key: string;
  /** The words in the order said. */
  readonly text: string;
  /** Whether the statement is surely English. */
  readonly english: boolean;
}

interface Vocabulary {
  /** Words that tell the language. */
  readonly signs: ReadonlySet<string>;
  /** Words that say who stands how to a topic, and what only joins words. */
  readonly frame: ReadonlySet<string>;
}

const setOf = (...words: readonly string[]): ReadonlySet<string> => new Set(words.join(' ').split(' '));

/** Folded, as statements are compared. A word that several languages share is a sign of none. */
const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = {
  en: {
    signs: setOf(
      'prefer prefers preferred like likes want wants wanted enjoy enjoys love loves hate hates dislike dislikes would wishes',
      'hopes aims plans interested speaks speak knows know has have works work learns learn lives manages needs',
      'the with my looking user employee',
    ),
    frame: setOf(
      'i am m my me mine the a an user employee he she they it s is are be been being to would d become becoming',
      'like likes liked prefer prefers preferred want wants wanted enjoy enjoys enjoyed love loves hate hates dislike dislikes',
      'wish wishes aim aims goal goals hope hopes plan plans interested open willing ready keen',
      'do does did don doesn t not no never longer any more rather really very much always usually generally strongly',
      'definitely only much most best please what suit suits preference looking take taking get getting',
      'their his her me in on of for with at by about and or',
    ),
  },
  fr: {
    signs: setOf(
      'je prefere aime adore deteste veut veux souhaite voudrait voudrais aimerait aimerais interesse interessee',
      'le les des du une avec pour est utilisateur utilisatrice',
    ),
    frame: setOf(
      'je j il elle l le la les un une des du de d s se qu que est suis etre devenir prefere aime adore deteste veut veux souhaite',
      'voudrait voudrais aimerait aimerais interesse interessee par ne n pas plus jamais toujours vraiment tres beaucoup bien',
      'a au aux en dans pour avec son sa ses mon ma mes et ou utilisateur utilisatrice employe employee',
    ),
  },
  de: {
    signs: setOf(
      'ich bevorzugt bevorzuge mag mochte wunscht wunsche liebt hasst gern gerne lieber liebsten interessiert sich nicht',
      'der das den dem und mit fur eine einen nutzer nutzerin',
    ),
    frame: setOf(
      'ich er sie es der die das den dem des ein eine einen einem einer bevorzugt bevorzuge mag mochte will wunscht wunsche liebt',
      'liebe hasst hasse gern gerne lieber am liebsten ist bin sein werden interessiert interessiere sich mich mein meine meinen',
      'meiner seine ihre ihr nicht kein keine keinen nie immer sehr wirklich mehr im in an auf bei zu zum zur fur mit von vom und',
      'oder nutzer nutzerin mitarbeiter mitarbeiterin',
    ),
  },
  es: {
    signs: setOf(
      'yo prefiere prefiero gusta gustan gustaria quiere quiero desea deseo odia encanta encantan interesa',
      'el los las una con para usuario usuaria',
    ),
    frame: setOf(
      'yo el ella la los las lo un una unos unas de del prefiere prefiero gusta gustan gustaria quiere quiero desea deseo odia odio',
      'encanta encantan le me se su sus mi mis no nunca siempre muy mucho realmente mas es soy ser interesa interesado interesada',
      'a al en por para con y o usuario usuaria empleado empleada',
    ),
  },
};

/** The language whose signs are most, `undefined` where none is ahead. */
const languageOf = (words: readonly string[]): Language | undefined => {
  const counts = (Object.keys(VOCABULARIES) as Language[]).map((language) => ({
    language,
    signs: words.filter((word) => VOCABULARIES[language].signs.has(word)).length,
  }));
  const [first, second] = counts.sort((left, right) => right.signs - left.signs);
  return first && second && first.signs > second.signs ? first.language : undefined;
};

/**
 * "I really prefer evening courses" and "Does not like courses in the evening" are about `courses evening`. Frame words are
 * known in the four languages of the application; of a statement in another, or in none for sure, every word counts.
 */
export const topicOf = (statement: string): Topic => {
  const words = normalised(statement).split(' ');
  const language = languageOf(words);
  const matter = language ? words.filter((word) => !VOCABULARIES[language].frame.has(word)) : words;
  const kept = matter.length > 0 ? matter : words;
  return { key: kept.toSorted().join(' '), text: kept.join(' '), english: language === 'en' };
};
