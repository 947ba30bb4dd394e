import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { isLong } from './scripts/long.mjs';

/** They wait for a compiler: at the end of all tests nothing else would be left to do meanwhile. */
const COMPILED = ['packages/tablebase/src/kernel.test.ts', 'packages/engine/src/kernel-code.test.ts'];

const PAGE = ['{packages/board,apps/web}/src/**/*.test.ts'];

// Tests run against the sources: every workspace package names them under the condition `source`.
const conditions = ['source', 'module', 'node', 'development|production'];

/**
 * Node loads the sources itself, with tsx for their types: through vite each use of something imported is a call, a tenth to
 * a fifth of the work of tests that compute. What vite does to a source is wanted where coverage or a mutation asks for it.
 */
const isByVite = process.argv.includes('--coverage') || process.env['MERELLIER_MUTATION'] !== undefined;
const loader = isByVite ? {} : { experimental: { viteModuleRunner: false, nodeLoader: false } };
const loading = isByVite ? [] : ['--import', 'tsx', '--conditions=source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    exclude: [...configDefaults.exclude, 'e2e/**'],
    // Files share a process, and what it has loaded: a test puts back whatever it changes.
    isolate: false,
    // By itself vitest leaves a processor free, which is half of them where there are two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A busy machine is slow, which is not what the tests are about: these limits end what hangs, and nothing else.
    testTimeout: isLong ? 24 * 3_600_000 : 600_000,
    hookTimeout: 600_000,
    globalSetup: [fileURLToPath(new URL('scripts/quick-folder.mjs', import.meta.url))],
    setupFiles: [fileURLToPath(new URL('scripts/property-seed.ts', import.meta.url))],
    expect: { poll: { timeout: 60_000 } },
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        extends: true,
        test: {
          ...loader,
          name: 'pure',
          include: ['packages/*/src/**/*.test.ts', 'scripts/maintainer/*.test.ts'],
          exclude: [...configDefaults.exclude, ...COMPILED, ...PAGE],
          execArgv: loading,
        },
      },
      // Vite makes what they try: components, and lists of files (`import.meta.glob`).
      { extends: true, test: { name: 'page', include: PAGE } },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['apps/{server,cli}/{src,scripts}/**/*.test.ts', 'scripts/**/*.test.ts', ...COMPILED],
          exclude: [...configDefaults.exclude, 'e2e/**', 'scripts/maintainer/**'],
          // No database here lives long enough to be worth compiling a second time, to faster code.
          execArgv: ['--liftoff-only'],
          setupFiles: ['apps/server/src/testing/quick-database.mjs'],
        },
      },
    ],
  },
});
