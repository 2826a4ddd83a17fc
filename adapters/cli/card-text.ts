import type { Card } from '../../contracts/cards.ts';
import { terminalLine } from './terminal-text.ts';

const MAX_DEPTH = 5;
const MAX_LINES = 60;

const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null;

const linesOf = (value: unknown, indent: string, depth: number): string[] => {
  if (isLeaf(value)) return [`${indent}${terminalLine(String(value))}`];
  if (depth > MAX_DEPTH) return [`${indent}…`];
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const [first = '', ...rest] = linesOf(item, `${indent}  `, depth + 1);
      return [`${indent}- ${first.trimStart()}`, ...rest];
    });
  }
  return Object.entries(value as object)
    .filter(([, item]) => item !== undefined && item !== null)
    .flatMap(([key, item]) => {
      const name = `${indent}${terminalLine(key, 60)}:`;
      return isLeaf(item)
        ? [`${name} ${terminalLine(String(item))}`]
        : [name, ...linesOf(item, `${indent}  `, depth + 1)];
    });
};

/** A card as plain text: its type, then its data as an indented list, bounded in depth and lines. */
export const cardText = (card: Card): string => {
  const lines = linesOf(card.data, '  ', 1);
  const shown =
    lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `  … ${lines.length - MAX_LINES} more lines`] : lines;
  return `${[`[${terminalLine(card.type, 60)}]`, ...shown].join('\n')}\n`;
};
