import { Engine, randomFrom, rankOf, rootOf } from '@merellier/engine';
import { type Game, outcomeOf, type RuleSet } from '@merellier/rules';
import { opening } from '../../../../packages/engine/scripts/selfplay.ts';

/** Nodes of the search that says whether an opening is balanced. */
const NODES = 20_000;

export interface OpeningOptions {
  /** Random turns. */
  readonly turns: number;
  /** How many hundredths of a man it may be worth at most to either side; null for any opening in which play goes on. */
  readonly balance: number | null;
  readonly seed: number;
}

/**
 * The opening of a pair of games: so many random turns that leave the game balanced, the same ones for the same seed. What judges is
 * this engine with the weights that need no loading, so that learning does not change the openings.
 */
export function openingOf(rules: RuleSet, { turns, balance, seed }: OpeningOptions, pair: number): Game {
  const engine = balance === null ? null : new Engine(rules, { memoryMb: 1 });
  const isBalanced = (game: Game): boolean => {
    const best = engine?.search(rootOf(game), { nodes: NODES }).lines[0];
    return !best || Math.abs(rankOf(best.score)) <= (balance ?? 0);
  };
  const first = seed * 100_003 + pair;
  for (let again = 0; ; again++) {
    const game = opening(rules, randomFrom(first + again * 7919), turns);
    if (outcomeOf(game) === null && isBalanced(game)) return game;
  }
}
