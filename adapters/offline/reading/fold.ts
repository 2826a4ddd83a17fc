/**
 * A text in the form that the rules read: lower case, without accents, invisible or control characters, and
 * opening marks (`¿`, `¡`), with plain quotes and single spaces. Umlauts lose their dots (`für` is `fur`), `ß` is `ss`.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}¿¡]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .toLowerCase()
    .replace(/[‘’‛`´ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .trim();

/** The words of a folded text. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];
