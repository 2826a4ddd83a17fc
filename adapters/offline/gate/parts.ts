/** One way to say a thing. Compiling a long expression takes longer than reading a message, so it waits until it is needed. */
export interface Part {
  /** Cheap, and necessary for `words`; `undefined` where those are cheap themselves. */
  readonly head: RegExp | undefined;
  /** All occurrences. */
  words(): RegExp;
}

/** From this length on, in UTF-16 units, an expression is worth a head. */
const LONG = 600;

/** Calls `at` with each position and how deep in groups it is; escapes and classes are passed over. */
const walk = (pattern: string, at: (index: number, depth: number) => void): void => {
  let depth = 0;
  let inClass = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index];
    if (character === ')' && !inClass) depth -= 1;
    at(index, inClass ? depth + 1 : depth);
    if (character === '\\') index += 1;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '(' && !inClass) depth += 1;
  }
};

/** Whether a pattern is one group and nothing else. */
const isGroup = (pattern: string): boolean => {
  let closes = 0;
  walk(pattern, (index, depth) => {
    if (depth === 0 && pattern[index] === ')') closes = closes || index;
  });
  return pattern.startsWith('(?:') && closes === pattern.length - 1;
};

/** The alternatives of a pattern's outermost level, also where they stand in a group of their own. */
const alternativesOf = (pattern: string): string[] => {
  if (isGroup(pattern)) return alternativesOf(pattern.slice(3, -1));
  const bars: number[] = [-1];
  walk(pattern, (index, depth) => depth === 0 && pattern[index] === '|' && bars.push(index));
  const alternatives = bars.map((bar, number) => pattern.slice(bar + 1, bars[number + 1]));
  return alternatives.length === 1 ? alternatives : alternatives.flatMap(alternativesOf);
};

/** What an alternative must begin with: all before its first group, and that group where it is not optional. */
const headOf = (alternative: string): string | undefined => {
  let start = -1;
  let end = -1;
  walk(alternative, (index, depth) => {
    if (depth !== 0 || end >= 0) return;
    if (alternative[index] === '(' && start < 0) start = index;
    if (alternative[index] === ')') end = index + 1;
  });
  if (start < 0 || alternative.startsWith('(?!', start)) return start > 0 ? alternative.slice(0, start) : undefined;
  const optional = /^(?:[?*]|\{0,)/.test(alternative.slice(end));
  return optional ? alternative.slice(0, start) || undefined : alternative.slice(0, end);
};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

/** The parts of what several patterns match at the boundaries of words. */
export const partsOf = (patterns: readonly string[]): readonly Part[] =>
  patterns.flatMap(alternativesOf).map((alternative) => {
    const head = alternative.length < LONG ? undefined : headOf(alternative);
    return {
      head: head === undefined ? undefined : new RegExp(String.raw`\b(?:${head})`),
      words: once(() => new RegExp(String.raw`\b(?:${alternative})\b`, 'g')),
    };
  });
