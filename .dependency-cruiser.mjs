const inside = '^(contracts|ports|modules|adapters|src|test|bench)/';

/** The arrows of docs/architecture.md, by folder. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contracts-import-zod-only',
      comment: 'What crosses the boundary knows nothing behind it.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contracts/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'kernel-imports-contracts-and-zod',
      severity: 'error',
      from: { path: '^modules/kernel/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^modules/kernel/', '^contracts/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'ports-import-contracts-and-kernel',
      comment: 'ports/chat-models.ts is the one port that speaks a library type (docs/decisions).',
      severity: 'error',
      from: { path: '^ports/', pathNot: ['^ports/chat-models\\.ts$', '\\.test\\.ts$'] },
      to: { pathNot: ['^ports/', '^contracts/', '^modules/kernel/'] },
    },
    {
      name: 'chat-models-port-speaks-langchain-core-only',
      severity: 'error',
      from: { path: '^ports/chat-models\\.ts$' },
      to: { pathNot: ['^ports/', '^contracts/', '^modules/kernel/', '(^|/)node_modules/@langchain/core/'] },
    },
    {
      name: 'modules-import-no-technology',
      comment: 'The domain: zod and nothing else from npm, no adapter, not even node: modules.',
      severity: 'error',
      from: { path: '^modules/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^modules/', '^ports/', '^contracts/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'modules-do-not-import-one-another',
      severity: 'error',
      from: { path: '^modules/([^/]+)/' },
      to: { path: '^modules/([^/]+)/', pathNot: ['^modules/$1/', '^modules/kernel/'] },
    },
    {
      name: 'modules-do-not-import-chat-models',
      severity: 'error',
      from: { path: '^modules/' },
      to: { path: '^ports/chat-models\\.ts$' },
    },
    {
      name: 'adapters-do-not-import-one-another',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^adapters/([^/]+)/', pathNot: '^adapters/$1/' },
    },
    {
      name: 'adapters-enter-modules-by-the-face',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^modules/[^/]+/', pathNot: ['^modules/[^/]+/index\\.ts$', '^modules/kernel/'] },
    },
    {
      name: 'nobody-imports-the-composition',
      severity: 'error',
      from: { path: '^(contracts|ports|modules|adapters)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|test|bench)/' },
    },
    {
      name: 'only-the-container-knows-inversify',
      severity: 'error',
      from: { path: inside, pathNot: '^src/container/' },
      to: { path: '(^|/)node_modules/@?inversify' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['oria-source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
