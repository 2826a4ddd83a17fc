import { defineConfig } from 'vitest/config';

const folders = ['contracts', 'ports', 'modules', 'adapters', 'src'];

export default defineConfig({
  // The package's own export, from its source: nothing is built for the tests.
  resolve: { alias: { 'oria/client': new URL('./adapters/api/client.ts', import.meta.url).pathname } },
  test: {
    // One worker per core: the default leaves one free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [...[...folders, 'bench', 'test/arrows'].map((folder) => `${folder}/**/*.test.ts`)],
          pool: 'threads',
          // Files share what they import: they keep no state in modules, and loading takes longer than they do.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ports',
          include: ['test/adapters/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/e2e/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    coverage: { provider: 'v8', include: folders.map((folder) => `${folder}/**`) },
  },
});
