import { expect, test } from 'vitest';
import { providerAt } from './provider.ts';

test.each([
  ['https://api.openai.com/v1', 'openai', 'api.openai.com', 443],
  ['https://eu.api.openai.com/v1', 'openai', 'eu.api.openai.com', 443],
  ['https://openai.example.com/v1', 'openai_compatible', 'openai.example.com', 443],
  ['https://api.openai.com.example.com/v1', 'openai_compatible', 'api.openai.com.example.com', 443],
  ['http://127.0.0.1:8000/v1', 'openai_compatible', '127.0.0.1', 8000],
  ['http://models.internal/v1', 'openai_compatible', 'models.internal', 80],
])('%s is provided by %s', (url, name, address, port) => {
  expect(providerAt(url)).toEqual({
    name,
    attributes: { 'gen_ai.provider.name': name, 'server.address': address, 'server.port': port },
  });
});
