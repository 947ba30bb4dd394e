import { defineConfig } from 'vite';

// What the server asks the page for: its addresses with the first HTML of each, and the puzzles; for Node and without the page's parts.
export default defineConfig({
  publicDir: false,
  ssr: { external: ['@merellier/board', '@merellier/protocol', '@merellier/rules', '@merellier/words'] },
  build: {
    ssr: true,
    outDir: 'node',
    target: 'node20',
    // The package of the page carries it: white space and long names are a seventh of it.
    minify: true,
    rolldownOptions: {
      input: { documents: 'src/documents/index.ts', puzzles: 'src/puzzles/index.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
