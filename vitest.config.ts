import { configDefaults, defineConfig } from 'vitest/config';

// Tests run against the sources: every workspace package names them under the condition `source`.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['{packages,apps}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'e2e/**'],
    // A busy machine is slow, which is not what the tests are about.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
