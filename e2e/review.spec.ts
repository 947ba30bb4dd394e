import { expect, type Page, test } from '@playwright/test';
import { BLUNDER, listen, withGame } from './analysis-page.ts';
import { boxOf, byKeys, expectAccessible, fingerTap, menu, place, thinkShortly, turns } from './support.ts';

/** Black’s third man leaves a named opening, and does not stop White’s mill. */
const UNNAMED = '[Rules "marelle"]\n\n1. b4 d2 2. d6 f4 3. b6 a1 4. b2xd2 *';

test.describe('on a screen that is touched too', () => {
  test.use({ hasTouch: true });
  test('the review of a game finds its blunder, and says why and what was better', reviewed);
});

async function reviewed({ page }: { readonly page: Page }): Promise<void> {
  await withGame(page, BLUNDER);
  // To close the mill at once is best as far as sixteen turns; whoever looks farther finds a second threat that is better still.
  await thinkShortly(page, { nodes: 100_000 });
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
  await thinkShortly(page);
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
