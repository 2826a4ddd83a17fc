import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A small project that breaks each arrow once: a rule that sees nothing would pass on the real one too. */
const BROKEN: Readonly<Record<string, readonly [imports: string, breaks: string]>> = {
  'contracts/reads-a-port.ts': ['../ports/plain.ts', 'contracts-import-zod-only'],
  'contracts/reads-a-package.ts': ['pg', 'contracts-import-zod-only'],
  'modules/kernel/reads-a-port.ts': ['../../ports/plain.ts', 'kernel-imports-contracts-and-zod'],
  'ports/reads-a-module.ts': ['../modules/one/index.ts', 'ports-import-contracts-and-kernel'],
  'ports/chat-models.ts': ['langchain-elsewhere-pg', 'resolvable'],
  'modules/one/reads-an-adapter.ts': ['../../adapters/one/index.ts', 'modules-import-no-technology'],
  'modules/one/reads-a-package.ts': ['express', 'modules-import-no-technology'],
  'modules/one/reads-node.ts': ['node:fs', 'modules-import-no-technology'],
  'modules/one/reads-another.ts': ['../two/index.ts', 'modules-do-not-import-one-another'],
  'modules/one/reads-chat-models.ts': ['../../ports/chat-models.ts', 'modules-do-not-import-chat-models'],
  'adapters/one/reads-another.ts': ['../two/index.ts', 'adapters-do-not-import-one-another'],
  'adapters/one/reads-inside.ts': ['../../modules/one/inside.ts', 'adapters-enter-modules-by-the-face'],
  'adapters/one/reads-the-composition.ts': ['../../src/main.ts', 'nobody-imports-the-composition'],
  'adapters/one/reads-the-container.ts': ['inversify', 'only-the-container-knows-inversify'],
  'adapters/one/circle-back.ts': ['./circle.ts', 'no-circles'],
};
const SOUND = [
  'ports/plain.ts',
  'modules/one/index.ts',
  'modules/one/inside.ts',
  'modules/two/index.ts',
  'adapters/one/index.ts',
  'adapters/two/index.ts',
  'src/main.ts',
];

let folder: string;
let found: Set<string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oria-arrows-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const path of SOUND) await write(path, 'export const here = 1;\n');
  // A circle is told once, of one of its files.
  await write('adapters/one/circle.ts', "export type * from './circle-back.ts';\n");
  // Types alone count too: they vanish before the program runs, and so would a check of what runs.
  for (const [path, [imported]] of Object.entries(BROKEN)) {
    await write(path, `import type * as there from '${imported}';\nexport type Here = typeof there;\n`);
  }
  await cp('.dependency-cruiser.mjs', join(folder, '.dependency-cruiser.mjs'));
  await cp('tsconfig.json', join(folder, 'tsconfig.json'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    'contracts',
    'ports',
    'modules',
    'adapters',
  ];
  const output = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: folder,
    maxBuffer: 50_000_000,
  }).catch((failed: { stdout: string }) => failed);
  const { violations } = JSON.parse(output.stdout).summary as {
    violations: { from: string; rule: { name: string } }[];
  };
  found = new Set(violations.map(({ from, rule }) => `${from}: ${rule.name}`));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('The arrows', () => {
  test.each(Object.entries(BROKEN))('%s is a violation', (path, [, rule]) => {
    expect(found).toContain(`${path}: ${rule}`);
  });

  test('what breaks none is reported for none', () => {
    const blamed = new Set([...found].map((line) => line.split(':')[0]));
    expect([...blamed].sort()).toEqual(Object.keys(BROKEN).sort());
  });
});
