import { parseArgs } from 'node:util';
import { CatalogueKind, type ImportReport } from '../../contracts/catalogue.ts';
import type { ImportProgress } from '../../modules/catalogue/index.ts';
import { parsed, WrongUsage } from './chat-options.ts';
import { failureLine } from './failure-line.ts';
import { progressLine, reportText } from './import-text.ts';
import type { Terminal } from './terminal.ts';
import { terminalJson, terminalLine } from './terminal-text.ts';

const FORMATS = ['ndjson', 'json', 'csv'] as const;

/** What is to be imported, and where to. */
export interface ImportWish {
  readonly kind: CatalogueKind;
  /** `-`: the standard input. */
  readonly file: string;
  /** Absent: as the file's name says. */
  readonly format: (typeof FORMATS)[number] | undefined;
  readonly tenant: string;
  /** Whether vectors are made too. */
  readonly vectors: boolean;
}

/** The open data of an installation. */
export interface ImportConnection {
  /** Rejects with an error whose message says in one line why it cannot go on; what is in stays in. */
  importFile(
    wish: ImportWish,
    options: { readonly progress: (progress: ImportProgress) => void; readonly signal: AbortSignal },
  ): Promise<ImportReport>;
  /** Makes a company, or replaces its settings by those in the file. */
  putTenant(tenant: string, file: string): Promise<{ readonly made: boolean }>;
  close(): Promise<void>;
}

export interface ImportNeeds {
  readonly connect: () => Promise<ImportConnection>;
  readonly terminal: Terminal;
  /** How often progress is told, in milliseconds; 1 s when absent. */
  readonly everyMs?: number;
}

const HELP = `Imports a company's data: rows are inserted or replaced by the company's own ids.

  npm run import -- tenant <settings.json> --tenant <id>     makes a company, or replaces its settings
  npm run import -- <kind> <file> --tenant <id>              skills, jobs, trainings, opportunities or people

The file is NDJSON (.ndjson, .jsonl), a JSON list (.json) or CSV (.csv), in UTF-8; - is the standard input. What is at fault is
left out and told by line and field, the rest goes in. The same file again changes nothing: repeat what was interrupted.

  --tenant <id>       the company; default: demo
  --format <format>   ${FORMATS.join(', ')}; default: by the file's name
  --no-vectors        leaves out the vectors that searches by meaning need; the service makes them at its next start
  --json              prints the report as JSON
  --help              prints this

Exit codes: 0 everything is in, 1 something was left out or it failed, 2 wrong usage, 130 interrupted.
`;

const INTERRUPTED = 130;
const EVERY_MS = 1_000;

const read = (argv: readonly string[]) => {
  const { values, positionals } = parsed(() =>
    parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        tenant: { type: 'string', default: 'demo' },
        format: { type: 'string' },
        'no-vectors': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    }),
  );
  if (values.help) return undefined;
  const [what = '', file, ...more] = positionals;
  const kind = CatalogueKind.safeParse(what).data;
  if (what !== 'tenant' && kind === undefined)
    throw new WrongUsage(`Say what to import: tenant, ${CatalogueKind.options.join(', ')}; --help tells more.`);
  if (file === undefined || more.length > 0) throw new WrongUsage('Say one file; --help tells more.');
  const format = FORMATS.find((known) => known === values.format);
  if (format !== values.format) throw new WrongUsage(`--format must be one of ${FORMATS.join(', ')}.`);
  return { ...values, kind, file, format };
};

/** Tells progress on one line after another, seldom enough to be read; each phase at its beginning. */
const teller = ({ terminal, everyMs = EVERY_MS }: ImportNeeds) => {
  const began = performance.now();
  let phaseBegan = began;
  let phase: ImportProgress['phase'] = 'rows';
  let toldAt = began;
  return (progress: ImportProgress) => {
    const now = performance.now();
    if (progress.phase !== phase) {
      ({ phase } = progress);
      phaseBegan = toldAt;
    }
    if (now - toldAt < everyMs) return;
    toldAt = now;
    terminal.note(`${progressLine(progress, now - phaseBegan)}\n`);
  };
};

/** The command `import`. Gives the exit code; does not throw. */
export const runImport = async (argv: readonly string[], needs: ImportNeeds): Promise<number> => {
  const { connect, terminal } = needs;
  const stopped = new AbortController();
  const hearNoMore = terminal.onInterrupt(() => stopped.abort(new Error('It was interrupted.')));
  let connection: ImportConnection | undefined;
  try {
    const wish = read(argv);
    if (!wish) {
      terminal.write(HELP);
      return 0;
    }
    const { kind, file, format, tenant } = wish;
    connection = await connect();
    if (kind === undefined) {
      const { made } = await connection.putTenant(tenant, file);
      terminal.write(`The company ${terminalLine(tenant)} ${made ? 'was made' : 'has new settings'}.\n`);
      return 0;
    }
    const began = performance.now();
    const options = { progress: teller(needs), signal: stopped.signal };
    const report = await connection.importFile({ kind, file, format, tenant, vectors: !wish['no-vectors'] }, options);
    terminal.write(wish.json ? `${terminalJson(report)}\n` : reportText(report, tenant, performance.now() - began));
    return report.faulty > 0 ? 1 : 0;
  } catch (error) {
    if (stopped.signal.aborted) {
      terminal.note('Interrupted: what was written is in. The same command goes on.\n');
      return INTERRUPTED;
    }
    terminal.note(`${failureLine(error)}\n`);
    return error instanceof WrongUsage ? 2 : 1;
  } finally {
    await connection?.close().catch((error: unknown) => terminal.note(`${failureLine(error)}\n`));
    hearNoMore();
    terminal.close();
  }
};
