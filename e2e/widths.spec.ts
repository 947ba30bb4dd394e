import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../scripts/long.mjs';
import { goOnTo, overflows, PICTURES, thinkShortly } from './support.ts';

const WIDTHS = isLong
  ? [320, 360, 412, 480, 560, 640, 700, 768, 820, 900, 1024, 1280, 1440]
  : [320, 360, 480, 640, 768, 900, 1024, 1440];
const HEIGHTS = isLong ? [480, 560, 640, 740, 900] : [480, 740];

/** Every view, by the address that opens it, and what is there once it is open. */
const VIEWS: Readonly<Record<string, readonly (readonly [address: string, there: string])[]>> = {
  'the first page and games': [
    ['/', '.home'],
    ['/#rules=jeu-du-moulin&fen=W:Wa7,a4,d6,f4,c5,d2,g1:Bb4,b6,d5,e4,f2,f6,c3', '.controls'],
    ['/#rules=marelle-avec-des&fen=W:Wa7,a4,d6:Bb4,b6:H3,4', '.controls'],
    ['/#/analysis', '.layout-gutter'],
    ['/#/games', '.sheet-body'],
    ['/#/puzzles', '.puzzles'],
  ],
  'playing online': [
    ['/#/online', '.lobby'],
    ['/#/online/account', 'form'],
    ['/#/online/account/sign-in', 'form'],
    ['/#/online/leaderboard', '.select'],
    ['/#/online/mine', 'h1'],
  ],
  learning: [
    ['/#/learn', '.sheet h2'],
    ['/#/learn/marelle', '.sheet h2'],
    ['/#/learn/lesson/marelle/1', '.lesson-title'],
    ['/#/learn/compare', 'table'],
    ['/#/learn/glossary', '.sheet-body'],
  ],
  'the rest': [
    ['/#/settings', '.looks'],
    ['/#/manual', '.sheet h2'],
    ['/#/print', '.sheet'],
    ['/nothing/here', '.sheet'],
  ],
};

/** The sizes of the window in which the page is wider than it. */
async function tooWide(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  // What is laid out need not be drawn as well.
  await page.locator(PICTURES).evaluateAll(simplify);
  await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden'));
  for (const width of WIDTHS)
    for (const height of HEIGHTS) {
      await page.setViewportSize({ width, height });
      if (await overflows(page)) found.push(`${width}×${height}`);
    }
  await page.evaluate(() => document.documentElement.style.removeProperty('visibility'));
  return found;
}

/**
 * Puts one rectangle in place of all shapes of a picture, thousands of them on some pages, which are laid out anew in every
 * size of the window. Runs in the page.
 */
function simplify(pictures: readonly Element[]): void {
  for (const picture of pictures) {
    if (!(picture instanceof SVGSVGElement)) continue;
    const room = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const { x, y, width, height } = picture.getBBox();
    for (const [name, value] of Object.entries({ x, y, width, height })) room.setAttribute(name, String(value));
    const simple = picture.cloneNode() as Element;
    simple.append(room);
    picture.replaceWith(simple);
  }
}

// Several views in one page: opening a browser's page anew costs more than looking at one in all sizes.
for (const [name, views] of Object.entries(VIEWS))
  test(`nothing scrolls sideways in any window: ${name}`, async ({ page }) => {
    await thinkShortly(page);
    for (const [i, [address, there]] of views.entries()) {
      if (i > 0 && address.startsWith('/#/')) await goOnTo(page, address.slice(1));
      else await page.goto(address);
      await expect(page.locator(there).first()).toBeVisible();
      expect.soft(await tooWide(page), address).toEqual([]);
    }
  });

test('text twice as large stays within a telephone, in the language of the longest words', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 } })).newPage();
  await thinkShortly(page);
  await page.goto('/');
  for (const [address, there] of [
    ['#/settings', '.settings-part'],
    ['#/games', '.game-files'],
    ['#/online/account', '.account-form'],
    ['#/analysis', '.analysis-steps'],
    ['#/online', '.lobby'],
    ['#/learn', '.chapters'],
    ['#/learn/marelle', '.rule-part'],
    ['#/learn/lesson/marelle/1', '.lesson-title'],
    ['#/puzzles', '.puzzles'],
    ['#/manual', '.manual-part'],
    ['#/print', '.print-form'],
  ] as const) {
    await goOnTo(page, address);
    await expect(page.locator(there).first()).toBeVisible();
    for (const size of ['150%', '200%']) {
      await page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
        // What is folded is wide only once it is open.
        for (const part of document.querySelectorAll('details')) part.open = true;
      }, size);
      expect.soft(await overflows(page), `${address} at ${size}`).toBe(false);
    }
  }
  await page.context().close();
});
