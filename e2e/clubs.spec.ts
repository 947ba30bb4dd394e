import { expect, test } from '@playwright/test';
import { person, signUp } from './online-people.ts';
import { expectAccessible, overflows } from './support.ts';

test('a club is founded, joined by its link, written in, and has a tournament of its own', async ({
  browser,
  baseURL,
}) => {
  const at = baseURL ?? '';
  const [anna, ben] = [await person(browser), await person(browser)];
  const stamp = Date.now() % 1_000_000;
  // Anna touches nothing but the keyboard.
  await anna.goto('/clubs');
  await anna.getByRole('link', { name: 'Fonder un club' }).press('Enter');
  await expect(anna.getByRole('link', { name: 'Se connecter ou créer un compte' })).toBeVisible();
  await signUp(anna, at, `Anna${stamp}`);
  await anna.goto('/clubs/nouveau');
  await anna.getByLabel('Nom du club').fill(`Moulin ${stamp}`);
  await anna.getByLabel('Présentation').fill('Tous niveaux, dans la bonne humeur.');
  await anna.getByLabel('Règle du club').selectOption({ label: 'Morabaraba' });
  await anna.getByLabel('Soirée du club').fill('Mardi 20 h');
  await anna.getByRole('button', { name: 'Fonder le club' }).press('Enter');
  await expect(anna.getByRole('heading', { level: 1, name: `Moulin ${stamp}` })).toBeVisible();
  await anna.getByLabel('Votre message').fill('Bienvenue !');
  await anna.getByRole('button', { name: 'Envoyer' }).press('Enter');
  await expect(anna.getByText('Bienvenue !')).toBeVisible();
  await expectAccessible(anna);
  // A message is not deleted by a slip.
  await anna.getByRole('button', { name: `Supprimer le message d’Anna${stamp}` }).click();
  await anna.getByRole('button', { name: 'Garder' }).click();
  await expect(anna.getByText('Bienvenue !')).toBeVisible();

  await signUp(ben, at, `Ben${stamp}`);
  await ben.setViewportSize({ width: 320, height: 640 });
  await ben.goto('/clubs');
  await ben.getByRole('link', { name: new RegExp(`Moulin ${stamp}`) }).click();
  await expect(ben.getByText('Seuls les membres lisent les messages.')).toBeVisible();
  await ben.getByRole('button', { name: 'Entrer dans le club' }).click();
  await expect(ben.getByText('Bienvenue !')).toBeVisible();
  // A report begins with what was written.
  await ben.getByRole('button', { name: `Signaler Anna${stamp}` }).click();
  await expect(ben.getByLabel('Quelques mots')).toHaveValue('Bienvenue !');
  await ben.getByRole('button', { name: `Signaler Anna${stamp}`, expanded: true }).click();
  await expect(ben.getByRole('row', { name: new RegExp(`Ben${stamp}`) })).toBeVisible();
  await expectAccessible(ben);
  expect(await overflows(ben)).toBe(false);

  await anna.getByRole('link', { name: 'Annoncer un tournoi' }).press('Enter');
  // A club's tournament begins with its rules.
  await expect(anna.getByLabel('Règle', { exact: true }).locator('option:checked')).toHaveText('Morabaraba');
  await anna.getByLabel('Nom du tournoi').fill(`Mardi ${stamp}`);
  await anna.getByRole('button', { name: 'Annoncer le tournoi' }).press('Enter');
  await expect(anna.getByRole('heading', { level: 1, name: `Mardi ${stamp}` })).toBeVisible();
  await ben.reload();
  await ben.getByRole('link', { name: new RegExp(`Mardi ${stamp}`) }).click();
  await ben.getByRole('button', { name: 'Participer' }).click();
  await expect(ben.getByText('Vous participez.')).toBeVisible();
});
