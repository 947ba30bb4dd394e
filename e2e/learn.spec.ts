import { expect, type Locator, type Page, test } from '@playwright/test';
import { beginHere, expectAccessible, menu, middleOf, overflows, task } from './support.ts';

/** A lesson on a page, by its title. */
const lesson = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });

/** The place of a lesson's board that the tab key reaches. */
const board = (article: Locator): Locator => article.locator('.board-place[tabindex="0"]');

/** Taps a place of a lesson's board. */
async function tapIn(page: Page, article: Locator, name: string): Promise<void> {
  const hit = article.locator(`.board-place[aria-label^="${name}, "] .board-hit`);
  await hit.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(hit);
  await page.mouse.click(x, y);
}

test('a lesson is done by keyboard alone, and found done after a reload', async ({ page }) => {
  await page.goto('/#/learn/jeu-du-moulin');
  await expect(page.getByRole('heading', { level: 1, name: 'Jeu du moulin' })).toBeFocused();
  const article = lesson(page, 'Fermer un moulin');
  await board(article).focus();
  // From a7 along the outer square to g4, and its man up to g7.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowUp', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.getByRole('status')).toContainText('prenez un pion noir');
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('status')).toContainText('Le moulin est fermé, et un pion noir est pris.');
  await expect(article.getByText('réussi')).toBeVisible();
  await expect(page.getByText(/^1 sur \d+ exercices$/)).toBeVisible();
  await page.reload();
  await expect(lesson(page, 'Fermer un moulin').getByText('réussi')).toBeVisible();
});

test('a turn that was not asked for is told apart from one that the rules refuse', async ({ page }) => {
  await page.goto('/#/learn/jeu-du-moulin');
  const article = lesson(page, 'Fermer un moulin');
  await tapIn(page, article, 'g4');
  await tapIn(page, article, 'a1');
  await expect(article.locator('.exercise-said')).toContainText('Aucune ligne ne mène');
  await tapIn(page, article, 'g1');
  await expect(article.locator('.exercise-said')).toContainText('il ne ferme pas de moulin');
  // Who wants to be shown does not wait for the turn to be put back.
  await article.getByRole('button', { name: 'Montrer un coup' }).click();
  await expect(article.locator('.board-place[aria-label^="g4, pion blanc"]')).toHaveCount(1);
  await expect(article.locator('.exercise-said')).toContainText('g4-g7');
});

test('a lesson is done by writing its turn', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByLabel('Écrire les coups').check();
  await page.goto('/#/learn/jeu-du-moulin');
  const article = lesson(page, 'Fermer un moulin');
  await article.getByLabel('Coup à jouer').fill('g4-a1');
  await page.keyboard.press('Enter');
  await expect(article.getByRole('alert')).toContainText('g4');
  await article.getByLabel('Coup à jouer').fill('g4-g7xd5');
  await page.keyboard.press('Enter');
  await expect(article.getByText('réussi')).toBeVisible();
});

test('a lesson of two turns is answered, and goes on', async ({ page }) => {
  await page.goto('/#/learn/jeu-du-moulin');
  const article = lesson(page, 'Le double moulin');
  for (const name of ['a4', 'b4', 'd5']) await tapIn(page, article, name);
  await expect(article.locator('.exercise-task')).toContainText('Au retour');
  for (const name of ['b4', 'a4', 'e3']) await tapIn(page, article, name);
  await expect(article.getByText('réussi')).toBeVisible();
});

test('dice are thrown where a lesson is about them', async ({ page }) => {
  await page.goto('/#/learn/marelle-avec-des');
  const article = lesson(page, 'Un jet spécial');
  await article.getByRole('button', { name: 'Lancer les dés' }).click();
  await expect(article.locator('.dice-said')).toContainText('6‑5‑4');
  for (const name of ['b2', 'g7', 'd5']) await tapIn(page, article, name);
  await expect(article.locator('.exercise-said')).toContainText('porté le pion');
});

test('a capture of dames is played, and a missed one huffed', async ({ page }) => {
  await page.goto('/#/learn/dames-a-souffler');
  const article = lesson(page, 'Souffler');
  await tapIn(page, article, '10');
  await expect(article.locator('.exercise-task')).toContainText('encore aux Blancs');
  for (const name of ['29', '25']) await tapIn(page, article, name);
  await expect(article.getByText('réussi')).toBeVisible();
  const demand = lesson(page, 'Exiger la prise');
  await demand.getByRole('button', { name: 'Exiger la prise' }).click();
  await expect(demand.locator('.exercise-task')).toContainText('Les Noirs ont pris');
});

test('the first course: a lesson, then a game against the computer, which leaves the other game alone', async ({
  page,
}) => {
  await page.goto('/#/learn');
  await page.getByRole('link', { name: 'Trois sur une ligne' }).click();
  const first = lesson(page, 'Trois sur une ligne');
  await tapIn(page, first, 'c1');
  await expect(first.locator('.exercise-said')).toContainText('les Blancs ont gagné');
  const game = lesson(page, 'Une partie');
  await tapIn(page, game, 'b2');
  await expect(game.locator('.board-place[aria-label*="pion noir"]')).toHaveCount(1);
  await game.getByRole('button', { name: 'Reprendre le dernier coup' }).click();
  await expect(game.locator('.board-place[aria-label*="pion"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Étape suivante' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glisser' })).toBeVisible();
  await page.goto('/#/learn');
  await expect(page.locator('.chapters li').first()).toContainText('1 sur 3 exercices');
});

test('the strategy course tells a threat that is answered from two that are not', async ({ page }) => {
  await page.goto('/#/learn/strategy/2');
  const article = lesson(page, 'Deux menaces d’un coup');
  await tapIn(page, article, 'a4');
  await expect(article.locator('.exercise-said')).toContainText('un autre coup en fait deux');
  await expect(article.locator('.board-place[aria-label^="a4, libre"]')).toHaveCount(1);
  await tapIn(page, article, 'd7');
  await expect(article.locator('.exercise-task')).toContainText('Fermez l’autre');
  for (const name of ['d6', 'f4']) await tapIn(page, article, name);
  await expect(article.getByText('réussi')).toBeVisible();
});

test('the page of a rule set leads to its printed page', async ({ page }) => {
  await page.goto('/#/learn/merels');
  await page.getByRole('link', { name: 'Imprimer cette règle' }).click();
  await expect(page.getByRole('combobox', { name: 'Règle' })).toHaveValue('merels');
});

test('house rules have a page of their own', async ({ page }) => {
  await page.goto('/#/learn/marelle/protection=never&flying=0');
  await expect(page.getByRole('heading', { level: 1, name: 'Marelle, règle maison' })).toBeVisible();
  await expect(lesson(page, 'Rien n’est protégé')).toBeVisible();
  await expect(lesson(page, 'Sans saut')).toBeVisible();
  await expect(lesson(page, 'Sauter')).toHaveCount(0);
});

test('the first page leads to the page of the rule set that is chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Lire la règle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jeu du moulin' })).toBeVisible();
  await page.getByRole('button', { name: 'Jouer avec cette règle' }).click();
  await expect(page).toHaveURL(/\/jouer$/);
  await expect(task(page)).toBeVisible();
});

test('the rules shown in a game lead to their page, and back to the game', async ({ page }) => {
  await beginHere(page, 'Merels');
  await menu(page, 'Lire la règle');
  await page.getByRole('dialog').getByRole('link', { name: 'Comment on joue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merels' })).toBeFocused();
  await page.goBack();
  await expect(task(page)).toHaveText('C’est aux Blancs\u202f: posez un pion.');
});

test('the comparison shows what differs, by family and for the rule sets chosen', async ({ page }) => {
  await page.goto('/#/learn/compare');
  const table = page.getByRole('table', { name: 'Comparaison : Marelles' });
  await expect(table.getByRole('rowheader', { name: 'Plateau' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Marelle de Ceylan' })).toBeVisible();
  await page.locator('.compare-choice summary').click();
  for (const box of await page
    .locator('.compare-set')
    .filter({ hasNotText: /^(Marelle|Merels)$/ })
    .all())
    await box.getByRole('checkbox').uncheck();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('rowheader', { name: 'Saut' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dames' }).check({ force: true });
  await expect(page.getByRole('table', { name: 'Comparaison : Dames' })).toBeVisible();
});

test('the glossary is searched without regard to accents, and a lesson leads to a word', async ({ page }) => {
  await page.goto('/#/learn/glossary');
  await page.getByRole('searchbox').fill('deplacement');
  await expect(page.locator('.glossary dt', { hasText: 'déplacement' })).toBeVisible();
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.locator('#panel').getByText('Aucun mot ne correspond.')).toBeVisible();
  await page.goto('/#/learn/jeu-du-moulin');
  await lesson(page, 'Le double moulin').getByRole('link', { name: 'double moulin, moulin va-et-vient' }).click();
  await expect(page.locator('#term-running')).toBeInViewport();
});

test('the manual is reached from the menu, and has an address for each part', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mode d’emploi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mode d’emploi' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);
  await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link', { name: 'Au clavier' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Au clavier' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: 'Au clavier' })).toBeFocused();
});

// Of many boards that are built alike, a few tell as much as all.
const FEW_BOARDS = { exclude: '.exercise:nth-of-type(n + 3), .learn-card:nth-of-type(n + 4)' };

for (const [colorScheme, rests] of [
  ['light', ['', '/jeu-du-moulin', '/compare']],
  ['dark', ['/dames', '/course/1', '/glossary/mill']],
] as const)
  test(`learning has no fault of access, nor runs over the edge: ${rests.join(' ')}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme });
    for (const rest of rests) {
      await page.goto(`/#/learn${rest}`);
      await expect(page.locator('.sheet h1')).toBeVisible();
      await expectAccessible(page, FEW_BOARDS);
      expect(await overflows(page)).toBe(false);
    }
  });
