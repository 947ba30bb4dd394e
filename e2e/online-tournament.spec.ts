import { expect, test } from '@playwright/test';
import { key, person } from './online-people.ts';
import { expectAccessible, overflows, tap, task } from './support.ts';

test('two people meet in a tournament of the server: announced, joined, played, over', async ({ browser }) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  await anna.goto('/tournois/annoncer');
  // Nothing is announced in nobody's name; without one of its own, a tournament is called after its day.
  await anna.getByRole('button', { name: 'Annoncer le tournoi' }).click();
  await expect(anna.getByRole('alert')).toContainText('Indiquez votre nom');
  await anna.getByLabel('Votre nom').fill('Anna');
  await anna.getByLabel('Règle', { exact: true }).selectOption({ label: 'Marelle à trois' });
  await anna.getByLabel('Formule').selectOption('round-robin');
  await expectAccessible(anna);
  await anna.getByRole('button', { name: 'Annoncer le tournoi' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: /^Tournoi du \d/ })).toBeVisible();
  await expect(anna.getByText('Organisé par Anna')).toBeVisible();
  await anna.getByText('Renommer le tournoi').click();
  await anna.getByLabel('Nom du tournoi').fill('Mardi soir');
  await anna.getByRole('button', { name: 'Renommer', exact: true }).click();
  await expect(anna.getByRole('heading', { level: 1, name: 'Mardi soir' })).toBeVisible();
  await anna.getByRole('button', { name: 'Participer' }).click();
  await expect(anna.getByText('Vous participez.')).toBeVisible();

  // Found on the page of tournaments; joined by who had no name here yet, and touches nothing but the keyboard.
  await ben.setViewportSize({ width: 320, height: 640 });
  await ben.goto('/tournois');
  await ben.getByRole('link', { name: /Mardi soir/ }).press('Enter');
  await ben.getByRole('button', { name: 'Participer' }).press('Enter');
  await expect(ben.getByRole('alert')).toHaveText('Il vous faut un nom pour participer.');
  await ben.getByLabel('Votre nom').fill('Ben');
  await ben.getByRole('button', { name: 'Participer' }).press('Enter');
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
  await key(white, 'a1');
  await expect(task(black)).toContainText('À vous');
  await black.getByRole('button', { name: /^Abandonner/ }).press('Enter');
  await black.getByRole('dialog').getByRole('button', { name: 'Abandonner', exact: true }).press('Enter');

  const winner = white === anna ? 'Anna' : 'Ben';
  await ben.getByRole('link', { name: 'Retour au tournoi' }).press('Enter');
  await expect(ben.getByText(`Le tournoi est terminé. ${winner} gagne le tournoi.`)).toBeVisible();
  await expect(ben.getByRole('row').nth(1)).toContainText(winner);
  await expectAccessible(ben);
  await anna.getByRole('link', { name: 'Retour au tournoi' }).click();
  await expect(anna.getByText('Le tournoi est terminé.')).toBeVisible();
});

test('one plays against all: the next board that waits comes up by itself, until the last game is over', async ({
  browser,
}) => {
  const [anna, ben, cleo] = [await person(browser), await person(browser), await person(browser)];
  await anna.goto('/tournois/annoncer');
  await anna.getByLabel('Votre nom').fill('Anna');
  await anna.getByLabel('Nom du tournoi').fill('Anna contre tous');
  await anna.getByLabel('Règle', { exact: true }).selectOption({ label: 'Marelle à trois' });
  await anna.getByLabel('Formule').selectOption('simultaneous');
  await expectAccessible(anna);
  await anna.getByRole('button', { name: 'Annoncer le tournoi' }).click();
  await expect(anna.getByText('Vous jouez contre tous')).toBeVisible();
  await cleo.setViewportSize({ width: 360, height: 740 });
  for (const [each, name] of [
    [ben, 'Ben'],
    [cleo, 'Cléo'],
  ] as const) {
    await each.goto(anna.url());
    await each.getByLabel('Votre nom').fill(name);
    await each.getByRole('button', { name: 'Participer' }).click();
    await expect(each.getByText('Vous participez.')).toBeVisible();
  }
  await expect(anna.getByRole('listitem').filter({ hasText: 'Cléo' }).first()).toBeVisible();
  await anna.getByRole('button', { name: 'Commencer le tournoi' }).click();
  for (const each of [anna, ben, cleo]) await expect(each).toHaveURL(/\/parties\//);

  // A turn at each board: she is led to the other, and stays where nobody waits any more.
  const boards = anna.getByRole('region', { name: 'Tous vos plateaux' });
  await expect(boards.getByRole('listitem')).toHaveCount(2);
  await expect(anna.getByText('1 autre plateau vous attend.')).toBeVisible();
  const first = anna.url();
  await tap(anna, 'a1');
  await expect(anna).not.toHaveURL(first);
  const second = anna.url();
  await expect(task(anna)).toContainText('À vous');
  await tap(anna, 'b1');
  for (const each of [ben, cleo]) await expect(task(each)).toContainText('À vous');
  await expect(anna.getByText('Personne d’autre ne vous attend.')).toBeVisible();
  await expectAccessible(anna);
  // Who answers at the other board has her come.
  const [here, there] = ben.url() === second ? [ben, cleo] : [cleo, ben];
  await tap(there, 'c3');
  await expect(anna).toHaveURL(first);
  await expect(task(anna)).toContainText('À vous');

  for (const each of [here, there]) {
    await each.getByRole('button', { name: /^Abandonner/ }).click();
    await each.getByRole('dialog').getByRole('button', { name: 'Abandonner', exact: true }).click();
  }
  await anna.getByRole('link', { name: 'Retour au tournoi' }).click();
  await expect(anna.getByText('Le tournoi est terminé. Anna gagne le tournoi.')).toBeVisible();
});
