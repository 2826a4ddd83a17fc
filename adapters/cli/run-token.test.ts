import { expect, test } from 'vitest';
import { recordedTerminal } from './recorded-terminal.fixture.ts';
import { runToken } from './run-token.ts';

const people = [
  { id: 'maya', tenantId: 'demo', name: 'Maya Okafor', about: 'Data Analyst' },
  { id: 'rui', tenantId: 'other-demo', name: 'Rui Costa', about: 'another company' },
];
const mint = async (user: string, tenant: string, roles: readonly string[]) =>
  `token-of-${user}-at-${tenant}${roles.map((role) => `-as-${role}`).join('')}`;

const run = async (argv: string[], minting: typeof mint = mint) => {
  const { terminal, printed } = recordedTerminal();
  const code = await runToken(argv, { people, mint: minting, terminal });
  return { code, ...printed };
};

test('prints the token of the first person and nothing else', async () => {
  expect(await run([])).toMatchObject({ code: 0, out: 'token-of-maya-at-demo\n', notes: '', closed: true });
});

test('prints the token of a person of either company', async () => {
  expect((await run(['--user', 'rui'])).out).toBe('token-of-rui-at-other-demo\n');
});

test('prints the token of an administrator when asked', async () => {
  expect((await run(['--user', 'rui', '--admin'])).out).toBe('token-of-rui-at-other-demo-as-admin\n');
});

test('lists whom there are, in columns', async () => {
  const { out } = await run(['--list']);
  expect(out).toBe('maya  Maya Okafor  demo        Data Analyst\nrui   Rui Costa    other-demo  another company\n');
});

test('an unknown person is refused with the list, and nothing is on stdout', async () => {
  const { code, out, notes } = await run(['--user', 'no\u001b[1mbody']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(notes).toMatch(/^There is no demo person "nobody"\. There are:\nmaya /);
});

test('where there can be no token, it says why', async () => {
  const { code, out, notes } = await run([], async () => {
    throw new Error('Demo tokens exist in development mode only.');
  });
  expect({ code, out, notes }).toEqual({ code: 1, out: '', notes: 'Demo tokens exist in development mode only.\n' });
});

test('an unknown option is wrong usage, --help is help', async () => {
  expect(await run(['--all'])).toMatchObject({ code: 2, out: '' });
  expect((await run(['--help'])).out).toContain('--list');
});
