/** Words and phrases that are known, and what each means. */
export interface Phrases<Meaning> {
  /** What the longest known phrase that begins at `at` means and how many words it has; `undefined` where none does. */
  at(words: readonly string[], at: number): { readonly meaning: Meaning; readonly length: number } | undefined;
}

interface Node<Meaning> {
  readonly words: Map<string, Node<Meaning>>;
  /** Those known by how they begin. */
  readonly beginnings: Map<string, Node<Meaning>>;
  meaning?: Meaning;
}

const emptyNode = <Meaning>(): Node<Meaning> => ({ words: new Map(), beginnings: new Map() });

/** The shortest beginning that is looked up. */
const BEGINNING = 3;

const step = <Meaning>({ words, beginnings }: Node<Meaning>, word: string): Node<Meaning>[] => {
  const exact = words.get(word);
  const found = exact ? [exact] : [];
  for (let length = word.length; beginnings.size > 0 && length >= BEGINNING; length -= 1) {
    const node = beginnings.get(word.slice(0, length));
    if (node) found.push(node);
  }
  return found;
};

const longest = <Meaning>(
  node: Node<Meaning>,
  words: readonly string[],
  at: number,
): { meaning: Meaning; length: number } | undefined => {
  const word = words[at];
  for (const next of word === undefined ? [] : step(node, word)) {
    const further = longest(next, words, at + 1);
    if (further) return { meaning: further.meaning, length: further.length + 1 };
    if (next.meaning !== undefined) return { meaning: next.meaning, length: 1 };
  }
  return undefined;
};

/**
 * Phrases of folded words with a space between them. A word that ends in `*` stands for all that begin so (at least three
 * letters), one with `|` for each of several. Of phrases known twice the first counts.
 */
export const phrases = <Meaning>(known: Iterable<readonly [phrase: string, meaning: Meaning]>): Phrases<Meaning> => {
  const root = emptyNode<Meaning>();
  const add = (node: Node<Meaning>, [word, ...rest]: readonly string[], meaning: Meaning): void => {
    if (word === undefined) {
      node.meaning ??= meaning;
      return;
    }
    for (const one of word.split('|')) {
      const [shelf, name] = one.endsWith('*') ? [node.beginnings, one.slice(0, -1)] : [node.words, one];
      const next = shelf.get(name) ?? emptyNode<Meaning>();
      shelf.set(name, next);
      add(next, rest, meaning);
    }
  };
  for (const [phrase, meaning] of known) add(root, phrase.split(' '), meaning);
  return { at: (words, at) => longest(root, words, at) };
};
