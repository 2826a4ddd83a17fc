import { once } from 'node:events';
import { request as open } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ImportReport } from '../../contracts/catalogue.ts';
import { IMPORT_LINES_EXAMPLE, IMPORT_MAX_BYTES, IMPORT_REPORT_EXAMPLE } from './import-route.ts';
import { API_KEYS, served, token } from './served.fixture.ts';

const PATH = '/chatbot/api/admin/v1/trainings';
const LINES = { 'content-type': 'application/x-ndjson' };

const admin = async () => ({ ...LINES, authorization: `Bearer ${await token({ roles: ['hr', 'admin'] })}` });

/** A request whose body is sent piece by piece. */
const begin = (url: string, headers: Record<string, string>, path = PATH) => {
  const sending = open(`${url}${path}`, { method: 'PUT', headers });
  sending.on('error', () => {});
  const answered = once(sending, 'response').then(async ([response]) => {
    let text = '';
    for await (const piece of response.setEncoding('utf8')) text += piece;
    return { status: response.statusCode as number, body: JSON.parse(text) };
  });
  answered.catch(() => {});
  return { sending, answered };
};

describe('PUT /admin/v1/{kind}', () => {
  test('gives the lines to the import as they come, and answers its report', async () => {
    const { url, oria } = await served();
    const { sending, answered } = begin(url, await admin());
    sending.write(IMPORT_LINES_EXAMPLE);
    sending.end(IMPORT_LINES_EXAMPLE);
    expect(await answered).toEqual({ status: 200, body: IMPORT_REPORT_EXAMPLE });
    expect(oria.imported).toEqual([{ kind: 'trainings', bytes: 2 * IMPORT_LINES_EXAMPLE.length }]);
    ImportReport.strict().parse(IMPORT_REPORT_EXAMPLE);
  });

  test('takes more than other bodies may have', async () => {
    const { ask, oria } = await served();
    const body = '{"id":"a","title":"A"}\n'.repeat(100_000);
    expect((await ask(PATH, { method: 'PUT', body, headers: await admin() })).status).toBe(200);
    expect(oria.imported[0]?.bytes).toBe(body.length);
  });

  test('is for administrators: others are known, and refused before anything is read', async () => {
    const { ask, oria } = await served();
    const put = (headers: object) => ask(PATH, { method: 'PUT', body: IMPORT_LINES_EXAMPLE, headers });
    const refused = await put(LINES);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'identity.forbidden', title: 'This is not allowed to this user' },
    ]);
    const other = { ...LINES, authorization: `Bearer ${await token({ roles: ['Admin', 'administrator'] })}` };
    expect((await put(other)).status).toBe(403);
    expect((await put({ ...LINES, authorization: undefined })).status).toBe(401);
    expect((await put({ ...LINES, authorization: undefined, 'x-api-key': API_KEYS.acme })).status).toBe(401);
    expect(oria.imported).toEqual([]);
  });

  test('knows its kinds, its method and its media type', async () => {
    const { ask } = await served();
    const headers = await admin();
    const put = (path: string, more: object = {}) =>
      ask(path, { method: 'PUT', body: IMPORT_LINES_EXAMPLE, headers: { ...headers, ...more } });
    expect((await put('/chatbot/api/admin/v1/cards')).status).toBe(404);
    for (const type of ['application/json', 'text/csv', 'application/x-ndjson; charset=latin1']) {
      const answer = await put(PATH, { 'content-type': type });
      expect([answer.status, await answer.json()]).toMatchObject([
        415,
        { detail: 'The body must be application/x-ndjson in UTF-8.' },
      ]);
    }
    expect((await put(PATH, { 'content-encoding': 'gzip' })).status).toBe(415);
    for (const type of ['application/jsonl', 'application/x-ndjson; charset=UTF-8'])
      expect((await put(PATH, { 'content-type': type })).status).toBe(200);
    const wrong = await ask(PATH, { headers });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'PUT']);
  });

  test('refuses at once what is told to be too large', async () => {
    const { url } = await served();
    const { sending, answered } = begin(url, { ...(await admin()), 'content-length': String(IMPORT_MAX_BYTES + 1) });
    sending.write('{');
    expect(await answered).toMatchObject({ status: 413, body: { code: 'request.too-large' } });
    sending.destroy();
  });

  test('whose sender goes away ends the import, and is no failure of the service', async () => {
    const { url, oria, logged } = await served();
    const { sending } = begin(url, await admin());
    sending.write(IMPORT_LINES_EXAMPLE);
    await expect.poll(() => oria.asked.length).toBe(1);
    sending.destroy();
    await expect.poll(() => logged().some(({ msg }) => msg === 'request aborted')).toBe(true);
    expect(oria.imported).toEqual([]);
    expect(logged().filter(({ level }) => level > 30)).toEqual([]);
  });
});

describe('A body of rows', () => {
  test('may not be silent for long while it is waited for', async () => {
    const { url } = await served({ importBounds: { maxBytes: 1_000, silenceMs: 50 } });
    const { sending, answered } = begin(url, await admin());
    sending.write(IMPORT_LINES_EXAMPLE);
    expect(await answered).toMatchObject({ status: 408, body: { code: 'request.malformed' } });
    sending.destroy();
  });

  test('is refused once too much of it has come', async () => {
    const { url, oria } = await served({ importBounds: { maxBytes: 1_000, silenceMs: 5_000 } });
    const { sending, answered } = begin(url, await admin());
    sending.write('x'.repeat(600));
    sending.write('x'.repeat(600));
    expect(await answered).toMatchObject({ status: 413, body: { code: 'request.too-large' } });
    expect(oria.imported).toEqual([]);
    sending.destroy();
  });
});
