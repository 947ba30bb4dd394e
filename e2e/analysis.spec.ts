import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  boxOf,
  byKeys,
  expectAccessible,
  fingerTap,
  menu,
  openAt,
  overflows,
  place,
  playTurn,
  tap,
  thinkShortly,
} from './support.ts';

/** Four against four, nothing decided. */
const EVEN = 'W:Wa1,d1,g4,b6:Bf2,f6,c5,e3';
/** White closes a1-d1-g1 and takes Black's third man. */
const WINS = 'W:Wa1,d1,g4,b6:Bf2,f6,c5';
/** White's third man lets Black close a1-a4-a7. */
const BLUNDER = '[Rules "marelle"]\n\n1. d6 a1 2. f4 a4 3. c3 a7xd6 *';

/** Black’s third man leaves a named opening, and does not stop White’s mill. */
const UNNAMED = '[Rules "marelle"]\n\n1. b4 d2 2. d6 f4 3. b6 a1 4. b2xd2 *';

const lines = (page: Page): Locator => page.locator('.line');
const turns = (page: Page): Locator => page.locator('.turn-list .turn:not(.turn-start)');

/** Waits until the engine has thought enough, and says no more. */
const rested = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Continuer' })).toBeVisible();

test('a game is analysed: lines with scores appear, are arrows, and are played through as variations', async ({
  page,
}) => {
  await openAt(page, { rules: 'marelle', fen: EVEN });
  await menu(page, 'Analyser');
  await expect(page.getByRole('heading', { level: 1, name: 'Analyse' })).toBeFocused();
  await expect(lines(page)).toHaveCount(3);
  await expect(page.locator('.board-arrow')).toHaveCount(3);
  await expect(lines(page).first()).toContainText(/[+−]?\d,\d/);
  await expect(page.locator('.evaluation-said')).not.toContainText('Pas encore');
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await expect(lines(page)).toHaveCount(1);

  // The second turn of the line: both are played, and the engine goes on from there.
  const second = lines(page).first().locator('.turn').nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(turns(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Coup précédent' }).click();
  await page.getByRole('button', { name: 'Arrêter' }).click();
  const depth = await page.locator('.lines-reached').textContent();
  await page.waitForTimeout(1000);
  expect(await page.locator('.lines-reached').textContent()).toBe(depth);

  // Another turn by hand is a variation; it is raised, noted on and deleted.
  await page.getByRole('button', { name: 'Au début' }).click();
  await playTurn(page, 'g4-g1');
  await tap(page, 'f2');
  await expect(page.locator('.variation')).toHaveCount(1);
  await page.getByLabel('Commentaire sur ce coup').fill('Un moulin, tout de suite.');
  await page.getByLabel('Annotation').selectOption('! bon coup');
  await expect(page.locator('.turn-comment')).toHaveText('Un moulin, tout de suite.');
  await expect(page.locator('.variation .turn-mark')).toHaveText('!');
  await page.getByRole('button', { name: 'Promouvoir la variante' }).click();
  await expect(turns(page).first()).toContainText('g4-g1xf2');
  await page.reload();
  await expect(page.locator('.turn-comment')).toHaveText('Un moulin, tout de suite.');
  await page.getByRole('button', { name: 'Supprimer à partir d’ici' }).click();
  await expect(page.locator('.variation')).toHaveCount(0);
});

test('what the engine still has to say is not shown once it is told to stop', async ({ page }) => {
  await page.addInitScript(hearWorkersLate, 500);
  await openAt(page, { rules: 'marelle', fen: EVEN });
  await menu(page, 'Analyser');
  const reached = page.locator('.lines-reached');
  await expect(reached).toContainText('profondeur');
  await page.getByRole('button', { name: 'Arrêter' }).click();
  const text = await reached.textContent();
  await page.waitForTimeout(1500);
  expect(await reached.textContent()).toBe(text);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(reached).not.toHaveText(text ?? '');
});

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

test('an address opens a position, or says what is wrong with it', async ({ page }) => {
  await thinkShortly(page);
  await page.goto(`/#/analysis/marelle/${encodeURIComponent(WINS)}`);
  await expect(place(page, 'g4')).toHaveAccessibleName(/^g4, pion blanc/);
  await page.goto(`/#/analysis/marelle/${encodeURIComponent('W:Wz9:B')}`);
  await expect(page.getByRole('alert')).toContainText('z9');
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

test('exact values of few men are tags on the board, told to screen readers, and a list of turns', async ({ page }) => {
  await thinkShortly(page);
  await page.goto('/#/analysis/set-up');
  await page.getByRole('combobox', { name: 'Règle' }).selectOption('marelle-a-6');
  await page.getByLabel('Cette position').fill('W:Wa1,a3,c5:Bb2,d4,e3');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Analyser' }).click();
  // The first time, all positions of the rule set with few men are solved.
  const list = page.locator('.exact-list li');
  await expect(list.first()).toContainText('gagne, 1 demi-coup');
  await expect(page.locator('.evaluation-said')).toHaveText('Les Blancs gagnent à coup sûr');
  await expect(page.locator('.board-tag-win').first()).toBeVisible();
  await expect(place(page, 'c5')).toHaveAccessibleName(/gagne 1/);
  await tap(page, 'c5');
  await expect(place(page, 'a5')).toHaveAccessibleName(/gagne 1/);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  const turn = await list.first().getByRole('button').textContent();
  await list.first().getByRole('button').click();
  await expect(turns(page)).toHaveText([turn ?? '']);
});

test('an ending of draughts with few pieces is solved on the spot, every turn of it', async ({ page }) => {
  await thinkShortly(page);
  await page.goto('/#/analysis/set-up');
  await page.getByRole('combobox', { name: 'Règle' }).selectOption('english');
  await page.getByLabel('Cette position').fill('W:WK14,K15:BK5');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Analyser' }).click();
  await expect(page.locator('.exact-list li').first()).toContainText('gagne, 17 demi-coups');
  await expect(page.locator('.exact-help')).toContainText('jusqu’à la fin');
  await expect(page.locator('.evaluation-said')).toHaveText('Les Blancs gagnent à coup sûr');
});

test.describe('on a screen that is touched too', () => {
  test.use({ hasTouch: true });
  test('the review of a game finds its blunder, and says why and what was better', reviewed);
});

async function reviewed({ page }: { readonly page: Page }): Promise<void> {
  await withGame(page, BLUNDER);
  await page.goto('/#/play');
  await menu(page, 'Abandonner');
  // A press that comes at once is taken for the second half of a double one.
  await page.waitForTimeout(700);
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await expect(page.getByRole('button', { name: 'Erreur suivante' })).toBeVisible();
  await expect(page.locator('.review progress')).toHaveCount(0);
  const moment = page.getByRole('table').getByRole('row').filter({ hasText: '3. Blancs c3' });
  const blunder = moment.getByRole('button');
  await expect(moment).toContainText('rreur');
  await expect(moment.getByRole('cell').last()).toHaveText(/^de \d+\s%\sà \d+\s%$/);
  // The turn that decided the game is named in one line, and the board shows it.
  await expect(page.locator('.review-decisive')).toContainText(
    'La partie a basculé au coup 3 des Blancs, c3. Mieux valait ',
  );
  await expect(blunder).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.review-here')).toContainText('laisse les Noirs fermer le moulin a1-a4-a7.');
  await expect(page.locator('.review-here')).toContainText('Mieux valait ');
  await expect(turns(page).filter({ hasText: 'c3' })).toContainText('?');
  // On the board the turn itself and the better one, and no others.
  await expect(page.locator('.board-arrow-label')).toHaveText(['?', '!']);
  // The lines beside it are those of the board that is shown, not Black’s after the mistake.
  await expect(page.locator('.line').nth(2)).toBeVisible();
  await expect(page.locator('.line .turn:first-child').filter({ hasText: 'a7x' })).toHaveCount(0);
  // It is the board before that turn: the man that was put on c3 is still in the hand.
  await expect(place(page, 'c3')).toHaveAccessibleName(/^c3, libre/);
  await expect(page.locator('.review-here')).toContainText('la position avant ce coup');
  // However far one reads on, the board stays beside it, and covers nothing.
  await page.locator('.explorer').scrollIntoViewIfNeeded();
  const [board, below] = [await boxOf(page.locator('.layout-board')), await boxOf(page.locator('.layout-below'))];
  await expect(page.locator('.layout-board')).toBeInViewport({ ratio: 1 });
  expect(below.x).toBeGreaterThan(board.x + board.width);
  // The bar tells of the same position as the board.
  const bar = page.locator('.evaluation-bar');
  const before = await bar.getAttribute('aria-label');
  await expectAccessible(page);
  // Why, as turns that are played on the board by a tap and by the arrow keys; the game stays as it is.
  const tree = page.locator('.refutation');
  await fingerTap(tree.getByRole('button', { name: 'Blancs c3' }));
  await expect(place(page, 'c3')).toHaveAccessibleName(/^c3, pion blanc/);
  await expect(page.locator('.board-arrow-label')).toHaveCount(0);
  await expect(bar).not.toHaveAttribute('aria-label', before ?? '');
  // What is tried has its own lines, and the bar is of them.
  const best = page.locator('.line-best .line-score strong');
  await expect(async () => {
    await expect(page.locator('.line-best .turn').first()).toHaveText(/^a7x/, { timeout: 1 });
    expect(await bar.getAttribute('aria-label')).toContain(await best.textContent());
  }).toPass();
  const told = await listen(page);
  await page.keyboard.press('ArrowRight');
  const step = tree.locator('[aria-current="step"]');
  await expect(step).toHaveText(/^Noirs a7x/);
  await expect(step).toBeFocused();
  await expect(place(page, 'a7')).toHaveAccessibleName(/^a7, pion noir/);
  await expect.poll(told).toContainEqual(expect.stringContaining('a7'));
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(place(page, 'a7')).toHaveAccessibleName(/^a7, libre/);
  await byKeys(page, tree.getByRole('button', { name: 'Revenir à la partie' }));
  await expect(place(page, 'c3')).toHaveAccessibleName(/^c3, libre/);
  await expect(page.locator('.variation')).toHaveCount(0);
  await expect(bar).toHaveAttribute('aria-label', before ?? '');
  // What the review found outlives a reload.
  await page.reload();
  await expect(page.locator('.review-decisive')).toContainText('coup 3 des Blancs');
  await expect(page.locator('.review-here')).toContainText('laisse les Noirs fermer le moulin a1-a4-a7.');
  await page.getByRole('button', { name: 'Montrer le meilleur coup' }).click();
  await expect(page.locator('.variation')).toHaveCount(1);
}

test('a turn of a game is judged from where it was played', async ({ page }) => {
  await withGame(page, UNNAMED);
  await page.goto('/#/play');
  await turns(page).filter({ hasText: 'a1' }).click();
  await page.getByRole('button', { name: 'Ce coup était-il bon ?' }).click();
  await expect(page.locator('.review-here')).toContainText('empêche les Blancs de fermer le moulin b2-b4-b6');
  // Named openings go on from the board that is shown, which is the one before that turn.
  const named = page.locator('.explorer-list li', { hasText: 'Le moulin central' });
  await page.locator('.explorer summary').click();
  await expect(named.getByRole('button')).toHaveText('b2');
  await named.getByRole('button').click();
  await expect(place(page, 'b2')).toHaveAccessibleName(/^b2, pion noir/);
  await expect(place(page, 'a1')).toHaveAccessibleName(/^a1, libre/);
});

test('the analysis is accessible and fits a narrow window', async ({ page }) => {
  await thinkShortly(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await withGame(page, BLUNDER);
  await page.goto('/#/analysis/set-up');
  await expect(page.locator('.set-up')).toBeVisible();
  expect(await overflows(page)).toBe(false);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/play');
  await menu(page, 'Analyser');
  await expect(lines(page)).toHaveCount(3);
  await rested(page);
  expect(await overflows(page)).toBe(false);
  await expectAccessible(page);
});

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

test('arrows and rings of one’s own are drawn by mouse and by keys, stay with their position, and are told', async ({
  page,
}) => {
  await thinkShortly(page);
  await openAt(page, { rules: 'marelle', fen: EVEN });
  await menu(page, 'Analyser');
  await expect(lines(page)).toHaveCount(3);
  await rested(page);
  const told = await listen(page);
  await rightDrag(page, 'a1', 'b6');
  await expect(sketched(page)).toHaveCount(1);
  await expect.poll(told).toContain('flèche de a1 à b6.');
  await rightDrag(page, 'd7', 'd7');
  await expect(sketched(page)).toHaveCount(2);
  await expect(page.locator('#board')).toContainText('Vos tracés\u202f: flèche de a1 à b6, cercle en d7.');
  // By keys from where the keyboard is: A, to another place, A.
  await place(page, 'f2').focus();
  await page.keyboard.press('a');
  await expect.poll(told).toContainEqual(expect.stringContaining('Flèche depuis f2'));
  await place(page, 'd2').focus();
  await page.keyboard.press('a');
  await expect.poll(told).toContain('flèche de f2 à d2.');
  await expect(sketched(page)).toHaveCount(3);
  // No man was moved by any of it, and the same once more takes an arrow away.
  await expect(turns(page)).toHaveCount(0);
  await rightDrag(page, 'a1', 'b6');
  await expect(sketched(page)).toHaveCount(2);
  await expectAccessible(page);

  // Another position has its own; the way back shows them again, a reload too.
  await playTurn(page, 'g4-g1');
  await tap(page, 'f2');
  await expect(sketched(page)).toHaveCount(0);
  const toldBack = await listen(page);
  await page.getByRole('button', { name: 'Coup précédent' }).click();
  await expect(sketched(page)).toHaveCount(2);
  await expect.poll(toldBack).toContainEqual(expect.stringContaining('Vos tracés'));
  await page.reload();
  await expect(sketched(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Effacer les flèches' }).click();
  await expect(sketched(page)).toHaveCount(0);
  await expect(place(page, 'f2')).toHaveAccessibleName(/^f2, pion noir/);
});

test('arrows of a game text are shown, and written with it', async ({ page }) => {
  await thinkShortly(page);
  await page.goto('/#/analysis');
  await expect(page.getByRole('heading', { level: 1, name: 'Analyse' })).toBeFocused();
  await give(page, 'paste', '[Rules "marelle"]\n\n1. d6 {[%cal Gd6f4] au centre} f4 *');
  await expect(page.locator('.turn-comment')).toHaveText('au centre');
  await turns(page).first().click();
  await expect(sketched(page)).toHaveCount(1);
  await menu(page, 'Partager ou ouvrir une partie');
  await expect(page.getByRole('textbox', { name: 'Cette partie' })).toHaveValue(/\{\[%cal Gd6f4\] au centre\}/);
});

test('the board stands where it stood when one comes from a game', async ({ page }) => {
  await thinkShortly(page);
  await openAt(page, { rules: 'marelle', fen: EVEN });
  const before = await boxOf(page.locator('.layout-board'));
  expect(before.width).toBeGreaterThan(0);
  await menu(page, 'Analyser');
  await expect(lines(page)).toHaveCount(3);
  expect(await boxOf(page.locator('.layout-board'))).toEqual(before);
});

/** One's own arrows and rings on the board. */
const sketched = (page: Page): Locator => page.locator('.board-sketch > :is(path, circle).board-sketch-way');

/** Listens as a screen reader does: what is told from now on, though something else is told the moment after. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const region = document.querySelector('[aria-live="polite"]') as Element;
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  });
  return () => heard.jsonValue();
}

/** Draws with the right button from one place to another, or on one. */
async function rightDrag(page: Page, from: string, to: string): Promise<void> {
  const middle = async (name: string) => {
    const { x, y, width, height } = await boxOf(place(page, name));
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up({ button: 'right' });
}

/** Hands a text to the page, as the clipboard or a file that is dropped on it would. */
function give(page: Page, how: 'paste' | 'drop', text: string): Promise<void> {
  return page.evaluate(
    ([kind, given]) => {
      const data = new DataTransfer();
      if (kind === 'paste') data.setData('text/plain', given);
      else data.items.add(new File([given], 'game.pgn', { type: 'text/plain' }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    [how, text] as const,
  );
}

/** Whatever workers say arrives late, as on a busy machine; runs in the page. */
function hearWorkersLate(millis: number): void {
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (this: Worker, kind: string, hear: (event: Event) => void) {
    listen.call(this, kind, (event: Event) => setTimeout(hear, kind === 'message' ? millis : 0, event));
  };
}

/** Puts men on the board with the keyboard alone, from the place where the focus of the board stands. */
async function putByKeys(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await place(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(place(page, name)).toBeFocused();
  }
}

/** A game between two at this screen, as it would be found again after a reload. */
async function withGame(page: Page, game: string): Promise<void> {
  const seats = { white: 'person', black: 'person' };
  const count = game.split('\n\n')[1]?.match(/[a-g]\d\S*/g)?.length ?? 0;
  const line = Array.from({ length: count }, () => 0);
  const saved = { version: 1, id: 'reviewed', game, seats, bottom: 'white', level: 1, line, at: count, ended: null };
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('merellier.game')) sessionStorage.setItem('merellier.game', text);
  }, JSON.stringify(saved));
}

test('the board stays in sight beside a column that is longer', async ({ page }) => {
  await page.goto('/#/analysis/set-up');
  const board = page.locator('.board-view');
  const before = await boxOf(board);
  await page.locator('.layout-side').evaluate((side) => side.style.setProperty('min-height', '2000px'));
  await page.evaluate(() => scrollTo(0, 900));
  expect(await boxOf(board)).toEqual(before);
});
