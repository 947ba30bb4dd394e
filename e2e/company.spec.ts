import { expect, test } from '@playwright/test';
import { person, signUp } from './online-people.ts';
import { expectAccessible, overflows, tap, task } from './support.ts';

test('a player is found by name, followed and challenged; the other sees it, and plays', async ({
  browser,
  baseURL,
}) => {
  const at = baseURL ?? '';
  const [anna, ben] = [await person(browser), await person(browser)];
  const stamp = Date.now() % 1_000_000;
  await signUp(anna, at, `Anna${stamp}`);
  await signUp(ben, at, `Benoit${stamp}`);
  await ben.goto('/en-ligne');
  await expect(ben.getByRole('heading', { name: 'Trouver un adversaire' })).toBeVisible();
  await anna.goto('/en-ligne');
  // Who is connected is here.
  await expect(anna.getByRole('link', { name: `Benoit${stamp}` })).toBeVisible();
  await anna.getByLabel('Défier un joueur par son nom').fill(`benoit${stamp}`);
  await anna
    .getByRole('status')
    .getByRole('link', { name: `Benoit${stamp}` })
    .click();
  await anna.getByRole('button', { name: 'Suivre' }).click();
  await expect(anna.getByText(`Vous suivez Benoit${stamp}.`)).toBeVisible();
  await expectAccessible(anna);
  await anna.getByRole('button', { name: `Défier Benoit${stamp}` }).click();
  await expect(anna.getByRole('heading', { name: `Défi envoyé à Benoit${stamp}` })).toBeVisible();

  await ben.setViewportSize({ width: 320, height: 640 });
  await expect(ben.getByText(`Anna${stamp} vous défie`)).toBeVisible();
  await expectAccessible(ben);
  expect(await overflows(ben)).toBe(false);
  await ben.getByRole('link', { name: `Voir le défi de Anna${stamp}` }).click();
  await ben.getByRole('button', { name: 'Accepter et jouer' }).click();
  await expect(task(anna)).toBeVisible();
  await expect(task(ben)).toContainText(`Anna${stamp}`);
  await tap(anna, 'a1');
  await expect(task(ben)).toContainText('À vous');
});

test('who wants no challenges is left alone, who does not want to be seen is not, and a challenge is declined', async ({
  browser,
  baseURL,
}) => {
  const at = baseURL ?? '';
  const [anna, ben] = [await person(browser), await person(browser)];
  const stamp = Date.now() % 1_000_000;
  await signUp(anna, at, `Clara${stamp}`);
  await signUp(ben, at, `David${stamp}`);
  const idOf = async (): Promise<string> =>
    ((await (await ben.request.get('/api/v1/session')).json()) as { player: { id: string } }).player.id;
  const id = await idOf();
  await anna.goto(`/joueurs/${id}`);
  await anna.getByRole('button', { name: `Défier David${stamp}` }).click();
  await expect(anna.getByRole('heading', { name: `Défi envoyé à David${stamp}` })).toBeVisible();
  await ben.goto('/en-ligne');
  await ben.getByRole('button', { name: `Refuser le défi de Clara${stamp}` }).click();
  await expect(anna.locator('#panel').getByText('Partie annulée')).toBeVisible();
  await expect(ben.getByText(`Clara${stamp} vous défie`)).toHaveCount(0);

  await ben.goto(`/joueurs/${id}`);
  await ben.getByRole('radio', { name: 'Personne' }).check({ force: true });
  await ben.getByRole('radio', { name: 'Ne pas le montrer' }).check({ force: true });
  await expect(ben.getByText('C’est enregistré.')).toBeVisible();
  await anna.goto(`/joueurs/${id}`);
  await anna.getByRole('button', { name: `Défier David${stamp}` }).click();
  await expect(anna.getByText('Ce joueur n’accepte pas de défi.')).toBeVisible();
  // Ben’s page is connected all the time.
  await expect.poll(async () => (await anna.request.get('/api/v1/people/here')).text()).not.toContain(`David${stamp}`);
});
