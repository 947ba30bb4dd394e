import { expect, test } from '@playwright/test';
import { BLUNDER, EVEN, lines, rested, WINS, withGame } from './analysis-page.ts';
import {
  boxOf,
  expectAccessible,
  menu,
  openAt,
  overflows,
  place,
  playTurn,
  tap,
  thinkShortly,
  turns,
} from './support.ts';

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

test('an address opens a position, or says what is wrong with it', async ({ page }) => {
  await thinkShortly(page);
  await page.goto(`/#/analysis/marelle/${encodeURIComponent(WINS)}`);
  await expect(place(page, 'g4')).toHaveAccessibleName(/^g4, pion blanc/);
  await page.goto(`/#/analysis/marelle/${encodeURIComponent('W:Wz9:B')}`);
  await expect(page.getByRole('alert')).toContainText('z9');
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

test('the board stands where it stood when one comes from a game', async ({ page }) => {
  await thinkShortly(page);
  await openAt(page, { rules: 'marelle', fen: EVEN });
  const before = await boxOf(page.locator('.layout-board'));
  expect(before.width).toBeGreaterThan(0);
  await menu(page, 'Analyser');
  await expect(lines(page)).toHaveCount(3);
  expect(await boxOf(page.locator('.layout-board'))).toEqual(before);
});

/** Whatever workers say arrives late, as on a busy machine; runs in the page. */
function hearWorkersLate(millis: number): void {
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (this: Worker, kind: string, hear: (event: Event) => void) {
    listen.call(this, kind, (event: Event) => setTimeout(hear, kind === 'message' ? millis : 0, event));
  };
}
