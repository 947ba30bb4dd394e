import { ruleSet } from '@merellier/rules';
import { expect, type Page, test } from '@playwright/test';
import { CEYLON, MARELLE, WITH_DICE } from './games.ts';
import { beginHere, expectAccessible, loadDice, note, place, playTurn, tap, task, turnsOf } from './support.ts';

test('a whole marelle, two at one screen', async ({ page }) => {
  await beginHere(page, 'Marelle');
  for (const turn of turnsOf(MARELLE)) await playTurn(page, turn);
  await expect(task(page)).toHaveText('Les Noirs ont moins de trois pions.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revanche' }).click();
  await expect(task(page)).toHaveText('C’est aux Blancs : posez un pion.');
});

test('the first game of children: three men, and the first mill wins', async ({ page }) => {
  await beginHere(page, 'Marelle à trois');
  for (const turn of ['a1', 'b2', 'b1', 'c1', 'c3', 'a3']) await playTurn(page, turn);
  await expect(task(page)).toHaveText('C’est aux Blancs : déplacez un pion.');
  for (const turn of ['a1-a2', 'b2-b3', 'b1-b2', 'c1-b1', 'c3-c2']) await playTurn(page, turn);
  await expect(task(page)).toHaveText('Le premier moulin est fermé.');
  await expectAccessible(page);
});

test('a whole marelle with dice, to a throw that leaves nothing to play', async ({ page }) => {
  const turns = turnsOf(WITH_DICE);
  await loadDice(
    page,
    turns.filter((turn) => turn.startsWith('[')).flatMap((dice) => [...dice.slice(1, 4)].map(Number)),
  );
  await beginHere(page, 'Marelle avec dés');
  for (const turn of turns) {
    if (!turn.startsWith('[')) await playTurn(page, turn);
    else {
      await page.getByRole('button', { name: 'Lancer les dés' }).click();
      await expect(page.locator('.dice-said')).toContainText([...turn.slice(1, 4)].join('‑'));
    }
  }
  await expect(task(page)).toHaveText('Les Noirs ne peuvent plus jouer.');
});

test('1283 read otherwise: dice before each entry, and a special throw places a row of three', async ({ page }) => {
  await loadDice(page, [6, 5, 4]);
  await beginHere(page, 'Marelle avec dés à la pose');
  await expect(task(page)).toHaveText(/lancez les dés/i);
  await page.getByRole('button', { name: 'Lancer les dés' }).click();
  await expect(page.locator('.dice-said')).toContainText('6‑5‑4 : trois pions d’un coup, si une ligne est libre');
  await playTurn(page, 'a1');
  await expect(task(page)).toHaveText(/posez les trois pions d’une ligne/i);
  await playTurn(page, 'd1');
  await expect(place(page, 'd1')).toHaveAccessibleName(/^d1, pion blanc/);
  // The man is seen a picture before the turn is written down; from then on the row outlives a reload.
  await expect(page.locator('.turn-list')).toContainText('d1');
  await page.reload();
  await expect(task(page)).toHaveText(/posez les trois pions d’une ligne/i);
  await tap(page, 'd6');
  await expect(note(page)).toContainText('trois pions sur une même ligne libre');
  await playTurn(page, 'g1');
  await expect(place(page, 'd1')).toHaveAccessibleName('d1, pion blanc, dans un moulin');
  await page.getByRole('button', { name: 'Lancer les dés' }).click();
  await expect(page.locator('.dice-said')).toContainText('6‑5‑4');
  await playTurn(page, 'd6');
  await expect(page.getByRole('img', { name: /^Les Noirs\s: 8 pions en main/ })).toBeVisible();
});

test('a man that slips between two takes both, without a mill', async ({ page }) => {
  await beginHere(page, 'Mul-mulan');
  for (const turn of ['d2', 'd6', 'a1', 'g7', 'g1', 'a7']) await playTurn(page, turn);
  await tap(page, 'd7');
  await expect(task(page)).toHaveText(/prenez 2 pions noirs/i);
  await tap(page, 'a7');
  await tap(page, 'g7');
  await expect(page.locator('.board-place[aria-label*="pion noir"]')).toHaveCount(1);
});

test('a whole marelle de Ceylan by keyboard alone', async ({ page }) => {
  await page.addInitScript(() => {
    const rules = { id: 'marelle', changes: {} };
    if (!localStorage.getItem('merellier.settings'))
      localStorage.setItem('merellier.settings', JSON.stringify({ rules }));
  });
  await page.goto('/');
  await expect(place(page, 'd6')).toBeVisible();
  // The shelves come after the board; the focus would pass over what is not there yet.
  await expect(page.getByText('Marelle de Ceylan').first()).toBeAttached();
  await press(page, 'Tab', 'Aller au plateau');
  await press(page, 'Tab', 'Aller aux commandes');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // Past the buttons to the shelves, and from the game taken there back to the button.
  await reach(page, 'Tab', /^Marelle de Ceylan/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Marelle de Ceylan' })).toBeAttached();
  await reach(page, 'Shift+Tab', 'Face à face');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board-place:focus')).toHaveCount(1);

  for (const turn of turnsOf(CEYLON))
    for (const name of turn.split(/[-x]/)) {
      await walkTo(page, name);
      await page.keyboard.press('Enter');
    }
  await expect(task(page)).toHaveText('Les Noirs ne peuvent plus jouer.');
});

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const input = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null;
    return activeElement?.getAttribute('aria-label') ?? input ?? activeElement?.textContent ?? '';
  });

async function press(page: Page, key: string, expected: string): Promise<void> {
  await page.keyboard.press(key);
  expect((await focusedName(page)).trim()).toBe(expected);
}

/** Presses a key until the focus is where it should be. */
async function reach(page: Page, key: string, expected: string | RegExp): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const name = (await focusedName(page)).trim();
    if (typeof expected === 'string' ? name === expected : expected.test(name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${expected} is not reached by ${key}`);
}

const KEYS = { '1,0': 'ArrowRight', '-1,0': 'ArrowLeft', '0,1': 'ArrowDown', '0,-1': 'ArrowUp' } as const;

/** Goes from the place that has the focus to another, along the lines, by the shortest way. */
async function walkTo(page: Page, name: string): Promise<void> {
  const { board } = ruleSet('marelle');
  const target = board.names.indexOf(name);
  const from = board.names.indexOf((await focusedName(page)).slice(0, 2));
  const ways: { at: number; keys: readonly string[] }[] = [{ at: from, keys: [] }];
  const seen = new Set([from]);
  for (const { at, keys } of ways) {
    if (at === target) {
      for (const key of keys) await page.keyboard.press(key);
      expect((await focusedName(page)).slice(0, 2)).toBe(name);
      return;
    }
    for (const next of board.neighbours[at] ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      const [[x = 0, y = 0] = [], [nx = 0, ny = 0] = []] = [board.at[at], board.at[next]];
      const key = KEYS[`${Math.sign(nx - x)},${Math.sign(ny - y)}` as keyof typeof KEYS];
      ways.push({ at: next, keys: [...keys, key] });
    }
  }
}
