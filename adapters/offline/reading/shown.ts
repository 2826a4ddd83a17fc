// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is what it is for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Someone else's text as an answer may show it: without controls, well-formed, shortened to `longest` UTF-16 units. */
export const shown = (text: string, longest: number): string => {
  const clean = text
    .slice(0, longest * 2)
    .toWellFormed()
    .replace(CONTROLS, '')
    .trim();
  return clean.length > longest
    ? `${clean
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`
    : clean;
};
