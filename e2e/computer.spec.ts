import { expect, test } from '@playwright/test';
import { loadDice, menu, note, openAt, place, playTurn, tap, task } from './support.ts';

test('the computer plays its side, and a turn is taken back with its answer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer contre l’ordinateur' }).click();
  const black = page.locator('.board-place[aria-label*="pion noir"]');
  for (const [i, point] of ['a1', 'g7'].entries()) {
    const taken = await place(page, point).getAttribute('aria-label');
    await tap(page, taken?.includes('libre') ? point : 'd5');
    await expect(black).toHaveCount(i + 1, { timeout: 10_000 });
    await expect(task(page)).toHaveText('Au tour des Blancs : poser un pion');
  }
  await page.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(black).toHaveCount(1);
  await menu(page, 'Proposer nulle');
  await expect(note(page)).toHaveText('L’ordinateur refuse la nulle et continue.');
});

test('the computer begins where it has White, and throws its own dice', async ({ page }) => {
  await loadDice(page, [6, 5, 4]);
  await page.addInitScript(() => {
    const game = '[Rules "marelle-avec-des"]\n[FEN "W:Wa1,d1,b6,c4:Bf2,f6,c5,e3"]\n\n*';
    const seats = { white: 'computer', black: 'person' };
    const saved = JSON.stringify({ version: 1, game, seats, bottom: 'black', line: [], at: 0, ended: null });
    if (!sessionStorage.getItem('merellier.game')) sessionStorage.setItem('merellier.game', saved);
    history.replaceState({ view: 'play' }, '');
  });
  await page.goto('/');
  await expect(page.locator('.dice-said')).toHaveText('6-5-4 : alignement permis', { timeout: 10_000 });
  // It sees the mill that the throw allows, far away.
  await expect(place(page, 'g1')).toHaveAccessibleName(/pion blanc, dans un moulin/, { timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Lancer les dés' })).toBeVisible();
});

test('the computer plays house rules and dames', async ({ page }) => {
  await page.goto('/');
  for (const rules of ['Dames', 'Marelle cubique']) {
    await page.getByRole('radio', { name: 'Noirs', exact: true }).check({ force: true });
    await page.getByRole('radio', { name: rules, exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Jouer contre l’ordinateur' }).click();
    await expect(task(page)).toHaveText(/^Au tour des Noirs\s: (poser|jouer)/, { timeout: 10_000 });
    await page.getByRole('button', { name: 'Mérellier, page d’accueil' }).click();
  }
});

test('one looks at an earlier position without the computer moving on', async ({ page }) => {
  await openAt(page, { rules: 'marelle' });
  await playTurn(page, 'd6');
  await playTurn(page, 'f4');
  await menu(page, /^Coups/);
  await page.getByRole('dialog').getByRole('button', { name: 'Début' }).click();
  await page.keyboard.press('Escape');
  await expect(place(page, 'd6')).toHaveAccessibleName('d6, libre');
});
