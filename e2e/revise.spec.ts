import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Puzzle } from '../apps/web/src/puzzles/puzzle.ts';
import { puzzlesIn } from './puzzle-data.ts';
import { byKeys, expectAccessible, overflows, playByKeys, playTurn, task } from './support.ts';

/** With men in hand. */
const puzzle = puzzlesIn('jeu-du-moulin').find(
  ({ others, goal, fen }) => goal.value === 'draw' && others[0]?.[2] && fen.includes(':H'),
) as Puzzle;

/** Goes by keys to a button that gives a file: its text. */
async function fileOf(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    byKeys(page, page.getByRole('button', { name: button })),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

test('what was missed comes back: answered by keyboard, with words of the game, taken along as a file', async ({
  page,
}) => {
  await page.goto('/reviser');
  await expect(page.getByText('Pas encore de carte')).toBeVisible();

  await page.goto(`/problemes/${puzzle.id}`);
  await playTurn(page, puzzle.others[0]?.[0] ?? '');
  await expect(page.locator('.status')).toContainText('Ce coup perd.');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Réviser' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Réviser' })).toBeFocused();
  await expect(page.getByText('1 carte à revoir')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Problème' })).toContainText('Manqué aujourd’hui.');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);

  await byKeys(page, page.getByRole('link', { name: 'Commencer' }));
  await expect(task(page)).toContainText('sauvent la nulle');
  expect(await overflows(page)).toBe(false);
  await playByKeys(page, puzzle.line[0] ?? '');
  await expect(task(page)).toHaveText('Bravo, c’est juste !');
  await expect(page.locator('.note')).toContainText(/Cette carte revient (après-demain|dans \d+ jours)\./);
  await expect(page.getByRole('button', { name: 'Carte suivante' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'C’est tout pour l’instant' })).toBeFocused();
  await expect(page.getByText('Une carte revue. Une juste du premier coup.')).toBeVisible();

  await byKeys(page, page.getByRole('link', { name: 'Toutes vos cartes' }));
  await expect(page.getByText('Rien à revoir pour l’instant')).toBeVisible();
  await byKeys(page, page.getByRole('checkbox', { name: 'Mots du jeu' }), 'Space');
  await byKeys(page, page.getByRole('link', { name: 'Commencer' }));
  await expect(page.getByText('Un endroit du plateau')).toBeVisible();
  await expectAccessible(page);
  await byKeys(page, page.getByRole('button', { name: 'intersection' }));
  await expect(task(page)).toHaveText('Bravo, c’est « intersection ».');
  await page.getByRole('link', { name: 'Toutes vos cartes' }).click();
  await expect(page.getByText('2 cartes à revoir')).toBeVisible();

  const anki = await fileOf(page, 'Exporter pour Anki');
  expect(anki).toMatch(/^#separator:tab\n/);
  expect(anki.match(/<svg /g)).toHaveLength(2);
  // No picture shows men in hand.
  const [, white, black] = /:H(\d+),(\d+)/.exec(puzzle.fen) ?? [];
  expect(anki).toContain(`En main\u202f: Blancs ${white}, Noirs ${black}.`);
  const cards = await fileOf(page, 'Exporter les cartes');
  await page.evaluate(() => localStorage.removeItem('merellier.deck'));
  await page.reload();
  await expect(page.getByText('Pas encore de carte')).toBeVisible();
  const bring = (text: string): Promise<void> =>
    page
      .getByLabel('Importer des cartes')
      .setInputFiles({ name: 'cartes.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const told = page.getByRole('region', { name: 'Vos cartes sur un autre appareil' });
  await bring(cards.replace(/"added": \d+/, '"added": "hier"'));
  await expect(told).toContainText('la carte 1 de « cartes.json » est abîmée (added)');
  await bring(cards);
  await expect(told).toContainText('4 cartes dans le fichier : tout est importé.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Problème' })).toContainText(
    'Une révision, la dernière juste.',
  );
});
