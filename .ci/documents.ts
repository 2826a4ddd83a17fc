// Documents rot quietly. This reads them and says what they name that is not there, and what is there that they do not name.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ErrorCode } from '../contracts/errors.ts';

const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);
const guides = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...guides, ...decisions];
const faults: string[] = [];

/** Folders that are made by a command, and names that stand for many. */
const NOT_FILES = /^(dist|docs\/decisions\/YYYY.*)\/?$|[<{*…]/;
const ROOTS = /^(contracts|ports|modules|adapters|src|test|bench|docs|openapi|\.ci)\//;

for (const document of documents) {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  for (const [, target = ''] of text.matchAll(/\]\((?![a-z]+:)([^)#]+)(?:#[^)]*)?\)/g)) {
    if (!existsSync(join(dirname(document), target))) faults.push(`${document} links to ${target}`);
  }
  for (const [, path = ''] of text.matchAll(/`([^`\s]+\/[^`\s]*)`/g)) {
    if (ROOTS.test(path) && !NOT_FILES.test(path) && !existsSync(path)) faults.push(`${document} names ${path}`);
  }
}

const lacks = (document: string, names: Iterable<string>, what: string) => {
  const text = readFileSync(document, 'utf8');
  for (const name of names) if (!text.includes(name)) faults.push(`${document} lacks the ${what} ${name}`);
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const settings = Array.from(
  readFileSync('src/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
  ([, name = '']) => name,
);
/** What the image sets itself. */
const OF_THE_IMAGE = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'];
const silenced = globSync('{contracts,ports,modules,adapters,src,bench,test}/**/*.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('biome-ignore'),
);
const metrics = readFileSync('adapters/telemetry/metrics.ts', 'utf8').matchAll(/name: '(oria_\w+)'/g);
lacks(
  'docs/api.md',
  ErrorCode.options.map((code) => `\`${code}\``),
  'error',
);
lacks(
  'README.md',
  settings.map((name) => `\`${name}\``),
  'setting',
);
lacks(
  'docker-compose.yml',
  settings.filter((name) => !OF_THE_IMAGE.includes(name)).map((name) => `      ${name}: `),
  'setting',
);
lacks('docs/architecture.md', silenced, 'exception to a rule,');
lacks(
  'docs/operations.md',
  Array.from(metrics, ([, name]) => `\`${name}\``),
  'metric',
);
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
lacks('docs/dependencies.md', packages, 'package');

process.stdout.write(
  faults.length === 0 ? `${documents.length} documents agree with the tree\n` : `${faults.join('\n')}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
