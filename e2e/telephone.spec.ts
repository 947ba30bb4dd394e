import { expect, type Page, test } from '@playwright/test';
import { MARELLE } from './games.ts';
import { accept, invite, person, signUp } from './online-people.ts';
import { puzzlesIn } from './puzzle-data.ts';
import {
  beginHere,
  boxOf,
  expectAccessible,
  fingerTap,
  goOnTo,
  loadDice,
  menu,
  note,
  openAt,
  overflows,
  place,
  tap,
  task,
  thinkShortly,
  touch,
  touchTurn,
  turnsOf,
} from './support.ts';

const SMALL = { width: 320, height: 568 };

test('a whole marelle by touch', async ({ page }) => {
  await beginHere(page, 'Marelle');
  const board = await boxOf(page.locator('.board-view'));
  for (const turn of turnsOf(MARELLE)) for (const name of turn.split(/[-x]/)) await touch(page, name);
  await expect(task(page)).toHaveText('Les Noirs ont moins de trois pions.');
  expect(await boxOf(page.locator('.board-view'))).toEqual(board);
  await expectAccessible(page);
  // On a smaller telephone too, what the game teaches and what one does next are in sight with the board.
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = await boxOf(page.locator('.controls'));
  for (const part of [page.locator('.learnt'), page.getByRole('button', { name: 'Revanche' })]) {
    const { y, height } = await boxOf(part);
    expect(y + height).toBeLessThanOrEqual(bar.y);
  }
});

test('the focus is shown to the keyboard, and not after a touch', async ({ page }) => {
  await page.goto('/');
  await touch(page, 'd6');
  await expect(task(page)).toBeVisible();
  const ringOf = (name: string): Promise<readonly string[]> =>
    place(page, name).evaluate((node) => [
      getComputedStyle(node.querySelector('.board-focus') as Element).stroke,
      getComputedStyle(node).outlineStyle,
    ]);
  await expect(place(page, 'd6')).toBeFocused();
  expect(await ringOf('d6')).toEqual(['none', 'none']);
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 'f6')).toBeFocused();
  const [ring, outline] = await ringOf('f6');
  expect(ring).not.toBe('none');
  expect(outline).toBe('none');
});

test('all of the game is on the smallest screen at once', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await openAt(page, { rules: 'marelle', fen: 'W:Wd7,g7,d6:Bb6,f6,f4,a1,d1,g1:H6,3' });
  await touch(page, 'a7');
  await touch(page, 'a1');
  await expect(note(page)).toHaveText(
    'Le pion de a1 est dans un moulin, qui le protège ; d’autres pions peuvent être pris.',
  );
  await expectAboveControls(page, '.note p');
  await expect(place(page, 'a7')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.strip-top')).toBeInViewport({ ratio: 1 });
});

test('what comes after a game, and the name of who invites, stand above the bar of a small telephone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, { rules: 'marelle', fen: 'W:Wa1,d1,g4:Bf2,f6,c5' });
  await touchTurn(page, 'g4-g1xf2');
  await expect(page.locator('.learnt')).toContainText('À retenir');
  await expect(page.locator('.end .two')).toContainText('Revanche');
  await expectAboveControls(page, '.end .two');
  await page.setViewportSize(SMALL);
  await expectAboveControls(page, '.end .two');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en-ligne/inviter');
  const button = await boxOf(page.getByRole('button', { name: 'Mettre mon nom' }));
  expect(button.y + button.height).toBeLessThan((await boxOf(page.locator('.nav'))).y);
});

test('the newest turn of a game online is in sight above the bar', async ({ browser }) => {
  const viewport = { width: 360, height: 740 };
  const [anna, ben] = [await person(browser, { viewport }), await person(browser, { viewport })];
  const link = await invite(anna, {
    rules: 'Marelle',
    name: 'Anne-Charlotte de Brives',
    clock: '10 minutes + 5 secondes par coup',
  });
  // What accepts it is in sight on the smallest screen too.
  await ben.setViewportSize(SMALL);
  await ben.goto(link);
  const button = await boxOf(ben.getByRole('button', { name: 'Accepter et jouer' }));
  expect(button.y + button.height).toBeLessThanOrEqual((await boxOf(ben.locator('.nav'))).y);
  await accept(ben, link);
  // However long a name is, the tray beside it has room, and the board is where it always is.
  const [name, tray] = [
    await boxOf(ben.locator('.strip-top .strip-name')),
    await boxOf(ben.locator('.strip-top .strip-tray')),
  ];
  expect(tray.width).toBeGreaterThan(60);
  expect(name.x + name.width).toBeLessThanOrEqual(tray.x);
  expect(name.height).toBeLessThan(40);
  await ben.setViewportSize(viewport);
  const turns = ['a1', 'd1', 'g1', 'b2', 'd2', 'f2', 'c3', 'd3', 'e3', 'a4', 'b4', 'c4'];
  for (const [i, turn] of turns.entries()) {
    const [one, other] = i % 2 === 0 ? [anna, ben] : [ben, anna];
    await tap(one, turn);
    await expect(other.locator('.turn-list [aria-current]')).toHaveText(turn);
  }
  const isAbove = () =>
    anna.evaluate(() => {
      const [turn, bar] = ['.turn-list [aria-current]', '.controls'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      );
      return turn && bar && turn.bottom <= bar.top;
    });
  await expect.poll(isAbove).toBe(true);
  // And what comes after it, and an offer to play again.
  await anna.getByRole('button', { name: 'Abandonner' }).tap();
  await anna.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).tap();
  await anna.setViewportSize(SMALL);
  await expectAboveControls(anna, '.end .two');
  await ben.getByRole('button', { name: 'Revanche' }).tap();
  await expectAboveControls(anna, '.online-offer');
  await anna.setViewportSize(viewport);
  await expectAboveControls(anna, '.end .two');
});

test('dice are thrown and read on the smallest screen', async ({ page }) => {
  await loadDice(page, [6, 5, 4]);
  await page.setViewportSize(SMALL);
  await openAt(page, { rules: 'marelle-avec-des', fen: 'W:Wa1,d1,b6,c4:Bf2,f6,c5,e3' });
  await expectAboveControls(page, '.dice-throw');
  await page.getByRole('button', { name: 'Lancer les dés' }).tap();
  await expect(page.locator('.dice-said')).toHaveText('6‑5‑4 : un pion peut aller n’importe où pour fermer un moulin');
  await expectAboveControls(page, '.task');
  // In a lesson too, which has a title.
  await page.setViewportSize({ width: 360, height: 740 });
  await goOnTo(page, '#/learn/lesson/marelle-avec-des-a-la-pose/2');
  await expectAboveControls(page, '.dice');
});

test('the choices of huffing are on the smallest screen', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await openAt(page, { rules: 'dames-a-souffler', fen: 'W:W26:B22,14,7,1' });
  await touch(page, '26');
  await touch(page, '17');
  await expectAboveControls(page, '.acts');
  await page.getByRole('button', { name: 'S’arrêter là' }).tap();
  await expect(note(page)).toHaveText('Une prise a été manquée.');
  await expectAboveControls(page, '.task');
});

test('dialogs slide up from below, and the turns with them', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await tap(page, 'd6');
  await page.getByRole('button', { name: /^Coups/ }).tap();
  const { y, height } = await boxOf(page.getByRole('dialog'));
  expect(Math.round(y + height)).toBe(page.viewportSize()?.height);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fermer' }).tap();
  await menu(page, 'Lire la règle');
  await expect(page.getByRole('dialog', { name: 'Marelle' })).toBeVisible();
  expect(await overflows(page)).toBe(false);
  await expectAccessible(page);
});

test('the board has one place in all views, and what is wide stays in its dialog', async ({ page }) => {
  await page.goto('/en');
  const { y } = await boxOf(page.locator('.board-view'));
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('button', { name: 'Share or open a game' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Share or open a game' });
  await expect(dialog.getByLabel('Rules, where the text names none')).toBeVisible();
  expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  for (const address of ['/en/analysis/set-up', '/en/openings/merels', '/en/what-is-known']) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
    expect((await boxOf(page.locator('.board-view'))).y, address).toBe(y);
  }
});

test('four controls are in reach, and what was taken back is redone from the menu', async ({ page }) => {
  await beginHere(page, 'Marelle');
  await touch(page, 'd6');
  await expect(page.locator('.control')).toHaveText([/^Reprendre/, /^Conseil/, /^Coups/, /^Plus/]);
  await page.getByRole('button', { name: /^Reprendre/ }).tap();
  await expect(place(page, 'd6')).toHaveAccessibleName('d6, libre');
  await menu(page, 'Rétablir le coup repris');
  await expect(place(page, 'd6')).toHaveAccessibleName(/pion blanc/);
});

test('a long press draws on the analysis board; a short one plays', async ({ page }) => {
  await thinkShortly(page);
  await page.goto('/#/analysis/marelle/W:Wa1,d1,g4,b6:Bf2,f6,c5,e3');
  const marks = page.locator('.board-sketch > .board-sketch-way');
  await expect(place(page, 'g4')).toBeVisible();
  // A man that could be played: a finger that rests on it draws from there, and the page stays under it.
  await fingerDrag(page, 'g4', 'd1', 700);
  await expect(marks).toHaveCount(1);
  await expect(page.locator('.turn-list .turn:not(.turn-start)')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await fingerDrag(page, 'd7', 'd7', 700);
  await expect(marks).toHaveCount(2);
  // Dragged at once, it is played.
  await fingerDrag(page, 'b6', 'd6', 0);
  await expect(page.locator('.turn-list .turn:not(.turn-start)')).toHaveText(['b6-d6']);
  await expect(marks).toHaveCount(0);
});

/** A finger put down on one place, resting for so many milliseconds, and lifted on another. */
async function fingerDrag(page: Page, from: string, to: string, rest: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const middle = async (name: string) => {
    const { x, y, width, height } = await boxOf(place(page, name));
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [a, b] = [await middle(from), await middle(to)];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const down = send('touchStart', [a]);
  // A finger that does not rest moves at once: on a busy machine, waiting to be told that it is down would be a rest.
  if (rest > 0) await down.then(() => page.waitForTimeout(rest));
  const moves = [0.3, 0.7, 1].map((part) =>
    send('touchMove', [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }]),
  );
  await Promise.all([down, ...moves, send('touchEnd', [])]);
  await session.detach();
}

/** What is said must not lie under the bar of controls. */
async function expectAboveControls(page: Page, what: string): Promise<void> {
  const [said, bar] = await Promise.all([boxOf(page.locator(what)), boxOf(page.locator('.controls'))]);
  expect(said.height).toBeGreaterThan(0);
  expect(said.y + said.height).toBeLessThanOrEqual(bar.y);
}

test('large text pushes nothing off a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const size of ['150%', '200%']) {
    await page.goto('/');
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    for (const name of ['Menu', 'Jouer contre l’ordinateur', 'Face à face'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: 'Face à face' }).click();
    await expect(task(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Plus' })).toBeInViewport({ ratio: 1 });
    expect(await overflows(page)).toBe(false);
  }
});

test('a link that cannot be opened is said where it is seen', async ({ page }) => {
  await page.goto('/marelle/men=99');
  const { y, height } = await boxOf(page.locator('.note'));
  const bar = await boxOf(page.getByRole('navigation', { name: 'Pages' }));
  await expect(note(page)).toContainText('Ce lien ne s’ouvre pas.');
  expect(y + height).toBeLessThanOrEqual(bar.y);
  // Where there is no board to say it beside, it pushes nothing under the bar.
  await page.setViewportSize({ width: 360, height: 740 });
  await goOnTo(page, '#/puzzles/nowhere');
  await expect(page.getByRole('alert')).toContainText('est introuvable');
  const solve = await boxOf(page.getByRole('link', { name: 'Résoudre', exact: true }));
  expect(solve.y + solve.height).toBeLessThanOrEqual((await boxOf(page.locator('.nav'))).y);
});

test('the first tap on the first page moves no choice, however low the telephone and whatever the language', async ({
  browser,
  baseURL,
}) => {
  for (const locale of ['fr', 'de']) {
    const context = await browser.newContext({
      ...{ viewport: { width: 360, height: 740 }, hasTouch: true, locale, reducedMotion: 'reduce' },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    const choose = page.locator('.home-choose');
    const before = await boxOf(choose);
    await place(page, 'f6').locator('.board-hit').tap();
    await expect(page.locator('#board .board-takeable circle').first()).toBeVisible();
    expect((await boxOf(choose)).y, locale).toBe(before.y);
    await context.close();
  }
});

test('what trains a player works by touch: puzzles, what comes back, openings, endings', async ({ page }) => {
  const tapLink = (name: string | RegExp): Promise<void> => fingerTap(page.getByRole('link', { name }).first());
  const tapButton = (name: string): Promise<void> => fingerTap(page.getByRole('button', { name, exact: true }));
  /** The first place of the board that is marked so. */
  const first = async (mark: string): Promise<string> =>
    ((await page.locator(`.board-place${mark}`).first().getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  const puzzle = puzzlesIn('jeu-du-moulin').find(({ others, goal }) => goal.value === 'draw' && others[0]?.[2]);
  await page.goto(`/problemes/${puzzle?.id}`);
  await touchTurn(page, puzzle?.others[0]?.[0] ?? '');
  await expect(page.locator('.status')).toContainText('Ce coup perd.');
  await page.goto('/reviser');
  await tapLink('Commencer');
  await touchTurn(page, puzzle?.line[0] ?? '');
  await expect(task(page)).toHaveText('Bravo, c’est juste\u202f!');
  await page.goto('/reviser');
  await fingerTap(page.getByLabel('Mots du jeu'));
  await expect(page.getByText(/^\d+ cartes? à revoir/)).toBeVisible();
  const file = page.waitForEvent('download');
  await tapButton('Exporter les cartes');
  expect((await file).suggestedFilename()).toMatch(/\.json$/);
  const chooser = page.waitForEvent('filechooser');
  await fingerTap(page.getByText('Importer des cartes', { exact: true }));
  await (await chooser).setFiles(await (await file).path());
  await expect(page.locator('#panel').getByText('dans le fichier')).toBeVisible();
  await page.goto('/problemes/sans-faute/marelle-a-6');
  await tapButton('Commencer');
  await expect(task(page)).toBeVisible();
  await page.goto('/problemes/eclair/marelle-a-6');
  await tapButton('Commencer');
  await expect(page.getByRole('timer', { name: 'Temps restant' })).toBeVisible();

  await thinkShortly(page);
  await page.goto('/');
  await tapLink('Apprendre');
  await tapLink(/^Tirer l’ouverture/);
  await touch(page, 'd6');
  await expect(page.locator('.openings-known [role="status"]')).toContainText('d6\u202f: ce coup tient la nulle.');
  await tapButton('Tirer au sort');
  await expect(note(page)).toContainText('Ouverture numéro');
  // Who has drawn an opening sees it.
  await expect(page.locator('.board-view')).toBeInViewport({ ratio: 0.95 });

  await tapLink('S’entraîner à ces ouvertures');
  await tapButton('Commencer');
  await expect(task(page)).toHaveText('À vous. Encore 5 coups à jouer.');
  await touch(page, await first('.board-open'));
  await expect(task(page)).toHaveText(/Encore 4 coups|Il y a mieux que/);

  await page.goto('/ce-que-l-on-sait/jeu-du-moulin');
  await touch(page, 'd6');
  await expect(note(page)).toContainText('d6\u202f: ce coup tient la nulle');

  await page.goto('/analyse/marelle');
  await fingerTap(page.getByText('Ce qui s’est joué dans cette position'));
  await fingerTap(page.locator('.explorer-list').getByRole('button', { name: 'b4' }));
  await expect(page.getByText('Ouverture\u202f: Le carrefour')).toBeVisible();

  await page.goto('/finales/six-4-4-win');
  await expect(task(page)).toHaveText('Gagnez.');
  await touch(page, await first('[aria-label*="peut jouer"]'));
  await touch(page, await first('[aria-label*="destination possible"]'));
  const prey = '[aria-label*="peut être pris"]';
  if ((await page.locator(`.board-place${prey}`).count()) > 0) await touch(page, await first(prey));
  await expect(task(page)).toHaveText(/Vous gagnez toujours|échapper la victoire/);
});

test('days before, rated problems, a tournament with lots, and what is printed work by touch', async ({ page }) => {
  const tapLink = (name: string | RegExp): Promise<void> => fingerTap(page.getByRole('link', { name }).first());
  const tapButton = (name: string | RegExp): Promise<void> => fingerTap(page.getByRole('button', { name }).first());
  // One day, the same in every run: another begins at midnight.
  await page.clock.setFixedTime('2026-11-23T12:00:00');
  await page.goto('/problemes');
  await tapLink(/^Jours passés/);
  const days = page.locator('.puzzles a');
  await tapButton('Jours précédents');
  await expect(days).toHaveCount(56);
  await fingerTap(days.nth(30));
  await expect(task(page)).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const found = puzzlesIn(id.replace(/-[0-9a-f]{8}$/, '')).find((puzzle) => puzzle.id === id);
  await touchTurn(page, found?.line[0] ?? '');
  await expect(page.locator('.status')).toContainText('juste');

  await signUp(page, new URL(page.url()).origin, `Touch${Date.now() % 1_000_000}`);
  await page.goto('/problemes/niveau');
  await tapButton('Commencer');
  await expect(page.locator('.rated-figures dd').first()).toHaveText('1500?');
  await tapButton('Voir la solution');
  await expect(note(page)).toHaveText(/^Il fallait jouer /);
  await tapButton('Arrêter');
  await expect(page.getByText('0 problème résolu sur 1')).toBeVisible();

  await page.goto('/imprimer/problemes/marelle-a-six');
  await tapButton('D’autres problèmes');
  await expect(page.locator('.page-under')).toHaveText(Array(2).fill(/^Marelle à six · Feuille 2 sur \d+$/));
  await fingerTap(page.getByLabel('Avec les solutions'));
  await expect(page.locator('.page-under')).toHaveCount(1);
  await fingerTap(page.getByRole('radio', { name: 'Des cartes d’ouvertures' }));
  await expect(page.locator('.page-lot')).toHaveCount(40);

  await page.goto('/tournois/nouveau');
  await page.getByLabel('Début des parties').selectOption('masters');
  await tapButton('Créer le tournoi');
  for (const name of ['Ada', 'Bo']) {
    await page.getByLabel('Nom du joueur').fill(name);
    await tapButton('Ajouter');
  }
  await tapLink('Passer aux rondes');
  await tapButton('Commencer le tournoi');
  await expect(page.locator('.tour-lot')).toHaveText(/: (\S+ ){3}\S+$/);
  // On a narrow page a game is begun from what stands behind the results.
  await fingerTap(page.getByLabel(/^Autres résultats/));
  await fingerTap(page.getByRole('button', { name: /^Jouer ici/ }).filter({ visible: true }));
  await expect(page.locator('#board .board-place[aria-label*="pion"]')).toHaveCount(4);
});
