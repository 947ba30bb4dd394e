import type { DraughtsTurn } from '@merellier/rules';
import { type DraughtsCore, setOf } from '@merellier/rules/kernel';

// A turn is an integer: origin and destination, six bits each, then eighteen of what it takes. A huff has no origin, a
// demand neither.
export const SQUARES = 0xfff;
export const NOWHERE = 63;
export const DEMAND = (1 << 12) | SQUARES;
export const huffOf = (place: number): number => (2 << 12) | (place << 6) | NOWHERE;

/** What a turn takes, a set in two words, as eighteen bits of its identity; 0 for nothing. */
export function takenBits(first: number, second: number): number {
  if ((first | second) === 0) return 0;
  const mixed = Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b);
  return ((mixed >>> 15) | 4) << 12;
}

/** The integer that identifies a turn. */
export function idOf(core: DraughtsCore, turn: Pick<DraughtsTurn, 'from' | 'to' | 'captures'>): number {
  const { low, high } = setOf(core.layout, turn.captures);
  if (turn.from !== null && turn.to !== null) return turn.from | (turn.to << 6) | takenBits(low, high);
  return turn.captures.length === 0 ? DEMAND : huffOf(turn.captures[0] as number);
}
