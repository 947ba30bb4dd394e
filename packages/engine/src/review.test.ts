import { type Game, newGame } from '@merellier/rules';
import { readGame } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { reviewGame } from './review.ts';
import { rootOf } from './root.ts';

const read = readGame('[Rules "marelle"] 1. f4 d1 2. g4 b2 3. e4xd1 b4 *');
if (!read.ok) throw new Error('game');
const game: Game = read.value;
const LIMITS = { nodes: 4000 };

it('judges a turn alike alone and in its game, whatever was thought before', () => {
  const whole = reviewGame(new Engine(game.rules, { memoryMb: 4 }), game, LIMITS);
  const warm = new Engine(game.rules, { memoryMb: 4 });
  warm.search(rootOf(newGame(game.rules)), { nodes: 9000 });
  warm.search(rootOf(game, 4), { nodes: 9000 });
  const [alone] = reviewGame(warm, game, LIMITS, { only: [4] });
  expect(alone).toEqual(whole.find(({ node }) => node === 4));
});
