import {
  type Game,
  newGame,
  outcomeOf,
  playTurn,
  positionOf,
  type RuleSet,
  readRuleSet,
  THROWS,
  throwDice,
} from '@merellier/rules';
import type { Random } from '../random.ts';

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** Throws the dice if they are awaited. */
export function thrown(game: Game, random: Random): Game {
  if (!game.rules.awaitsThrow(positionOf(game))) return game;
  const ways = THROWS.flatMap(({ dice, ways: times }) => Array.from({ length: times }, () => dice));
  // Special throws are rare and what goes wrong with them is worth finding: every other throw is one.
  const special = ways.filter((dice) => game.rules.isSpecial(dice));
  return throwDice(game, pick(random, random() < 0.5 ? special : ways));
}

/** A game of so many random turns, those that take men being likelier; shorter if it ends. A throw to come is thrown. */
export function randomGame(rules: RuleSet, random: Random, turns: number): Game {
  let game = thrown(newGame(rules), random);
  for (let i = 0; i < turns && outcomeOf(game) === null; i++) {
    const all = rules.turns(positionOf(game));
    const taking = all.filter((turn) => (turn as unknown as { captures: readonly number[] }).captures.length > 0);
    const played = playTurn(game, pick(random, taking.length > 0 && random() < 0.7 ? taking : all));
    if (!played.ok) throw new Error(played.error.reason);
    game = outcomeOf(played.value) === null ? thrown(played.value, random) : played.value;
  }
  return game;
}

/** A random house rule set made from a named one. */
export function houseRules(id: string, random: Random): RuleSet {
  let rules = readRuleSet(id);
  if (!rules.ok) throw new Error(id);
  for (const spec of rules.value.specs) {
    if (random() < 0.6) continue;
    const value =
      spec.kind === 'choice'
        ? pick(random, spec.choices)
        : spec.min + Math.floor(random() * (Math.min(spec.max, 12) - spec.min + 1));
    const changed = readRuleSet(id, { ...rules.value.changes, [spec.name]: value });
    if (changed.ok) rules = changed;
  }
  return rules.value;
}
