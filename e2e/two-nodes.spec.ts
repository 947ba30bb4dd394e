import { expect, type Page, test } from '@playwright/test';
import { invite, key, person, shows, signUp } from './online-people.ts';
import { type ServerNodes, startServerNodes } from './server-nodes.ts';
import { tap, task } from './support.ts';

let nodes: ServerNodes;
test.beforeAll(async () => {
  nodes = await startServerNodes();
});
test.afterAll(() => nodes?.stop());

test('two people play a whole rated game with a clock across two nodes, one by keyboard, one without a network for ten seconds', async ({
  browser,
}) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  const [here, there] = nodes.urls;
  const clock = '3 min + 2 s par coup';
  await Promise.all([signUp(anna, here, 'Anna'), signUp(ben, there, 'Ben')]);
  const link = await invite(anna, { clock, rated: true, at: here });
  // Ben touches nothing but the keyboard.
  await ben.goto(link.replace(here, there));
  await ben.getByRole('button', { name: 'Accepter et jouer' }).press('Enter');
  await expect(task(ben)).toBeVisible();

  await tap(anna, 'a1');
  await shows(ben, 'a1', 'pion blanc');
  await key(ben, 'a3');
  await shows(anna, 'a3', 'pion noir');
  await tap(anna, 'b1');
  await shows(ben, 'b1', 'pion blanc');

  await ben.context().setOffline(true);
  const back = Date.now() + 10_000;
  await key(ben, 'b3');
  // Shown at once to the one who plays, and to nobody else.
  await shows(ben, 'b3', 'pion noir');
  await expect(ben.getByText('Connexion perdue')).toBeVisible();
  await shows(anna, 'b3', 'libre');
  await expect.poll(() => Date.now() > back).toBe(true);
  await ben.context().setOffline(false);
  await expect(ben.getByText('Connexion rétablie.')).toBeVisible();
  await shows(anna, 'b3', 'pion noir');

  await tap(anna, 'c1');
  for (const page of [anna, ben]) await expect(task(page)).toHaveText('Le premier moulin est fermé.');
  // Both see the same clocks, and that of the one who was away has run.
  const clocks = (page: Page): Promise<string[]> => page.getByRole('timer').allTextContents();
  await expect(async () => expect((await clocks(ben)).reverse()).toEqual(await clocks(anna))).toPass();
  const [minutes = 0, seconds = 0] = ((await clocks(ben))[1] ?? '').split(':').map(Number);
  expect(60 * minutes + seconds).toBeLessThan(180 - 10 + 2 + 1);
  // What the game did to the ratings, as the page tells it and as the server keeps it.
  for (const page of [anna, ben]) {
    await expect(page.locator('.rating-changes li', { hasText: 'Anna' })).toContainText(/\(\+\d+\)/);
    await expect(page.locator('.rating-changes li', { hasText: 'Ben' })).toContainText(/\(−\d+\)/);
  }
  await ben.locator('.strip-top a').press('Enter');
  await expect(ben.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await expect(ben.getByRole('img', { name: /^Courbe\s: Marelle à trois, de 1662/ })).toBeVisible();
  await anna.goto(`${here}/#/online/mine`);
  await expect(anna.getByRole('listitem').filter({ hasText: 'classée +162' })).toContainText('Gagnée contre Ben');
});
