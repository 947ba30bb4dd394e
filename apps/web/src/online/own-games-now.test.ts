import { expect, it } from 'vitest';
import { keptInBrowser } from '../testing/kept-in-browser.ts';
import { noteGame, ownGames } from './own-games.ts';
import { ownGamesNow } from './own-games-now.ts';

const ID = 'abcdefghijklmnopqrs';
const [WAITS, MINE, OVER, GONE, CLOCK] = [`${ID}1`, `${ID}2`, `${ID}3`, `${ID}4`, `${ID}5`];
const NO_CLOCK = { kind: 'none' };
const anna = { id: 'anna', name: 'Anna', rating: null, registered: false };
const ben = { id: 'ben', name: 'Ben', rating: null, registered: false };
const game = (id: string, phase: string, guest: object | null, toPlay: string | null, time = NO_CLOCK) => ({
  ...{ id, phase, players: { host: anna, guest }, white: guest && 'guest', toPlay, fen: 'W:W:B:H9,9' },
  options: { rules: { id: 'marelle', parameters: {} }, time },
});
const answers: Readonly<Record<string, object>> = {
  '/api/v1/session': { player: anna },
  [`/api/v1/games/${WAITS}`]: game(WAITS, 'waiting', null, null),
  [`/api/v1/games/${MINE}`]: game(MINE, 'playing', ben, 'black'),
  [`/api/v1/games/${CLOCK}`]: game(CLOCK, 'playing', ben, 'white', { kind: 'increment' }),
  [`/api/v1/games/${OVER}`]: game(OVER, 'over', ben, null),
};
const server = (async (path: string) => {
  const answer = answers[path];
  return Response.json(answer ?? { reason: 'not-found' }, { status: answer ? 200 : 404 });
}) as typeof fetch;

keptInBrowser();

it('tells the games under way, those where it is one’s turn first, and forgets those that are over or gone', async () => {
  for (const id of [MINE, OVER, GONE, WAITS]) noteGame(id);
  const games = await ownGamesNow(server);
  expect(games.map(({ id, opponent, side, isMine }) => [id, opponent?.name ?? null, side, isMine])).toEqual([
    [MINE, 'Ben', 'black', true],
    [WAITS, null, 'white', false],
  ]);
  expect(ownGames()).toEqual([WAITS, MINE]);
});

it('tells a game whose clock runs before all others', async () => {
  for (const id of [CLOCK, MINE]) noteGame(id);
  const games = await ownGamesNow(server);
  expect(games.map(({ id, hasClock }) => [id, hasClock])).toEqual([
    [CLOCK, true],
    [MINE, false],
  ]);
});

it('asks nothing where there are none, and tells nothing without a server', async () => {
  const none = (() => Promise.reject(new TypeError('no network'))) as typeof fetch;
  expect(await ownGamesNow(none)).toEqual([]);
  noteGame(MINE);
  expect(await ownGamesNow(none)).toEqual([]);
  expect(ownGames()).toEqual([MINE]);
});
