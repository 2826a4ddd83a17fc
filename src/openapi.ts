import { readFile, writeFile } from 'node:fs/promises';
import { buildOpenApiDocument } from '../adapters/api/openapi.ts';

/** Writes openapi/openapi.json from the routers; with `--check`, fails when it is not what they say. */
const FILE = 'openapi/openapi.json';

const document = `${JSON.stringify(buildOpenApiDocument(), null, 2)}\n`;
if (!process.argv.includes('--check')) {
  await writeFile(FILE, document);
} else if ((await readFile(FILE, 'utf8').catch(() => '')) !== document) {
  process.stderr.write(`${FILE} is not what the routers say: run \`npm run openapi\` and commit it.\n`);
  process.exitCode = 1;
}
