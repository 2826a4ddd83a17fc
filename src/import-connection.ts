import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import { type ImportConnection, WrongUsage } from '../adapters/cli/index.ts';
import { systemClock, uuidV7Ids } from '../adapters/system/index.ts';
import { formatOf, readTable } from '../adapters/tables/index.ts';
import { pinoLogger, telemetryAdapter } from '../adapters/telemetry/index.ts';
import { columnsOf } from '../modules/catalogue/index.ts';
import { Tenants } from '../ports/tenants.ts';
import type { Config } from './config.ts';
import { buildContainer, resolve } from './container/index.ts';
import { UseCase } from './container/keys.ts';
import type { StartingEngine } from './embedded.ts';
import { openEngine } from './engine.ts';
import { ownerIsDead, ownerName } from './owner.ts';
import { openStore } from './store.ts';

/** How much of a file is read at once, in bytes. */
const PIECE = 256 * 1024;

const settingsIn = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
};

/** Opens the data that the configuration names, without serving. Only what goes wrong is logged, to stderr. */
export const openForImport = async (config: Config, embedded?: StartingEngine): Promise<ImportConnection> => {
  const log = pinoLogger({ level: config.logLevel === 'info' ? 'warn' : config.logLevel, to: 'stderr' });
  const store = await openStore(config, log, embedded);
  const { telemetry } = telemetryAdapter();
  const engine = await openEngine(config, { telemetry, clock: systemClock, ids: uuidV7Ids });
  const owner = ownerName('import');
  const isDead = ownerIsDead(owner, { exclusive: store.exclusive });
  const container = buildContainer({ config, store, engine, telemetry, owner, isDead });
  const tenants = resolve(container, Tenants);
  const importRows = resolve(container, UseCase.importRows);
  const putTenant = resolve(container, UseCase.putTenant);
  return {
    async importFile({ kind, file, format, tenant, vectors }, { progress, signal }) {
      const known = format ?? formatOf(file);
      if (known === undefined)
        throw new WrongUsage(`The end of ${file} does not tell its format: say --format ndjson, json or csv.`);
      if (!(await tenants.settings(tenant)))
        throw new Error(
          `There is no company ${tenant}. Make it first: npm run import -- tenant <settings.json> --tenant ${tenant}`,
        );
      const stream = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: PIECE });
      const rows = readTable(addAbortSignal(signal, stream), known, columnsOf(kind));
      return importRows({ tenant, log, signal }, kind, rows, { progress, embedWithinMs: vectors ? undefined : 0 });
    },
    putTenant: async (tenant, file) => putTenant(tenant, await settingsIn(file)),
    async close() {
      await engine.close();
      await store.close();
    },
  };
};
