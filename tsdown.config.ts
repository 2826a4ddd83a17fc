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
  // Only the types come through files that use Node's modules; no line of them is in the client.
  deps: { neverBundle: /^node:/ },
  checks: { pluginTimings: false },
});
