import { expect, test } from '@playwright/test';
import { chooseGame, expectAccessible, overflows } from './support.ts';

test('a link to a page that there is not says so, and leads on', async ({ page }) => {
  for (const link of ['/#/nowhere', '/#/play/nowhere', '/nowhere.html', '/nowhere/at/all']) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' }), link).toBeVisible();
    await expect(page.getByText('Il n’y a rien à cette adresse')).toBeVisible();
    await expect(page).toHaveTitle('Page introuvable – Mérellier');
    // It is one view, whatever the address: looked through once.
    if (link === '/nowhere.html') await expectAccessible(page);
    await page.getByRole('link', { name: 'Problèmes' }).first().click();
    await expect(page).toHaveURL(/\/problemes$/);
  }
});

test('a link from before opens what it always did, under its address of today', async ({ page }) => {
  await page.goto('/#/learn/marelle-a-6');
  await expect(page.getByRole('heading', { level: 1, name: 'Marelle à six' })).toBeVisible();
  await expect(page).toHaveURL(/\/regles\/marelle-a-six$/);
  await page.goto('/#/learn/marelle/men=7&flying=0');
  await expect(page).toHaveURL(/\/regles\/marelle\/men=7&flying=0$/);
  // Also from within a page that is open.
  await page.evaluate(() => location.assign('#/settings'));
  await expect(page).toHaveURL(/\/reglages$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Marelle/ })).toBeVisible();
});

test('a link opens in another tab as it does in this one, and the way back leads back', async ({ page, context }) => {
  await page.goto('/apprendre');
  const link = page.getByRole('link', { name: 'Dames russes' });
  await expect(link).toHaveAttribute('href', '/regles/dames-russes');
  const other = context.waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await expect((await other).getByRole('heading', { level: 1, name: 'Dames russes' })).toBeVisible();
  await expect(page).toHaveURL(/\/apprendre$/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link.click();
  await expect(page).toHaveURL(/\/regles\/dames-russes$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(link).toBeVisible();
});

test('the address of a rule set lays it out, and another game has another address', async ({ page }) => {
  await page.goto('/dames-russes');
  await expect(page.getByLabel('Plateau, Dames russes', { exact: true })).toBeVisible();
  await chooseGame(page, 'Marelle à six');
  await expect(page).toHaveURL(/\/marelle-a-six$/);
  await expect(page.getByLabel('Plateau, Marelle à six', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Plateau, Dames russes', { exact: true })).toBeVisible();
  // House rules in the address; where they make no sense, the first page says so.
  await page.goto('/marelle/men=7');
  await expect(page.getByText('Pions par camp : 7')).toBeVisible();
  await page.goto('/marelle/men=99');
  await expect(page.getByText('Ce lien ne s’ouvre pas.').first()).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
});

test('an address speaks its language, and another once it is chosen', async ({ page }) => {
  await page.goto('/de/regeln/muehle');
  await expect(page.getByRole('heading', { level: 1, name: 'Mühle' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/de/einstellungen');
  await page.getByLabel('Sprache').selectOption('en');
  await expect(page).toHaveURL(/\/en\/settings$/);
  // The choice holds on an address in another language, which becomes the one of this.
  await page.goto('/regles/jeu-du-moulin');
  await expect(page.getByRole('heading', { level: 1, name: 'Nine men’s morris' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/rules\/nine-mens-morris$/);
  expect(await overflows(page)).toBe(false);
});

test.describe('a reader of English', () => {
  test.use({ locale: 'en-GB' });
  test('is greeted in English on the first page', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
