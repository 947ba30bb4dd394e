import { expect, test } from '@playwright/test';
import { expectAccessible, place, playTurn } from './support.ts';
import { downloaded, make } from './tournament-page.ts';

test('a game is played on the page from the lot that was drawn, and its result comes back', async ({ page }) => {
  await make(page, 'round-robin', ['Ada', 'Bo'], 'sharp');
  const lot = (await page.locator('.tour-lot').textContent())?.split(': ')[1]?.split(' ') ?? [];
  expect(lot).toHaveLength(4);
  const here = page.url();
  await page.goto(`${here}/imprimer/sheets`);
  await expect(page.locator('.tour-score .tour-lot')).toContainText(lot.join(' '));
  await expect(page.locator('.tour-score .tour-lot-board svg')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${here}/mur`);
  await expect(page.locator('.tour-wall .tour-lot')).toContainText(lot.join(' '));
  await page.goto(here);
  // The menu closes as menus do.
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 300)]) {
    await page.getByLabel(/^Autres résultats/).click();
    await expect(page.getByRole('button', { name: 'Les deux sont absents' })).toBeVisible();
    await close();
    await expect(page.getByRole('button', { name: 'Les deux sont absents' })).toBeHidden();
  }
  await page.getByRole('button', { name: /^Jouer ici/ }).click();
  await expect(page.locator('.strip-name').filter({ hasText: 'Ada' })).toBeVisible();
  await expect(page.locator('.strip-name').filter({ hasText: 'Bo' })).toBeVisible();
  for (const [i, name] of lot.entries())
    await expect(place(page, name)).toHaveAccessibleName(i % 2 === 0 ? /blanc/i : /noir/i);
  // On no line with the white men: no mill, and nothing to take.
  const free = ['a7', 'd6', 'e4', 'g1', 'c3', 'b2', 'f6'].find(
    (name) => ![lot[0], lot[2]].some((man) => man?.[0] === name[0] || man?.[1] === name[1]) && !lot.includes(name),
  );
  await playTurn(page, free ?? '');
  // The way back stays, and the game goes on where it was left.
  await page.getByRole('link', { name: 'Retour au tournoi' }).click();
  await page.getByRole('button', { name: /^Jouer ici/ }).click();
  await expect(place(page, free ?? '')).toHaveAccessibleName(/blanc/i);
  await expect(page.getByRole('button', { name: /^Reprendre/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Conseil/ })).toBeHidden();
  await page.getByRole('button', { name: 'Plus' }).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByText('Le résultat est noté')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revanche' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Clubs' }).click();
  await page.getByRole('link', { name: 'Tournois sur cet appareil' }).click();
  await page.getByRole('link', { name: /Soirée de Nantes/ }).click();
  await expect(page.getByText('Partie jouée ici')).toBeVisible();
  await expect(page.locator('.tour-result [aria-pressed="true"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Outils' }).click();
  const games = (await downloaded(page, /^Parties jouées ici/)).toString();
  for (const name of ['Ada', 'Bo', free ?? '']) expect(games).toContain(name);
});
