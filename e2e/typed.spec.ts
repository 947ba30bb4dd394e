import { expect, test } from '@playwright/test';
import { beginHere, expectAccessible, place } from './support.ts';

test('turns can be written instead of being played on the board', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByLabel('Saisir les coups au clavier').check();
  await beginHere(page, 'Marelle');
  const field = page.getByLabel('Coup à jouer');
  for (const turn of ['d6', 'f4', 'b6', 'g1', 'f6xg1']) {
    await field.fill(turn);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(place(page, 'f6')).toHaveAccessibleName(/pion blanc, dans un moulin/);
  await expect(place(page, 'g1')).toHaveAccessibleName(/libre/);
  await field.fill('d6');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('d6');
  await expect(field).toBeFocused();
  await expectAccessible(page);
});
