import { characters, textFault } from '../../contracts/text.ts';
import { foldForComparison } from '../../ports/literal-search.ts';

/** What a model wrote, on one line; `undefined` where it is blank or not clean text. */
export const cleanLine = (text: string): string | undefined => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line === '' || textFault(line) ? undefined : line;
};

/** The same, and `undefined` also where it is longer than `max` code points. */
export const usableText = (text: string, max: number): string | undefined => {
  const line = cleanLine(text);
  return line === undefined || characters(line) > max ? undefined : line;
};

/** The first of those whose texts are the same but for case, accents and white space, in the order given. */
export const distinctBy = <Item>(items: readonly Item[], text: (item: Item) => string): Item[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = foldForComparison(text(item));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
