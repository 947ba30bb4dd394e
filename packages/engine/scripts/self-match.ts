import { newGame, outcomeOf, type Position, playTurn, type RuleSet } from '@merellier/rules';
import { chooseTurn } from '../src/choose.ts';
import { Engine } from '../src/engine.ts';
import { randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';

/** A game that has not ended after so many turns is a draw. */
const MOST_TURNS = 300;

/** Who plays: an engine of its own, at a level. */
export interface LevelPlayer {
  readonly engine: Engine;
  readonly level: number;
}

/** Plays games of two; gives points of the first, who plays first: 1, 0.5 or 0. The same seed gives the same game. */
export function levelMatch(
  rules: RuleSet,
  players: readonly [LevelPlayer, LevelPlayer],
): (start: Position, seed: number) => number {
  return (start, seed) => {
    const random = randomFrom(seed);
    let game = newGame(rules, start);
    for (const { engine } of players) engine.clear();
    for (let i = 0; i < MOST_TURNS && outcomeOf(game) === null; i++) {
      const { engine, level } = players[i % 2 === 0 ? 0 : 1];
      const turn = chooseTurn(engine, rootOf(game), level, { random });
      const played = turn && playTurn(game, turn);
      if (!played?.ok) throw new Error('no legal turn');
      game = played.value;
    }
    const winner = outcomeOf(game)?.winner;
    return winner ? Number(winner === start.toPlay) : 0.5;
  };
}

/** Plays games of a level with itself; gives points of the side to play at the start. */
export function selfMatch(rules: RuleSet, level: number): (start: Position, seed: number) => number {
  const player = (): LevelPlayer => ({ engine: new Engine(rules, { memoryMb: 8 }), level });
  return levelMatch(rules, [player(), player()]);
}
