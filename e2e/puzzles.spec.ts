import { expect, type Page, test } from '@playwright/test';
import type { Puzzle } from '../apps/web/src/puzzles/puzzle.ts';
import { climbing } from '../apps/web/src/puzzles/run.ts';
import { signUp } from './online-people.ts';
import { puzzlesIn } from './puzzle-data.ts';
import { byKeys, expectAccessible, note, overflows, playByKeys, playTurn, task } from './support.ts';

const puzzles = puzzlesIn('jeu-du-moulin');
const defence = puzzles.find(({ others, goal }) => goal.value === 'draw' && others[0]?.[2]) as Puzzle;
const win = puzzles.find(({ goal }) => goal.value === 'win') as Puzzle;

/** The question, what came of a turn, and what was said last. */
const said = (page: Page) => page.locator('.status');

test('a puzzle: a wrong turn is answered, the right one praised, and it is remembered', async ({ page }) => {
  await page.goto(`/#/puzzles/${defence.id}`);
  await expect(task(page)).toContainText('sauvent la nulle');
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  await playTurn(page, defence.others[0]?.[0] ?? '');
  await expect(said(page)).toContainText('Ce coup perd.');
  await expect(said(page)).toContainText('Réponse');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Nothing of the wrong turn is left: no man is chosen.
  await expect(note(page).locator('p')).toHaveText([
    'Un seul coup évite la défaite.',
    /^Très facile\u202f: environ 9 des dix niveaux de l’ordinateur trouvent ce coup\.$/,
  ]);
  // But it is remembered that it was tried.
  await expect(page.locator('.tries')).toContainText(defence.others[0]?.[0] ?? '');
  await playTurn(page, defence.line[0] ?? '');
  await expect(said(page)).toContainText('C’est juste, avec un peu d’aide.');
  await page.getByRole('link', { name: 'Tous les problèmes' }).click();
  const choose = async (): Promise<void> => {
    await page.getByLabel('Règle').selectOption(defence.rules);
    await page.getByLabel('Thème').selectOption(defence.kind);
    await page.getByLabel('Difficulté').selectOption(String(defence.grade));
  };
  await choose();
  await expect(page.getByRole('link', { name: /résolu avec aide/ })).toHaveCount(1);
  await page.getByRole('link', { name: /résolu avec aide/ }).click();
  await page.getByRole('link', { name: 'Tous les problèmes' }).click();
  await expect(page.getByLabel('Règle')).toHaveValue(defence.rules);
  await expect(page.getByLabel('Thème')).toHaveValue(defence.kind);
  await expect(page.getByRole('link', { name: /résolu avec aide/ })).toHaveCount(1);
  await page.reload();
  await choose();
  await expect(page.getByRole('link', { name: /résolu avec aide/ })).toHaveCount(1);
});

test('a puzzle is solved by keyboard alone, with a hint, and its solution followed', async ({ page }) => {
  await page.goto(`/#/puzzles/${win.id}`);
  const hint = page.getByRole('button', { name: 'Indice' });
  await hint.focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Idée');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board-hint').first()).toBeVisible();
  await expect(said(page)).toContainText(` : ${win.line[0]?.split('x')[0]}`);
  await page.getByRole('button', { name: 'Voir la solution' }).focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText(win.line[0] ?? '');
  await page.getByRole('button', { name: 'Coup suivant' }).focus();
  for (let i = 1; i < win.line.length; i++) await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Fin de la solution.');
});

test('the puzzle of the day, and those of days before, by keys alone: days in a row are counted', async ({ page }) => {
  // One day, the same in every run: another begins at midnight, and each has a puzzle of its own.
  await page.clock.setFixedTime('2026-11-23T12:00:00');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/puzzles');
  await expect(page.getByRole('heading', { name: 'Problème du jour' })).toBeVisible();
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  await byKeys(page, page.getByRole('link', { name: 'Résoudre', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Problème du jour' })).toBeFocused();
  const solve = async (): Promise<void> => {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const found = puzzlesIn(id.replace(/-[0-9a-f]{8}$/, '')).find((puzzle) => puzzle.id === id);
    await playByKeys(page, found?.line[0] ?? '');
    await expect(said(page)).toContainText('juste');
  };
  await solve();
  await page.goBack();
  await expect(page.getByText('Résolu aujourd’hui.')).toBeVisible();
  await expect(page.getByText('Série : 1 jour.')).toBeVisible();

  await byKeys(page, page.getByRole('link', { name: /^Jours passés/ }));
  const days = page.locator('.puzzles a');
  await expect(days).toHaveCount(28);
  await expect(days.first()).toHaveAccessibleName(/^lundi 23 novembre, .* résolu le jour même$/i);
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  const earlier = page.getByRole('button', { name: 'Jours précédents' });
  await byKeys(page, earlier);
  await expect(days).toHaveCount(56);
  // One goes on from there, among the days that have come.
  await expect(earlier).toBeFocused();
  await byKeys(page, days.nth(1));
  await expect(task(page)).toBeVisible();
  await solve();
  await page.goBack();
  // Solved later: it counts as solved, and not as a day.
  await expect(days.nth(1)).toHaveAccessibleName(/^dimanche 22 novembre, .* résolu$/i);
});

test('a storm by keys alone: right and wrong turns, the clock, the record; a streak ends with the first mistake', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T12:00:00' });
  // The order is drawn: so it is the one drawn here.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const [first, second] = climbing(puzzlesIn('marelle-a-6'), () => 0);
  if (!first || !second) throw new Error('too few puzzles');
  await page.goto('/problemes/eclair/marelle-a-6');
  await expect(page.getByLabel('Règle')).toHaveValue('marelle-a-6');
  await byKeys(page, page.getByRole('button', { name: 'Commencer' }));
  const clock = page.getByRole('timer', { name: 'Temps restant' });
  await expect(clock).toHaveText(/^(3:00|2:5\d)$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toBe(false);
  await playByKeys(page, first.line[0] ?? '');
  const before = page.locator('.run-marks + .run-before');
  await expect(before).toHaveText(/^Juste/);
  await playByKeys(page, second.others[0]?.[0] ?? '');
  await expect(before).toHaveText(`Au problème précédent, il fallait jouer ${second.line[0]}.`);
  await page.clock.fastForward(180_000);
  await expect(page.locator('.run-score')).toHaveText('1 problème résolu');
  await expect(page.locator('.run-score + p')).toContainText('C’est votre record');
  await expect(page.locator('.puzzles a')).toHaveCount(1);
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  await page.getByRole('link', { name: 'Tous les problèmes' }).click();
  await page.getByLabel('Règle').selectOption('marelle-a-6');
  await expect(page.getByRole('link', { name: /^Éclair/ })).toContainText('Record');
  await page.getByRole('link', { name: /^Sans faute/ }).click();
  await byKeys(page, page.getByRole('button', { name: 'Commencer' }));
  await playByKeys(page, first.line[0] ?? '');
  await expect(before).toHaveText(/^Juste/);
  await playByKeys(page, second.others[0]?.[0] ?? '');
  await expect(page.locator('.run-score')).toHaveText('1 problème résolu');
});

test('rated puzzles by keys alone: for an account, each counts once, and what was missed comes back', async ({
  page,
}) => {
  await page.goto('/problemes/niveau');
  await expect(page.getByText('il faut un compte')).toBeVisible();
  await expectAccessible(page);
  const at = new URL(page.url()).origin;
  await signUp(page, at, `Rated${Date.now() % 1_000_000}`);
  await page.reload();
  await expect(page.getByText('pas encore de classement')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  const offer = page.waitForResponse('**/puzzles/next');
  await byKeys(page, page.getByRole('button', { name: 'Commencer' }));
  const { puzzle } = (await (await offer).json()) as { readonly puzzle: Puzzle };
  const known = puzzles.find(({ id }) => id === puzzle.id);
  const figures = page.locator('.rated-figures dd');
  await expect(figures.first()).toHaveText('1500?');
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  await playByKeys(page, known?.line[0] ?? '');
  await expect(note(page)).toHaveText(/^Juste/);
  await expect(figures.first()).toHaveText(/^de 1500\? à 1[56]\d\d\? \(\+\d+\)$/);
  await expect(figures.last()).toHaveText(/\(−\d+\)$/);
  const following = page.getByRole('button', { name: 'Problème suivant' });
  await expect(following).toBeFocused();
  await page.keyboard.press('Enter');
  await byKeys(page, page.getByRole('button', { name: 'Voir la solution' }));
  await expect(note(page)).toHaveText(/^Il fallait jouer /);
  await expect(figures.first()).toHaveText(/\(−\d+\)$/);
  await expectAccessible(page);
  await byKeys(page, page.getByRole('button', { name: 'Arrêter' }));
  await expect(page.getByText('1 problème résolu sur 2')).toBeVisible();
  await page.goto('/reviser');
  await expect(page.getByText('1 carte à revoir')).toBeVisible();
});

test('a puzzle that does not exist is said to be gone', async ({ page }) => {
  await page.goto('/#/puzzles/nope');
  await expect(page.getByRole('alert')).toContainText('« nope » est introuvable');
  await expect(page.getByRole('heading', { name: 'Problème du jour' })).toBeVisible();
});
