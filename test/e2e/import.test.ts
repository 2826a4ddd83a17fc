import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ImportReport } from '../../contracts/catalogue.ts';
import { Trainings } from '../../ports/catalogue.ts';
import { People } from '../../ports/people.ts';
import { readConfig } from '../../src/config.ts';
import { resolve } from '../../src/container/index.ts';
import { Store } from '../../src/container/keys.ts';
import { mintDemoToken } from '../../src/demo-tokens.ts';
import { startOria, type TestOria } from '../support/oria.ts';
import { newInstallation, startServerProcess } from '../support/server-process.ts';

const command = async (args: string[], env: Record<string, string>, input = '') => {
  const child = spawn(process.execPath, ['src/import.ts', ...args], { env: { PATH: process.env.PATH, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece) => (out += piece));
  child.stderr.on('data', (piece) => (err += piece));
  child.stdin.end(input);
  const code = await new Promise((ended) => child.once('close', ended));
  return { code, out, err };
};

const folderOf = async (files: Record<string, string | Uint8Array>) => {
  const folder = await mkdtemp(join(tmpdir(), 'oria-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return (name: string) => join(folder, name);
};

describe('A company that begins with nothing', () => {
  test('is made, gets its people and trainings from files and a pipe, and someone of it signs in', {
    timeout: 180_000,
  }, async () => {
    const env: Record<string, string> = { ...(await newInstallation()), DEMO_TENANT: 'false' };
    const file = await folderOf({
      'mistaken.json': '{"companyname": "Acme"}',
      'acme.json': '{"companyName": "Acme", "language": "fr"}',
      'people.csv': [
        'externalId;firstName;lastName;email;profile.basicInfo.jobTitle;profile.interests',
        'nora.lindt;Nora;Lindt;nora@acme.example;Analyste;données | SQL',
        'ben;Ben;;not an address;;',
      ].join('\r\n'),
    });
    const of = (args: string[], input = '') => command([...args, '--tenant', 'acme'], env, input);

    const mistaken = await of(['tenant', file('mistaken.json')]);
    expect([mistaken.code, mistaken.err]).toEqual([
      1,
      expect.stringContaining('companyname is not a setting of a company.'),
    ]);
    const early = await of(['people', file('people.csv')]);
    expect([early.code, early.err]).toEqual([1, expect.stringMatching(/^There is no company acme\. Make it first: /)]);
    expect(await of(['tenant', file('acme.json')])).toEqual({ code: 0, out: 'The company acme was made.\n', err: '' });

    const people = await of(['people', file('people.csv')]);
    expect(people.code).toBe(1);
    expect(people.out).toContain('1 new, 0 changed, 0 as they were, 1 left out');
    expect(people.out).toContain('line 3, email: must be an e-mail address');

    const list = '[{"id":"t1","title":"Negotiating"},\n{"id":"t2","title":"Presenting","parentId":"t2"}]';
    const trainings = () => of(['trainings', '-', '--format', 'json', '--json'], list);
    expect(JSON.parse((await trainings()).out)).toMatchObject({
      inserted: 1,
      embedded: 1,
      faults: [{ line: 2, field: 'parentId', message: 'closes a circle of parents: t2 → t2' }],
    });
    const again = { unchanged: 1, inserted: 0, changed: 0, embedded: 0, pending: false };
    expect(JSON.parse((await trainings()).out)).toMatchObject(again);

    const server = await startServerProcess(env);
    const { auth, store } = readConfig(env);
    const token = await mintDemoToken(auth, store.dataDir, { userId: 'nora.lindt', tenantId: 'acme' });
    const history = await fetch(`${server.url}/chatbot/api/history/conversations/nora.lindt`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(history.status).toBe(200);
    if (env.DATABASE_URL) return;
    const taken = await trainings();
    expect([taken.code, taken.err]).toEqual([1, expect.stringMatching(/^A service has this data: .* PUT http/)]);
  });
});

describe('Rows sent to the service', () => {
  let oria: TestOria;
  let admin: string;
  beforeAll(async () => {
    oria = await startOria();
    admin = await oria.tokenWith('maya-okafor', ['admin']);
  });
  afterAll(() => oria.close());

  const put = async (kind: string, body: string | Uint8Array, token = admin) => {
    const response = await fetch(`${oria.url}/chatbot/api/admin/v1/${kind}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
      body: body as string,
    });
    return { status: response.status, body: await response.json() };
  };

  test('go in for the company of the token, row by row, and again change nothing', async () => {
    const lines = [
      '{"id":"w1","title":"Wood and paint","skills":["painting"]}',
      'no JSON',
      '{"id":"w2","title":"Second","durationMinutes":"long"}',
      '{"id":"w1","title":"Twice"}',
      `{"id":"w3","title":"${'x'.repeat(1024 * 1024)}"}`,
      '{"id":"w4","title":"Fourth","color":"red"}',
    ].join('\r\n');
    const { status, body } = await put('trainings', lines);
    expect(status).toBe(200);
    expect(body).toEqual({
      kind: 'trainings',
      read: 6,
      inserted: 2,
      changed: 0,
      unchanged: 0,
      faulty: 4,
      faults: [
        { line: 2, field: '', message: 'is not JSON' },
        { line: 3, field: 'durationMinutes', message: 'must be a number' },
        { line: 4, field: 'id', message: 'is the id of line 1 already' },
        { line: 5, field: '', message: 'is longer than 1048576 bytes' },
      ],
      ignored: ['color'],
      embedded: expect.any(Number),
      pending: expect.any(Boolean),
    });
    expect((await put('trainings', lines)).body).toMatchObject({ inserted: 0, changed: 0, unchanged: 2 });
    const trainings = resolve<Trainings>(oria.container, Trainings);
    expect(await trainings.find('demo', ['w1', 'w2', 'w3', 'w4'])).toMatchObject([
      { id: 'w1', title: 'Wood and paint' },
      { id: 'w4' },
    ]);
    expect(await trainings.find('other-demo', ['w1'])).toEqual([]);
  });

  test('may be people, who can then be asked for', async () => {
    const { body } = await put('people', '{"externalId":"zoe","firstName":"Zoe","lastName":"Adler"}');
    expect(body).toMatchObject({ inserted: 1, faulty: 0 });
    expect(await resolve<People>(oria.container, People).find('demo', 'zoe')).toMatchObject({
      firstName: 'Zoe',
      active: true,
    });
  });

  test('are taken from administrators alone', async () => {
    const refused = await put('trainings', '{"id":"x","title":"X"}', oria.tokenOf('maya-okafor'));
    expect(refused).toMatchObject({ status: 403, body: { code: 'identity.forbidden' } });
    expect(await resolve<Trainings>(oria.container, Trainings).find('demo', ['x'])).toEqual([]);
    expect((await put('cards', '{}')).status).toBe(404);
  });

  test('come as fast as they are written, in bounded memory, tens of thousands of them', async () => {
    const count = 20_000;
    const before = process.memoryUsage().rss;
    let peak = 0;
    async function* rows() {
      for (let at = 0; at < count; at += 100) {
        peak = Math.max(peak, process.memoryUsage().rss);
        const some = Array.from({ length: 100 }, (_, more) => ({
          externalId: `person-${at + more}`,
          firstName: 'Kim',
          lastName: `Number ${at + more}`,
        }));
        yield Buffer.from(some.map((row) => `${JSON.stringify(row)}\n`).join(''));
      }
    }
    const began = performance.now();
    const response = await fetch(`${oria.url}/chatbot/api/admin/v1/people`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/x-ndjson' },
      body: rows(),
      duplex: 'half',
    } as RequestInit);
    const report = (await response.json()) as ImportReport;
    expect(report).toMatchObject({ read: count, inserted: count, faulty: 0 });
    expect(peak - before).toBeLessThan(300e6);
    expect(performance.now() - began).toBeLessThan(50_000);
    const { query } = resolve(oria.container, Store).database;
    const like = ['demo', 'person-%'];
    const sql = 'select count(*)::int as n from people where tenant_id = $1 and external_id like $2';
    expect(await query(sql, like)).toEqual([{ n: count }]);
  });
});
