import { countsForRating, type RecordedEvent, replay } from '@merellier/protocol';
import { canonicalView, type Position, pathTo, positionOf, type RuleSet, type Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import type { OpeningTurn } from '../store/opening-store.ts';

/** So many plies of a game are its opening. */
export const OPENING_PLIES = 16;

/** A rule set by its name and what is changed of it, as openings are kept by. */
export const rulesKey = ({ id, changes }: RuleSet): string => JSON.stringify([id, changes]);

/** A position, and a name for each of its turns, that are the same for all its symmetric twins. */
export interface SharedView {
  readonly key: string;
  readonly nameOf: (turn: Turn) => string;
}

/** Turns that a symmetry of the position itself makes the same have one name. */
export function sharedView(rules: RuleSet, position: Position): SharedView {
  const { key, symmetry } = canonicalView(rules, position);
  const there = rules.transform(position, symmetry);
  const views = rules.board.symmetries.flatMap((_, i) => (rules.key(rules.transform(position, i)) === key ? [i] : []));
  const nameOf = (turn: Turn): string =>
    views.map((view) => writeTurn(rules, there, rules.transformTurn(turn, view))).reduce((a, b) => (b < a ? b : a));
  return { key, nameOf };
}

/**
 * The turns of the opening of a game, each with the position in which it was played; none of a game that does not count for
 * ratings, nor of a position that had come before. Throws where the game cannot be read.
 */
export function openingTurns(game: string, events: readonly RecordedEvent[]): readonly OpeningTurn[] {
  const state = replay(game, events);
  if (!countsForRating(state)) return [];
  const { rules } = state;
  const turns = new Map<string, OpeningTurn>();
  for (const node of pathTo(state.game).slice(1, OPENING_PLIES + 1)) {
    const { turn, parent, dice } = state.game.nodes[node] ?? {};
    if (!turn || parent === undefined) continue;
    const before = positionOf(state.game, parent);
    const position = dice && rules.awaitsThrow(before) ? rules.throwDice(before, dice) : before;
    const { key, nameOf } = sharedView(rules, position);
    if (!turns.has(key)) turns.set(key, { rules: rulesKey(rules), position: key, turn: nameOf(turn) });
  }
  return [...turns.values()];
}
