import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

// The packages of the workspace are taken from their sources, under the condition `source`.
export default defineConfig({
  plugins: [solid()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true },
});
