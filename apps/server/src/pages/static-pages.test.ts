import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LISTED_ROUTES, pathOf } from '@merellier/page/documents';
import { LANGUAGES } from '@merellier/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeStaticPages } from './static-pages.ts';

const SHELL = '<html lang="fr"><title>x</title>\n<meta name="description" content="x" /><div id="app"></div></html>';

let base: string;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'merellier-static-'));
  mkdirSync(join(base, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(base, 'dist', 'index.html'), SHELL);
  writeFileSync(join(base, 'dist', 'shell.html'), SHELL);
  writeFileSync(join(base, 'dist', 'assets', 'first.js'), '');
});
afterAll(() => rmSync(base, { recursive: true }));

it('a plain host gets a file for each address, its card, and what is said where there is nothing', async () => {
  const folder = join(base, 'out');
  const origin = 'https://marelle.example.org';
  // Painting them all takes minutes; that cards are painted is tested beside the painter.
  const painter = { paint: async (svg: string) => Buffer.from(svg), close: () => {} };
  expect(await writeStaticPages({ root: join(base, 'dist'), folder, origin }, painter)).toBe(3 * LISTED_ROUTES.length);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  for (const language of LANGUAGES)
    for (const route of LISTED_ROUTES) {
      const path = pathOf(route, language);
      const name = path === '/' ? '/index' : path;
      expect(read(`${name}.html`), path).toContain(`rel="canonical" href="${origin}${path}"`);
      expect(existsSync(join(folder, 'cards', `${name}.png`)), path).toBe(true);
    }
  expect(read('404.html')).toContain('Page introuvable');
  expect(read('sitemap.xml')).toContain(`<loc>${origin}/de/regeln/muehle</loc>`);
  // What the service worker keeps is the page without any address in it.
  expect(read('shell.html')).toBe(SHELL);
  expect(existsSync(join(folder, 'assets', 'first.js'))).toBe(true);
});
