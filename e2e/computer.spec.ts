import { expect, type Page, test } from '@playwright/test';
import {
  chooseGame,
  expectAccessible,
  loadDice,
  menu,
  note,
  openAt,
  place,
  playAnything,
  playTurn,
  tap,
  task,
  turns,
} from './support.ts';

test('the computer plays its side, and a turn is taken back with its answer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer contre l’ordinateur' }).click();
  const black = page.locator('.board-place[aria-label*="pion noir"]');
  let own = '';
  for (const [i, point] of ['a1', 'g7'].entries()) {
    const taken = await place(page, point).getAttribute('aria-label');
    own = taken?.includes('libre') ? point : 'd5';
    await tap(page, own);
    await expect(black).toHaveCount(i + 1);
    await expect(task(page)).toHaveText('À vous : posez un pion.');
  }
  await page.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(black).toHaveCount(1);
  // The same turn once more is answered as any other is.
  await tap(page, own);
  await expect(black).toHaveCount(2);
  await expect(task(page)).toHaveText('À vous : posez un pion.');
  await menu(page, 'Proposer nulle');
  await expect(note(page)).toHaveText('L’ordinateur refuse la nulle et continue.');
});

test('the computer begins where it has White, and throws its own dice', async ({ page }) => {
  await loadDice(page, [6, 5, 4]);
  // What is said of a throw goes with the turn that follows: on a busy machine, before anybody has looked.
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('.dice-said')?.textContent;
      if (text) said.add(text.replace(/\s/g, ' '));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await against(page, { rules: 'marelle-avec-des', fen: 'W:Wa1,d1,b6,c4:Bf2,f6,c5,e3', level: 7, side: 'black' });
  await expect
    .poll(() => page.evaluate(() => [...(window as unknown as { readonly said: ReadonlySet<string> }).said]))
    .toContain('6‑5‑4 : un pion peut aller n’importe où pour fermer un moulin');
  // It sees the mill that the throw allows, far away.
  await expect(place(page, 'g1')).toHaveAccessibleName(/pion blanc, dans un moulin/);
  await expect(page.getByRole('button', { name: 'Lancer les dés' })).toBeVisible();
});

test('the computer plays house rules and dames', async ({ page }) => {
  await page.goto('/');
  for (const rules of ['Dames', 'Marelle cubique']) {
    await chooseGame(page, rules);
    await page.getByRole('radio', { name: 'Noirs', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Jouer contre l’ordinateur' }).click();
    await expect(task(page)).toHaveText(/^À vous\s: (posez|jouez)/);
    await page.getByRole('link', { name: 'Mérellier, page d’accueil' }).click();
  }
});

test('one looks at an earlier position without the computer moving on', async ({ page }) => {
  await openAt(page, { rules: 'marelle' });
  await playTurn(page, 'd6');
  await playTurn(page, 'f4');
  await menu(page, /^Coups/);
  await page.getByRole('dialog').getByRole('button', { name: 'Début' }).click();
  await page.keyboard.press('Escape');
  await expect(place(page, 'd6')).toHaveAccessibleName('d6, libre');
});

test('the level is chosen on the first page and in the menu, and remembered', async ({ page }) => {
  await page.goto('/');
  const level = page.getByRole('group', { name: 'Niveau de l’ordinateur' });
  await expect(level).toContainText('Débutant');
  await page.getByRole('button', { name: 'Niveau plus facile' }).click();
  await page.reload();
  await expect(level).toContainText('Premiers pas');
  await page.getByRole('button', { name: 'Jouer contre l’ordinateur' }).click();
  await expect(page.locator('.strip-top')).toContainText('Premiers pas');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Niveau').selectOption('3 · Curieux');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.strip-top')).toContainText('Curieux');
  await page.reload();
  await expect(page.locator('.strip-top')).toContainText('Curieux');
  await page.getByRole('link', { name: 'Mérellier, page d’accueil' }).click();
  await expect(level).toContainText('Curieux');
});

test('a game with dice against the weakest level', async ({ page }) => {
  await against(page, { rules: 'marelle-avec-des', fen: 'W:Wa1,d1,b6,c4,g7:Bf2,f6,c5,e3,a7', level: 1 });
  for (let round = 1; round <= 3; round++) {
    await page.getByRole('button', { name: 'Lancer les dés' }).click();
    await playAnything(page, 2 * round - 1);
    await expect(turns(page)).toHaveCount(2 * round);
  }
});

test('the computer thinks for long where it is strong, and can be told to move now', async ({ page }) => {
  await thinkUntilStopped(page);
  await against(page, { rules: 'marelle', level: 10 });
  await tap(page, 'd6');
  await expect(task(page)).toHaveText('C’est aux Noirs : l’ordinateur réfléchit.');
  await expect(page.locator('.thinking')).toBeVisible();
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await expect(turns(page)).toHaveCount(2);
  await expect(page.locator('.thinking')).toBeHidden();
});

test('taking back ends the computer’s thinking', async ({ page }) => {
  await thinkUntilStopped(page);
  await against(page, { rules: 'marelle', level: 10 });
  await tap(page, 'd6');
  // Not before it thinks indeed: its program comes over the network.
  await page.locator('body[data-asked]').waitFor();
  await page.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(task(page)).toHaveText('À vous : posez un pion.');
  // It has ended, and what it came to is not played.
  await expect(page.locator('body')).toHaveAttribute('data-answers', '1');
  await expect(place(page, 'd6')).toHaveAccessibleName('d6, libre');
  await expect(turns(page)).toHaveCount(1);
});

test('a hint points at a turn on the board and says it', async ({ page }) => {
  await against(page, { rules: 'marelle', fen: 'W:Wa1,d1,g4,b6:Bf2,f6,c5', level: 1 });
  await page.getByRole('button', { name: /^Conseil/ }).click();
  await expect(note(page)).toHaveText(/^Conseil – Blancs\s: g4-g1, moulin, prend/);
  await expect(page.locator('.board-hint circle').first()).toBeVisible();
  await expectAccessible(page);
  await tap(page, 'g4');
  await tap(page, 'g1');
  await page.locator('.board-place[aria-label*="peut être pris"]').first().waitFor();
  await playAnything(page, 1);
  await expect(page.locator('.board-hint circle')).toHaveCount(0);
  await expect(note(page)).not.toContainText('Conseil');
});

test('the computer answers a missed capture, and says what it does', async ({ page }) => {
  await against(page, { rules: 'dames-a-souffler', fen: 'W:W26,30,31,32:B22,1,2', level: 7 });
  await playTurn(page, '32-27');
  await expect(place(page, '26')).toHaveAccessibleName(/libre/);
  // It huffs, and then plays: what it has done stays to be read.
  await expect(note(page)).toHaveText(/souffle/);
  await expect(task(page)).toContainText('À vous');
  await expect(note(page)).toHaveText(/souffle/);
});

test('a computer that is lost is told in one sentence, and asked again', async ({ page }) => {
  await page.route(/\/assets\/worker-/, (route) => route.abort());
  await against(page, { rules: 'marelle', level: 1 });
  await tap(page, 'd6');
  await expect(note(page)).toContainText('L’ordinateur ne répond pas. Votre partie est enregistrée.');
  await expect(place(page, 'd6')).toHaveAccessibleName(/pion blanc/);
  await page.unroute(/\/assets\/worker-/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(turns(page)).toHaveCount(2);
});

interface Meeting {
  readonly rules: string;
  readonly fen?: string;
  readonly level: number;
  /** The person's side; the computer has the other. */
  readonly side?: 'white' | 'black';
}

/** Lets the computer think until it is told to stop, and counts its answers at the page’s body. */
async function thinkUntilStopped(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...parts: ConstructorParameters<typeof Worker>) {
        super(...parts);
        this.addEventListener('message', ({ data }) => {
          const { dataset } = document.body;
          if (data.kind === 'chosen') dataset['answers'] = String(Number(dataset['answers'] ?? 0) + 1);
        });
      }
      override postMessage(message: { readonly kind: string }): void {
        super.postMessage(message.kind === 'choose' ? { ...message, millis: 3_600_000 } : message);
        if (message.kind === 'choose') document.body.dataset['asked'] = '';
      }
    };
  });
}

/** Opens a game against the computer, as it would be found again after a reload. */
async function against(page: Page, { rules, fen, level, side = 'white' }: Meeting): Promise<void> {
  const game = `[Rules "${rules}"]\n${fen ? `[FEN "${fen}"]\n` : ''}\n*`;
  const seats = { white: 'computer', black: 'computer', [side]: 'person' };
  const saved = JSON.stringify({ version: 1, game, seats, bottom: side, level, line: [], at: 0, ended: null });
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('merellier.game')) sessionStorage.setItem('merellier.game', text);
  }, saved);
  await page.goto('/#/play');
  await expect(page.locator('.turn-list')).toBeVisible();
}
