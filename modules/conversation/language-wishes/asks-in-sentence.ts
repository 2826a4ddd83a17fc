import type { Language } from '../../../contracts/chat.ts';
import { ENGLISH } from './english-words.ts';
import { FRENCH } from './french-words.ts';
import { GERMAN } from './german-words.ts';
import { LANGUAGE_OF_NAME } from './language-names.ts';
import { type Part, phrase, type Reading, remembered } from './phrases.ts';
import { SPANISH } from './spanish-words.ts';
import { type WishOrders, wishOrders } from './wish-orders.ts';

const TABLES = [ENGLISH, FRENCH, GERMAN, SPANISH];

let composed: readonly WishOrders[] | undefined;
/** Composed when the first message names a language: some milliseconds that a start need not pay. */
const allOrders = (): readonly WishOrders[] => {
  composed ??= compose();
  return composed;
};
const compose = (): readonly WishOrders[] => {
  const preposition = remembered(phrase(TABLES.map((table) => table.into).join()));
  return TABLES.map((table) => wishOrders(table, preposition));
};

/** Of one sentence only so many names are looked at, the last ones. */
const NAMES_READ = 4;

/** The language that a sentence asks to be answered in, the last where it asks for several. */
export const asksInSentence = (tokens: readonly string[]): Language | undefined => {
  const places = tokens.flatMap((token, at) => (LANGUAGE_OF_NAME.has(token) ? [at] : []));
  for (const place of places.slice(-NAMES_READ).reverse()) {
    const reading = { tokens, language: place };
    if (allOrders().some((orders) => asks(orders, reading))) return LANGUAGE_OF_NAME.get(tokens[place] ?? '');
  }
  return undefined;
};

const asks = (orders: WishOrders, reading: Reading): boolean => {
  for (let start = 0; start <= reading.language; start += 1) {
    if (isBare(orders, reading, start) || isCorrection(orders, reading, start)) return true;
    if (isWish(orders, reading, start)) return true;
  }
  return false;
};

const isWish = (orders: WishOrders, reading: Reading, start: number): boolean => {
  const { tokens } = reading;
  const isNewClause = start === 0 || isMark(tokens[start - 1]) || begins(orders.joiner, reading, start);
  if (!isNewClause && !begins(orders.opens, reading, start)) return false;
  const ends = [...orders.wish(reading, start), ...(isNewClause ? orders.answer(reading, start) : [])];
  return ends.some((end) => mayEnd(orders, reading, end) && mayFollow(orders, reading, start, end));
};

/**
 * "French" alone may answer a question of ours; "in French" and "French please" ask. Within a sentence a clause of this kind asks
 * where the one before tells which language does not serve: "I don't speak German, English please".
 */
const isBare = (orders: WishOrders, reading: Reading, start: number): boolean => {
  const { tokens, language } = reading;
  if (start > 0 && !isMark(tokens[start - 1])) return false;
  const ends = orders
    .bare(reading, start)
    .filter((end) => end >= tokens.length || isMark(tokens[end]) || isMark(tokens[end - 1]));
  const end = Math.max(...ends);
  const isKind = ends.length > 0 && has(orders.courtesy, reading, start, end);
  const isAll = end >= tokens.length || tokens[end] === ':';
  if (start === 0) return isKind || (isAll && language > 0);
  if (end < tokens.length) return false;
  const namesAnother = tokens.slice(0, start).some((token) => LANGUAGE_OF_NAME.has(token));
  return isKind && namesAnother && has(orders.negation, reading, 0, start) && !isReported(orders, reading, start);
};

/** "Don't answer in German but in French"; "not in German, in French please". */
const isCorrection = (orders: WishOrders, reading: Reading, start: number): boolean =>
  start > 0 &&
  has(orders.negation, reading, 0, start) &&
  (has(orders.answering, reading, 0, start) || begins(orders.negation, reading, 0)) &&
  orders.instead(reading, start).some((end) => mayEnd(orders, reading, end)) &&
  !isReported(orders, reading, start);

/** After a wish the sentence ends, or goes on with words that leave it a wish. */
const mayEnd = (orders: WishOrders, reading: Reading, end: number): boolean => {
  const { tokens } = reading;
  let at = end;
  while (begins(orders.courtesy, reading, at)) at = Math.max(...orders.courtesy(reading, at));
  if (at >= tokens.length || tokens[at] === ':') return true;
  if (tokens[at] !== ',') return orders.goesOn(reading, at).some((next) => !LANGUAGE_OF_NAME.has(tokens[next] ?? ''));
  const isCase = begins(orders.condition, reading, at + 1) && !begins(orders.courtesy, reading, at + 1);
  return !isCase && !has(orders.report, reading, at + 1, Math.min(tokens.length, at + 5));
};

/** Whether what stands before lets the clause be the writer's own wish. */
const mayFollow = (orders: WishOrders, reading: Reading, start: number, end: number): boolean => {
  if (start === 0) return true;
  if (isReported(orders, reading, start) || begins(orders.condition, reading, 0)) return false;
  const addresses = has(orders.addresses, reading, start, end);
  const clause = reading.tokens.slice(0, start).findLastIndex(isMark) + 1;
  if (clause === start) return addresses || !begins(orders.about, reading, 0);
  const isJoined = addresses && begins(orders.joiner, reading, start);
  const isAbout = has(orders.about, reading, clause, start) || has(orders.condition, reading, clause, start);
  return (isJoined || !isAbout) && (addresses || begins(orders.answering, reading, clause));
};

const isReported = (orders: WishOrders, reading: Reading, before: number): boolean =>
  has(orders.report, reading, 0, before) && !has(orders.selfReport, reading, 0, before);

const isMark = (token: string | undefined): boolean => token === ',' || token === ':';

const begins = (part: Part, reading: Reading, at: number): boolean => part(reading, at).length > 0;

const has = (part: Part, reading: Reading, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (begins(part, reading, at)) return true;
  return false;
};
