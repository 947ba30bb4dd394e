import { expect, test } from '@playwright/test';
import {
  chooseGame,
  expectAccessible,
  note,
  overflows,
  place,
  playTurn,
  settled,
  tap,
  task,
  watchShifts,
} from './support.ts';

test('the board lies ready, with one sentence and two buttons', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(place(page, 'd6')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jouer contre l’ordinateur' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Face à face' })).toBeInViewport();
  await expectAccessible(page);
});

test('the first touch closes a mill, the computer answers, and nothing has moved', { tag: '@phone' }, async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto('/');
  await expect(task(page)).toHaveText('Touchez une intersection pour jouer.');
  await tap(page, 'f6');
  await expect(task(page)).toHaveText('Touchez le pion noir à prendre.');
  await expect(note(page)).toContainText('Moulin ! b6-d6-f6 est à vous.');
  await tap(page, 'd5');
  await expect(page.locator('.board-place[aria-label*="pion noir"]')).toHaveCount(4);
  await expect(page.locator('.happened')).toContainText(/^Les Noirs (posent|ferment)/);
  await expect(task(page)).toHaveText('À vous : posez un pion.');
  await settled(page);
  expect(await shifts()).toEqual([]);
});

test('who plays for the first time meets the easiest level', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'C’est ma première partie' }).click();
  await expect(page.locator('.strip-top')).toContainText('Premiers pas');
  await expect(place(page, 'd6')).toHaveAccessibleName('d6, libre');
  await page.getByRole('link', { name: 'Mérellier, page d’accueil' }).click();
  await expect(page.getByRole('button', { name: 'C’est ma première partie' })).toHaveCount(0);
});

test('the games stand on their shelves, and one is taken to the board by a touch', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jeu du moulin' }).click();
  await page.getByRole('link', { name: 'Morabaraba', exact: true }).click();
  await expect(page).toHaveURL(/morabaraba$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Morabaraba' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Jouer contre l’ordinateur' })).toBeInViewport();
  expect(await overflows(page)).toBe(false);
});

test('nothing comes from anywhere else, and nothing is refused by the server’s policy', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('blob:')) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer contre l’ordinateur' }).click();
  await tap(page, 'd6');
  await expect(task(page)).toHaveText('À vous : posez un pion.');
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the language is switched, and remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Langue').selectOption('de');
  await expect(page.getByRole('button', { name: 'Zu zweit' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Zu zweit' })).toBeVisible();
  await page.getByLabel('Sprache').selectOption('en');
  await page.getByRole('button', { name: 'Face to face' }).click();
  await tap(page, 'd6');
  await tap(page, 'd6');
  await expect(note(page)).toHaveText('The man on d6 is the opponent’s.');
});

test('the theme is switched, and remembered', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('label', { hasText: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('house rules are changed, a clash is said, and the rules are played', async ({ page }) => {
  await page.goto('/');
  await chooseGame(page, 'Marelle');
  await page.getByRole('button', { name: 'Changer la règle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Règle maison' });
  await dialog.getByRole('spinbutton', { name: 'Pions par camp' }).fill('13');
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toContainText('3 à 12');
  await expect(dialog.getByRole('button', { name: 'Utiliser cette règle' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('spinbutton', { name: 'Pions par camp' }).fill('4');
  await dialog.getByRole('combobox', { name: 'Pose', exact: true }).selectOption('any-time');
  await expect(dialog.getByText('2 réglages changés.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Utiliser cette règle' }).click();
  await expect(page.getByRole('heading', { name: 'Marelle, règle maison' })).toBeAttached();
  // Another game does not lose them.
  await chooseGame(page, 'Merels');
  await page.getByRole('button', { name: 'Changer la règle' }).click();
  const based = dialog.getByRole('combobox', { name: 'À partir de' });
  await expect(based.locator('option:checked')).toHaveText('Merels');
  const kept = based.locator('optgroup option');
  await expect(kept).toHaveText(/^Marelle · Pions par camp\s: 4 pions · Pose\s: /);
  await based.selectOption((await kept.getAttribute('value')) ?? '');
  await expect(dialog.getByText('2 réglages changés.')).toBeVisible();
  // They may have a name, which their page has too.
  await dialog.getByLabel('Nom de cette règle').fill('Chez nous');
  await dialog.getByRole('button', { name: 'Utiliser cette règle' }).click();
  await page.getByRole('button', { name: 'Changer la règle' }).click();
  await expect(based.locator('option:checked')).toHaveText(/^Chez nous · Marelle · Pions par camp/);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Face à face' }).click();
  for (const turn of ['a1', 'g7', 'a1-a4', 'g7-g4']) await playTurn(page, turn);
  await expect(place(page, 'a4')).toHaveAccessibleName(/pion blanc/);
  await expect(page.getByRole('img', { name: /^Les Blancs\s: 3 pions en main/ })).toBeVisible();
});

test('the lot is drawn to be seen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Au hasard' }).check({ force: true });
  await tap(page, 'd6');
  await expect(note(page)).toContainText('Choisissez d’abord');
  await page.getByRole('button', { name: 'Face à face' }).click();
  await expect(note(page)).toContainText(/^Tirage au sort\s: les (Blancs|Noirs) de ce côté/);
});

test('nothing runs over the edge at 320 pixels, nor at four times the size', async ({ page }) => {
  await page.goto('/');
  for (const size of [
    { width: 320, height: 568 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: 'Face à face' }).click();
    await tap(page, 'd6');
    await expect(place(page, 'd6')).toHaveAccessibleName(/pion blanc/);
    expect(await overflows(page)).toBe(false);
    for (const item of ['Lire la règle', 'Partager ou ouvrir une partie']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: item })).toBeVisible();
      expect(await overflows(page)).toBe(false);
      await page.getByRole('dialog').getByRole('button', { name: item }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Fermer' })).toBeVisible();
      expect(await overflows(page)).toBe(false);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('link', { name: 'Mérellier, page d’accueil' }).click();
  }
});

test('where the page cannot load its words, that is said', async ({ page }) => {
  await page.route(/\/assets\/first-tongue-/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#app')).toContainText('La page n’a pas pu être chargée ; recharger aide souvent.');
});

test('nothing moves while the page loads, nor when its font arrives', { tag: '@phone' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  let bringFont = (): void => {};
  const wanted = new Promise<void>((resolve) => {
    bringFont = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#board .board-open').first()).toBeAttached();
  await expect(task(page)).toBeVisible();
  // A sentence with names in it, which stand where the words before them end.
  await tap(page, 'f6');
  await expect(note(page)).toContainText('Moulin ! b6-d6-f6 est à vous.');
  await settled(page);
  bringFont();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /^"?EB/.test(family) && status === 'loaded'),
      ),
    )
    .toBe(true);
  // What arrives is drawn with the next pictures.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await shifts()).toEqual([]);
});

/** What the scripts weigh at most that are fetched before the first man stands on the board, compressed, in bytes. */
const SCRIPTS_AT_MOST = 60_000;

test('until the first man stands on the board, a telephone fetches at most 60 kB of scripts', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  // What is fetched at leisure, seconds later, does not count, however slow the machine is.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/');
  await expect(page.locator('#board .board-open').first()).toBeAttached();
  const stood = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector('.board-place[aria-label^="f6, pion blanc"]')) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await place(page, 'f6').locator('.board-hit').tap();
  const scripts = await page.evaluate(
    (before) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.js$/.test(name) && startTime <= before)
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    await stood,
  );
  const total = scripts.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(20_000);
  expect(total).toBeLessThanOrEqual(SCRIPTS_AT_MOST);
  await context.close();
});

test('on a slow line a press is answered at once: by the sheet of a dialog, by the title of a view', async ({
  page,
}) => {
  // Nothing is here before it is asked for.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/');
  await expect(page.locator('#board .board-open').first()).toBeAttached();
  let bring = (): void => {};
  let held = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  const awaited = page.locator('.dialog-awaited');
  await expect(awaited).toHaveAttribute('aria-busy', 'true');
  await expect(awaited).toHaveAccessibleName('Menu');
  await expect(awaited.getByRole('status')).toContainText('Chargement…');
  await expectAccessible(page);
  // Whoever will not wait for it goes back to where it was asked for.
  await expect(awaited.getByRole('button', { name: 'Fermer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(awaited).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Changer la règle' }).click();
  await expect(awaited).toHaveAccessibleName('Changer la règle');
  await awaited.getByRole('button', { name: 'Fermer' }).click();
  await expect(awaited).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(awaited).toHaveAccessibleName('Menu');
  bring();
  await expect(awaited).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  // What it shows is whole at once, its signs too.
  expect(await page.locator('.dialog .icon path:not([d])').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  held = new Promise((resolve) => {
    bring = resolve;
  });
  await page.getByRole('link', { name: 'Apprendre', exact: true }).click();
  await expect(page.locator('.waiting-title')).toHaveText('Apprendre');
  bring();
  await expect(page.getByRole('heading', { level: 1, name: 'Apprendre' })).toBeFocused();
});
