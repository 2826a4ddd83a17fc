import type { ParsedRow } from '../../modules/catalogue/index.ts';
import { lines, recordsOf } from './records.ts';
import { jsonRow, textOf, unreadable } from './row-text.ts';

/** Reads a file of JSON objects, one a line. Empty lines are no rows. */
export async function* readNdjson(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ParsedRow, void> {
  for await (const record of recordsOf(chunks, lines())) {
    const fault = unreadable(record);
    if (fault) {
      yield fault;
      return;
    }
    const text = textOf(record);
    if (typeof text !== 'string') yield text;
    else if (text.trim() !== '') yield jsonRow(record.line, record.size, text);
  }
}
