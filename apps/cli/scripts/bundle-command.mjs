import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/**
 * Bundles the command: a file for what every start needs, one for what most commands need, and one for each command, language and file
 * of data, loaded when it is called for. Node reads these in half the time that it takes to find and read some 160 modules. The packages
 * that `dependencies` and `peerDependencies` name stay outside; all others are bundled, with their licences beside them.
 * @param {string} folder where the files go; `main.js` among them
 */
export async function bundleCommand(folder) {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(path('package.json'), 'utf8'));
  await build({
    configFile: false,
    root: path('.'),
    logLevel: 'error',
    resolve: { conditions: ['source', 'node'] },
    ssr: {
      noExternal: true,
      external: Object.keys({ ...dependencies, ...peerDependencies }),
      resolve: { conditions: ['source', 'node', 'module'] },
    },
    build: {
      ssr: true,
      target: 'node20.19',
      outDir: folder,
      emptyOutDir: true,
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: {
          main: path('src/main.ts'),
          'few-men-thread': path('../../packages/tablebase/src/node/few-men-thread.ts'),
        },
        output: {
          // A thread lies beside the files that start it.
          entryFileNames: ({ name }) => (name === 'main' ? 'main.js' : `assets/${name}.js`),
          // Names stay as they are, so that what MERELLIER_DEBUG shows can be read.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          // Without it each set of commands has a file of its own for what it shares.
          codeSplitting: {
            groups: [{ name: 'rules', test: /packages\/(rules\/src|words\/src\/[^/]*$)/, minShareCount: 2 }],
          },
        },
      },
    },
  });
}
