/** What every store does alike with text and ids, so that none of them fails where another would not. */

const REPLACEMENT = '\uFFFD';

/** The text as stores keep it: NUL and lone surrogates, which a database refuses, become U+FFFD. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', REPLACEMENT);

/** A deep copy of JSON data as stores keep it: every text and key is `storableText`, what JSON cannot hold is gone. */
export const storableJson = <Value>(value: Value): Value => {
  const written = JSON.stringify(value);
  // JSON writes just these as escapes of four digits; an escaped backslash before them only costs the slower way.
  const copy: unknown = JSON.parse(written);
  return (/\\u(?:0000|d[89a-f])/.test(written) ? replaceIn(copy) : copy) as Value;
};

const replaceIn = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(replaceIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storableText(key), replaceIn(item)]));
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id as stores keep it, or `undefined` for a text that is none: it names nothing. */
export const storableId = (text: string): string | undefined => {
  const id = text.toLowerCase();
  return UUID.test(id) ? id : undefined;
};
