import { expect, test } from '@playwright/test';
import { byKeys, expectAccessible, overflows, playByKeys, tapAnything, task, thinkShortly, turns } from './support.ts';

test('the explorer, by keys alone, tells what the server’s games show, plays it on, and the line is printed', async ({
  page,
  context,
}) => {
  // What the server tells of the start; of what follows it is asked itself, and has no games yet.
  const told = [
    { turn: 'd6', games: 12, white: 5, drawn: 4, black: 3 },
    { turn: 'a1', games: 1, white: 0, drawn: 0, black: 1 },
  ];
  await page.route('**/api/v1/openings?**', (route) =>
    new URL(route.request().url()).searchParams.get('fen')?.startsWith('W:W:B')
      ? route.fulfill({ json: { rules: 'marelle', fen: '', plies: 16, turns: told } })
      : route.continue(),
  );
  await thinkShortly(page);
  await page.goto('/analyse/marelle');
  const explorer = page.locator('.explorer');
  await byKeys(page, explorer.locator('summary', { hasText: 'Ce qui s’est joué dans cette position' }));
  await expect(explorer).toContainText('Aucune de vos parties');
  await byKeys(page, explorer.getByRole('radio', { checked: true }), 'ArrowRight');
  await expect(explorer.getByRole('radio', { name: 'Ce serveur' })).toBeChecked();
  const rows = explorer.locator('.explorer-list').first().locator('li');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('12 parties\u202f: Blancs 5, nulles 4, Noirs 3');
  await expect(rows.first()).toContainText('Le carrefour');
  await expectAccessible(page);
  // Openings with names go on from here, of symmetric twins one.
  const named = explorer.getByRole('list').filter({ hasText: 'La croix' });
  await expect(named.getByRole('listitem')).toHaveText([
    /Le coin/,
    /Le milieu d’un côté/,
    /Le coin du milieu/,
    /Le carrefour.*La croix/,
  ]);
  await byKeys(page, rows.first().getByRole('button', { name: 'd6' }));
  await expect(turns(page)).toHaveText(['d6']);
  await expect(explorer).toContainText('Aucune partie classée de ce serveur');
  await context.setOffline(true);
  for (const turn of ['f4', 'd2', 'b4']) await playByKeys(page, turn);
  await expect(turns(page)).toHaveText(['d6', 'f4', 'd2', 'b4']);
  await expect(explorer).toContainText('Le serveur ne répond pas');
  await context.setOffline(false);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);

  await byKeys(page, page.getByRole('button', { name: 'Imprimer cette ligne' }));
  const sheet = page.locator('.page-line');
  await expect(sheet.locator('.page-title')).toHaveText('La croix');
  await expect(sheet.locator('.page-line-turns')).toHaveText('1. d6f42. d2b4');
  await expect(sheet.locator('.page-puzzle p:first-child')).toHaveText([
    'Après 1. d6',
    'Après 1… f4',
    'Après 2. d2',
    /^Après 2… b4/,
  ]);
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  // The address holds the line: it can be sent, or opened again.
  await page.goto(page.url());
  await expect(sheet.locator('.page-title')).toHaveText('La croix');
});

test('a named opening is trained without tables: the engine answers and judges', async ({ page }) => {
  await page.goto('/ouvertures/jeu-du-moulin/train');
  await page.getByRole('radio', { name: 'Nommées' }).check({ force: true });
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await expect(task(page)).toHaveText('À vous. Encore 5 coups à jouer.');
  await expect(page.locator('.opening-note')).toBeVisible();
  await expect(async () => {
    await tapAnything(page);
    await expect(task(page)).not.toContainText('Encore 5', { timeout: 100 });
  }).toPass({ intervals: [100] });
  await expect(task(page)).toHaveText(/Encore 4 coups|Il y a mieux que/);
});

test('a lot is trained by keyboard against what people of this server play', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/v1/openings?**', (route) => {
    asked++;
    const fen = new URL(route.request().url()).searchParams.get('fen') ?? '';
    // One that would close a mill is written otherwise, and left out by the page.
    const free = ['a7', 'd7', 'g7', 'g4'].filter((point) => !fen.includes(point));
    const turns = free.map((turn) => ({ turn, games: 5, white: 1, drawn: 1, black: 3 }));
    return route.fulfill({ json: { rules: 'marelle', fen, plies: 16, turns } });
  });
  await page.goto('/ouvertures/marelle/train');
  await page.getByRole('radio', { name: 'Les meilleures' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('D’après les parties classées de ce serveur')).toBeVisible();
  await page.getByRole('radio', { name: 'Noirs' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Commencer', exact: true }).press('Enter');
  await expect(task(page)).toHaveText('À vous. Encore 5 coups à jouer.');
  // White, the side of the others, has begun with a turn that people play here.
  expect(asked).toBe(1);
  await expect(page.locator('#board .board-place[aria-label*="pion blanc"]')).toHaveCount(3);
  await expectAccessible(page);
});
