/** One item of a written table. */
export interface Block {
  /** Of its first line, without the white space around them. */
  readonly cells: readonly string[];
  readonly english: string;
  readonly french: string;
  /** A part of the nearest item above that is none. */
  readonly isPart: boolean;
}

const PART = '+ ';

/**
 * Reads a table of items. Each has three lines: its cells between bars, what it is in English, and in French; a `+` before
 * the first line makes it a part of the item above. Lines of white space do not count.
 */
export const readBlocks = (table: string): Block[] => {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 3) {
    const [head = '', english = '', french = ''] = lines.slice(at, at + 3).map((line) => line.trim());
    const isPart = head.startsWith(PART);
    const cells = (isPart ? head.slice(PART.length) : head).split('|').map((cell) => cell.trim());
    blocks.push({ cells, english, french, isPart });
  }
  return blocks;
};

/** What stands between the commas of a cell; nothing when it is empty. */
export const listed = (cell = ''): string[] =>
  cell
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
