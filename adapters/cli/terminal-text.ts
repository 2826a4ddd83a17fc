// Escape sequences: OSC, DCS, SOS, PM, APC up to their end; CSI; the two- and three-character ones.
const SEQUENCES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for
  /(?:\u001B[\]PX^_]|[\u0090\u0098\u009D-\u009F])[^\u0007\u001B\u009C]*(?:\u0007|\u001B\\|\u009C)?|(?:\u001B\[|\u009B)[0-?]*[ -/]*[@-~]?|\u001B[ -/]*[0-~]?/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Text that a terminal only shows: without escape sequences, control characters (TAB and LF stay) and the marks that
 * turn the direction of what follows. Of a sequence split over two pieces of a stream some harmless letters remain.
 */
export const terminalText = (text: string): string => text.replace(SEQUENCES, '').replace(CONTROLS, '');

/** The same on one line of at most `length` characters. */
export const terminalLine = (text: string, length = 300): string => {
  const line = terminalText(text).replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
};

/** A value as JSON whose texts come back whole when parsed, and do nothing to a terminal until then. */
export const terminalJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(CONTROLS, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
