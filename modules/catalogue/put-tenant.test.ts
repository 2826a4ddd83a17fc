import { expect, test } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import { putTenant } from './put-tenant.ts';

test('a company is made with what is given and defaults for the rest, and its settings are replaced', async () => {
  const { tenants } = memoryStores();
  const put = putTenant({ tenants });
  expect(await put('acme', { companyName: 'Acme' })).toMatchObject({ made: true, settings: { botName: 'Oria' } });
  expect(await put('acme', { companyName: 'Acme SA', language: 'fr' })).toMatchObject({ made: false });
  expect(await tenants.settings('acme')).toMatchObject({ companyName: 'Acme SA', language: 'fr', botName: 'Oria' });
});

test('what is no setting, or has not its form, is told with its name, and nothing is written', async () => {
  const { tenants } = memoryStores();
  const put = putTenant({ tenants });
  const refused = (given: unknown, id = 'acme') =>
    put(id, given).then(
      () => undefined,
      ({ code, issues }) => ({ code, issues }),
    );
  expect(await refused({ companyname: 'Acme', presentation: { training: 5 } })).toEqual({
    code: 'request.invalid',
    issues: [
      { field: 'companyname', message: 'is not a setting of a company' },
      { field: 'presentation.training', message: 'is not a setting of a company' },
    ],
  });
  expect(await refused({ language: 'it', presentation: { trainings: 0 } })).toMatchObject({
    issues: [
      { field: 'language', message: 'must be one of en, fr, de, es' },
      { field: 'presentation.trainings', message: 'must be at least 1' },
    ],
  });
  expect(await refused([])).toMatchObject({ issues: [{ field: '', message: 'must be an object' }] });
  expect(await refused({}, 'a company')).toMatchObject({ issues: [{ field: 'tenant' }] });
  expect(await tenants.settings('acme')).toBeUndefined();
});
