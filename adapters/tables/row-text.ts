import { isUtf8 } from 'node:buffer';
import type { ParsedRow } from '../../modules/catalogue/index.ts';
import { type RawRecord, ROW_MAX_BYTES } from './records.ts';

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** How files of other encodings begin. */
const OTHERS_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** Why a file cannot be read at all, told by how it begins. */
export const unreadable = ({ line, bytes, size }: RawRecord): ParsedRow | undefined =>
  line === 1 && OTHERS_MARKS.some((mark) => bytes?.subarray(0, mark.length).equals(mark))
    ? faultAt(line, size, 'is UTF-16: the file must be saved as UTF-8')
    : undefined;

export const faultAt = (line: number, bytes: number, message: string, field = ''): ParsedRow => ({
  line,
  bytes,
  faults: [{ field, message }],
});

/** The text of a record, or the row that says why it has none. A mark of the encoding before the first is no part of it. */
export const textOf = ({ line, bytes, size }: RawRecord): string | ParsedRow => {
  if (!bytes) return faultAt(line, size, `is longer than ${ROW_MAX_BYTES} bytes`);
  if (!isUtf8(bytes)) return faultAt(line, size, 'is not UTF-8');
  const marked = line === 1 && bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return bytes.toString('utf8', marked ? BYTE_ORDER_MARK.length : 0);
};

/** The row that a JSON text is. */
export const jsonRow = (line: number, bytes: number, text: string): ParsedRow => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return faultAt(line, bytes, 'is not JSON');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { line, bytes, value };
  return faultAt(line, bytes, 'must be a JSON object');
};
