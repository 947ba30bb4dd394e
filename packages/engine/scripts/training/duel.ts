import {
  type DraughtsPosition,
  type DraughtsRuleSet,
  type DraughtsTurn,
  outcomeOf,
  positionOf,
} from '@merellier/rules';
import { Engine, type Limits } from '../../src/engine.ts';
import type { Evaluations } from '../../src/evaluations.ts';
import { randomFrom } from '../../src/random.ts';
import { rootOf } from '../../src/root.ts';
import { rankOf, WON } from '../../src/score.ts';
import { playPairs } from '../pairs.ts';
import type { Tally } from '../result.ts';
import { next, opening } from '../selfplay.ts';
import { movesKing } from './games.ts';

/** A game that has not ended after so many turns is a draw, and one in which kings alone moved for so many. */
const MOST_TURNS = 300;
const MOST_KING_MOVES = 30;
const RANDOM_TURNS = 5;

/** Milliseconds of processor time of this process: what two engines in it share fairly, however busy the machine. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export interface DuelOptions {
  readonly games: number;
  /** The same for both, each turn: so many nodes, or milliseconds of processor time. */
  readonly limits: Pick<Limits, 'nodes' | 'millis'>;
  readonly seed: number;
  readonly onGame?: (tally: Tally) => void;
}

/** Lets two evaluations of a rule set play each other, every opening from both sides; counts for the first. */
export function duel(
  rules: DraughtsRuleSet,
  players: readonly [Evaluations, Evaluations],
  options: DuelOptions,
): Tally {
  const { games, limits, seed, onGame } = options;
  const [first, second] = players.map((evaluations) => new Engine(rules, { memoryMb: 8, evaluations })) as [
    Engine,
    Engine,
  ];
  const play = (white: Engine, black: Engine, from: number): 'white' | 'black' | null => {
    const random = randomFrom(from);
    white.clear();
    black.clear();
    let game = opening(rules, random, RANDOM_TURNS);
    let kingMoves = 0;
    for (let i = 0; i < MOST_TURNS && kingMoves < MOST_KING_MOVES && outcomeOf(game) === null; i++) {
      const position = positionOf(game) as DraughtsPosition;
      const engine = position.toPlay === 'white' ? white : black;
      const best = engine.search(rootOf(game), limits, { now: processorTime }).lines[0];
      const turn = best?.turns[0] as DraughtsTurn;
      // A forced win is as good as won.
      const value = best ? rankOf(best.score) : 0;
      if (Math.abs(value) >= WON) return value > 0 === (position.toPlay === 'white') ? 'white' : 'black';
      kingMoves = movesKing(rules, position, turn) ? kingMoves + 1 : 0;
      game = next(game, turn, random);
    }
    return outcomeOf(game)?.winner ?? null;
  };
  return playPairs(
    games,
    seed,
    (isWhite, from) => (isWhite ? play(first, second, from) : play(second, first, from)),
    onGame,
  );
}
