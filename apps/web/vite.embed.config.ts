import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

// The board for other people's pages is built by itself, after the page: it shares nothing with the page's first script,
// and the service worker knows nothing of it.
export default defineConfig({
  plugins: [solid()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'embed.html' },
  },
});
