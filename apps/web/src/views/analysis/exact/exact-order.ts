import type { PlaceMark } from '@merellier/board';
import type { Step, Walk } from '@merellier/rules';
import type { ExactTurn } from '../../../exact/exact.ts';
import { reached } from '../../../exact/reached.ts';

const RANKS = { win: 2, draw: 1, loss: 0 } as const;

/** Orders turns for who plays them: the sooner win first, the later loss last but one; what a draw rule spoils comes after. */
export function compareExact(a: ExactTurn, b: ExactTurn): number {
  if (a.value !== b.value) return RANKS[b.value] - RANKS[a.value];
  if (a.value === 'draw') return 0;
  const sign = a.value === 'win' ? 1 : -1;
  if (a.beyondLimit !== b.beyondLimit) return a.beyondLimit ? sign : -sign;
  return ((a.distance ?? 0) - (b.distance ?? 0)) * sign;
}

/** What all turns are worth alike, where there are several and none differs from another; null else. */
export function commonValue(turns: readonly ExactTurn[]): ExactTurn | null {
  const [first, ...others] = turns;
  if (!first || others.length === 0 || first.beyondLimit) return null;
  const isLike = ({ value, distance, beyondLimit }: ExactTurn): boolean =>
    value === first.value && distance === first.distance && !beyondLimit;
  return others.every(isLike) ? first : null;
}

/**
 * What each place is worth that may be tapped next in a turn: the best that a turn through there can reach. What a draw
 * rule spoils is a draw.
 */
export function marksOf(
  walks: readonly Walk[],
  done: readonly Step[],
  exactOf: (walk: Walk) => ExactTurn | null,
  label: (turn: ExactTurn) => string,
): readonly PlaceMark[] {
  const best = new Map<number, ExactTurn>();
  for (const walk of walks) {
    const begun = done.every((step, i) => JSON.stringify(walk.steps[i]) === JSON.stringify(step));
    const next = walk.steps[done.length];
    if (!begun || !next || next.kind === 'say') continue;
    const value = exactOf(walk);
    const known = best.get(next.at);
    if (value && (!known || compareExact(value, known) < 0)) best.set(next.at, value);
  }
  return [...best].map(([place, turn]) => ({
    place,
    kind: reached(turn),
    label: label(turn),
  }));
}
