import { expect, type Locator, type Page, test } from '@playwright/test';
import { EVEN, give, lines, listen, rested } from './analysis-page.ts';
import { boxOf, expectAccessible, menu, openAt, place, playTurn, tap, thinkShortly, turns } from './support.ts';

/** One's own arrows and rings on the board. */
const sketched = (page: Page): Locator => page.locator('.board-sketch > :is(path, circle).board-sketch-way');

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
