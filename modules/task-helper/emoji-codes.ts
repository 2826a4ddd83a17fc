import type { EmojiNames } from '../../ports/emoji-names.ts';

const CODE = /:([a-z0-9_+-]{1,40}):/g;
/** The beginning of what may become a code with the next piece. */
const OPEN_CODE = /:[a-z0-9_+-]{0,40}$/;

/** `10:30:45` and `a:b:c` are no codes. */
const isInsideWord = (before: string | undefined): boolean => before !== undefined && /[\p{L}\p{N}]/u.test(before);

/** Markdown emoji codes (`:bulb:`) as the characters they stand for; what names no emoji stays as it is. */
export const withEmoji = (names: EmojiNames, text: string, before?: string): string =>
  text.replace(CODE, (code, name: string, at: number) =>
    isInsideWord(at > 0 ? text[at - 1] : before) ? code : (names.find(name) ?? code),
  );

/** Where the text after its last whole code may go on as a code in the next piece; its length where it cannot. */
const openFrom = (text: string): number => {
  let rest = 0;
  for (const code of text.matchAll(CODE)) rest = code.index + code[0].length;
  const open = OPEN_CODE.exec(text.slice(rest));
  return open ? rest + open.index : text.length;
};

/** The same for a text that comes in pieces: an unfinished code waits for the next piece. No piece it gives is empty. */
export async function* streamWithEmoji(names: EmojiNames, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let before: string | undefined;
  for await (const piece of pieces) {
    const text = held + piece;
    const end = openFrom(text);
    held = text.slice(end);
    const converted = withEmoji(names, text.slice(0, end), before);
    if (end > 0) before = text[end - 1];
    if (converted) yield converted;
  }
  if (held) yield held;
}
