import { expect, test } from '@playwright/test';
import { accept, person } from './online-people.ts';
import { boxOf, chooseGame, expectAccessible, place, playTurn, tap, task } from './support.ts';

test('the puzzle of the day on the first page is the one that opens', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('link', { name: 'Le problème du jour' });
  await expect(row).toContainText(/jouent et (gagnent|sauvent la nulle)/);
  const goal = (await row.locator('.item-line').textContent()) ?? '';
  await row.click();
  await expect(page).toHaveURL(/\/problemes\/.+/);
  await expect(page.locator('.task')).toHaveText(goal);
});

test('the first touch begins the game on the board as it was drawn: nothing of it is drawn anew', async ({ page }) => {
  await page.goto('/');
  await tap(page, 'f6');
  await expect(task(page)).toContainText('pion noir à prendre');
  // Nothing but that is to be done now.
  await expect(page.getByRole('button', { name: 'Jouer contre l’ordinateur' })).toBeHidden();
  const slab = await page.locator('#board .board-field > g > *').last().elementHandle();
  await tap(page, 'd5');
  await expect(place(page, 'd5')).not.toHaveAccessibleName(/pion/);
  await expect(page.locator('.turn-list')).toContainText('f6');
  expect(await slab?.evaluate((drawn) => drawn.isConnected)).toBe(true);
});

test('one’s own tray and the ways to begin are in sight on low windows', async ({ page }) => {
  for (const [width, height] of [
    [1280, 600],
    [1024, 640],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const bar = width < 480 ? await boxOf(page.getByRole('navigation', { name: 'Pages' })) : { y: height };
    const tray = await boxOf(page.locator('.strip-bottom .board-tray'));
    expect(tray.y + tray.height).toBeLessThanOrEqual(bar.y);
    for (const name of ['Jouer contre l’ordinateur', 'Face à face', 'Inviter']) {
      const way = await boxOf(page.locator('.home-choose').getByText(name));
      expect(way.y + way.height, `${name} at ${width}×${height}`).toBeLessThanOrEqual(width < 480 ? bar.y : tray.y);
    }
  }
});

test('“Inviter” makes the link at once, with the game that is chosen; a friend accepts, and both find the game again', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await chooseGame(page, 'Marelle à trois');
  await page.getByRole('link', { name: 'Inviter' }).click();
  const link = page.getByLabel('Lien d’invitation');
  await expect(link).toHaveValue(/\/parties\/[\w-]{16,32}$/);
  await expect(page.locator('.online-wait')).toContainText('Marelle à trois');
  await expectAccessible(page);
  const address = await link.inputValue();
  // Going back leads to the first page, where the game waits; no other invitation is made.
  await page.goBack();
  await expect(page.getByRole('link', { name: /attend un adversaire/i })).toBeVisible();

  const friend = await person(browser);
  await accept(friend, address, 'Ben');
  await page.reload();
  const row = page.getByRole('link', { name: 'Votre partie avec Ben' });
  await expect(row).toContainText('C’est à vous');
  await row.click();
  await playTurn(page, 'b2');
  await page.goto('/');
  await expect(row).toContainText('C’est à l’adversaire');
  // The name under which one plays stands in the header, here and on other pages.
  await friend.goto('/#/settings');
  await expect(friend.getByRole('link', { name: 'Ben, Votre compte' })).toContainText('Ben');
  await friend.context().close();
});
