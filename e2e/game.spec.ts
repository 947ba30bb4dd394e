import { expect, type Locator, type Page, test } from '@playwright/test';
import { beginHere, boxOf, menu, note, openAt, place, playTurn, settled, tap, task, turns } from './support.ts';

/** Keeps a game against the computer, with White at this screen and the computer’s turn played already. */
async function against(page: Page, fen: string, turn: string): Promise<void> {
  const saved = JSON.stringify({
    version: 1,
    game: `[Rules "jeu-du-moulin"]\n[FEN "${fen}"]\n\n1. … ${turn} *`,
    seats: { white: 'person', black: 'computer' },
    ...{ bottom: 'white', level: 4, line: [0, 1], at: 1, ended: null },
  });
  await page.addInitScript((text) => sessionStorage.setItem('merellier.game', text), saved);
  await page.goto('/jouer');
}

test('the computer’s mill and the man that it takes are told, and marked on the board', async ({ page }) => {
  await against(page, 'B:Wa1,d1,c4,b6,g7,e3:Bf2,f6,g4,c5,a7', 'g4-f4xc4');
  await expect(page.locator('.happened')).toHaveText(
    'Les Noirs ferment le moulin f2-f4-f6 et prennent votre pion de c4.',
  );
  await expect(task(page)).toHaveText('À vous : déplacez un pion.');
  await expect(page.locator('.named-mill')).toHaveText('f2-f4-f6');
  await expect(page.locator('.named-taken')).toHaveText('c4');
});

test('a double click on "Abandonner" resigns nothing', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  await expect(task(page)).toHaveText('C’est aux Noirs : posez un pion.');
  await page.getByRole('button', { name: 'Menu' }).click();
  const item = await boxOf(page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }));
  await page.mouse.dblclick(item.x + item.width / 2, item.y + item.height / 2);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Abandonner la partie ?' })).toBeVisible();
  const answers = page.getByRole('dialog').locator('.two .button');
  await expect(answers).toHaveText(['Continuer', 'Abandonner']);
  await answers.first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.verdict')).toHaveCount(0);
  await expect(task(page)).toHaveText('C’est aux Noirs : posez un pion.');
});

test('what resigns never lies where "Abandonner" was pressed before', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  const button = (): Locator => page.getByRole('dialog').getByRole('button', { name: 'Abandonner' });
  // 360×560: a low telephone, where both would lie at the lower edge.
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [768, 1024],
    [360, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page
      .getByRole('button', { name: /^(Menu|Plus)$/ })
      .first()
      .click();
    // Where there is a column beside the board, the menu stands over that: the board stays in sight.
    const [menu, board] = [await boxOf(page.getByRole('dialog')), await boxOf(page.locator('.board-view'))];
    if (width > height) expect(menu.x, `${width}×${height}`).toBeGreaterThanOrEqual(board.x + board.width);
    await button().scrollIntoViewIfNeeded();
    const row = await boxOf(button());
    await button().click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Abandonner la partie ?' })).toBeVisible();
    const red = await boxOf(button());
    expect(red.y >= row.y + row.height || red.y + red.height <= row.y, `${width}×${height}`).toBe(true);
    expect(red.y >= 0 && red.y + red.height <= height, `${width}×${height} in the window`).toBe(true);
    await page.keyboard.press('Escape');
  }
});

test('"Nouvelle partie" begins one, and the game before it can be had back', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await playTurn(page, 'd6');
  await menu(page, 'Nouvelle partie');
  await expect(task(page)).toHaveText('C’est aux Blancs : posez un pion.');
  await expect(turns(page)).toHaveCount(0);
  await page.locator('.note').getByRole('button').click();
  await expect(turns(page)).toHaveCount(1);
});

test('a game that is won ends with a verdict, one thing to remember and the next step', async ({ page }) => {
  await openAt(page, { rules: 'marelle', fen: 'W:Wa1,d1,g4:Bf2,f6,c5' });
  await tap(page, 'g4');
  await tap(page, 'g1');
  await tap(page, 'f2');
  await expect(page.locator('.verdict')).toHaveText('Les Blancs gagnent !');
  // The gilded board has no trace of the last turn, and the beaten men are pale.
  await expect(page.locator('#board .board-trace')).toBeHidden();
  await expect(page.locator('#board .board-view .board-man-black').first()).toHaveCSS('filter', /brightness/);
  await expect(page.locator('#board .board-view .board-man-white').first()).toHaveCSS('filter', 'none');
  await expect(page.locator('.learnt')).toContainText('À retenir');
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await expect(page).toHaveURL(/analyse/);
});

test('the turns and the controls stay where they are when a game begins', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer contre l’ordinateur' }).click();
  await expect(task(page)).toHaveText('À vous : posez un pion.');
  const [list, bar] = [page.locator('.turn-list'), page.locator('.controls')];
  const before = [await boxOf(list), await boxOf(bar)];
  await tap(page, 'a1');
  await expect(turns(page)).toHaveCount(2);
  await settled(page);
  expect([await boxOf(list), await boxOf(bar)]).toEqual(before);
});

test('the narrator says why a turn matters, marks the men that it names, and is heard', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    speechSynthesis.speak = ({ text, lang }) => void said.push(`${lang}: ${text}`);
  });
  await openAt(page, { rules: 'marelle', fen: 'W:Wa1,d1,g1,b6:Bf2,f6,g7,c5' });
  await playTurn(page, 'g1-g4');
  await expect(note(page)).toHaveText('Le moulin a1-d1-g1 est ouvert\u202f; il peut se refermer au prochain coup.');
  await expect(page.locator('.board-named circle')).toHaveCount(2);
  await expect(page.getByRole('status')).toContainText('Le moulin a1-d1-g1 est ouvert');
  await page.getByRole('button', { name: 'Écouter' }).click();
  // The voice is fetched when it is first asked for.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toEqual([
      'fr: Les Blancs déplacent un pion de G 1 à G 4. C’est aux Noirs\u202f: déplacez un pion. Le moulin A 1, D 1, G 1 est ouvert\u202f; il peut se refermer au prochain coup.',
    ]);
});

test('a board says its keys, those of the cube too', async ({ page }) => {
  await openAt(page, { rules: 'marelle', fen: 'W:Wa1,d1,g1,b6:Bf2,f6,g4,c5' });
  await expect(page.locator('#board-help')).toContainText('P dit tous les pions, M les moulins, T ce qui menace.');
  await expect(page.locator('#board-help')).not.toContainText('cube');
  await page.goto('/en/cubic-marelle');
  await expect(page.locator('#board-help')).toContainText('Shift and an arrow key turn the cube, C swaps the cube');
});

test('keys say all men, the mills and what threatens', async ({ page }) => {
  await openAt(page, { rules: 'marelle', fen: 'W:Wa1,d1,g1,b6:Bf2,f6,g4,c5' });
  await tap(page, 'b6');
  await page.keyboard.press('Escape');
  const said = page.getByRole('status');
  await page.keyboard.press('p');
  await expect(said).toContainText('Blancs : a1, b6, d1, g1. Noirs : c5, f2, f6, g4.');
  await page.keyboard.press('m');
  await expect(said).toContainText('Moulins des Blancs : a1-d1-g1. Les Noirs n’ont pas de moulin.');
  await page.keyboard.press('t');
  await expect(said).toContainText('Les Noirs menacent de fermer un moulin en f4.');
});

test('a man of one’s own comes off where the opponent chooses, and a marked man leaves its point closed', async ({
  page,
}) => {
  await openAt(page, { rules: 'marelle', 'mill-at-entry': 'opponent-chooses', fen: 'W:Wa1,d1:Bb4,f4:H7,7' });
  await tap(page, 'g1');
  await expect(task(page)).toHaveText(/C’est aux Noirs\s: l’adversaire a fermé un moulin, retirez un de vos pions/);
  await tap(page, 'd6');
  await expect(note(page)).toContainText(/retirez d’abord un de vos pions/);
  await tap(page, 'b4');
  await expect(place(page, 'b4')).toHaveAccessibleName('b4, libre');
  await expect(task(page)).toHaveText(/C’est aux Noirs\s: posez un pion/);

  await openAt(page, { rules: 'marelle', 'mill-at-entry': 'marked', fen: 'W:Wa1,d1:Bb4,f4:H7,7' });
  await playTurn(page, 'g1xb4');
  await expect(place(page, 'b4')).toHaveAccessibleName('b4, fermée jusqu’à la fin de la pose');
  await tap(page, 'b4');
  await expect(note(page)).toContainText(/Un pion a été pris en b4\s: cette intersection reste fermée/);
  await page.reload();
  await expect(place(page, 'b4')).toHaveAccessibleName('b4, fermée jusqu’à la fin de la pose');
});

test('a side that cannot move takes a man, where the house rule says so', async ({ page }) => {
  const fen = 'W:Wa1,d1,a4,g1:Bg4,d2,a7,b4';
  await openAt(page, { rules: 'marelle', flying: '0', blocked: 'takes-and-plays', fen });
  await expect(task(page)).toHaveText(/aucun de vos pions ne peut bouger, prenez un pion noir à côté d’un des vôtres/);
  await tap(page, 'b4');
  await expect(task(page)).toHaveText(/C’est aux Blancs\s: déplacez un pion/);
  await playTurn(page, 'a4-b4');
  await expect(place(page, 'b4')).toHaveAccessibleName('b4, pion blanc');
});

test('both sides take a man where one cannot move, if the house rule says so', async ({ page }) => {
  const fen = 'W:Wa1,d1,a4,g1:Bg4,d2,a7,b4';
  await openAt(page, { rules: 'marelle', flying: '0', blocked: 'each-takes', fen });
  await tap(page, 'b4');
  await expect(task(page)).toHaveText(
    /C’est aux Noirs\s: le camp bloqué a pris un pion, prenez à votre tour un pion blanc/,
  );
  await tap(page, 'g1');
  await expect(task(page)).toHaveText(/C’est aux Blancs\s: déplacez un pion/);
  await expect(place(page, 'g1')).toHaveAccessibleName('g1, libre');
});
