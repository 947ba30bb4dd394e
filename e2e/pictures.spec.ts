import { type Browser, expect, type Page, test } from '@playwright/test';
import { LOOKS } from '../apps/web/src/settings/settings.ts';
import { beginHere, boxOf, loadDice, openAt, place, playTurn, settled, tap, task } from './support.ts';

// What the page looks like, kept as small pictures in e2e/pictures; docs/contributing.md says how they are renewed. Views are
// kept smaller than they are and without the grain of the wood, which is what makes pictures large; of each look a piece of
// the board is kept as it is. Everything is written in the font that the page brings: the system's differs from machine to
// machine.

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
// Letters stand where the text puts them: rounded to whole pixels, as they are or not by what the browser showed before.
const FONT = ':root, :root * { font-family: "EB Garamond" !important; text-rendering: geometricPrecision !important; }';
/** Where all kinds of marks are to be seen: men of both sides, one that was just moved, and points. */
const POSITION = { rules: 'marelle', fen: 'W:Wa7,a4,d6,f4,c5,d2:Bb4,b6,d5,e4,f2:H3,3' };

interface Sight {
  readonly window?: { readonly width: number; readonly height: number };
  readonly scale?: number;
}

/** Opens the page for a picture: nothing moves, the day is always the same, and styles can be added. */
async function look(
  browser: Browser,
  { window = WIDE, scale = window === WIDE ? 0.3 : 0.5 }: Sight,
  see: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...{ viewport: window, deviceScaleFactor: scale, colorScheme: 'light', reducedMotion: 'reduce', bypassCSP: true },
    ...{
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      serviceWorkers: 'block',
      baseURL: test.info().project.use.baseURL ?? '',
    },
  });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-11-21T12:00:00');
  await page.addInitScript((font) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(font);
    document.adoptedStyleSheets = [sheet];
  }, FONT);
  // What other tests play at the same time is none of the picture.
  await page.route('**/api/v1/games/live*', (route) => route.fulfill({ json: { games: [] } }));
  await see(page);
  await context.close();
}

const withoutGrain = (page: Page): Promise<unknown> => page.route('**/*.avif', (route) => route.abort());

/** Waits until everything that is to be seen is there, and compares. */
async function compare(page: Page, name: string, clip?: Parameters<Page['screenshot']>[0]): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { ...clip, scale: 'device', maxDiffPixelRatio: 0.01 });
}

/** Views that one page shows one after the other, each compared once it is there. */
const VIEWS: readonly (readonly [name: string, sight: Sight, show: (page: Page) => Promise<void>])[] = [
  [
    'home and rule',
    {},
    async (page) => {
      await page.goto('/');
      await compare(page, 'home');
      // By its path: to an address behind `#` the page goes by itself, and nothing is waited for.
      await page.goto('/regles/jeu-du-moulin');
      await expect(page.locator('.sheet-title')).toHaveText('Jeu du moulin');
      await compare(page, 'rule');
    },
  ],
  [
    'home-phone',
    { window: PHONE },
    async (page) => {
      await page.goto('/');
      await compare(page, 'home-phone');
      await page.emulateMedia({ colorScheme: 'dark' });
      await compare(page, 'home-phone-dark');
    },
  ],
  [
    'game-phone',
    { window: PHONE },
    async (page) => {
      await openAt(page, POSITION);
      await compare(page, 'game-phone');
    },
  ],
  [
    'game and take',
    {},
    async (page) => {
      await openAt(page, POSITION);
      await compare(page, 'game');
      await tap(page, 'a1');
      await expect(task(page)).toHaveText('Touchez le pion noir à prendre.');
      await compare(page, 'take');
    },
  ],
  [
    'end',
    {},
    async (page) => {
      await openAt(page, { rules: 'marelle', fen: 'W:Wa7,a4,d1,f4:Bb4,b6,d5' });
      await playTurn(page, 'd1-a1xb4');
      await expect(page.locator('.verdict')).toBeVisible();
      await compare(page, 'end');
    },
  ],
  [
    'cube',
    {},
    async (page) => {
      await beginHere(page, 'Marelle cubique');
      await tap(page, '331');
      await expect(place(page, '331')).toHaveAccessibleName(/pion blanc/);
      await compare(page, 'cube');
    },
  ],
  [
    'dice',
    { window: PHONE },
    async (page) => {
      await loadDice(page, [6, 4, 2]);
      await openAt(page, { ...POSITION, rules: 'marelle-avec-des', fen: 'W:Wa7,a4,d6,f4,c5,d2:Bb4,b6,d5,e4,f2' });
      await page.getByRole('button', { name: 'Lancer les dés' }).click();
      await expect(page.locator('.dice-said')).toContainText('6‑4‑2');
      await compare(page, 'dice');
    },
  ],
];

for (const [name, sight, show] of VIEWS)
  test(`picture: ${name}`, async ({ browser }) => {
    await look(browser, sight, async (page) => {
      await withoutGrain(page);
      await show(page);
    });
  });

for (const kind of LOOKS)
  test(`picture: ${kind}, light and dark`, async ({ browser }) => {
    await look(browser, { scale: 1 }, async (page) => {
      await page.addInitScript(
        (chosen) => localStorage.setItem('merellier.settings', chosen),
        JSON.stringify({ look: kind }),
      );
      await openAt(page, POSITION);
      await tap(page, 'a1');
      await expect(task(page)).toHaveText('Touchez le pion noir à prendre.');
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        const { x, y } = await boxOf(page.locator('.board-view'));
        await compare(page, `${kind}-${theme}`, { clip: { x: x + 235, y: y + 130, width: 150, height: 150 } });
      }
    });
  });
