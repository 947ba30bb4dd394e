import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support.ts';

export const SIX = ['Camille', 'Yanis', 'Marguerite', 'Hugo', 'Inès', 'Bertrand'];

export const results = (page: Page) => page.locator('.tour-result');

export const points = (page: Page) => page.locator('.tour-standings .tour-points');

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

/** A tournament with its name, made from its page; then the players one by one, as they are typed. */
export async function make(page: Page, format: string, players: readonly string[], lots?: string): Promise<void> {
  await page.goto('/tournois/nouveau');
  await page.getByLabel('Nom du tournoi').fill('Soirée de Nantes');
  await page.getByLabel('Formule').selectOption(format);
  if (lots) {
    const drawn = page.getByText('Elle est tirée au moment de l’appariement.');
    await expect(drawn).toHaveCount(0);
    await page.getByLabel('Début des parties').selectOption(lots);
    await expect(drawn).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Créer le tournoi' }).click();
  for (const name of players) {
    await page.getByLabel('Nom du joueur').fill(name);
    await page.keyboard.press('Enter');
  }
  await expect(heading(page, `${players.length} joueurs`)).toBeVisible();
  await page.getByRole('link', { name: 'Passer aux rondes' }).click();
  await page.getByRole('button', { name: 'Commencer le tournoi' }).click();
  await expect(heading(page, /^Ronde 1/)).toBeVisible();
  await expect.poll(() => keptSteps(page, 'paired')).toBe(1);
}

/** What a button has the browser save. */
export async function downloaded(page: Page, button: string | RegExp): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFile(await file.path());
}

/** How many steps of a kind the browser has on its disk: a page shows them at once, and leaving it at once loses what is not written yet. */
export const keptSteps = (page: Page, kind: 'paired' | 'resulted'): Promise<number> =>
  page.evaluate(
    (type) =>
      new Promise<number>((done, fail) => {
        const open = indexedDB.open('merellier-tournaments');
        open.onerror = () => fail(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction('tournaments').objectStore('tournaments').getAll();
          all.onsuccess = () => {
            open.result.close();
            done(JSON.stringify(all.result).split(type).length - 1);
          };
        };
      }),
    kind,
  );
