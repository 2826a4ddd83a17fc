import { fold, wordsOf } from '../reading/fold.ts';
import { shown } from '../reading/shown.ts';

/** Someone else's words as a part of a suggestion: on one line, without what could be read as markup or as its end. */
export const asPart = (text: string, longest: number): string =>
  shown(text.replace(/[<>[\]{}*_`|\\"“”„«»]/gu, ' ').replace(/\s+/gu, ' '), longest);

const WHAT = String.raw`([^\n.?!,;:()]{2,60})`;
const LEARNT = [
  String.raw`(?:learn(?: about| how to)?|(?:courses?|trainings?|plans?) (?:on|about|in|for)|better at|improve(?: my)?|practi[cs]e)\s${WHAT}`,
  String.raw`(?:apprendre(?: à)?|(?:formations?|cours) (?:sur|en|de)|progresser en|améliorer(?: mon| ma| mes)?)\s${WHAT}`,
  String.raw`(?:(?:kurse?|schulung(?:en)?|lernplan) (?:zu|zum|zur|über|in|für)|besser in)\s${WHAT}`,
  String.raw`(?:aprender(?: a)?|(?:cursos?|formación|plan) (?:de|sobre|en)|mejorar(?: mi| mis)?)\s${WHAT}`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}`, 'iu'));
/** German puts the verb last: "SQL lernen". */
const LEARNT_GERMAN =
  /(?<![\p{L}\p{N}])((?:(?!(?:ich|möchte|will|würde|gerne?|mehr|zu|und)\s)[\p{L}\p{N}+#-]+ )?[\p{L}\p{N}+#-]+) (?:lernen|üben|verbessern)\b/iu;
const SMALL =
  /^(?:(?:an?|the|my|some|more|any|about|un|une|du|le|la|les|des|mon|ma|mes|ein|eine|einen|den|die|das|mein\p{L}*|gern|mehr|el|los|las|una|mi|mis)\s+)+/iu;
const TAIL = /\s+(?:please|for me|this year|now|stp|bitte|por favor|course|courses|training|next year)$/iu;

/** Words that name no subject. */
const NOTHING =
  /^(?:it|that|this|something|things?|more|anything|ca|cela|quelque chose|etwas|das|es|was|mehr|algo|eso|esto|mas)$/;

const LONGEST_SUBJECT_WORDS = 4;

const learnt = (text: string): string | undefined => {
  for (const pattern of [...LEARNT, LEARNT_GERMAN]) {
    const found = pattern.exec(text.slice(0, 1_500))?.[1];
    const subject = found && asPart(found.replace(TAIL, '').replace(SMALL, ''), 60);
    if (!subject) continue;
    const words = wordsOf(fold(subject));
    if (words.length > 0 && words.length <= LONGEST_SUBJECT_WORDS && !NOTHING.test(words.join(' '))) return subject;
  }
  return undefined;
};

interface Said {
  readonly user: string;
  readonly assistant: string;
}

/** Whether the words of `name` stand in a folded text, one after the other. */
const speaksOf = (folded: string, name: string): boolean => {
  const words = wordsOf(fold(name));
  return words.length > 0 && ` ${wordsOf(folded).join(' ')} `.includes(` ${words.join(' ')} `);
};

/**
 * What suggestions can be about, the most fitting first, each once: what the user just spoke of learning, gaps of which the
 * conversation spoke, then the other gaps in the order given.
 */
export const subjectsOf = (
  pairs: readonly Said[],
  skills: readonly { readonly name: string; readonly level: number; readonly expected: number }[],
): string[] => {
  const latest = [...pairs].reverse();
  const said = fold(latest.map(({ user, assistant }) => `${user}\n${assistant}`).join('\n'));
  const gaps = skills.filter(({ level, expected }) => expected > level).map(({ name }) => asPart(name, 60));
  const spoken = latest.flatMap(({ user }) => learnt(user) ?? []).slice(0, 1);
  const all = [...spoken, ...gaps.filter((name) => speaksOf(said, name)), ...gaps].filter((name) => name !== '');
  return [...new Map(all.map((name) => [fold(name), name])).values()];
};
