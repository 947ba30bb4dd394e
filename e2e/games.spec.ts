import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { beginHere, expectAccessible, menu, overflows, place, playTurn, thinkShortly } from './support.ts';

const games = (page: Page) => page.locator('.games > li');

/** Plays a few turns of a rule set, and gives the list of games. */
async function playAndList(page: Page, rules: string, turns: readonly string[]): Promise<void> {
  await beginHere(page, rules);
  for (const turn of turns) await playTurn(page, turn);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mes parties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes parties' })).toBeFocused();
}

test('every game is kept, found again and gone on with', async ({ page }) => {
  await playAndList(page, 'Marelle', ['d6', 'f4']);
  await playAndList(page, 'Marelle mixte', ['a1']);
  await expect(games(page)).toHaveCount(2);
  await expectAccessible(page);
  expect(await overflows(page)).toBe(false);

  await page.getByRole('searchbox', { name: 'Chercher' }).fill('mixt');
  await expect(games(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^Ouvrir.: Marelle,/ }).click();
  await expect(place(page, 'f4')).toHaveAccessibleName(/pion noir/);
  await playTurn(page, 'a7');
  await page.goBack();
  await expect(games(page)).toHaveCount(2);
  await expect(games(page).first()).toContainText('3 coups');
});

test('a turn is kept when one goes back at once', async ({ page }) => {
  await playAndList(page, 'Marelle', ['d6', 'f4']);
  await page.goBack();
  await expect(place(page, 'f4')).toHaveAccessibleName(/pion noir/);
  await page.evaluate(goBackBeforeTimers);
  await playTurn(page, 'a7');
  await expect(games(page)).toContainText('3 coups');
});

test('a game that was deleted can be put back', async ({ page }) => {
  await playAndList(page, 'Marelle', ['d6']);
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await expect(games(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await expect(games(page)).toHaveCount(1);
  await page.reload();
  await expect(games(page)).toHaveCount(1);
});

test('all games go out as one file and come in on another device', async ({ page, browser }) => {
  await playAndList(page, 'Marelle', ['d6', 'f4']);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tout exporter' }).click(),
  ]);
  const path = await file.path();
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ format: 'merellier-games' });

  const other = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await other.goto('/#/games');
  await expect(other.getByText('Pas encore de partie')).toBeVisible();
  await other.getByLabel(/^Importer/).setInputFiles(path);
  await expect(other.getByText('1 partie ajoutée.')).toBeVisible();
  await expect(games(other)).toHaveCount(1);
  await other.getByLabel(/^Importer/).setInputFiles(path);
  await expect(other.getByText('1 partie était déjà là.')).toBeVisible();
  await expect(games(other)).toHaveCount(1);
  await other.context().close();
});

test('what cannot be imported is named, and the rest comes in', async ({ page }) => {
  await page.goto('/#/games');
  const text = '[Rules "marelle"]\n\n1. d6 d6 *\n\n[GameType "20"]\n\n1. 32-28 18-23 *\n';
  await page.getByLabel(/^Importer/).setInputFiles([
    { name: 'club.pdn', mimeType: 'text/plain', buffer: Buffer.from(text) },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('\u0089PNG') },
  ]);
  await expect(page.getByText('club.pdn, partie 1')).toBeVisible();
  await expect(page.getByText('1 partie ajoutée.')).toBeVisible();
  await expect(games(page)).toHaveCount(1);
});

test('a collection is opened from the analysis, searched, and gives its games', async ({ page }) => {
  await thinkShortly(page);
  const game = (tags: string, turns: string): string => `[Rules "marelle"]\n${tags}\n\n${turns}\n\n`;
  const text =
    game('[White "Zoé"]\n[Black "Ben"]\n[Date "2025.03.01"]', '1. d6 f4 2. d2 b4 1-0') +
    game('[White "Anna"]', '1. d6 d6 *') +
    game('[White "Ben"]', '1. a1 f4 2. d6 *') +
    '[Rules "dames"]\n\n1. 22-18 *\n';
  await page.goto('/analyse');
  await page.getByRole('button', { name: 'Coller une partie' }).click();
  await page.getByLabel('Ouvrir un fichier').setInputFiles([
    { name: 'club.pdn', mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('\u0089PNG\0\0') },
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Collection de parties' })).toBeFocused();
  const rows = page.locator('.collection-rows > li');
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('3 parties · 1 illisible · 1 remarque')).toBeVisible();
  await expect(page.getByText('photo.png n’est pas un texte')).toBeVisible();
  await page.getByText('Ce qui n’a pas pu être lu (1)').click();
  await expect(page.getByText(/club\.pdn, partie 2, ligne 11/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Joueur ou tournoi' }).fill('ben');
  await expect(rows).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Règle').selectOption({ label: 'Marelle (2)' });
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /^d6 1 partie/ }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Début' }).click();

  // Men on the two ends of a line, whichever side of the board it is.
  await page.getByRole('radio', { name: 'Motif' }).check();
  for (const name of ['b4', 'f4']) await place(page, name).click();
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('après le coup 3');
  await expectAccessible(page);
  await rows.getByRole('button', { name: /^Ajouter à mes parties/ }).click();
  await expect(page.getByText('1 partie ajoutée à vos parties.')).toBeVisible();
  await rows.getByRole('button', { name: /^Analyser/ }).click();
  await expect(place(page, 'd2')).toHaveAccessibleName(/pion blanc/);
  await expect(place(page, 'b4')).toHaveAccessibleName(/libre/);
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await page.goto('/parties');
  await expect(games(page)).toContainText('Zoé');
});

test('links to a game and to a position are addresses of the page, and open what they say', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void document.documentElement.setAttribute('data-copied', text) },
    });
  });
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  await menu(page, 'Partager ou ouvrir une partie');
  const copied = async (button: string): Promise<URL> => {
    await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-copied', /./);
    const link = new URL((await html.getAttribute('data-copied')) ?? '');
    await html.evaluate((node) => node.removeAttribute('data-copied'));
    return link;
  };
  const game = await copied('Copier le lien');
  const position = await copied('Copier le lien de la position');
  expect([game.pathname, game.hash.slice(0, 3)]).toEqual(['/marelle', '#g=']);
  expect([decodeURIComponent(position.pathname), position.hash]).toEqual(['/analyse/marelle/B:Wd6:B:H8,9', '']);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(position.href);
  await expect(place(page, 'd6')).toHaveAccessibleName(/^d6, pion blanc/);
  await page.goto(game.href);
  await expect(page.locator('.turn-list .turn:not(.turn-start)')).toHaveText(['d6']);
});

test('a position goes out as a picture, and a game as a code', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  await menu(page, 'Partager ou ouvrir une partie');
  const dialog = page.getByRole('dialog');
  for (const kind of ['SVG', 'PNG']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: `Image ${kind}` }).click(),
    ]);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(kind === 'SVG' ? '<svg' : '\u0089PNG');
    // The board is of wood, as on the screen, and needs no other file.
    if (kind === 'SVG') expect(bytes.toString()).toMatch(/href="data:image\/jpeg;base64,[^"]{9999,}/);
    else expect(bytes.length).toBeGreaterThan(200_000);
  }
  await dialog.getByRole('button', { name: 'Code QR' }).click();
  await expect(dialog.getByRole('img', { name: 'Code QR' })).toBeVisible();
  await expect(dialog.getByText('Ce code ouvre cette partie.')).toBeVisible();
  await expectAccessible(page);
});

test('a game that two tabs go on with in different ways is kept twice', async ({ page, context }) => {
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  // A turn is kept a moment after it was played; only a game that is kept has been gone on with elsewhere.
  await expect.poll(() => page.evaluate(keptGames)).toContain('d6');
  const doubled = await page.evaluate(() => sessionStorage.getItem('merellier.game'));
  const other = await context.newPage();
  await other.addInitScript((text) => sessionStorage.setItem('merellier.game', text ?? ''), doubled);
  await other.goto('/#/play');
  await playTurn(other, 'f4');
  // The one that is kept first goes on under the old name.
  await expect.poll(() => other.evaluate(keptGames)).toContain('f4');
  await playTurn(page, 'a1');
  await expect(page.locator('#panel').getByText('Cette partie continue aussi dans un autre onglet')).toBeVisible();
  await page.goto('/#/games');
  await expect(games(page)).toHaveCount(2);
});

test('where the browser keeps nothing, the list says so and playing goes on', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await playAndList(page, 'Marelle', ['d6', 'f4']);
  await expect(page.getByText('Ce navigateur n’enregistre pas vos parties')).toBeVisible();
  await page.goBack();
  await playTurn(page, 'a1');
  await expect(place(page, 'a1')).toHaveAccessibleName(/pion blanc/);
});

/** Goes back right after the next tap: timers without a delay wait until then, as on a busy machine. Runs in the page. */
function goBackBeforeTimers(): void {
  const later = window.setTimeout;
  const held: (() => void)[] = [];
  const hold = (run: () => void, millis?: number): number => (millis ? later(run, millis) : held.push(run));
  window.setTimeout = hold as typeof window.setTimeout;
  window.addEventListener('click', () => history.go(1), { once: true });
  window.addEventListener(
    'popstate',
    () => {
      window.setTimeout = later;
      later(() => {
        for (const run of held) run();
      });
    },
    { once: true },
  );
}

/** All that the browser's database of games holds, as text: nothing until the page has made it. Runs in the page. */
async function keptGames(): Promise<string> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'merellier')) return '';
  return new Promise((done) => {
    const opening = indexedDB.open('merellier');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        done(JSON.stringify(reading.result));
      };
    };
  });
}
