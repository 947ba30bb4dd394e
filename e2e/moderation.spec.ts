import { type APIRequestContext, expect, test } from '@playwright/test';
import { person } from './online-people.ts';
import { expectAccessible, overflows } from './support.ts';

test('a moderator finds nothing wrong in one report, bans a group for another, and takes that back', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const at = baseURL ?? '';
  const stamp = Date.now() % 1_000_000;
  /** A guest who comes from somewhere on the internet. */
  async function guest(
    name: string,
    address: string,
  ): Promise<{ readonly id: string; readonly ask: APIRequestContext }> {
    const ask = await playwright.request.newContext({ baseURL: at, extraHTTPHeaders: { 'x-forwarded-for': address } });
    const answer = await ask.post('/api/v1/session', { data: { name } });
    return { id: (await answer.json()).player.id, ask };
  }
  const [rude, twin, calm, witness] = await Promise.all([
    guest(`Rude ${stamp}`, '203.0.113.7'),
    guest(`Twin ${stamp}`, '203.0.113.7'),
    guest(`Calm ${stamp}`, '203.0.113.8'),
    guest(`Anna ${stamp}`, '203.0.113.9'),
  ]);
  for (const [{ id }, note] of [
    [calm, 'trop lent'],
    [rude, 'Me poursuit\nde partie en partie'],
  ] as const) {
    const data = { player: id, game: null, reason: 'harassment', note };
    expect((await witness.ask.post('/api/v1/reports', { data })).status()).toBe(204);
  }

  const page = await person(browser);
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  const data = { login: 'moderator', password: 'cinq moulins et un pion', bring: false };
  await page.request.post(`${at}/api/v1/account/session`, { data });
  await page.goto('/compte');
  await page.getByRole('link', { name: 'Modération' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Modération' })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);

  await page.getByRole('button', { name: `Rien à reprocher à Calm ${stamp}` }).press('Enter');
  await expect(page.getByText(`Rien à reprocher à Calm ${stamp}`)).toBeVisible();
  await expect(page.getByRole('link', { name: `Calm ${stamp}` })).toBeHidden();
  const rudeCase = page.getByRole('article', { name: `Rude ${stamp}` });
  await rudeCase.getByRole('button', { name: 'Joueurs de la même adresse' }).press('Enter');
  const group = rudeCase.getByRole('list', { name: 'Joueurs de la même adresse' });
  await expect(group.getByRole('checkbox', { name: `Twin ${stamp}` })).toBeChecked();
  await group.getByRole('checkbox', { name: `Rude ${stamp}` }).press('Space');
  await expect(rudeCase.getByRole('button', { name: 'Bannir ce joueur' })).toBeVisible();
  await group.getByRole('checkbox', { name: `Rude ${stamp}` }).press('Space');
  await rudeCase.getByRole('button', { name: 'Bannir ces 2 joueurs' }).press('Enter');
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  await rudeCase.getByRole('button', { name: 'Bannir ces 2 joueurs' }).press('Enter');
  await expect(page.getByText(`Bannis : Rude ${stamp}, Twin ${stamp}`)).toBeVisible();
  await expect(rudeCase).toBeHidden();
  for (const { ask } of [rude, twin]) {
    const session = await ask.post('/api/v1/session', { data: { name: 'Encore' } });
    expect((await session.json()).player.id).not.toBe(rude.id);
  }
  await page.getByRole('link', { name: 'Classés' }).press('Enter');
  await expect(page.getByRole('article', { name: `Rude ${stamp}` })).toContainText('banni');
  // Pages of one act each, as a long log has pages of many.
  const acts = /\/moderation\/acts(\?|$)/;
  await page.route(acts, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '1');
    return route.continue({ url: String(url) });
  });
  await page.getByRole('link', { name: 'Journal' }).press('Enter');
  const more = page.getByRole('button', { name: 'En voir plus' });
  const noted = page.getByRole('listitem').filter({ hasText: `Rien à reprocher à Calm ${stamp}` });
  for (let shown = 1; !(await noted.isVisible()); shown++) {
    await expect(page.locator('.moderation-acts > li')).toHaveCount(shown);
    await more.press('Enter');
    await expect(page.locator('.moderation-acts > li')).toHaveCount(shown + 1);
  }
  await page.unroute(acts);
  const banned = page.getByRole('listitem').filter({ hasText: `Bannis : Rude ${stamp}, Twin ${stamp}` });
  await expectAccessible(page);
  await banned.getByRole('button', { name: /^Revenir en arrière/ }).press('Enter');
  await expect(banned).toContainText('Annulé par Mona');
  await page.getByRole('link', { name: 'À traiter' }).press('Enter');
  await expect(rudeCase).toBeVisible();
});
