import { port } from '../modules/kernel/port.ts';

/** The names of emoji as Markdown writes them between colons. */
export interface EmojiNames {
  /** The character, e.g. 💡 for `bulb`; `undefined` when no emoji has that name. */
  find(name: string): string | undefined;
}
export const EmojiNames = port<EmojiNames>('EmojiNames');
