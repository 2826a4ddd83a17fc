import { describe, expect, test } from 'vitest';
import { rowsOf } from './tables.fixture.ts';

describe('A list of JSON', () => {
  test('gives its objects one by one, each with the line on which it begins', async () => {
    const file = '\ufeff[\n  {"id": "a", "tags": ["x, y", "]"]},\r\n\n  {\n    "id": "b\\"}"\n  }\n]\n';
    const rows = [
      [2, { id: 'a', tags: ['x, y', ']'] }],
      [4, { id: 'b"}' }],
    ];
    for (const size of [1, 5, 4096]) expect(await rowsOf('json', file, { size })).toEqual(rows);
  });

  test('may be empty, or on one line', async () => {
    expect(await rowsOf('json', '[ ]')).toEqual([]);
    expect(await rowsOf('json', '[{"id":"a"},{"id":"b"}]')).toEqual([
      [1, { id: 'a' }],
      [1, { id: 'b' }],
    ]);
  });

  test('goes on behind an object that is broken inside, is none, is too long or is not UTF-8', async () => {
    const long = `{"id":"${'x'.repeat(1024 * 1024)}"}`;
    const file = Buffer.concat([
      Buffer.from(`[{"id" "a"},\n7,\n${long},\n{"id":"`),
      Buffer.from([0xff]),
      Buffer.from('"},\n{"id":"b"}]'),
    ]);
    expect(await rowsOf('json', file, { size: 4096 })).toEqual([
      [1, ': is not JSON'],
      [2, ': must be a JSON object'],
      [2, ': is longer than 1048576 bytes'],
      [3, ': is not UTF-8'],
      [5, { id: 'b' }],
    ]);
  });

  test('that is none is one fault', async () => {
    const none = [[1, ': the file must be a JSON list of objects: [{…}, {…}]']];
    for (const file of ['{"id":"a"}\n{"id":"b"}', '"text"', 'hello']) expect(await rowsOf('json', file)).toEqual(none);
  });

  test('that does not end says so, and what came before goes in', async () => {
    expect(await rowsOf('json', '[{"id":"a"},{"id":"b"')).toEqual([
      [1, { id: 'a' }],
      [1, ': is not JSON'],
      [1, ': the list does not come to its end: its last "]" is missing'],
    ]);
  });

  test('with something behind its end says so', async () => {
    expect(await rowsOf('json', '[{"id":"a"}]\n{"id":"b"}\n[{"id":"c"}]')).toEqual([
      [1, { id: 'a' }],
      [1, ': stands behind the end of the list, and so does all that follows'],
    ]);
  });
});
