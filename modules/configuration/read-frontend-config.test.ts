import { describe, expect, test } from 'vitest';
import { memoryStores } from '../../adapters/memory/index.ts';
import { FrontendConfig } from '../../contracts/configs.ts';
import { TenantSettings } from '../kernel/index.ts';
import { ConfigurationNotFound, readFrontendConfig } from './index.ts';

const { tenants } = memoryStores();
const read = readFrontendConfig({ tenants });

describe('The configuration of a frontend', () => {
  test('is whole for a company that has set nothing, also one stored before frontends had settings', async () => {
    const { frontend: _, ...earlier } = TenantSettings.parse({});
    await tenants.put('plain', TenantSettings.parse(earlier));
    expect(await read('plain')).toEqual({
      botName: 'Oria',
      companyName: 'your company',
      language: 'en',
      welcomeMessage: null,
      theme: { primaryColor: null, logoUrl: null },
      layout: { position: 'right', showHistory: true, showSuggestions: true },
    });
  });

  test('is what the company has set, and nothing of what a frontend has no business with', async () => {
    const settings = TenantSettings.parse({
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
    await tenants.put('tidewell', settings);
    const config = await read('tidewell');
    expect(config).toEqual({
      botName: 'Marlin',
      companyName: 'Tidewell',
      language: 'fr',
      welcomeMessage: 'Bonjour !',
      theme: { primaryColor: '#0A4d8c', logoUrl: 'https://tidewell.example/logo.svg' },
      layout: { position: 'left', showHistory: true, showSuggestions: false },
    });
    expect(FrontendConfig.strict().parse(config)).toEqual(config);
  });

  test('of no company is missing', async () => {
    await expect(read('nobody')).rejects.toThrow(ConfigurationNotFound);
  });
});

test.each([
  ['a colour by name', { theme: { primaryColor: 'red' } }],
  ['a colour with more behind it', { theme: { primaryColor: '#112233; x' } }],
  ['a logo without encryption', { theme: { logoUrl: 'http://tidewell.example/logo.svg' } }],
  ['a logo that is a script', { theme: { logoUrl: 'javascript:alert(1)' } }],
  ['a greeting of white space', { welcomeMessage: ' ' }],
  ['a greeting with control characters', { welcomeMessage: 'a\u0000b' }],
  ['a side that is none', { layout: { position: 'top' } }],
])('A company cannot set %s', (_, frontend) => {
  expect(TenantSettings.safeParse({ frontend }).success).toBe(false);
});
