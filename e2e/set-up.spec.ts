import { expect, type Page, test } from '@playwright/test';
import { lines, WINS } from './analysis-page.ts';
import { boxOf, place, tap, thinkShortly } from './support.ts';

test('a position is set up by keyboard, checked in one sentence, and analysed or played', async ({ page }) => {
  await thinkShortly(page);
  await page.goto('/#/analysis/set-up');
  await page.getByRole('combobox', { name: 'Règle' }).selectOption('marelle');
  await page.getByRole('button', { name: 'Plateau vide' }).click();
  await expect(page.locator('.set-up-status')).toContainText('Trop peu de pions');
  await putByKeys(page, ['a1', 'd1', 'g4', 'b6']);
  await page.getByRole('radio', { name: 'Pion noir' }).focus();
  await page.keyboard.press('Space');
  await putByKeys(page, ['f2', 'f6', 'c5', 'e3', 'a7']);
  await putByKeys(page, ['a7']);
  await expect(page.getByLabel('Cette position')).toHaveValue('W:Wa1,b6,d1,g4:Bc5,e3,f2,f6');
  await expect(page.locator('.set-up-status')).toContainText('La position est valable.');

  await page.getByRole('button', { name: 'Un de plus : En main, Blancs' }).click();
  await expect(page.getByLabel('Cette position')).toHaveValue('W:Wa1,b6,d1,g4:Bc5,e3,f2,f6:H1,0');
  await page.getByLabel('Cette position').fill('nonsense');
  await page.keyboard.press('Enter');
  await expect(page.locator('.set-up-status')).toHaveClass(/refusal/);
  await page.getByLabel('Cette position').fill(WINS);
  await page.keyboard.press('Enter');
  await expect(page.locator('.set-up-status')).toContainText('C’est aux Blancs');

  await page.getByRole('button', { name: 'Analyser' }).click();
  await expect(lines(page).first()).toContainText('g4-g1x');
  await page.goBack();
  await page.getByRole('button', { name: 'Face à face' }).click();
  await expect(place(page, 'g4')).toHaveAccessibleName(/^g4, pion blanc/);
  await expect(page.locator('.turn-list')).toBeVisible();
});

test('kings, and dice thrown or not, are set up too', async ({ page }) => {
  await thinkShortly(page);
  await page.goto('/#/analysis/set-up');
  await page.getByRole('combobox', { name: 'Règle' }).selectOption('dames');
  await page.getByRole('button', { name: 'Plateau vide' }).click();
  await page.getByRole('radio', { name: 'Dame blanche' }).check({ force: true });
  await tap(page, '5');
  await page.getByRole('radio', { name: 'Pion noir' }).check({ force: true });
  await tap(page, '18');
  await expect(page.getByLabel('Cette position')).toHaveValue('W:WK5:B18');

  await page.getByRole('combobox', { name: 'Règle' }).selectOption('marelle-avec-des');
  await page.getByLabel('Cette position').fill('W:Wa1,d1,b6,c4:Bf2,f6,c5,e3');
  await page.keyboard.press('Enter');
  await page
    .getByRole('combobox', { name: 'Dés' })
    .selectOption({ label: '6‑5‑4 : un pion peut aller n’importe où pour fermer un moulin' });
  await expect(page.getByLabel('Cette position')).toHaveValue('W:Wa1,b6,c4,d1:Bc5,e3,f2,f6:D654');
  await page.getByRole('combobox', { name: 'Dés' }).selectOption({ label: 'Pas encore lancés' });
  await page.getByRole('button', { name: 'Analyser' }).click();
  await page
    .getByLabel('Choisir un jet')
    .selectOption({ label: '6‑5‑4 : un pion peut aller n’importe où pour fermer un moulin' });
  await expect(lines(page).first()).toContainText('-g1x');
});

test('the board stays in sight beside a column that is longer', async ({ page }) => {
  await page.goto('/#/analysis/set-up');
  const board = page.locator('.board-view');
  const before = await boxOf(board);
  await page.locator('.layout-side').evaluate((side) => side.style.setProperty('min-height', '2000px'));
  await page.evaluate(() => scrollTo(0, 900));
  expect(await boxOf(board)).toEqual(before);
});

/** Puts men on the board with the keyboard alone, from the place where the focus of the board stands. */
async function putByKeys(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await place(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(place(page, name)).toBeFocused();
  }
}
