import { defineConfig } from 'tsdown';

/**
 * Only the typed client is built, for those who install it; the server runs from its sources. `neutral`, as browsers use it
 * too.
 */
export default defineConfig({
  entry: { client: 'adapters/api/client.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  outDir: 'dist',
  dts: true,
  clean: true,
  fixedExtension: false,
});
