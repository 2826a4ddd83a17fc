import type { Language } from '../../../contracts/chat.ts';
import { ENGLISH } from './english-words.ts';
import { FRENCH } from './french-words.ts';
import { GERMAN } from './german-words.ts';
import { LANGUAGE_OF_NAME } from './language-names.ts';
import type { Part, Reading } from './phrases.ts';
import { SPANISH } from './spanish-words.ts';
import { type WishOrders, wishOrders } from './wish-orders.ts';

const TABLES = [ENGLISH, FRENCH, GERMAN, SPANISH];
const into = TABLES.map((table) => table.into).join(',');

let composed: readonly WishOrders[] | undefined;
/** Composed when the first message names a language: some milliseconds that most processes' start need not pay. */
const orders = (): readonly WishOrders[] => {
  composed ??= TABLES.map((table) => wishOrders(table, into));
  return composed;
};

/** Of one sentence only so many names are looked at, the last ones. */
const NAMES_READ = 6;

/** The language that a sentence asks to be answered in, the last where it asks for several. */
export const asksInSentence = (tokens: readonly string[]): Language | undefined => {
  const places = tokens.flatMap((token, at) => (LANGUAGE_OF_NAME.has(token) ? [at] : []));
  for (const place of places.slice(-NAMES_READ).reverse()) {
    const reading = { tokens, language: place };
    if (orders().some((order) => asks(order, reading))) return LANGUAGE_OF_NAME.get(tokens[place] ?? '');
  }
  return undefined;
};

const asks = (order: WishOrders, reading: Reading): boolean => {
  if (order.bare(reading, 0).includes(reading.tokens.length)) return isBareWish(order, reading);
  for (let start = reading.language; start >= 0; start -= 1) {
    const isCorrection = corrects(order, reading, start);
    if (!isCorrection && !beginsClause(order, reading, start)) continue;
    const ends = (isCorrection ? order.instead : order.wish)(reading, start);
    for (const end of ends) {
      if (mayEnd(order, reading, end) && mayFollow(order, reading, start, end)) return true;
    }
  }
  return false;
};

const has = (part: Part, reading: Reading, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (part(reading, at).length > 0) return true;
  return false;
};

const isMark = (token: string | undefined): boolean => token === ',' || token === ':';

/** "French" alone may answer a question of ours ("which language is the course in?"); "in French" and "French please" ask. */
const isBareWish = (order: WishOrders, reading: Reading): boolean =>
  reading.tokens.length - 1 !== 0 && (reading.language > 0 || has(order.courtesy, reading, 0, reading.tokens.length));

const beginsClause = (order: WishOrders, reading: Reading, start: number): boolean =>
  start === 0 ||
  isMark(reading.tokens[start - 1]) ||
  order.joiner(reading, start).length > 0 ||
  order.opensAnywhere(reading, start).length > 0;

/** "(not) in German, (but) in French": the clause before must refuse an answer, or be nothing but a refusal. */
const corrects = (order: WishOrders, reading: Reading, start: number): boolean =>
  start > 0 &&
  has(order.negation, reading, 0, start) &&
  (has(order.answering, reading, 0, start) || order.negation(reading, 0).length > 0);

/** After a wish the sentence ends, or goes on with words that leave it a wish. */
const mayEnd = (order: WishOrders, reading: Reading, end: number): boolean => {
  const { tokens } = reading;
  let at = end;
  for (let next = at; next !== undefined && next <= tokens.length; ) {
    at = next;
    const further = order.courtesy(reading, at);
    next = further.length > 0 ? Math.max(...further) : Number.POSITIVE_INFINITY;
  }
  if (at >= tokens.length) return true;
  if (isMark(tokens[at])) {
    const isCase = order.about(reading, at + 1).length > 0 && order.courtesy(reading, at + 1).length === 0;
    const isTold = has(order.report, reading, at + 1, Math.min(tokens.length, at + 5));
    return !(isTold && tokens[at] === ',') && (!isCase || tokens[at] === ':');
  }
  const on = order.goesOn(reading, at);
  return on.some((next) => !LANGUAGE_OF_NAME.has(tokens[next] ?? ''));
};

/** Whether what stands before lets the clause be the writer's own wish. */
const mayFollow = (order: WishOrders, reading: Reading, start: number, end: number): boolean => {
  if (start === 0) return true;
  const { tokens } = reading;
  const lastMark = tokens.slice(0, start).findLastIndex((token) => isMark(token));
  const isOwnClause = lastMark === start - 1;
  const isKind = has(order.kind, reading, start, end);
  if (has(order.report, reading, 0, start) && !has(order.selfReport, reading, 0, start)) return false;
  if (isOwnClause) return order.about(reading, 0).length === 0 || isKind;
  if (has(order.about, reading, lastMark + 1, start) && !(isKind && order.joiner(reading, start).length > 0))
    return false;
  return isKind || order.subject(reading, lastMark + 1).length === 0;
};
