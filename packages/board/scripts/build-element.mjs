// Builds the custom element, with Solid compiled and bundled inside: once for bundlers, which share the rules and the words
// with whatever else uses them, and once as a file for a script tag, with everything in it.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import solid from 'vite-plugin-solid';

const root = new URL('..', import.meta.url);
const path = (/** @type {string} */ name) => decodeURIComponent(new URL(name, root).pathname);

const BUNDLES = [
  { name: 'element', external: [/^@merellier\//] },
  { name: 'merellier-board', external: [] },
];

for (const { name, external } of BUNDLES) {
  await build({
    configFile: false,
    root: path('.'),
    logLevel: 'error',
    // Listeners on the document would be shared with a Solid of the page, and need a document where nothing is drawn yet.
    plugins: [solid({ solid: { delegateEvents: false } })],
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      // What is bundled keeps its licence beside it.
      license: { fileName: 'licences.md' },
      outDir: 'dist/bundle',
      // Vite leaves the blanks in a library of modules; the bundler does not.
      minify: false,
      cssMinify: true,
      emptyOutDir: name === BUNDLES[0]?.name,
      lib: { entry: path('src/element/index.ts'), formats: ['es'], fileName: () => `${name}.js` },
      rolldownOptions: { external, output: { codeSplitting: false, minify: true } },
    },
  });
  const code = readFileSync(path(`dist/bundle/${name}.js`));
  console.log(`${name}.js: ${kilobytes(code.length)} kB, ${kilobytes(gzipSync(code).length)} kB compressed`);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
