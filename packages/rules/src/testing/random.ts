import fc from 'fast-check';
import {
  addTurn,
  type Game,
  newGame,
  outcomeOf,
  type Position,
  positionOf,
  type RuleSet,
  readRuleSet,
  THROWS,
  type Turn,
  throwDice,
} from '../index.ts';
import type { Parameters } from '../parameters.ts';

/** A stream of whole numbers below a bound, the same for the same seed (a linear congruential generator). */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays random turns, throwing the dice where they are awaited, until the game ends or `most` turns are played. */
export function randomGame<P extends Position, T extends Turn>(
  rules: RuleSet<P, T>,
  seed: number,
  most: number,
): Game<P, T> {
  const below = numbers(seed);
  let game = newGame(rules);
  for (let i = 0; i < most && outcomeOf(game) === null; i++) game = randomTurn(game, below);
  return game;
}

/** Plays one random turn, and prefers one that takes men: games of quiet turns show little. */
export function randomTurn<P extends Position, T extends Turn>(
  game: Game<P, T>,
  below: (bound: number) => number,
): Game<P, T> {
  const { rules } = game;
  const thrown = rules.awaitsThrow(positionOf(game))
    ? throwDice(game, (THROWS[below(THROWS.length)] as (typeof THROWS)[number]).dice)
    : game;
  const position = positionOf(thrown);
  const turns = rules.turns(position);
  const taking = turns.filter((turn) => 'captures' in turn && Array.isArray(turn.captures) && turn.captures.length > 0);
  const choice = taking.length > 0 && below(4) > 0 ? taking : turns;
  const turn = choice[below(choice.length)];
  return turn ? addTurn(thrown, turn, position.dice) : thrown;
}

/** A random house rule set made from one of these named ones: some of its parameters changed, whatever still fits. */
export const houseRules = (ids: readonly string[]): fc.Arbitrary<RuleSet> =>
  fc.tuple(fc.constantFrom(...ids), fc.nat(2 ** 31)).map(([id, seed]) => {
    const below = numbers(seed);
    const named = readRuleSet(id);
    if (!named.ok) throw new Error(id);
    let rules = named.value;
    for (const spec of rules.specs) {
      if (below(3) > 0) continue;
      const value =
        spec.kind === 'choice'
          ? (spec.choices[below(spec.choices.length)] as string)
          : spec.min + below(Math.min(spec.max, 12) - spec.min + 1);
      const changed: Parameters = { ...rules.changes, [spec.name]: value };
      const read = readRuleSet(id, changed);
      if (read.ok) rules = read.value;
    }
    return rules;
  });
