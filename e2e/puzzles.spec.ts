import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Puzzle } from '../apps/web/src/puzzles/puzzle.ts';
import { expectAccessible, note, overflows, playTurn, task } from './support.ts';

const data = new URL('../apps/web/src/puzzles/data/jeu-du-moulin.json', import.meta.url);
const puzzles = JSON.parse(readFileSync(data, 'utf8')) as readonly Puzzle[];
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
  await expect(note(page)).toHaveText('Un seul coup évite la défaite.');
  // But it is remembered that it was tried.
  await expect(page.locator('.tries')).toContainText(defence.others[0]?.[0] ?? '');
  await playTurn(page, defence.line[0] ?? '');
  await expect(said(page)).toContainText('C’est juste, avec un peu d’aide.');
  await page.getByRole('link', { name: 'Tous les problèmes' }).click();
  const choose = async (): Promise<void> => {
    await page.getByLabel('Règle').selectOption(defence.rules);
    await page.getByLabel('Thème').selectOption('defence');
    await page.getByLabel('Difficulté').selectOption(String(defence.grade));
  };
  await choose();
  await expect(page.getByRole('link', { name: /résolu avec aide/ })).toHaveCount(1);
  await page.getByRole('link', { name: /résolu avec aide/ }).click();
  await page.getByRole('link', { name: 'Tous les problèmes' }).click();
  await expect(page.getByLabel('Règle')).toHaveValue(defence.rules);
  await expect(page.getByLabel('Thème')).toHaveValue('defence');
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

test('the puzzle of the day counts the days in a row', async ({ page }) => {
  // One day, the same in every run: another begins at midnight, and each has a puzzle of its own.
  await page.clock.setFixedTime('2026-11-23T12:00:00');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/puzzles');
  await expect(page.getByRole('heading', { name: 'Problème du jour' })).toBeVisible();
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);
  await page.getByRole('link', { name: 'Résoudre', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Problème du jour' })).toBeFocused();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const rules = id.replace(/-[0-9a-f]{8}$/, '');
  const all = JSON.parse(readFileSync(new URL(`${rules}.json`, data), 'utf8')) as readonly Puzzle[];
  await playTurn(page, all.find((puzzle) => puzzle.id === id)?.line[0] ?? '');
  await expect(said(page)).toContainText('juste');
  await page.goBack();
  await expect(page.getByText('Résolu aujourd’hui.')).toBeVisible();
  await expect(page.getByText('Série : 1 jour.')).toBeVisible();
});

test('a puzzle that does not exist is said to be gone', async ({ page }) => {
  await page.goto('/#/puzzles/nope');
  await expect(page.getByRole('alert')).toContainText('« nope » n’existe pas');
  await expect(page.getByRole('heading', { name: 'Problème du jour' })).toBeVisible();
});
