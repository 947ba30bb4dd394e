import { gameOf } from '@merellier/tournament/online';
import { expect, type Page, test } from '@playwright/test';
import { ArenaPrograms } from './arena-programs.ts';
import { invite, key, person, shows, signUp } from './online-people.ts';
import { type Front, type ServerNodes, startFront, startServerNodes } from './server-nodes.ts';
import { tap, task } from './support.ts';

let nodes: ServerNodes;
test.beforeAll(async () => {
  nodes = await startServerNodes();
});
test.afterAll(() => nodes?.stop());

test('two people play a whole rated game with a clock across two nodes, one by keyboard, one without a network for ten seconds', async ({
  browser,
}) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  const [here, there] = nodes.urls;
  const clock = '3\u00a0minutes + 2\u00a0secondes par coup';
  await Promise.all([signUp(anna, here, 'Anna'), signUp(ben, there, 'Ben')]);
  const link = await invite(anna, { clock, rated: true, at: here });
  // Ben touches nothing but the keyboard.
  await ben.goto(link.replace(here, there));
  await ben.getByRole('button', { name: 'Accepter et jouer' }).press('Enter');
  await expect(task(ben)).toBeVisible();

  await tap(anna, 'a1');
  await shows(ben, 'a1', 'pion blanc');
  await key(ben, 'a3');
  await shows(anna, 'a3', 'pion noir');
  await tap(anna, 'b1');
  await shows(ben, 'b1', 'pion blanc');

  await ben.context().setOffline(true);
  const back = Date.now() + 10_000;
  await key(ben, 'b3');
  // Shown at once to the one who plays, and to nobody else.
  await shows(ben, 'b3', 'pion noir');
  await expect(ben.getByText('Connexion perdue')).toBeVisible();
  await expect(task(ben)).toHaveText('Votre coup est joué ici\u202f; il partira dès que le serveur répondra.');
  await shows(anna, 'b3', 'libre');
  await expect.poll(() => Date.now() > back).toBe(true);
  await ben.context().setOffline(false);
  await expect(ben.getByText('Connexion rétablie.')).toBeVisible();
  await shows(anna, 'b3', 'pion noir');

  await tap(anna, 'c1');
  for (const page of [anna, ben]) await expect(task(page)).toHaveText('Le premier moulin est fermé.');
  // Both see the same clocks, and that of the one who was away has run.
  const clocks = (page: Page): Promise<string[]> => page.getByRole('timer').allTextContents();
  await expect(async () => expect((await clocks(ben)).reverse()).toEqual(await clocks(anna))).toPass();
  const [minutes = 0, seconds = 0] = ((await clocks(ben))[1] ?? '').split(':').map(Number);
  expect(60 * minutes + seconds).toBeLessThan(180 - 10 + 2 + 1);
  // What the game did to the ratings, as the page tells it and as the server keeps it.
  for (const page of [anna, ben]) {
    await expect(page.locator('.rating-changes li', { hasText: 'Anna' })).toContainText(/\(\+\d+\)/);
    await expect(page.locator('.rating-changes li', { hasText: 'Ben' })).toContainText(/\(−\d+\)/);
  }
  await ben.locator('.strip-top a').press('Enter');
  await expect(ben.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await expect(ben.getByRole('img', { name: /^Courbe\s: Marelle à trois, de 1662/ })).toBeVisible();
  await anna.goto(`${here}/#/online/mine`);
  await expect(anna.getByRole('listitem').filter({ hasText: 'classée +162' })).toContainText('Gagnée contre Ben');
});

const gameAt = (page: Page): string => /\/parties\/([\w-]+)/.exec(page.url())?.[1] ?? '';

// The last test of the file: of the two nodes one is left.
test('an arena of eight programs and two people goes on when the node of one of them dies in the middle of a game', async ({
  browser,
}) => {
  const [anna, ben] = [await person(browser), await person(browser)];
  const [here, there] = nodes.urls;
  // Anna comes to the node that will die, Ben to the other; behind both addresses the one that is left answers.
  const fronts: readonly [Front, Front] = [await startFront([here, there]), await startFront([there, here])];
  const programs = await ArenaPrograms.make(fronts[1].url, 8);
  await anna.goto(`${fronts[0].url}/tournois/annoncer`);
  await anna.getByLabel('Votre nom').fill('Anna');
  await anna.getByLabel('Nom du tournoi').fill('Arène du soir');
  await anna.getByLabel('Règle', { exact: true }).selectOption({ label: 'Marelle à trois' });
  await anna.getByLabel('Formule').selectOption('arena');
  await anna.getByLabel('Les programmes peuvent participer').check();
  await anna.getByRole('button', { name: 'Annoncer le tournoi' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: 'Arène du soir' })).toBeVisible();
  await anna.getByRole('button', { name: 'Participer' }).click();
  await expect(anna.getByText('Vous participez.')).toBeVisible();
  const id = new URL(anna.url()).pathname.split('/').at(-1) ?? '';
  await ben.goto(`${fronts[1].url}/tournois/${id}`);
  await ben.getByLabel('Votre nom').fill('Ben');
  await ben.getByRole('button', { name: 'Participer' }).click();
  await expect(ben.getByText('Vous participez.')).toBeVisible();
  await programs.play(id);
  await expect(anna.getByRole('listitem').filter({ hasText: 'Programme 8' }).first()).toBeVisible();
  await anna.getByRole('button', { name: 'Commencer le tournoi' }).click();
  for (const each of [anna, ben]) await expect(each).toHaveURL(/\/parties\//);

  /** Games that Anna and Ben have won, by their ids. */
  const won = new Map<string, string>();
  /** A move of one's own; who meets a program has won with it, of the two themselves Ben gives up. */
  const playThrough = async (page: Page, name: string): Promise<void> => {
    const game = gameAt(page);
    await expect(task(page)).toContainText(/À vous|Gagné|Perdu/);
    const isOver = await page.locator('.verdict').count();
    if (!isOver) {
      const meetsOther = gameAt(anna) === gameAt(ben);
      await page.locator('#board .board-place[aria-label*="libre"]').first().press('Enter');
      if (meetsOther && name === 'Ben') {
        await ben.getByRole('button', { name: /^Abandonner/ }).click();
        await ben.getByRole('dialog').getByRole('button', { name: 'Abandonner', exact: true }).click();
      }
      if (!meetsOther || name === 'Anna') won.set(game, name);
    }
    await expect(page.getByRole('link', { name: 'Retour au tournoi' })).toBeVisible();
  };
  const nextGame = (page: Page, before: string): Promise<void> =>
    expect.poll(() => /\/parties\//.test(page.url()) && gameAt(page) !== before).toBe(true);

  const first = [gameAt(anna), gameAt(ben)] as const;
  await Promise.all([playThrough(anna, 'Anna'), playThrough(ben, 'Ben')]);
  await Promise.all([nextGame(anna, first[0]), nextGame(ben, first[1])]);
  await expect(task(anna)).toBeVisible();
  const second = [gameAt(anna), gameAt(ben)] as const;

  await nodes.kill(0);
  await Promise.all([playThrough(anna, 'Anna'), playThrough(ben, 'Ben')]);
  // The arena pairs them again, and both are led there.
  await Promise.all([nextGame(anna, second[0]), nextGame(ben, second[1])]);
  await programs.stop();

  const state = await programs.state(id);
  const results = new Map([...state.games].map(([place, game]) => [game, place]));
  expect(won.size).toBeGreaterThan(1);
  for (const [game, name] of won) {
    const [round = 0, table = 0, number = 0] = (results.get(game) ?? '').split('/').map(Number);
    const pairing = state.tournament.rounds[round - 1]?.pairings[table];
    const winner = state.tournament.players.find((player) => player.name === name)?.id;
    expect([game, pairing?.games[number]]).toEqual([game, pairing?.first === winner ? 'first' : 'second']);
  }
  // Both are at a game of their own; one that is not begun in time is over, and they are led to the next.
  await expect(async () => {
    const now = await programs.state(id);
    for (const page of [anna, ben]) {
      const seat = [...now.seats.values()].find(({ id: who }) => gameOf(now, who)?.id === gameAt(page));
      expect(seat, page.url()).toBeDefined();
    }
  }).toPass();
  // The game that comes next is there for who comes back, over the node that is left.
  await anna.reload();
  await expect(task(anna)).toContainText(/À vous|Programme|Ben/);
  for (const front of fronts) front.stop();
});
