import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';

// Draws the icons of the installed page from public/icon.svg: node apps/web/scripts/icons.mjs
const folder = new URL('../public/', import.meta.url);
const mark = readFileSync(new URL('icon.svg', folder), 'utf8');
// Where a system cuts its own shape out of an icon, the wood runs to every edge and the board keeps to the middle.
const cut = mark.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"').replace('rx="9"', 'x="-8" y="-8"');
const full = cut.replace('width="64" height="64"', 'width="80" height="80"');

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: mark },
  { file: 'icon-512.png', size: 512, svg: mark },
  { file: 'icon-maskable-512.png', size: 512, svg: full },
  { file: 'apple-touch-icon.png', size: 180, svg: full },
];

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  executablePath: findChromium() ?? undefined,
});
const page = await browser.newPage();
for (const { file, size, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  writeFileSync(new URL(file, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
