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

  const sentAway = await person(browser, { storageState: await rude.ask.storageState() });
  await sentAway.goto('/en-ligne');
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

  // Players who find too many of the turns that matter.
  const fair = page.getByRole('region', { name: 'Trop juste pour être vrai ?' });
  await expect(fair.getByText('Personne ne sort de l’ordinaire.')).toBeVisible();
  await page.route('**/api/v1/moderation/fair-play', (route) => route.fulfill({ json: unlikely(calm.id) }));
  await page.reload();
  const odd = fair.getByRole('article', { name: 'Odd' });
  await expect(odd).toContainText('80 bons choix sur 82 coups où il fallait choisir, en 9 parties.');
  await expect(odd).toContainText('on en attend 51. Par hasard, cela arrive à un joueur honnête sur 30 000 environ.');
  await expect(odd).toContainText('6,5 pour ces coups, 6,1 pour les autres.');
  await expect(odd.getByRole('listitem')).toContainText('10 sur 10');
  await expect(odd.getByRole('listitem').getByRole('link')).toHaveAttribute('href', /game-to-look-at-1/);
  await fair.getByText('Ce qui a été examiné').click();
  await expect(fair.getByText(/300 bons choix sur 400/)).toBeVisible();
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  await page.unroute('**/api/v1/moderation/fair-play');

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
  // Who is banned while the page is open reads what happened, and where to go.
  await expect(sentAway.getByText(/^Votre session est terminée/)).toBeVisible();
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

/** A report on fair play with one player in it. */
const unlikely = (id: string) => ({
  on: true,
  rules: [
    { rules: 'marelle-a-6', coverage: 'whole', turns: 400, kept: 300, expected: 298.2 },
    { rules: 'marelle', coverage: 'few-men', turns: 0, kept: 0, expected: 0 },
  ],
  players: [
    {
      ...{ player: { id, name: 'Odd', registered: true, since: 0, banned: false }, rules: 'marelle-a-6' },
      ...{ games: 9, turns: 82, kept: 80, expected: 51.2, chance: 0.000031, seconds: { critical: 6.5, easy: 6.1 } },
      look: [{ game: 'game-to-look-at-1', at: 1_700_000_000_000, turns: 10, kept: 10 }],
    },
  ],
});
