// Letters that look alike, in folded text: what hides a word from rules and not from a reader.

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ғ: 'f', н: 'h', һ: 'h', і: 'i', ӏ: 'l', ј: 'j', к: 'k', м: 'm', о: 'o' },
  ...{ р: 'p', ԛ: 'q', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y', п: 'n', г: 'r' },
  // Greek
  ...{ α: 'a', β: 'b', ϲ: 'c', ε: 'e', η: 'n', γ: 'y', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u' },
  ...{ χ: 'x', ω: 'w' },
  // Latin letters that decomposing leaves as they are
  ...{ ı: 'i', ɩ: 'i', ɪ: 'i', ł: 'l', ʟ: 'l', ø: 'o', đ: 'd', ɑ: 'a', ɡ: 'g', ƙ: 'k', ʀ: 'r', ɴ: 'n' },
};
const DIGITS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '|': 'l' },
};

const LATIN = /\p{Script=Latin}/u;
const SIMILAR = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'gu');
const ONLY_SIMILAR = new RegExp(`^[${Object.keys(LOOK_ALIKES).join('')}]+$`, 'u');
/** A sign for a letter, between letters: `b0mb`, not `q4` or `3d`. */
const FOR_LETTERS = /(?<=\p{L})[013457@$!|]{1,2}(?=\p{L})/gu;
/** Three single letters or more, each apart from the next in the same way. */
const SPACED = /(?<![\p{L}\p{N}'])\p{L}(?<apart>[ ._*-]{1,3})\p{L}(?:\k<apart>\p{L})+(?![\p{L}\p{N}'])/gu;
const joined = (letters: string) => letters.replace(/[ ._*-]/g, '');

/**
 * The ways to read a folded text that may be disguised, the text itself first: look-alike letters of other scripts in words
 * beside Latin ones, signs for letters and letters set apart become plain words. For rules that look for what must not
 * pass; the readings may spoil ordinary abbreviations.
 */
export const readingsOf = (folded: string): readonly string[] => {
  const latin = LATIN.test(folded)
    ? folded.replace(/\p{L}+/gu, (word) =>
        LATIN.test(word) || ONLY_SIMILAR.test(word)
          ? word.replace(SIMILAR, (letter) => LOOK_ALIKES[letter] ?? letter)
          : word,
      )
    : folded;
  const plain = latin.replace(FOR_LETTERS, (signs) => [...signs].map((sign) => DIGITS[sign] ?? sign).join(''));
  // The first letter may be a word of its own: "i k i l l".
  const whole = plain.replace(SPACED, joined);
  const first = plain.replace(SPACED, (letters) => `${letters[0]} ${joined(letters.slice(1))}`);
  return [...new Set([folded, whole, first])];
};

/** As many letters set apart are more than an abbreviation. */
const MANY = 9;

/** Whether a folded text sets so many letters apart that its words cannot be told. */
export const isSpelledOut = (folded: string): boolean =>
  [...folded.matchAll(SPACED)].some(([letters]) => joined(letters).length >= MANY);
