import type { Player, PlayerGame } from '@merellier/protocol';
import { expect, it } from 'vitest';
import { resultFor } from './result.ts';

const anna: Player = { id: 'player-anna', name: 'Anna', rating: null, registered: true };
const ben: Player = { id: 'player-ben', name: 'Ben', rating: null, registered: true };
const shown = (points: number) => ({ points, provisional: false });

const game: PlayerGame = {
  game: 'abcdefghijklmnopqrst',
  phase: 'over',
  options: {
    rules: { id: 'marelle', parameters: {} },
    time: { kind: 'none' },
    side: 'black',
    listed: true,
    rated: true,
  },
  players: { host: anna, guest: ben },
  white: 'guest',
  outcome: { winner: 'white', reason: 'resignation', count: null },
  ratings: {
    white: { before: shown(1500), after: shown(1508) },
    black: { before: shown(1500), after: shown(1492) },
  },
  createdAt: 1,
  endedAt: 2,
};

it('tells a game from the side of the player asked about', () => {
  expect(resultFor(game, anna.id)).toEqual({ result: 'lost', opponent: ben, change: -8 });
  expect(resultFor(game, ben.id)).toEqual({ result: 'won', opponent: anna, change: 8 });
  const drawn = { ...game, outcome: { winner: null, reason: 'agreement', count: null }, ratings: null } as const;
  expect(resultFor(drawn, ben.id)).toEqual({ result: 'drawn', opponent: anna, change: null });
});
