import { expect, test } from '@playwright/test';
import { BLUNDER, give, rested, WINS } from './analysis-page.ts';
import { expectAccessible, menu, place, thinkShortly, turns } from './support.ts';

test('several games that are pasted open as a collection, on the board and in the dialog', async ({ page }) => {
  await thinkShortly(page);
  const three = '[Rules "marelle"]\n1. d6 f4 *\n\n[Rules "marelle"]\n1. a1 g7 *\n\n[Rules "dames"]\n1. 22-18 *\n';
  await page.goto('/#/analysis');
  await expect(page.getByRole('heading', { level: 1, name: 'Analyse' })).toBeFocused();
  await give(page, 'paste', three);
  await expect(page.getByRole('heading', { level: 1, name: 'Collection de parties' })).toBeFocused();
  await expect(page.locator('.collection-rows > li')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 2, name: 'Texte collé' })).toBeVisible();
  await page.goto('/#/play');
  await menu(page, 'Partager ou ouvrir une partie');
  await page.getByLabel('Ouvrir une partie ou une position').fill(`${three}\n[Event "?"]\n1. z9 *`);
  await page.getByRole('dialog').getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page.getByText('3 parties · 1 illisible')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  // In a text that is wholly unreadable, game, line and cause are seen at once.
  await page.goto('/#/analysis');
  await expect(page.getByRole('heading', { level: 1, name: 'Analyse' })).toBeFocused();
  await give(page, 'paste', '[Event "?"]\n1. z9 *\n\n[Rules "marelle"]\n1. d6 d6 *');
  await expect(page.locator('.told-list li').last()).toHaveText(/^partie 2, ligne 5\b.*d6/i);
});

test('more remarks on a text than can be said are listed', async ({ page }) => {
  await thinkShortly(page);
  await page.goto('/#/analysis');
  await expect(page.getByRole('heading', { level: 1, name: 'Analyse' })).toBeFocused();
  await give(page, 'paste', '1. 11x16 24x20 2. 9x14 20x11 3. 7x16 22x17 4. 5-9 23x18 *');
  await expect(page.locator('#panel').getByText('Le texte a demandé 5 corrections')).toBeVisible();
  await page.getByText('Ce qui a été corrigé ou deviné (5)').press('Enter');
  await expect(page.locator('.told-list li')).toHaveCount(5);
  await expectAccessible(page);
  // It stays while one goes through the game, and goes with it.
  await page.locator('.analysis-steps button').first().click();
  await expect(page.locator('.told-list li')).toHaveCount(5);
  await give(page, 'paste', '[Rules "marelle"]\n\n1. d6 *');
  await expect(page.locator('.told-list')).toHaveCount(0);
  // A game that goes on the board of the first page is opened beneath the list.
  await page.goto('/#/play');
  await menu(page, 'Partager ou ouvrir une partie');
  await page
    .getByLabel('Ouvrir une partie ou une position')
    .fill('1. 11x16 24x20 2. 9x14 20x11 3. 7x16 22x17 4. 5-9 *');
  await page.getByRole('dialog').getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page.locator('.told-list li')).toHaveCount(4);
  await expect(page.locator('.told-list')).toHaveAttribute('open');
  await expectAccessible(page);
  // And is found there again.
  await page.keyboard.press('Escape');
  await menu(page, 'Partager ou ouvrir une partie');
  await expect(page.getByText('Ce qui a été corrigé ou deviné (4)')).toBeVisible();
});

test('a text that is pasted, or a file that is dropped, opens at once', async ({ page }) => {
  await thinkShortly(page);
  await page.goto('/#/analysis');
  await expect(page.getByRole('heading', { level: 1, name: 'Analyse' })).toBeFocused();
  await give(page, 'paste', '[White "Léa"]\n[Black "?"]\n[Rules "marelle"]\n\n1. d6 a1 2. f4 *');
  await expect(turns(page)).toHaveText(['d6', 'a1', 'f4']);
  // A player who is named is; the question mark of a file stands for nobody.
  await expect(page.locator('.strip-bottom .strip-name')).toContainText('Léa');
  await expect(page.locator('.strip-top .strip-name')).toHaveText(/^Noirs/);
  await rested(page);
  await expect(page.locator('.opening-note')).toHaveText('Ouverture\u202f: Le carrefour');
  await give(page, 'drop', BLUNDER);
  await expect(turns(page).last()).toHaveText('a7xd6');
  // What is no game is refused with a reason, and the one on the board stays.
  await give(page, 'paste', '1. z9 *');
  await expect(page.getByRole('alert')).toContainText('z9');
  await expect(turns(page).last()).toHaveText('a7xd6');
  // While a position is set up, too.
  await page.goto('/#/analysis/set-up');
  await expect(page.locator('.set-up')).toBeVisible();
  await give(page, 'paste', '[Rules "marelle"]\n\n1. d6 a1 *');
  await expect(turns(page)).toHaveText(['d6', 'a1']);
  // Without a keyboard there is a field for it.
  await page.getByRole('button', { name: 'Coller une partie' }).click();
  await page.getByLabel(/^Collez ici/).fill('W:Wa1');
  await page.getByRole('button', { name: 'Coller une partie' }).click();
  await expect(page.getByLabel(/^Collez ici/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Coller une partie' }).click();
  await expect(page.getByLabel(/^Collez ici/)).toHaveValue('W:Wa1');
  await page.getByLabel(/^Collez ici/).fill('');
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Rien à ouvrir\u202f: collez d’abord un texte.');
  // What the marelle cannot be, draughts are; by other rules, if one likes.
  await page.getByLabel(/^Collez ici/).fill('1. 32-28 19-23');
  await page.keyboard.press('Enter');
  await expect(turns(page)).toHaveText(['32-28', '19-23']);
  await expect(page.getByText(/^Partie ouverte avec la règle .*Dames internationales/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Choisir une autre règle' }).click();
  const rules = page.getByLabel('Règle, si le texte n’en nomme pas');
  await expect(rules).toBeFocused();
  await rules.selectOption('Dame 100');
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page.getByText(/^Partie ouverte avec la règle .*Dame 100/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Coller une partie' }).click();
  await page.getByLabel(/^Collez ici/).fill(WINS);
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(place(page, 'g4')).toHaveAccessibleName(/^g4, pion blanc/);
  await expect(page.getByLabel(/^Collez ici/)).toHaveCount(0);
});
