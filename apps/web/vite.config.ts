import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

// The packages of the workspace are taken from their sources, under the condition `source`.
export default defineConfig({
  plugins: [solid()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the first page needs comes as one file: it compresses better than the pieces it would be cut into
        // because dialogs need some of them too.
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'] }],
        },
      },
    },
  },
});
