import { describe, expect, test } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import type { FrontendConfigChange } from '../../contracts/configs.ts';
import { TenantSettings } from '../kernel/index.ts';
import { ConfigurationNotFound, changeFrontendConfig, readFrontendConfig } from './index.ts';

const before = TenantSettings.parse({
  botName: 'Marlin',
  companyName: 'Tidewell',
  language: 'fr',
  enabledSpecialists: ['task_helper'],
  toolExclusion: ['task_helper_tool'],
  ai: { models: { mini: 'a-model' } },
  frontend: {
    welcomeMessage: 'Bonjour !',
    theme: { primaryColor: '#0A4d8c', logoUrl: 'https://tidewell.example/logo.svg' },
    layout: { position: 'left', showSuggestions: false },
  },
});

const setUp = async () => {
  const { tenants } = memoryStores();
  await tenants.put('tidewell', before);
  const change = changeFrontendConfig({ tenants });
  return { tenants, change: (part: FrontendConfigChange) => change('tidewell', part), changeOf: change };
};

describe('A change of the configuration of a frontend', () => {
  test('touches what is given at every depth, and gives the whole', async () => {
    const { tenants, change } = await setUp();
    const changed = await change({
      botName: 'Pilot',
      theme: { primaryColor: '#112233' },
      layout: { showHistory: false },
    });
    expect(changed).toEqual({
      botName: 'Pilot',
      companyName: 'Tidewell',
      language: 'fr',
      welcomeMessage: 'Bonjour !',
      theme: { primaryColor: '#112233', logoUrl: 'https://tidewell.example/logo.svg' },
      layout: { position: 'left', showHistory: false, showSuggestions: false },
    });
    expect(await readFrontendConfig({ tenants })('tidewell')).toEqual(changed);
  });

  test('reaches no other setting, not even where the change names one', async () => {
    const { tenants, change } = await setUp();
    const more = { toolExclusion: [], ai: {}, frontend: {}, theme: { ai: {} }, layout: { position: 'right' } };
    await change(more as FrontendConfigChange);
    expect(await tenants.settings('tidewell')).toEqual({
      ...before,
      frontend: { ...before.frontend, layout: { ...before.frontend.layout, position: 'right' } },
    });
  });

  test('tells null, which clears, from what is not given', async () => {
    const { change } = await setUp();
    const changed = await change({ welcomeMessage: null, theme: { logoUrl: null }, botName: undefined });
    expect(changed).toMatchObject({
      botName: 'Marlin',
      welcomeMessage: null,
      theme: { primaryColor: '#0A4d8c', logoUrl: null },
    });
  });

  test.each([{}, { theme: {}, layout: {} }])('of nothing gives the configuration as it is (%o)', async (nothing) => {
    const { tenants, change } = await setUp();
    expect(await change(nothing)).toEqual(await readFrontendConfig({ tenants })('tidewell'));
    expect(await tenants.settings('tidewell')).toEqual(before);
  });

  test('beside others loses none of them', async () => {
    const { change, tenants } = await setUp();
    await Promise.all([change({ botName: 'Pilot' }), change({ companyName: 'Tide' }), change({ language: 'de' })]);
    expect(await tenants.settings('tidewell')).toMatchObject({ botName: 'Pilot', companyName: 'Tide', language: 'de' });
  });

  test('of no company is missing', async () => {
    const { changeOf } = await setUp();
    await expect(changeOf('nobody', { botName: 'Pilot' })).rejects.toThrow(ConfigurationNotFound);
  });
});
