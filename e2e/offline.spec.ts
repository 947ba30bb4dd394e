import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@merellier/server';
import { expect, type Page, test } from '@playwright/test';
import { SHEETS } from '../apps/web/src/address/route.ts';
import { at } from '../scripts/workspace.mjs';
import { chooseGame, expectAccessible, menu, note, place, playTurn, tapAnything, task } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** A copy of the built page, served by a server of its own: it can be stopped, and the page replaced by a newer one. */
let root: string;
let server: RunningServer;

test.beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-offline-'));
  cpSync(at('apps/web/dist'), root, { recursive: true });
  server = await startServer({ port: 0, root });
});

test.afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('without a server or a network: dialogs, dice, a whole game against the computer, and every view', async ({
  page,
  context,
}) => {
  await visit(page);
  await context.setOffline(true);
  const withDice = { rules: 'marelle-avec-des', fen: 'W:Wa1,d1,b6,c4:Bf2,f6,c5' };
  await page.goto(`${server.url}/#${new URLSearchParams(withDice)}`);
  await page.getByRole('button', { name: 'Lancer les dés' }).click();
  for (const item of ['Lire la règle', 'Partager ou ouvrir une partie', 'Abandonner']) {
    await menu(page, item);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.reload();
  await expect(task(page)).toBeVisible();

  await server.close();
  await page.goto(`${server.url}/`);
  await page.reload();
  await chooseGame(page, 'Marelle à trois');
  await page.getByRole('button', { name: 'Niveau plus facile' }).click();
  await page.getByRole('button', { name: 'Jouer contre l’ordinateur' }).click();
  const over = page.getByRole('button', { name: 'Revanche' });
  while (!(await over.isVisible())) await tapAnything(page);
  await expect(page.locator('.turn-list .turn').nth(4)).toBeVisible();

  for (const view of SHEETS) {
    await page.goto(`${server.url}/#/${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A page of text, or a board with what stands beside it.
    await expect(page.locator('.sheet-body, .layout-board')).not.toBeEmpty();
  }
  for (const [language, title, label] of [
    ['en', 'Settings', 'Langue'],
    ['de', 'Einstellungen', 'Language'],
  ] as const) {
    await page.goto(`${server.url}/#/settings`);
    await page.getByLabel(label).selectOption(language);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('a new version is announced, waits, and keeps the game', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Face à face' }).click();
  await playTurn(page, 'd6');
  publishNewVersion();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(note(page)).toContainText('Une nouvelle version est prête. Votre partie vous attendra.');
  await expectAccessible(page);
  await playTurn(page, 'f4');
  await expect(page.locator('body')).not.toHaveAttribute('data-version');
  await note(page).getByRole('button', { name: 'Recharger' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-version', 'new');
  await expect(place(page, 'd6')).toHaveAccessibleName(/pion blanc/);
  await expect(place(page, 'f4')).toHaveAccessibleName(/pion noir/);
  await expect(note(page)).toBeEmpty();
});

// What the browser has kept would stand in for what is gone.
test.describe('with nothing kept', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part of the page that an update has taken away is told in one sentence, and a reload finds it', async ({
    page,
  }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(request.url().split('/').at(-1) ?? ''));
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Face à face' }).click();
    await playTurn(page, 'd6');
    // All that is not loaded yet, and its compressed copies.
    const parts = readdirSync(join(root, 'assets')).filter((name) => !loaded.has(name.replace(/\.(br|gz)$/, '')));
    for (const name of parts) rmSync(join(root, 'assets', name));
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(note(page)).toHaveText(/Un morceau de la page n’a pas pu se charger. Votre partie continue./);
    await playTurn(page, 'f4');
    for (const name of parts) cpSync(at('apps/web/dist/assets', name), join(root, 'assets', name));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.reload();
    await expect(place(page, 'f4')).toHaveAccessibleName(/pion noir/);
    await menu(page, 'Lire la règle');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

/** Opens the page and waits until all of it is kept. */
async function visit(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Puts another page in place of the one served, as after an upgrade. */
function publishNewVersion(): void {
  const file = join(root, 'shell.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<body>', '<body data-version="new">'));
  const worker = join(root, 'sw.js');
  const revision = /(url:"shell\.html",revision:")\w+/;
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(revision, '$1new'));
  appendFileSync(worker, '\n// A newer one.\n');
  for (const name of readdirSync(root)) if (/^(sw\.js|shell\.html)\.(br|gz)$/.test(name)) rmSync(join(root, name));
}
