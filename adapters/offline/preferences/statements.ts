import { fold, wordsOf } from '../reading/fold.ts';
import { isOnlyCourtesy } from '../reading/moves.ts';
import { sentencesOf, withoutWords } from '../reading/sentences.ts';
import { shown } from '../reading/shown.ts';
import { isWorkTask } from '../reading/task-words.ts';
import { DURABLE_WORDS, type DurableWords, PASSING, PRIVATE } from './durable-words.ts';

/** The longest statement, in UTF-16 units, and how many are read of one message. */
const LONGEST = 300;
const MOST = 5;
/** Sentences that are looked at. */
const SENTENCES = 60;

interface Rules {
  readonly opening: RegExp;
  readonly explicit: RegExp;
  readonly standing: RegExp;
  readonly statement: RegExp;
}

const compiled = new Map<DurableWords, Rules>();

/** Compiled at the first message that may need them. */
const rulesOf = (words: DurableWords): Rules => {
  const found = compiled.get(words);
  if (found) return found;
  const between = '[ ,:;!.-]{1,3}';
  const rules: Rules = {
    opening: new RegExp(`^(?:(?:${words.openers})(?:${between}|$)){0,6}`),
    explicit: new RegExp(`^(?:${words.explicit})(?:${between}|$)`),
    standing: new RegExp(`^(?:${words.standing})`),
    statement: new RegExp(`^(?:${words.statements.join('|')})`),
  };
  compiled.set(words, rules);
  return rules;
};

/** Where one thought of a sentence may end and the next begin; the separator is kept. */
const BETWEEN =
  /([,;]\s+|\s[-–—]\s|\s+(?=(?:and|but|because|since|so|et|mais|car|parce que|donc|und|aber|weil|y|pero|porque|así que)\s+(?:I\b|I'|je\b|j'|ich\b|my\b|mon\b|mein|me\b|no\b|solo\b|prefiero\b|trabajo\b)))/iu;
/** What only says when, before a comma: "from now on, ...". */
const WHEN =
  /^(?:from now on|in (?:the )?future|going forward|long[- ]term|in the long (?:run|term)|eventually|one day|some ?day|desormais|dorenavant|a l'avenir|a partir (?:de maintenant|d'aujourd'hui)|pour la suite|a (?:long )?terme|un jour|plus tard|langfristig|kunftig|in zukunft|ab (?:jetzt|sofort)|a partir de ahora|(?:de ahora )?en adelante|a la larga|a largo plazo|algun dia|en el futuro)$/;
/** The clause of "remember, that ...". */
const OF_THE_CLAUSE_BEFORE = /^(?:dass|that|que|qu')/;

interface Clause {
  readonly text: string;
  /** What stands between it and the next. */
  readonly after: string;
}

/** The parts of a sentence that can say a thing of their own. */
const clausesOf = (sentence: string): Clause[] => {
  const pieces = sentence.split(BETWEEN);
  const clauses: Clause[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const text = pieces[at] ?? '';
    const after = pieces[at + 1] ?? '';
    const before = clauses.at(-1);
    if (before && (WHEN.test(fold(before.text)) || OF_THE_CLAUSE_BEFORE.test(fold(text)))) {
      clauses.splice(-1, 1, { text: before.text + before.after + text, after });
    } else clauses.push({ text, after });
  }
  return clauses;
};

/** A clause that asks for something, so that it is no part of the statement before it. */
const ASKS =
  /^(?:so|then|please|can|could|would|will|what|which|who|how|where|when|do|does|is|are|find|show|suggest|recommend|give|help|tell|i need|i want|i'm looking|donc|alors|peux|pouvez|pourr|quel|comment|ou|trouve|propose|montre|aide|j'ai besoin|je (?:veux|cherche)|also|kannst|konnen|konntest|was|welche|wie|wo|finde|zeig|such|hilf|ich (?:brauche|suche)|asi que|puedes|puede|podria|que|cual|como|donde|busca|muestra|ayuda|necesito|busco)\b/;

/** German says "dass ich in Teilzeit arbeite" and "abends lerne ich": as a sentence of its own the verb comes second. */
const germanMainClause = (text: string, subordinate: boolean): string => {
  const words = text.split(' ');
  const [first = '', second = ''] = words;
  if (!subordinate) return fold(second) === 'ich' ? ['Ich', first, ...words.slice(2)].join(' ') : text;
  const verb = words.at(-1);
  return fold(first) === 'ich' && verb && !text.includes(',') ? [first, verb, ...words.slice(1, -1)].join(' ') : text;
};

const cleaned = (text: string): string => {
  const plain = shown(text, LONGEST).replace(/^[\s"'«“(,:;-]+|[\s.!?;:,"'»”)-]+$/gu, '');
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
};

interface Statement {
  readonly text: string;
  /** Whether the rest of the sentence belongs to it, also where that asks for something. */
  readonly whole: boolean;
}

/** The statement at the beginning of a clause, without what opens it; `undefined` where there is none. */
const statementIn = (clause: string, asking: boolean, rules: Rules): Statement | undefined => {
  const folded = fold(clause);
  const opening = rules.opening.exec(folded)?.[0] ?? '';
  const matter = folded.slice(opening.length);
  const rest = withoutWords(clause, wordsOf(opening).length);
  const explicit = rules.explicit.exec(matter)?.[0];
  if (explicit !== undefined) {
    const text = withoutWords(rest, wordsOf(explicit).length);
    if (wordsOf(text).length < 2) return undefined;
    return { text: /\bdass\W*$/.test(explicit) ? germanMainClause(cleaned(text), true) : text, whole: true };
  }
  if (asking) return undefined;
  if (rules.standing.test(matter) && !WHEN.test(matter)) return { text: rest, whole: true };
  if (!rules.statement.test(matter) || PASSING.test(matter)) return undefined;
  return { text: germanMainClause(rest, false), whole: false };
};

const statementsOf = (sentence: string, rules: Rules): string[] => {
  const clauses = clausesOf(sentence);
  const asks = /\?["')»”]?$/.test(sentence);
  const asking = (at: number) => asks && at === clauses.length - 1;
  const found: string[] = [];
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = clauses[at];
    const statement = clause && statementIn(clause.text, asking(at), rules);
    if (!statement) continue;
    // "Write to my boss, I prefer ..." is dictated. Asked late: reading tasks costs most of all.
    if (at > 0 && isWorkTask(fold(sentence))) break;
    let { text } = statement;
    // What follows belongs to it, unless it asks for something, is a courtesy, or says the next thing.
    for (let next = clauses[at + 1]; next; next = clauses[at + 1]) {
      const folded = fold(next.text);
      if (asking(at + 1) || isOnlyCourtesy(folded) || (!statement.whole && ASKS.test(folded))) break;
      if (statementIn(next.text, false, rules)) break;
      text += `${clauses[at]?.after ?? ''}${next.text}`;
      at += 1;
    }
    found.push(cleaned(text));
  }
  return found;
};

/**
 * What a message tells of its author that will still hold tomorrow, as it was said, at most five statements. Not wishes of the
 * moment, moods, questions, or what others prefer; nothing from a sentence that speaks of health, family, belief or secrets.
 */
export const durableStatements = (message: string): string[] => {
  const folded = fold(message.slice(0, 8_000));
  const languages = DURABLE_WORDS.filter(({ head }) => head.test(folded)).map(rulesOf);
  if (languages.length === 0) return [];
  const found = new Map<string, string>();
  for (const sentence of sentencesOf(message).slice(0, SENTENCES)) {
    const statements = languages.map((rules) => statementsOf(sentence, rules)).find((some) => some.length > 0) ?? [];
    for (const statement of statements) {
      if (!PRIVATE.test(fold(sentence))) found.set(wordsOf(fold(statement)).join(' '), statement);
    }
  }
  return [...found.values()].filter((statement) => wordsOf(statement).length > 1).slice(0, MOST);
};

/** Whether a message tells something of its author that will still hold tomorrow. */
export const statesPreference = (message: string): boolean => durableStatements(message).length > 0;
