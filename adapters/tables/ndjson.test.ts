import { describe, expect, test } from 'vitest';
import { rowsOf } from './tables.fixture.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

describe('Lines of JSON', () => {
  test('are rows with their lines, whatever the pieces they come in', async () => {
    const file = '{"id":"a","title":"Économie 🌱"}\n\n  \n{"id":"b"}';
    const rows = [
      [1, { id: 'a', title: 'Économie 🌱' }],
      [4, { id: 'b' }],
    ];
    for (const size of [1, 3, 64]) expect(await rowsOf('ndjson', file, { size })).toEqual(rows);
  });

  test('may begin with a mark and end as on Windows', async () => {
    expect(await rowsOf('ndjson', '\ufeff{"id":"a"}\r\n{"id":"b"}\r\n')).toEqual([
      [1, { id: 'a' }],
      [2, { id: 'b' }],
    ]);
  });

  test('that are broken are faults of their own', async () => {
    const file = bytes('{"id":"a"}\n{"id":\n"b"}\n[1]\nnull\n{"id":"', [0xc3, 0x28], '"}\n{"id":"c"}\n');
    expect(await rowsOf('ndjson', file)).toEqual([
      [1, { id: 'a' }],
      [2, ': is not JSON'],
      [3, ': is not JSON'],
      [4, ': must be a JSON object'],
      [5, ': must be a JSON object'],
      [6, ': is not UTF-8'],
      [7, { id: 'c' }],
    ]);
  });

  test('that are longer than a row can be are a fault, and the next one goes on', async () => {
    const long = `{"id":"${'x'.repeat(1024 * 1024)}"}`;
    expect(await rowsOf('ndjson', `{"id":"a"}\n${long}\n{"id":"b"}\n`, { size: 65_536 })).toEqual([
      [1, { id: 'a' }],
      [2, ': is longer than 1048576 bytes'],
      [3, { id: 'b' }],
    ]);
  });

  test('in UTF-16 are told once', async () => {
    const file = Buffer.from('\ufeff{"id":"a"}\n{"id":"b"}\n', 'utf16le');
    expect(await rowsOf('ndjson', file)).toEqual([[1, ': is UTF-16: the file must be saved as UTF-8']]);
  });

  test('are none where the file is empty', async () => {
    expect(await rowsOf('ndjson', '')).toEqual([]);
  });
});
