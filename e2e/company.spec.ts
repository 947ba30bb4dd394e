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
  await ben.getByRole('button', { name: `Refuser le défi de ${annas}` }).click();
  await expect(anna.locator('#panel').getByText('Partie annulée')).toBeVisible();
  await expect(ben.getByText(`${annas} vous défie`)).toHaveCount(0);

  const profile = `/joueurs/${await idOf(ben)}`;
  await anna.goto(profile);
  await anna.getByRole('button', { name: `Défier ${bens}` }).click();
  await ben.getByRole('link', { name: `Voir le défi de ${annas}` }).click();
  await ben.getByRole('button', { name: 'Accepter et jouer' }).click();
  await expect(task(anna)).toBeVisible();
  await expect(task(ben)).toContainText(annas);
  await tap(anna, 'a1');
  await expect(task(ben)).toContainText('À vous');

  await ben.goto(profile);
  await ben.getByRole('radio', { name: 'Personne' }).check({ force: true });
  await ben.getByRole('radio', { name: 'Ne pas le montrer' }).check({ force: true });
  await expect(ben.getByText('C’est enregistré.')).toBeVisible();
  await anna.goto(profile);
  await anna.getByRole('button', { name: `Défier ${bens}` }).click();
  await expect(anna.getByText('Ce joueur n’accepte pas de défi.')).toBeVisible();
  // Ben’s page is connected all the time.
  await expect.poll(async () => (await anna.request.get('/api/v1/people/here')).text()).not.toContain(bens);
});
