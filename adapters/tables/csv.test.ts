import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../modules/catalogue/index.ts';
import { rowsOf } from './tables.fixture.ts';

const HEADER = 'id,title,description,durationMinutes,mandatory,tags,translations.fr.title';

describe('A table', () => {
  test('gives rows by its columns: numbers, truths, lists, and fields inside fields', async () => {
    const file = `${HEADER}\nt1,Négocier,"Sell, and\nlisten: ""yes""",90,TRUE,sales | talk |,Négocier mieux\nt2,Plan,,,,,\n`;
    const rows = [
      [
        2,
        {
          id: 't1',
          title: 'Négocier',
          description: 'Sell, and\nlisten: "yes"',
          durationMinutes: 90,
          mandatory: true,
          tags: ['sales', 'talk'],
          translations: { fr: { title: 'Négocier mieux' } },
        },
      ],
      [4, { id: 't2', title: 'Plan' }],
    ];
    for (const size of [1, 2, 13, 4096]) expect(await rowsOf('csv', file, { size })).toEqual(rows);
  });

  test('may come from a spreadsheet: a mark, CRLF, semicolons or TABs, quoted names, empty rows and cells at the end', async () => {
    for (const between of [';', '\t']) {
      const file = ['\ufeff"id";"title";', 'a;"One; two";;', ';;', '', 'b;Three;']
        .join('\r\n')
        .replaceAll(';', between);
      expect(await rowsOf('csv', file)).toEqual([
        [2, { id: 'a', title: `One${between} two` }],
        [5, { id: 'b', title: 'Three' }],
      ]);
    }
  });

  test('gives on what is no number or truth as it is, for the row to be refused with its field', async () => {
    expect(await rowsOf('csv', 'id,title,durationMinutes,mandatory\na,A,two hours,perhaps\n')).toEqual([
      [2, { id: 'a', title: 'A', durationMinutes: 'two hours', mandatory: 'perhaps' }],
    ]);
  });

  test('has lists of objects as JSON in their cells', async () => {
    const columns = columnsOf('people');
    const file = [
      'externalId;firstName;lastName;profile.basicInfo.jobTitle;profile.skills',
      'p1;Ana;Silva;Analyst;"[{""name"":""SQL"",""level"":3,""expected"":4}]"',
      'p2;Bo;Berg;Clerk;SQL:3',
    ].join('\n');
    expect(await rowsOf('csv', file, { columns })).toEqual([
      [
        2,
        {
          externalId: 'p1',
          firstName: 'Ana',
          lastName: 'Silva',
          profile: { basicInfo: { jobTitle: 'Analyst' }, skills: [{ name: 'SQL', level: 3, expected: 4 }] },
        },
      ],
      [3, 'profile.skills: must be a JSON list, as [{"name": "…"}]'],
    ]);
  });

  test('that lacks a column, or has one twice, is one fault and nothing else', async () => {
    expect(await rowsOf('csv', 'id,description\na,b\n')).toEqual([
      [1, 'title: is a column that the table must have and lacks; nothing of it was imported'],
    ]);
    expect(await rowsOf('csv', 'id,title,id\na,b,c\n')).toEqual([
      [1, 'id: is the name of two columns; nothing of the table was imported'],
    ]);
    const skills = await rowsOf('csv', 'code,labels.fr\nc1,Vente\n', { columns: columnsOf('skills') });
    expect(skills).toEqual([[2, { code: 'c1', labels: { fr: 'Vente' } }]]);
  });

  test.each([
    ['=HYPERLINK("x")', '='],
    ['+33 1', '+'],
    ['-2+3', '-'],
    ['@SUM(A1)', '@'],
    ['\tcmd', 'TAB'],
    ['\rcmd', 'CR'],
    ['  =1+1', '='],
  ])('refuses %j as a formula, and only that row', async (cell, sign) => {
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    expect(await rowsOf('csv', `id,title,durationMinutes\na,${quoted},5\nb,B,-5\n`)).toEqual([
      [2, expect.stringContaining(`title: begins with ${sign}, which spreadsheets take for a formula`)],
      [3, { id: 'b', title: 'B', durationMinutes: -5 }],
    ]);
  });

  test('has faults of single rows: quotes, too many and too few cells, bytes that are no UTF-8', async () => {
    const file = Buffer.concat([
      Buffer.from('id,title\na,"A" or B\nb,5" disc\nc\nd,D,E\ne,'),
      Buffer.from([0xe9]),
      Buffer.from('\nf,"F"\n'),
    ]);
    expect(await rowsOf('csv', file)).toEqual([
      [2, ': has something behind the closing quote of a cell'],
      [3, ': has a quote in a cell that does not begin with one; there it must be doubled, in a quoted cell'],
      [4, ': has 1 cells where the table has 2 columns'],
      [5, ': has 3 cells where the table has 2 columns'],
      [6, ': is not UTF-8'],
      [7, { id: 'f', title: 'F' }],
    ]);
  });

  test('says how much a quote that is not closed has taken along', async () => {
    expect(await rowsOf('csv', 'id,title\na,A\nb,"B\nc,C\nd,D\n')).toEqual([
      [2, { id: 'a', title: 'A' }],
      [3, ': has a quoted cell that does not end; 2 lines were taken for a part of it'],
    ]);
  });

  test('finds its rows again behind one that is too long', async () => {
    const file = `id,title\na,${'x'.repeat(1024 * 1024)}\nb,"${`${'y'.repeat(999)}\n`.repeat(1_300)}c,C\n`;
    const rows = await rowsOf('csv', file, { size: 65_536 });
    expect(rows[0]).toEqual([2, ': is longer than 1048576 bytes']);
    expect(rows[1]).toEqual([
      3,
      expect.stringMatching(/^: is too long with its \d+ lines; a quoted cell in it may not be closed$/),
    ]);
    expect(rows.at(-1)?.[1]).toEqual({ id: 'c', title: 'C' });
  });

  test('gives on a column that nobody knows, so that it can be named', async () => {
    expect(await rowsOf('csv', 'id,title,Cost Center,__proto__\na,A,=12,x\n')).toEqual([
      [2, JSON.parse('{"id":"a","title":"A","Cost Center":"=12","__proto__":"x"}')],
    ]);
  });
});
