import { defineConfig } from 'vite';

// What the server asks the page for: its addresses and the first HTML of each, for Node and without the page's parts.
export default defineConfig({
  publicDir: false,
  ssr: { external: ['@merellier/board', '@merellier/protocol', '@merellier/rules', '@merellier/words'] },
  build: {
    ssr: 'src/documents/index.ts',
    outDir: 'node',
    target: 'node20',
    // The package of the page carries it: white space and long names are a seventh of it.
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'documents.js', chunkFileNames: 'parts/[name]-[hash].js' } },
  },
});
