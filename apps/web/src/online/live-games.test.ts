import type { LiveGame } from '@merellier/protocol';
import { ruleSet } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { liveGames, livePosition } from './live-games.ts';

const rules = ruleSet('jeu-du-moulin');
const game = {
  game: 'game-of-anna-and-ben',
  options: {
    rules: { id: rules.id, parameters: {} },
    time: { kind: 'none' },
    side: 'white',
    listed: true,
    rated: false,
  },
  fen: writeFen(rules, rules.start()),
} as unknown as LiveGame;

it('asks for the games that are played now, and shows none where there is no server', async () => {
  const asked: string[] = [];
  const answers = (async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify({ games: [game] }));
  }) as unknown as typeof fetch;
  expect(await liveGames(1, answers)).toEqual([game]);
  expect(asked).toEqual(['/api/v1/games/live?limit=1']);
  const page = (async () => new Response('<!doctype html>')) as unknown as typeof fetch;
  expect(await liveGames(1, page)).toEqual([]);
  expect(await liveGames(1, () => Promise.reject(new TypeError('offline')))).toEqual([]);
});

it('shows a game on its board, and none that it cannot read', () => {
  expect(livePosition(game)?.view.hands).toEqual({ white: 9, black: 9 });
  expect(livePosition({ ...game, fen: 'of a later version' })).toBeNull();
  expect(livePosition({ ...game, options: { ...game.options, rules: { id: 'unknown', parameters: {} } } })).toBeNull();
});
