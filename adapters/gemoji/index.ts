/** Emoji by the names that GitHub gives them. */
export { gemojiEmojiNames } from './emoji-names.ts';
