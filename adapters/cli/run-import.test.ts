import { describe, expect, test } from 'vitest';
import type { ImportReport } from '../../contracts/catalogue.ts';
import { recordedTerminal } from './recorded-terminal.fixture.ts';
import { type ImportConnection, type ImportWish, runImport } from './run-import.ts';

const REPORT: ImportReport = {
  kind: 'trainings',
  read: 1_234,
  inserted: 1_200,
  changed: 30,
  unchanged: 4,
  faulty: 0,
  faults: [],
  ignored: [],
  embedded: 1_230,
  pending: false,
};

const run = async (argv: string[], importing: Partial<ImportConnection> = {}) => {
  const { terminal, printed, pressControlC } = recordedTerminal();
  const wishes: ImportWish[] = [];
  const done = { opened: 0, closed: 0 };
  const connection: ImportConnection = {
    async importFile(wish) {
      wishes.push(wish);
      return REPORT;
    },
    putTenant: async () => ({ made: true }),
    async close() {
      done.closed += 1;
    },
    ...importing,
  };
  const connect = async () => {
    done.opened += 1;
    return connection;
  };
  const running = runImport(argv, { connect, terminal, everyMs: 0 });
  return { code: running, printed, wishes, done, pressControlC };
};

describe('The command import', () => {
  test('imports a file and says what became of it', async () => {
    const { code, printed, wishes, done } = await run(['trainings', 'a.csv', '--tenant', 'acme', '--format', 'csv']);
    expect(await code).toBe(0);
    expect(wishes).toEqual([{ kind: 'trainings', file: 'a.csv', format: 'csv', tenant: 'acme', vectors: true }]);
    expect(printed.out).toMatch(/^trainings of acme: 1,234 rows read in \d+\.\d s\n/);
    expect(printed.out).toContain('1,200 new, 30 changed, 4 as they were, 0 left out\n  1,230 vectors made\n');
    expect([done, printed.closed]).toEqual([{ opened: 1, closed: 1 }, true]);
  });

  test('tells faults by line and field, safe for a terminal, and ends with 1', async () => {
    const faults = [
      { line: 3, field: 'durationMinutes', message: 'must be a number' },
      { line: 9, field: '', message: 'is not JSON\u001b[2J' },
      ...Array.from({ length: 60 }, (_, at) => ({ line: 10 + at, field: 'id', message: 'is missing' })),
    ];
    const report = { ...REPORT, faulty: 62, faults, ignored: ['Cost\u001b[1m'], pending: true };
    const { code, printed } = await run(['trainings', 'a.csv'], { importFile: async () => report });
    expect(await code).toBe(1);
    expect(printed.out).toContain(
      'line 3, durationMinutes: must be a number\nline 9: is not JSON\nline 10, id: is missing\n',
    );
    expect(printed.out).toContain('  fields that trainings do not have: Cost\n');
    expect(printed.out).toContain('more are to be made, by the service at its next start');
    expect(printed.out.match(/^line /gm)).toHaveLength(50);
    expect(printed.out).toMatch(/… and more; --json prints up to 1,000\n$/);
  });

  test('prints the report as JSON when asked', async () => {
    const { code, printed } = await run(['jobs', 'a.json', '--json']);
    expect(await code).toBe(0);
    expect(JSON.parse(printed.out)).toEqual(REPORT);
  });

  test('shows progress with its rate, rows first and then vectors', async () => {
    const counts = { inserted: 0, changed: 0, unchanged: 0, faulty: 0, embedded: 0 };
    const { code, printed } = await run(['skills', 'a.ndjson', '--no-vectors'], {
      async importFile({ vectors }, { progress }) {
        expect(vectors).toBe(false);
        progress({ phase: 'rows', read: 1_500, ...counts, unchanged: 1_000, faulty: 2 });
        progress({ phase: 'vectors', read: 1_500, ...counts, embedded: 128 });
        return REPORT;
      },
    });
    expect(await code).toBe(0);
    expect(printed.notes).toMatch(/^· 1,500 rows · [\d,]+\/s · 1,000 as they were · 2 left out\n/);
    expect(printed.notes).toMatch(/\n· 128 vectors made · [\d,]+\/s\n$/);
  });

  test('makes a company from a file of settings', async () => {
    const asked: string[][] = [];
    const putTenant = async (tenant: string, file: string) => {
      asked.push([tenant, file]);
      return { made: asked.length === 1 };
    };
    const made = await run(['tenant', 'acme.json', '--tenant', 'acme'], { putTenant });
    expect([await made.code, made.printed.out]).toEqual([0, 'The company acme was made.\n']);
    const again = await run(['tenant', 'acme.json', '--tenant', 'acme'], { putTenant });
    expect([await again.code, again.printed.out]).toEqual([0, 'The company acme has new settings.\n']);
    expect(asked[0]).toEqual(['acme', 'acme.json']);
  });

  test('that fails says why in one line, and lets go of what it opened', async () => {
    const { code, printed, done } = await run(['people', 'a.csv'], {
      async importFile() {
        throw new Error('There is no company demo.');
      },
    });
    expect([await code, printed.notes, done.closed]).toEqual([1, 'There is no company demo.\n', 1]);
  });

  test('that is interrupted says that the same command goes on', async () => {
    const importFile: ImportConnection['importFile'] = (_wish, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const { code, printed, done, pressControlC } = await run(['people', 'a.csv'], { importFile });
    await new Promise((resolve) => setTimeout(resolve, 5));
    pressControlC();
    expect([await code, done.closed]).toEqual([130, 1]);
    expect(printed.notes).toBe('Interrupted: what was written is in. The same command goes on.\n');
  });

  test.each([
    [[], /^Say what to import: tenant, skills, jobs, trainings, opportunities, people;/],
    [['training', 'a.csv'], /^Say what to import/],
    [['trainings'], /^Say one file/],
    [['trainings', 'a.csv', 'b.csv'], /^Say one file/],
    [['trainings', 'a.xlsx', '--format', 'xlsx'], /^--format must be one of ndjson, json, csv\.\n$/],
    [['trainings', 'a.csv', '--company', 'acme'], /--company/],
  ])('is used wrongly by %j, and opens nothing', async (argv, said) => {
    const { code, printed, done } = await run(argv);
    expect([await code, done.opened]).toEqual([2, 0]);
    expect(printed.notes).toMatch(said);
  });

  test('explains itself', async () => {
    const { code, printed } = await run(['--help']);
    expect(await code).toBe(0);
    expect(printed.out).toContain('npm run import -- tenant <settings.json> --tenant <id>');
  });
});
