import { expect, test } from '@playwright/test';
import {
  beginHere,
  chooseGame,
  expectAccessible,
  loadDice,
  menu,
  note,
  openAt,
  place,
  playTurn,
  tap,
  task,
} from './support.ts';

test('a refused tap says why, in one sentence', async ({ page }) => {
  await openAt(page, { rules: 'marelle', fen: 'W:Wd7,g7,d6:Bb6,f6,f4,a1,d1,g1:H6,3' });
  await playTurn(page, 'a7');
  await expect(task(page)).toHaveText('Touchez le pion noir à prendre.');
  await tap(page, 'a1');
  await expect(note(page)).toHaveText(
    'Le pion de a1 est dans un moulin, qui le protège ; d’autres pions peuvent être pris.',
  );
  await expectAccessible(page);
  await tap(page, 'b6');
  await expect(place(page, 'b6')).toHaveAccessibleName('b6, libre');
  await expect(note(page)).toHaveText('');
});

test('each turn is said to a screen reader', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  await expect(page.getByRole('status')).toContainText('Les Blancs posent un pion en d6.');
  await expect(page.getByRole('status')).toContainText('C’est aux Noirs : posez un pion');
});

test('a reload loses nothing: the tree, the place in it, the throw', async ({ page }) => {
  await loadDice(page, [6, 5, 4]);
  await openAt(page, { rules: 'marelle-avec-des', fen: 'W:Wa1,d1,b6,c4:Bf2,f6,c5,e3' });
  await page.getByRole('button', { name: 'Lancer les dés' }).click();
  await expect(page.locator('.dice-said')).toHaveText('6‑5‑4 : un pion peut aller n’importe où pour fermer un moulin');
  // What writes down the first game of a browser has to come first.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('merellier.game'))).toContain('[654]');
  await page.reload();
  await expect(page.locator('.dice-said')).toHaveText('6‑5‑4 : un pion peut aller n’importe où pour fermer un moulin');
  await playTurn(page, 'b6-g1xf2');
  await page.getByRole('button', { name: /^Reprendre/ }).click();
  // On a busy machine the man stands there long before the turn is written down.
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await playTurn(page, 'b6-b4');
  await page.getByRole('button', { name: /^Reprendre/ }).click();
  await page.reload();
  await expect(page.locator('.dice-said')).toHaveText('6‑5‑4 : un pion peut aller n’importe où pour fermer un moulin');
  await expect(place(page, 'b6')).toHaveAccessibleName(/pion blanc/);
  await page.getByRole('button', { name: /^Rétablir/ }).click();
  await expect(place(page, 'b4')).toHaveAccessibleName(/pion blanc/);
  await menu(page, /^Coups/);
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Variante' })).toContainText('b6-g1xf2');
});

test('a press on a turn shows the position after it', async ({ page }) => {
  await beginHere(page, 'Marelle');
  for (const turn of ['d6', 'f4', 'b4']) await playTurn(page, turn);
  await menu(page, /^Coups/);
  await page.getByRole('dialog').getByRole('button', { name: 'd6', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(place(page, 'f4')).toHaveAccessibleName('f4, libre');
  await expect(note(page)).toContainText('position passée');
});

test('the list of turns is one stop for the tab key, and the arrow keys lead through it', async ({ page }) => {
  await beginHere(page, 'Marelle');
  for (const turn of ['d6', 'f4', 'b4']) await playTurn(page, turn);
  const turn = (name: string) => page.locator('.turn-list').getByRole('button', { name, exact: true });
  await turn('b4').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.turn-list :focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(turn('b4')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(turn('f4')).toBeFocused();
  await expect(turn('f4')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(turn('d6')).toBeFocused();
  await expect(place(page, 'f4')).toHaveAccessibleName('f4, libre');
});

test('a game is copied as text and opened again; a fault is said with its place, and nothing is lost', async ({
  page,
}) => {
  await beginHere(page, 'Marelle');
  for (const turn of ['d6', 'f4', 'b4']) await playTurn(page, turn);
  await menu(page, 'Partager ou ouvrir une partie');
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByRole('textbox', { name: 'Cette partie' });
  await expect(shown).toHaveValue(/1\. d6 f4 2\. b4 \*/);
  const text = await shown.inputValue();
  await expect(dialog.getByRole('textbox', { name: 'Cette position' })).toHaveValue('B:Wb4,d6:Bf4:H7,8');
  const field = dialog.getByLabel('Ouvrir une partie ou une position');
  await field.fill(text.replace('2. b4', '2. f4'));
  await dialog.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Coup 2, Blancs : f4 — l’intersection f4 est déjà occupée.');
  await expectAccessible(page);
  await field.fill('W:Wa1,a1:B:H8,9');
  await dialog.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(dialog.getByRole('alert')).toContainText('a1');
  await field.fill(text.replace('2. b4', '2. b4 c3'));
  await dialog.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(dialog).toBeHidden();
  await expect(place(page, 'c3')).toHaveAccessibleName(/pion noir/);
  await expect(note(page)).toContainText('La partie précédente est enregistrée.');
  await page.getByRole('button', { name: 'Y revenir' }).click();
  await expect(place(page, 'c3')).toHaveAccessibleName('c3, libre');
});

test('a text that names no rules says by which it was opened, and they can be chosen', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await menu(page, 'Partager ou ouvrir une partie');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ouvrir une partie ou une position').fill('1. d6 f4');
  await dialog.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(note(page)).toContainText('la règle « Marelle »');
  await menu(page, 'Partager ou ouvrir une partie');
  await dialog.getByLabel('Ouvrir une partie ou une position').fill('1. d6 f4');
  await dialog.getByLabel('Règle, si le texte n’en nomme pas').selectOption('Jeu du moulin');
  await dialog.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(note(page)).toContainText('la règle « Jeu du moulin »');
});

test('a link holds the game', async ({ page, context, browserName }) => {
  await context.grantPermissions(browserName === 'chromium' ? ['clipboard-read', 'clipboard-write'] : []);
  await beginHere(page, 'Marelle');
  for (const turn of ['d6', 'f4']) await playTurn(page, turn);
  await menu(page, 'Partager ou ouvrir une partie');
  await page.getByRole('button', { name: 'Copier le lien', exact: true }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(place(other, 'f4')).toHaveAccessibleName(/pion noir/);
  await expect(other).toHaveURL(/\/jouer$/);
  // It is the game that this browser has: not one more.
  await other.goto('/#/games');
  await expect(other.locator('.games > li')).toHaveCount(1);
  await other.goto(`${link.slice(0, -9)}`);
  await expect(note(other)).toHaveText('Ce lien ne s’ouvre pas. Il est incomplet ou abîmé.');
  await other.goto('/jouer');
  await expect(place(other, 'f4')).toHaveAccessibleName(/pion noir/);
});

test('a game ends by word: resigned, or drawn by agreement', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  await menu(page, 'Proposer nulle');
  await expect(page.getByRole('dialog')).toContainText('Les Noirs proposent la nulle ; aux Blancs de répondre.');
  await page.getByRole('button', { name: 'Refuser' }).click();
  await expect(note(page)).toHaveText('Nulle refusée : la partie continue.');
  await menu(page, 'Proposer nulle');
  await page.getByRole('button', { name: 'Accepter la nulle' }).click();
  await expect(task(page)).toHaveText('D’un commun accord.');
  await page.getByRole('button', { name: 'Revanche' }).click();
  await menu(page, 'Abandonner');
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(task(page)).toHaveText('Les Blancs abandonnent.');
  await page.reload();
  await expect(task(page)).toHaveText('Les Blancs abandonnent.');
});

test('where the browser keeps nothing, the game is played, and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await beginHere(page, 'Marelle');
  await expect(note(page)).toContainText('Ce navigateur n’enregistre rien');
  for (const turn of ['d6', 'f4']) await playTurn(page, turn);
  await expect(place(page, 'f4')).toHaveAccessibleName(/pion noir/);
  for (const view of ['settings', 'learn', 'puzzles']) {
    await page.goto(`/#/${view}`);
    await expect(
      page.getByText('Ce navigateur n’enregistre rien\u202f: si vous rechargez la page, tout sera perdu'),
    ).toBeVisible();
  }
});

test('what is kept may be damaged: the page begins anew', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('merellier.settings', '{"language":7,"rules":{"id":"no","changes":{}}}');
    localStorage.setItem('merellier.game', '{"version":1,"game":"[Rules \\"marelle\\"] 1. a1 a1"');
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Face à face' })).toBeVisible();
});

test('two tabs keep to their own games', async ({ page, context }) => {
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  const other = await context.newPage();
  await beginHere(other, 'Marelle mixte');
  await playTurn(other, 'f4');
  await page.reload();
  await expect(place(page, 'd6')).toHaveAccessibleName(/pion blanc/);
  await other.reload();
  await expect(place(other, 'f4')).toHaveAccessibleName(/pion blanc/);
  await expect(other.getByRole('heading', { name: 'Marelle mixte' })).toBeVisible();
});

test('what goes wrong unforeseen is said in one sentence, and the game is kept', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  // The man is on the board before its turn is played; and what was said before is gone with the turn.
  await expect(task(page)).toHaveText('C’est aux Noirs : posez un pion.');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('secret details');
    });
  });
  await expect(note(page)).toContainText('Quelque chose n’a pas marché. Votre partie est enregistrée.');
  await expect(page.getByText('secret details')).toHaveCount(0);
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(place(page, 'd6')).toHaveAccessibleName(/pion blanc/);
});

test('a game given up by mistake is taken up again, and the one before it found in the menu', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  await menu(page, 'Abandonner');
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(task(page)).toHaveText('C’est aux Noirs : posez un pion.');
  await page.getByRole('link', { name: 'Mérellier, page d’accueil' }).click();
  await chooseGame(page, 'Marelle mixte');
  await page.getByRole('button', { name: 'Face à face' }).click();
  await page.reload();
  await menu(page, 'Partie précédente');
  await expect(page.getByRole('heading', { name: 'Marelle', exact: true })).toBeVisible();
  await expect(place(page, 'd6')).toHaveAccessibleName(/pion blanc/);
});

test('a side without a turn passes by a button, where the rules let it', async ({ page }) => {
  await openAt(page, { rules: 'merels', blocked: 'passes', fen: 'W:Wa1,a4,d1:Ba7,b4,d2,g1' });
  await tap(page, 'a1');
  await expect(note(page)).toHaveText('Aucun coup n’est possible : il faut passer.');
  await page.getByRole('button', { name: 'Passer' }).click();
  await expect(task(page)).toHaveText('C’est aux Noirs : déplacez un pion.');
});

test('a dialog gives the focus back', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Lire la règle' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Marelle' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a mill just closed can be put back: by the man that closed it, by undo, by Escape', async ({ page }) => {
  await openAt(page, { rules: 'jeu-du-moulin', fen: 'W:Wa1,d1:Bb4,f2:H7,7' });
  const choosing = 'Touchez le pion noir à prendre.';
  for (const putBack of [
    () => tap(page, 'g1'),
    () => page.getByRole('button', { name: 'Reprendre' }).click(),
    () => place(page, 'g1').press('Escape'),
  ]) {
    await tap(page, 'g1');
    await expect(task(page)).toHaveText(choosing);
    // What keeps the game is fetched once the man is on the board.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('merellier.game'))).not.toBeNull();
    // A turn that is half done is found so after a reload, and after a look elsewhere.
    await page.reload();
    await expect(task(page)).toHaveText(choosing);
    await putBack();
    await expect(task(page)).toHaveText('C’est aux Blancs : posez un pion.');
    await expect(place(page, 'g1')).toHaveAccessibleName('g1, libre');
  }
});
