import type { ProbedTurn } from '@merellier/engine';
import type { Position, RuleSet } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import type { Value } from './known-game.ts';
import { knownGame } from './known-games.ts';

/** What is proved of the empty board of a solved game, or of the position after its first man. */
export interface FirstValues {
  /** To the side to play. */
  readonly value: Value;
  /** What each first turn is worth to the side that plays it, without distances, which nobody has counted; none after it. */
  readonly turns: readonly ProbedTurn[];
}

const TURNED = { win: 'loss', draw: 'draw', loss: 'win' } as const;

/** What is proved of a position of the named rule sets that are solved, while no more than one man was entered; null elsewhere. */
export function firstValues(rules: RuleSet, position: Position): FirstValues | null {
  const game = Object.keys(rules.changes).length === 0 ? knownGame(rules.id) : null;
  if (!game) return null;
  const start = rules.start();
  const turns = rules.turns(start).flatMap((turn) => {
    const name = writeTurn(rules, start, turn);
    const found = game.first.find(({ places }) => places.split(' ').includes(name));
    return found ? [{ turn, value: found.value, distance: null, beyondLimit: false }] : [];
  });
  const key = rules.key(position);
  if (key === rules.key(start)) return { value: game.value, turns };
  const played = turns.find(({ turn }) => rules.key(rules.play(start, turn)) === key);
  return played ? { value: TURNED[played.value], turns: [] } : null;
}
