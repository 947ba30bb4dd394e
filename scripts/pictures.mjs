#!/usr/bin/env node
// npm run pictures: takes the pictures of the page anew that README, docs and the installed page show. npm run pictures -- game
// takes those with this word in their name.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildLibraries, buildPage } from './build-parts.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensurePackages } from './packages.mjs';
import { PICTURES } from './pictures/list.mjs';
import { Failure, reporting } from './steps.mjs';
import { at } from './workspace.mjs';

/** How well the pictures are kept, of 100: small files, and no letter looks worn. */
const QUALITY = 84;

await reporting(async () => {
  const [word = ''] = process.argv.slice(2);
  const wanted = PICTURES.filter(({ file }) => file.includes(word));
  if (wanted.length === 0) throw new Failure(`No picture is called "${word}": ${PICTURES.map(({ file }) => file)}`);
  await ensurePackages();
  await buildLibraries();
  await buildPage();
  const { chromium } = await import('@playwright/test');
  const { startServer } = await import(pathToFileURL(at('apps/server/dist/index.js')).href);
  const server = await startServer({ port: 0, host: 'localhost', root: at('apps/web/dist') });
  const args = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  try {
    for (const { file, address, locale, size, taps = [], shows, prepare } of wanted) {
      const [width, height] = size;
      const page = await browser.newPage({ viewport: { width, height }, locale, reducedMotion: 'reduce' });
      await page.goto(server.url + address, { waitUntil: 'networkidle' });
      for (const name of taps) {
        await page.locator(`.board-view .board-place[aria-label^="${name}, "] .board-hit`).click();
        // What a turn sets off is shown before the next one.
        await page.waitForTimeout(1000);
      }
      await prepare?.(page);
      if (shows) await page.locator(shows).waitFor();
      await page.mouse.move(0, 0);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(1000);
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), Buffer.from(data, 'base64'));
      console.log(`${file}: ${((data.length * 0.75) / 1000).toFixed(0)} kB`);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
