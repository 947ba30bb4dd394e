import { expect, test } from '@playwright/test';
import { byKeys, expectAccessible, note, overflows, place, task } from './support.ts';

test('what is known: first moves on the board, the longest win turn by turn, and theory that was checked', async ({
  page,
}) => {
  await page.goto('/regles/jeu-du-moulin');
  await page.getByRole('link', { name: 'Ce que l’on sait de ce jeu' }).click();
  await expect(page).toHaveURL(/\/ce-que-l-on-sait\/jeu-du-moulin$/);
  await expect(task(page)).toHaveText('Sans faute, la partie est nulle.');
  // Where all are worth the same it is said once, and not by a letter at each of them.
  await expect(note(page)).toHaveText('Chacun des 24 coups possibles tient la nulle.');
  await expect(page.locator('#board .board-tag')).toHaveCount(0);
  await place(page, 'd6').click();
  await expect(note(page)).toContainText('d6\u202f: ce coup tient la nulle, de même que');
  await expect(page.locator('#board .board-tag')).toHaveText('N');
  await expect(page.getByText('Trois contre quatre\u202f: ne perd jamais')).toBeVisible();
  await expect(page.getByText(/102\s281.*658\s117.*perdues\s:\s0\./u)).toBeVisible();
  await expectAccessible(page);

  // The longest win of all, by the keyboard alone.
  await byKeys(page, page.getByRole('button', { name: 'La suivre sur le plateau : Huit contre sept' }));
  await expect(task(page)).toContainText('en 187 coups');
  await expect(place(page, 'd5')).toHaveAccessibleName(/pion blanc/);
  await byKeys(page, page.getByRole('button', { name: 'Coup suivant' }));
  await expect(note(page)).toContainText('Coup 1 sur 187\u202f: d5-d6');
  await expect(place(page, 'd6')).toHaveAccessibleName(/pion blanc/);
  await byKeys(page, page.getByRole('button', { name: 'À la fin' }));
  await expect(note(page)).toContainText('Coup 187 sur 187\u202f: a1-d1xb4');
  await expect(place(page, 'b4')).not.toHaveAccessibleName(/pion/);
  await expectAccessible(page);

  const three = page.getByRole('listitem').filter({ hasText: 'trois coups seulement' });
  await byKeys(page, three.getByRole('button', { name: 'Voir la position' }));
  for (const name of ['d5', 'e4', 'f2']) await expect(place(page, name)).toHaveAccessibleName(/tient la nulle$/);
  await expect(place(page, 'a1')).toHaveAccessibleName(/perd$/);
  await byKeys(page, page.getByRole('button', { name: 'Revenir aux premiers coups' }));

  await page.getByLabel('Règle').selectOption('merels-diagonals');
  await expect(task(page)).toHaveText('Sans faute, le camp qui commence gagne.');
  await expect(place(page, 'd6')).toHaveAccessibleName(/perd$/);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);
  await expectAccessible(page);
});
