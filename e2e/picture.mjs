import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { at } from '../scripts/workspace.mjs';

// Takes the picture of the README, docs/board.png, from the built page: node e2e/picture.mjs
const POSITION = 'W:Wa7,a4,d6,f4,c5,d2,g1:Bb4,b6,d5,e4,f2,f6,c3';
const TAPS = ['d2', 'd1', 'b4', 'c4', 'a4', 'a1'];

const { startServer } = await import(pathToFileURL(at('apps/server/dist/index.js')).href);
const server = await startServer({ port: 0, host: 'localhost', root: at('apps/web/dist') });
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  executablePath: findChromium() ?? undefined,
});
const page = await browser.newPage({
  viewport: { width: 1280, height: 760 },
  locale: 'fr-FR',
  reducedMotion: 'reduce',
});
await page.goto(`${server.url}#${new URLSearchParams({ rules: 'jeu-du-moulin', fen: POSITION })}`);
for (const name of TAPS) {
  const box = await page.locator(`#board .board-place[aria-label^="${name}, "] .board-hit`).boundingBox();
  if (!box) throw new Error(`no place ${name}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1200);
}
await page.screenshot({ path: at('docs/board.png') });
await browser.close();
await server.close();
