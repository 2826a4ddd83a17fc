import { characters, textFault } from '../../contracts/text.ts';
import { foldForSearch } from '../../ports/literal-search.ts';

/** At most `length` UTF-16 units of a text, well-formed. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text.toWellFormed();

/** A text as it is compared with others: case, accents and the amount of white space do not tell two apart. */
export const folded = (text: string): string => foldForSearch(text).trim().replaceAll(/\s+/g, ' ');

/** What a model wrote, on one line; `undefined` where it is blank, longer than `max` code points or not clean text. */
export const usableText = (text: string, max: number): string | undefined => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line === '' || characters(line) > max || textFault(line) ? undefined : line;
};

/** The first of those that fold to the same, in the order given. */
export const distinctBy = <Item>(items: readonly Item[], text: (item: Item) => string): Item[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = folded(text(item));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
