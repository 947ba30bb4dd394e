import type { Reviewed } from '@merellier/engine';
import { addTurn, type Game, newGame, positionOf, ruleSet, type Turn } from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import type { Judged } from './judged.ts';
import { readReview, writeReview } from './kept-review.ts';

function gameOf(turns: string): Game {
  let game = newGame(ruleSet('marelle'));
  for (const text of turns.split(' ')) {
    const turn = readTurn(game.rules, positionOf(game), text);
    if (turn.ok) game = addTurn(game, turn.value, null);
  }
  return game;
}

const turnsOf = (game: Game): readonly Turn[] => game.nodes.flatMap(({ turn }) => turn ?? []);

const judgedIn = (game: Game): ReadonlyMap<Turn, Judged> =>
  new Map(
    turnsOf(game).map((turn, i) => [
      turn,
      { side: 'white', reviewed: { turn, node: i + 1, verdict: 'good' } as unknown as Reviewed },
    ]),
  );

it('keeps what was judged for the same game, and for no other', () => {
  const game = gameOf('d6 f4 d2');
  const text = writeReview(game, judgedIn(game));
  const again = gameOf('d6 f4 d2 b4');
  const read = readReview(again, text);
  expect([...read.keys()]).toEqual(turnsOf(again).slice(0, 3));
  expect([...read.values()].map(({ reviewed }) => reviewed.node)).toEqual([1, 2, 3]);
  // By the turns of this game itself.
  expect(read.has(turnsOf(again)[0] as Turn)).toBe(true);
  expect(readReview(gameOf('d6 f4 b4'), text).size).toBe(0);
  expect(readReview(game, 'spoilt').size).toBe(0);
  expect(writeReview(game, new Map())).toBe('');
});
