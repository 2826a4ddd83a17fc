import type { ParsedRow } from '../../modules/catalogue/index.ts';
import { type Boundary, type RawRecord, recordsOf } from './records.ts';
import { faultAt, jsonRow, textOf, unreadable } from './row-text.ts';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where the elements of a list end: at its commas, and at its own end. */
const elements = (): Boundary & { readonly ended: boolean } => {
  let depth = 0;
  let inText = false;
  let escaped = false;
  let ended = false;
  return {
    get ended() {
      return ended;
    },
    end(piece, from) {
      for (let at = from; at < piece.length; at += 1) {
        const byte = piece[at];
        if (escaped) escaped = false;
        else if (inText) {
          if (byte === BACKSLASH) escaped = true;
          else if (byte === QUOTE) inText = false;
        } else if (byte === QUOTE) inText = true;
        else if (byte === LIST || byte === OBJECT) depth += 1;
        else if (byte === LIST_END || byte === OBJECT_END) {
          depth -= 1;
          if (depth > 0) continue;
          ended = true;
          return at + 1;
        } else if (byte === COMMA && depth === 1) return at + 1;
      }
      return -1;
    },
    giveUp: () => {},
  };
};

/** The text of an element without what stands around it, and the line on which it begins. */
const elementOf = (record: RawRecord, text: string, { first, last }: { first: boolean; last: boolean }) => {
  const opened = first ? text.replace(/^\s*\[/, (before) => before.replace('[', ' ')) : text;
  const inside = last || opened.endsWith(',') ? opened.slice(0, -1) : opened;
  const before = inside.slice(0, inside.length - inside.trimStart().length);
  return { text: inside.trim(), line: record.line + before.split('\n').length - 1 };
};

/**
 * Reads a file that is one JSON list of objects, object by object. What is broken inside one object is a fault of that one; a
 * bracket too many or too few ends the list, as nothing tells any more where the next one begins.
 */
export async function* readJsonList(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ParsedRow, void> {
  const boundary = elements();
  let first = true;
  let done = false;
  for await (const record of recordsOf(chunks, boundary)) {
    const fault = first ? unreadable(record) : undefined;
    if (fault) {
      yield fault;
      return;
    }
    const text = textOf(record);
    if (done) {
      if (typeof text === 'string' && text.trim() === '') continue;
      yield faultAt(record.line, record.size, 'stands behind the end of the list, and so does all that follows');
      return;
    }
    if (typeof text !== 'string') yield text;
    else {
      if (first && !/^\s*\[/.test(text)) {
        if (text.trim() === '') continue;
        yield faultAt(record.line, record.size, 'the file must be a JSON list of objects: [{…}, {…}]');
        return;
      }
      const element = elementOf(record, text, { first, last: boundary.ended });
      const empty = element.text === '' && boundary.ended;
      if (!empty) yield jsonRow(element.line, record.size, element.text);
    }
    first = false;
    done = boundary.ended;
  }
  if (!first && !done) yield faultAt(1, 0, 'the list does not come to its end: its last "]" is missing');
}
