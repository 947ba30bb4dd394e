import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { CHUNK_GROUPS } from './chunks.config.ts';
import { MANIFEST } from './manifest.config.ts';
import { SERVER_WORDS } from './src/address/places.ts';

const LANGUAGES = ['fr', 'en', 'de'];

/** The page as it is before a document is put into it, under a name of its own: a host may put one into `index.html`. */
const keepShell: Plugin = {
  name: 'keep-shell',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    // A document says which language it needs at once: these remarks become links to its files (documents/fill-shell.ts).
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const remarks = LANGUAGES.flatMap((language) => {
      const tongue = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${language}/first-tongue.ts`));
      const imports =
        tongue?.imports.filter((name) => !chunks.some((one) => one.isEntry && one.fileName === name)) ?? [];
      return tongue ? [tongue.fileName, ...imports].map((name) => `<!--preload ${language} /${name}-->`) : [];
    });
    // And one that begins with text asks for its font at once, which the style sheet would name only later.
    const font = Object.keys(bundle).find((name) => /eb-garamond-latin-500-normal.*\.woff2$/.test(name));
    if (!font) this.error('There is no file of the font that documents ask for.');
    remarks.push(`<!--font /${font}-->`);
    // All but the first page are read by a second sheet.
    const styles = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes('later-look.css'));
    if (!styles) this.error('There is no file of the styles that documents link.');
    remarks.push(`<!--styles /${styles.fileName}-->`);
    page.source = String(page.source).replace('</head>', `${remarks.join('\n  ')}\n  </head>`);
    this.emitFile({ type: 'asset', fileName: 'shell.html', source: page.source });
  },
};

// The packages of the workspace are taken from their sources, under the condition `source`.
export default defineConfig({
  plugins: [
    solid(),
    keepShell,
    // The service worker keeps the whole page: whatever view is opened next needs no network. The page itself says when
    // it is installed (src/browser/offline.ts) and when a new one takes over.
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      manifest: MANIFEST,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,avif,webp,woff2,wasm,json}'],
        // Names with a hash of the content need no other mark, and are taken from what the browser has already.
        dontCacheBustURLsMatching: /\/?assets\//,
        maximumFileSizeToCacheInBytes: 4_000_000,
        // Of the page's own addresses it knows no document: the page without any of them. Screenshots are shown by the
        // system where the page is installed, never by the page.
        globIgnores: ['index.html', 'screenshots/**'],
        navigateFallback: '/shell.html',
        // Addresses of the server itself, and the files of the page: the same as in apps/server.
        navigateFallbackDenylist: [new RegExp(`^/(${SERVER_WORDS.join('|')})\\b`), /\.(md|txt|xml)$/],
        inlineWorkboxRuntime: true,
        importScripts: ['push-worker.js'],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // A worker begins with one file too; what only some games need comes after it.
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licences.md' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first script lists what it may load later: short names there are half a kilobyte less for a telephone.
        chunkFileNames: ({ name }) => (name === 'first-tongue' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        // Style sheets that come later are in that list too.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css') && name !== 'index.css')
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
});
