import {
  canonicalView,
  type Game,
  type Outcome,
  outcomeOf,
  type Position,
  type RuleSet,
  type Turn,
} from '@merellier/rules';
import { positionBefore } from '../../../lines/trace.ts';
import { lineOf } from '../review/review.ts';

/** What came of a turn in the games in which it was played. */
export interface Played {
  /** The turn as it is played in the position that was asked about. */
  readonly turn: Turn;
  readonly games: number;
  readonly white: number;
  readonly black: number;
  readonly draws: number;
}

/** One turn of one game, in a view of its position that all its symmetric twins share. */
interface Entry {
  readonly key: string;
  readonly turn: Turn;
  /** The position itself, and the turn as it was played there. */
  readonly at: string;
  readonly played: Turn;
  readonly winner: Outcome['winner'] | undefined;
}

/** The turns of many games by the positions in which they were played, symmetric ones taken together. */
export type Explorer = ReadonlyMap<string, readonly Entry[]>;

/** Adds the main line of a game; each position counts once for it. */
export function addGame(explorer: Map<string, Entry[]>, game: Game): void {
  const { rules } = game;
  const line = lineOf({ ...game, at: 0, ahead: [] });
  const winner = outcomeOf(game, line.at(-1))?.winner;
  const seen = new Set<string>();
  for (const node of line.slice(1)) {
    const { turn } = game.nodes[node] ?? {};
    if (!turn) continue;
    const position = positionBefore(game, node);
    const { key, symmetry } = canonicalView(rules, position);
    if (seen.has(key)) continue;
    seen.add(key);
    const entries = explorer.get(key) ?? [];
    const twin = rules.transformTurn(turn, symmetry);
    entries.push({ key, turn: twin, at: rules.key(position), played: turn, winner });
    explorer.set(key, entries);
  }
}

/** What was played in a position and its symmetric twins, the most frequent first. */
export function playedIn(explorer: Explorer, rules: RuleSet, position: Position): readonly Played[] {
  const { key } = canonicalView(rules, position);
  const entries = explorer.get(key) ?? [];
  if (entries.length === 0 || rules.awaitsThrow(position)) return [];
  // Turns that some symmetry of the position itself makes the same are the same here too.
  const own = Array.from(rules.board.symmetries, (_, i) => i).filter(
    (each) => rules.key(rules.transform(position, each)) === key,
  );
  const here = rules.key(position);
  const found: Played[] = [];
  let left = entries;
  for (const turn of rules.turns(position)) {
    const views = own.map((each) => rules.transformTurn(turn, each));
    const same = left.filter((entry) => views.some((view) => rules.same(view, entry.turn)));
    if (same.length === 0) continue;
    left = left.filter((entry) => !same.includes(entry));
    const count = (winner: Entry['winner']): number => same.filter((entry) => entry.winner === winner).length;
    // Of turns that are the same the one that was played on just this board.
    const played = same.find(({ at }) => at === here)?.played ?? turn;
    found.push({ turn: played, games: same.length, white: count('white'), black: count('black'), draws: count(null) });
  }
  return found.sort((a, b) => b.games - a.games);
}
