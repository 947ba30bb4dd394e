import { expect, type Page, test } from '@playwright/test';
import { boxOf, expectAccessibleHtml, overflows } from './support.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a rule can be read whole, with its figure, and leads on', async ({ page }) => {
    await page.goto('/regles/jeu-du-moulin');
    await expect(page.getByRole('heading', { level: 1, name: 'Jeu du moulin' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Jeu du moulin' })).toBeVisible();
    for (const title of ['Le but', 'Poser', 'Prendre', 'Sauter', 'La fin'])
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Les mots du jeu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Les mots du jeu' })).toBeVisible();
    await expect(page.getByText('va-et-vient').first()).toBeVisible();
  });

  test('a board is seen', async ({ page }) => {
    for (const [path, title] of [
      ['/', 'Mérellier – jeu du moulin, marelles et dames'],
      ['/en/nine-mens-morris', 'Nine men’s morris: play online or against the computer – Mérellier'],
      ['/problemes/jeu-du-moulin-069474d8', 'Problème de jeu du moulin – Mérellier'],
      ['/analyse', 'Analyse – Mérellier'],
      ['/en-ligne', 'Jouer en ligne – Mérellier'],
      ['/en-ligne/inviter', 'Jouer en ligne – Mérellier'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      const box = await page.locator('svg.board-view').boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThan(250);
      expect(await overflows(page), path).toBe(false);
    }
  });

  test('an address that leads nowhere says so, with status 404', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  });

  test('documents are accessible', async ({ browser }) => {
    // What checks them needs script; the page's own must not run.
    const page = await (await browser.newContext({ javaScriptEnabled: true, locale: 'fr-FR' })).newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const path of ['/', '/de/regeln/muehle', '/apprendre', '/problemes/jeu-du-moulin-069474d8', '/nowhere']) {
      await page.goto(path);
      await expectAccessibleHtml(page);
    }
    await page.context().close();
  });
});

/** One address of each kind of view that has the board at its place, and rules with their figure. */
const WITH_BOARD = [
  '/',
  '/dames',
  '/marelle-cubique',
  '/regles/jeu-du-moulin',
  '/problemes',
  '/problemes/jeu-du-moulin-069474d8',
  '/problemes/eclair',
  '/en-ligne/inviter',
  '/reviser/maintenant',
  '/analyse',
  '/apprendre/premiers-pas/2',
  '/ce-que-l-on-sait',
  '/ouvertures',
];

test('the page takes over the board of its first HTML where it stands @phone', async ({ page }) => {
  for (const path of WITH_BOARD) await expectTakenOver(page, path);
});

test('the board of the lobby too, where there is room for it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectTakenOver(page, '/en-ligne');
});

async function expectTakenOver(page: Page, path: string): Promise<void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const board = page.locator('#first :is(svg.board-view, .puzzle-daily svg)').first();
  await expect(board, path).toBeVisible();
  // The font that stands in may break the lines above otherwise: what is compared is the page with its fonts.
  await page.waitForFunction(async () => (await document.fonts.load('500 1em "EB Garamond"', 'a\u202f')).length === 2);
  const first = await boxOf(board);
  // Between the two there is always a board: no sentence stands in its place for a moment.
  const withoutBoard = await page.evaluateHandle(() => {
    const frames: string[] = [];
    const look = (): void => {
      if (!document.querySelector('svg.board-view, svg.board-mini')) frames.push(document.body.innerText.slice(0, 200));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return frames;
  });
  letGo();
  await expect(page.locator('#first')).toHaveCount(0);
  const taken = await boxOf(page.locator('svg.board-view, svg.board-mini').first());
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(taken[side] - first[side]), `${path}: ${side}`).toBeLessThanOrEqual(1);
  expect(await withoutBoard.jsonValue(), path).toEqual([]);
  await page.unroute('**/assets/*.js');
}

test('nothing in a document is refused by the security policy', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const path of ['/', '/regles/jeu-du-moulin', '/problemes/jeu-du-moulin-069474d8']) {
    await page.goto(path);
    await expect(page.locator('#first')).toHaveCount(0);
  }
  expect(said.filter((text) => /Content Security Policy|Refused/i.test(text))).toEqual([]);
});
