import { foldForSearch } from '../../../ports/literal-search.ts';

/** A sentence as folded words and marks (`,` and `:`), and which of the words is the language in question. */
export interface Reading {
  readonly tokens: readonly string[];
  readonly language: number;
}

/**
 * Where a part of a wish may end that begins at a token: every possibility, none twice. Possibilities are followed side by
 * side, never tried one after the other, so the cost grows with the length of the sentence, whatever stands in it.
 */
export type Part = (reading: Reading, at: number) => readonly number[];

const NOWHERE: readonly number[] = [];

export const sequence =
  (...parts: readonly Part[]): Part =>
  (reading, at) => {
    let ends: readonly number[] = [at];
    for (const part of parts) {
      if (ends.length === 0) return NOWHERE;
      ends = ends.length === 1 ? part(reading, ends[0] ?? 0) : each(ends, (end) => part(reading, end));
    }
    return ends;
  };

export const either =
  (...parts: readonly Part[]): Part =>
  (reading, at) =>
    each(parts, (part) => part(reading, at));

export const maybe = (part: Part): Part => either(nothing, part);

/** As often as it comes, also never. */
export const repeated = (part: Part): Part =>
  remembered((reading, at) => {
    const ends = new Set([at]);
    for (const end of ends) for (const next of part(reading, end)) ends.add(next);
    return [...ends];
  });

/** Works out a place of a sentence once, however many orders ask. */
export const remembered = (part: Part): Part => {
  const known = new WeakMap<Reading, (readonly number[])[]>();
  return (reading, at) => {
    const ends = known.get(reading) ?? [];
    if (ends.length === 0) known.set(reading, ends);
    const found = ends[at] ?? part(reading, at);
    ends[at] = found;
    return found;
  };
};

export const upTo = (times: number, part: Part): Part =>
  times === 0 ? nothing : maybe(sequence(part, upTo(times - 1, part)));

/** The mention in question. */
export const language: Part = (reading, at) => (at === reading.language ? [at + 1] : NOWHERE);

export const anyWord =
  (isWord: (token: string) => boolean): Part =>
  ({ tokens }, at) => {
    const token = tokens[at];
    return token !== undefined && isWord(token) ? [at + 1] : NOWHERE;
  };

const nothing: Part = (_reading, at) => [at];

const each = <T>(items: readonly T[], ends: (item: T) => readonly number[]): readonly number[] => [
  ...new Set(items.flatMap((item) => ends(item))),
];

/** Any of the phrases of a table's slot. A comma between two of its words does not count: "ich möchte, dass du". */
export const phrase = (slot: string, enclitics = ''): Part => {
  const byFirstWord = new Map<string, string[][]>();
  for (const [first, ...rest] of phrasesOf(slot, enclitics)) {
    if (first === undefined) continue;
    const known = byFirstWord.get(first);
    if (known) known.push(rest);
    else byFirstWord.set(first, [rest]);
  }
  return ({ tokens }, at) => {
    const rests = byFirstWord.get(tokens[at] ?? '');
    if (!rests) return NOWHERE;
    const ends = new Set<number>();
    for (const rest of rests) {
      let end = at + 1;
      const isAll = rest.every((word) => {
        if (tokens[end] === ',') end += 1;
        end += 1;
        return tokens[end - 1] === word;
      });
      if (isAll) ends.add(end);
    }
    return [...ends];
  };
};

/** Every wording of a slot as folded words. "can/could (please)" makes four. */
export const phrasesOf = (slot: string, enclitics = ''): string[][] =>
  foldForSearch(slot)
    .split(',')
    .flatMap((pattern) =>
      wordings(
        pattern.trim(),
        enclitics.split(',').map((enclitic) => enclitic.trim()),
      ),
    )
    .filter((words) => words.length > 0);

const wordings = (pattern: string, enclitics: readonly string[]): string[][] => {
  if (!/[(/+]/.test(pattern)) return [wordsOf(pattern)];
  let found: string[][] = [[]];
  for (const [, optional, plain] of pattern.matchAll(/\(([^)]*)\)|([^\s()]+)/g)) {
    const choices = (optional ?? plain ?? '').split('/').flatMap((choice) => withEnclitics(choice, enclitics));
    const longer = found.flatMap((words) => choices.map((choice) => [...words, ...choice]));
    found = optional === undefined ? longer : [...found, ...longer];
  }
  return found;
};

const withEnclitics = (choice: string, enclitics: readonly string[]): string[][] => {
  const words = wordsOf(choice);
  const last = words.at(-1) ?? '';
  if (!last.endsWith('+')) return [words];
  return enclitics.map((enclitic) => [...words.slice(0, -1), last.slice(0, -1) + enclitic]);
};

const wordsOf = (text: string): string[] => text.split(/[ '’\n-]+/).filter((word) => word !== '');
