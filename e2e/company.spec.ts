import { expect, type Page, test } from '@playwright/test';
import { person, signUp } from './online-people.ts';
import { expectAccessible, overflows, tap, task } from './support.ts';

const idOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/v1/session')).json()) as { player: { id: string } }).player.id;

test('a player is found by name, followed and challenged, declines, accepts and plays, and is left alone at will', async ({
  browser,
  baseURL,
}) => {
  const at = baseURL ?? '';
  const [anna, ben] = [await person(browser), await person(browser)];
  const stamp = Date.now() % 1_000_000;
  const [annas, bens] = [`Anna${stamp}`, `Benoit${stamp}`];
  await signUp(anna, at, annas);
  await signUp(ben, at, bens);
  await ben.goto('/en-ligne');
  await expect(ben.getByRole('heading', { name: 'Trouver un adversaire' })).toBeVisible();
  await anna.goto('/en-ligne');
  // Who is connected is here.
  await expect(anna.getByRole('link', { name: bens })).toBeVisible();
  await anna.getByLabel('Défier un joueur par son nom').fill(bens.toLowerCase());
  await anna.getByRole('status').getByRole('link', { name: bens }).click();
  await anna.getByRole('button', { name: 'Suivre' }).click();
  await expect(anna.getByText(`Vous suivez ${bens}.`)).toBeVisible();
  await expectAccessible(anna);
  await anna.getByRole('button', { name: `Défier ${bens}` }).click();
  await expect(anna.getByRole('heading', { name: `Défi envoyé à ${bens}` })).toBeVisible();

  await ben.setViewportSize({ width: 320, height: 640 });
  await expect(ben.getByText(`${annas} vous défie`)).toBeVisible();
  await expectAccessible(ben);
  expect(await overflows(ben)).toBe(false);
  await ben.getByRole('button', { name: `Refuser le défi d’${annas}` }).click();
  await expect(anna.locator('#panel').getByText('Partie annulée')).toBeVisible();
  await expect(ben.getByText(`${annas} vous défie`)).toHaveCount(0);

  const profile = `/joueurs/${await idOf(ben)}`;
  await anna.goto(profile);
  await anna.getByRole('button', { name: `Défier ${bens}` }).click();
  // A challenge is told of on every view.
  await ben.goto('/apprendre');
  const call = ben.getByRole('complementary', { name: 'Défis reçus' });
  await expect(call).toContainText(`${annas} vous défie`, { timeout: 20_000 });
  await expectAccessible(ben);
  expect(await overflows(ben)).toBe(false);
  await ben.getByRole('link', { name: `Voir le défi d’${annas}` }).click();
  await expect(call).toHaveCount(0);
  await ben.getByRole('button', { name: 'Accepter et jouer' }).click();
  await expect(task(anna)).toBeVisible();
  await expect(task(ben)).toContainText(annas);
  await tap(anna, 'a1');
  await expect(task(ben)).toContainText('À vous');

  await ben.goto(profile);
  // The first of two choices is slow on its way: the second waits for it, and neither is lost.
  await ben.route('**/people/choices', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, route.request().postDataJSON()?.seen ? 300 : 0));
    await route.continue();
  });
  for (const name of ['Personne', 'Non']) await ben.getByRole('radio', { name }).check();
  await expect(ben.getByText('C’est enregistré.')).toBeVisible();
  await anna.goto(profile);
  await anna.getByRole('button', { name: `Défier ${bens}` }).click();
  await expect(anna.getByText('Ce joueur n’accepte pas de défi.')).toBeVisible();
  // Ben’s page is connected all the time.
  await expect.poll(async () => (await anna.request.get('/api/v1/people/here')).text()).not.toContain(bens);
});

test('notifications are switched on each by itself, and what is refused is said and stays off', async ({ page }) => {
  const told: unknown[] = [];
  await page.route('**/api/v1/push', async (route) => {
    const { method, body } = { method: route.request().method(), body: route.request().postDataJSON() };
    if (method !== 'GET') told.push([method, body?.turns ?? null, body?.challenges ?? null]);
    await route.fulfill({ json: { key: 'key-of-the-server' } });
  });
  // A browser without a push service of its own: its part is played here.
  await page.addInitScript(() => {
    let subscribed = false;
    const subscription = {
      endpoint: 'https://push.example/1',
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }),
      unsubscribe: async () => {
        subscribed = false;
        return true;
      },
    };
    const pushManager = {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => {
        subscribed = true;
        return subscription;
      },
    };
    Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => ({ pushManager }) });
    Notification.requestPermission = async () => (sessionStorage.getItem('denied') ? 'denied' : 'granted');
  });
  await page.goto('/reglages');
  const turns = page.getByLabel('C’est à vous, dans une partie par correspondance');
  const challenges = page.getByLabel('Quelqu’un vous défie');
  await turns.check({ force: true });
  await expect.poll(() => told).toEqual([['PUT', true, false]]);
  await challenges.check({ force: true });
  await expect.poll(() => told.at(-1)).toEqual(['PUT', true, true]);
  await page.evaluate(() => sessionStorage.setItem('denied', 'yes'));
  await turns.uncheck({ force: true });
  await expect(page.getByText('Le navigateur les refuse à cette page')).toBeVisible();
  await expect(turns).toBeChecked();
  await page.evaluate(() => sessionStorage.removeItem('denied'));
  await page.reload();
  await expect(turns).toBeChecked();
  await expect(challenges).toBeChecked();
});
