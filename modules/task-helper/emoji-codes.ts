import type { EmojiNames } from '../../ports/emoji-names.ts';

const CODE = /:([a-z0-9_+-]{1,40}):/g;
/** The beginning of what may become a code with the next piece. */
const OPEN_CODE = /:[a-z0-9_+-]{0,40}$/;

/** Markdown emoji codes (`:bulb:`) as the characters they stand for; what names no emoji stays as it is. */
export const withEmoji = (names: EmojiNames, text: string): string =>
  text.replace(CODE, (code, name: string, at: number) => (isInsideWord(text, at) ? code : (names.find(name) ?? code)));

/** `10:30:45` and `a:b:c` are no codes. */
const isInsideWord = (text: string, at: number): boolean => at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

/** The same for a text that comes in pieces: an unfinished code waits for the next piece. No piece it gives is empty. */
export async function* streamWithEmoji(names: EmojiNames, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let before = '';
  for await (const piece of pieces) {
    const text = held + piece;
    held = OPEN_CODE.exec(text)?.[0] ?? '';
    const ready = text.slice(0, text.length - held.length);
    // The character before tells a clock time from a code.
    const converted = withEmoji(names, before + ready).slice(before.length);
    before = ready.at(-1) ?? before;
    if (converted) yield converted;
  }
  if (held) yield held;
}
