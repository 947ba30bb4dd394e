import type { Position, RuleSet, Turn } from '../index.ts';

/** What perfect play comes to: 1 won by the side to play, 0 drawn, -1 lost; and in how many plies. */
export interface Worth {
  readonly value: -1 | 0 | 1;
  readonly plies: number | null;
}

interface Known {
  readonly ended: -1 | 0 | 1 | null;
  readonly after: readonly string[];
  worth: Worth | null;
}

/**
 * Solves a whole game of a few thousand positions, without its draw rules, by nothing but the rules: every position that
 * can be reached, every turn, ply by ply until nothing changes.
 */
export function solveWhole(rules: RuleSet): (position: Position) => Worth {
  const found = new Map<string, Known>();
  const open = [rules.start()];
  for (let position = open.pop(); position; position = open.pop()) {
    const key = rules.key(position);
    if (found.has(key)) continue;
    const outcome = rules.outcome(position);
    const next = rules.turns(position).map((turn: Turn) => rules.play(position as Position, turn));
    if (next.some(({ toPlay }) => toPlay === position?.toPlay)) throw new RangeError('extra turns are not solved here');
    const ended = !outcome ? null : outcome.winner === null ? 0 : outcome.winner === position.toPlay ? 1 : -1;
    found.set(key, {
      ended,
      after: next.map((each) => rules.key(each)),
      worth: ended === null ? null : { value: ended, plies: 0 },
    });
    open.push(...next);
  }
  for (let plies = 1, news = true; news; plies++) {
    const settled: [Known, Worth][] = [];
    for (const each of found.values()) {
      if (each.worth) continue;
      const theirs = each.after.map((key) => found.get(key)?.worth?.value);
      if (theirs.includes(-1)) settled.push([each, { value: 1, plies }]);
      else if (theirs.every((value) => value === 1)) settled.push([each, { value: -1, plies }]);
    }
    for (const [each, worth] of settled) each.worth = worth;
    news = settled.length > 0;
  }
  return (position) => found.get(rules.key(position))?.worth ?? { value: 0, plies: null };
}
