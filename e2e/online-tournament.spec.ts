import { expect, test } from '@playwright/test';
import { person } from './online-people.ts';
import { expectAccessible, overflows, tap, task } from './support.ts';

test('two people meet in a tournament of the server: announced, joined, played, over', async ({ browser }) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  await anna.goto('/tournois/annoncer');
  await anna.getByLabel('Votre nom').fill('Anna');
  await anna.getByLabel('Nom du tournoi').fill('Mardi soir');
  await anna.getByLabel('Règle').selectOption({ label: 'Marelle à trois' });
  await anna.getByLabel('Formule').selectOption('round-robin');
  await expectAccessible(anna);
  await anna.getByRole('button', { name: 'Annoncer le tournoi' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: 'Mardi soir' })).toBeVisible();
  await anna.getByRole('button', { name: 'Participer' }).click();
  await expect(anna.getByText('Vous participez.')).toBeVisible();

  // Found on the page of tournaments; joined by who had no name here yet.
  await ben.setViewportSize({ width: 320, height: 640 });
  await ben.goto('/tournois');
  await ben.getByRole('link', { name: /Mardi soir/ }).click();
  await ben.getByRole('button', { name: 'Participer' }).click();
  await expect(ben.getByRole('alert')).toHaveText('Il vous faut un nom pour participer.');
  await ben.getByLabel('Votre nom').fill('Ben');
  await ben.getByRole('button', { name: 'Participer' }).click();
  await expect(ben.getByText('Vous participez.')).toBeVisible();
  await expectAccessible(ben);
  expect(await overflows(ben)).toBe(false);
  await expect(anna.getByRole('listitem').filter({ hasText: 'Ben' }).first()).toBeVisible();

  // Both are led to their game when it begins.
  await anna.getByRole('button', { name: 'Commencer le tournoi' }).click();
  for (const each of [anna, ben]) await expect(each).toHaveURL(/\/parties\//);
  await expect(task(anna)).toBeVisible();
  const white = (await task(anna).textContent())?.includes('À vous') ? anna : ben;
  const black = white === anna ? ben : anna;
  await tap(white, 'a1');
  await expect(task(black)).toContainText('À vous');
  await black.getByRole('button', { name: /^Abandonner/ }).click();
  await black.getByRole('dialog').getByRole('button', { name: 'Abandonner', exact: true }).click();

  const winner = white === anna ? 'Anna' : 'Ben';
  await ben.getByRole('link', { name: 'Retour au tournoi' }).click();
  await expect(ben.getByText(`Le tournoi est terminé. ${winner} gagne le tournoi.`)).toBeVisible();
  await expect(ben.getByRole('row').nth(1)).toContainText(winner);
  await expectAccessible(ben);
  await anna.getByRole('link', { name: 'Retour au tournoi' }).click();
  await expect(anna.getByText('Le tournoi est terminé.')).toBeVisible();
});
