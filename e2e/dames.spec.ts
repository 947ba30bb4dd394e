import { expect, test } from '@playwright/test';
import { boxOf, expectAccessible, note, openAt, place, playTurn, tap, task, turnsOf } from './support.ts';

test('a multiple capture, square by square or by its end, and a crowning', async ({ page }) => {
  await openAt(page, { rules: 'dames', fen: 'W:W26:B22,14,7,1' });
  await expect(task(page)).toContainText('la prise est obligatoire');
  await expectAccessible(page);
  for (const square of ['26', '17', '10', '3']) await tap(page, square);
  await expect(place(page, '3')).toHaveAccessibleName(/dame blanche/);
  await expect(place(page, '14')).toHaveAccessibleName('14, libre');
  await page.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(place(page, '14')).toHaveAccessibleName(/pion noir/);
  await tap(page, '26');
  await tap(page, '3');
  await expect(place(page, '3')).toHaveAccessibleName(/dame blanche/);
});

test('a missed capture is huffed, demanded, or let pass', async ({ page }) => {
  await openAt(page, { rules: 'dames-a-souffler', fen: 'W:W22,30:B18,5' });
  await playTurn(page, '30-25');
  await expect(note(page)).toHaveText('Une prise a été manquée.');
  await expectAccessible(page);
  // There is only one piece to huff.
  await page.getByRole('button', { name: 'Souffler' }).click();
  await expect(place(page, '22')).toHaveAccessibleName('22, libre');
  await expect(task(page)).toHaveText(/^C’est aux Noirs/);

  await page.getByRole('button', { name: /^Reprendre/ }).click();
  await page.getByRole('button', { name: 'Exiger la prise' }).click();
  await expect(place(page, '30')).toHaveAccessibleName(/pion blanc/);
  await expect(task(page)).toHaveText(/^C’est aux Blancs\s: prenez/);
  await playTurn(page, '22-15');

  await page.getByRole('button', { name: /^Reprendre/ }).click();
  await page.getByRole('button', { name: /^Reprendre/ }).click();
  await page.getByRole('button', { name: 'Laisser passer' }).click();
  await playTurn(page, '5-9');
  await expect(task(page)).toHaveText(/^C’est aux Blancs/);
});

test('a draw: one king each, and no capture', async ({ page }) => {
  await openAt(page, { rules: 'dame-100', fen: 'W:WK46:BK4' });
  const game = '1. 46-41 4-31 2. 41-10 31-26 3. 10-15 26-48 4. 15-29 48-25 5. 29-24 25-43';
  for (const turn of turnsOf(game)) await playTurn(page, turn);
  await expect(page.locator('.verdict')).toHaveText('Partie nulle.');
  await expect(task(page)).toHaveText(/^Dame contre dame/);
});

test('the board is turned, and is a grid to a screen reader', async ({ page }) => {
  await openAt(page, { rules: 'dames' });
  await expect(page.getByRole('grid')).toBeVisible();
  const above = async (): Promise<boolean> => {
    const [one, last] = await Promise.all([boxOf(place(page, '1')), boxOf(place(page, '32'))]);
    return one.y < last.y;
  };
  await expect.poll(above).toBe(true);
  await page.getByRole('button', { name: 'Retourner' }).click();
  await expect.poll(above).toBe(false);
});
