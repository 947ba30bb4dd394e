import { dueFor, LATER, type MillCore, ONE_EACH, OPPONENT_CHOOSES, takeable } from './core.ts';
import { owedTo } from './remembered.ts';

/**
 * The men that are yet to be taken, as one number: White's in the lower five bits, Black's in the next five, and above
 * them who takes first and then moves first, 1 for White and 2 for Black; 0 as long as that is open.
 */
export type Owed = number;

/** Who takes first: 0 while it is open, 1 for White, 2 for Black. */
export const firstTaker = (owed: Owed): number => owed >>> 10;
export const makeOwed = (white: number, black: number, first: number): Owed => white | (black << 5) | (first << 10);

/** What is owed after a side has closed so many mills by an entry, against so many men on the board. */
export function owedForMills(core: MillCore, owed: Owed, side: number, mills: number, others: number): Owed {
  if (mills === 0) return owed;
  if (core.millAtEntry === OPPONENT_CHOOSES) {
    const given = Math.min(others, owedTo(owed, side ^ 1) + dueFor(core, mills));
    return given << (5 * (side ^ 1));
  }
  if (core.millAtEntry === ONE_EACH) return firstTaker(owed) === 0 ? makeOwed(0, 0, side + 1) : owed;
  const counted = Math.min(31, owedTo(owed, side) + dueFor(core, mills));
  return side === 0 ? makeOwed(counted, owedTo(owed, 1), 0) : makeOwed(owedTo(owed, 0), counted, 0);
}

/** The same once the last man is placed: who takes first is then settled. */
export function owedWhenPlaced(core: MillCore, owed: Owed): Owed {
  if (core.millAtEntry === LATER) return makeOwed(owedTo(owed, 0), owedTo(owed, 1), core.movesFirst + 1);
  const begins = core.parameters.begins === 'white' ? 0 : 1;
  return makeOwed(1, 1, firstTaker(owed) || 2 - begins);
}

/** The same after a side has taken a man. */
export const owedAfterTaking = (owed: Owed, side: number): Owed => owed - (1 << (5 * side));

/**
 * Who plays next where men are yet to be taken, and what is then owed, as `side | owed << 1`: first the side that takes
 * first, then the other, then the first one moves. What cannot be taken is let off.
 */
export function nextTaker(core: MillCore, owed: Owed, white: number, black: number): number {
  const first = firstTaker(owed) - 1;
  let left = owed;
  for (const side of [first, first ^ 1]) {
    const count = owedTo(left, side);
    if (count === 0) continue;
    if (takeable(core, side === 0 ? black : white, 0, false) !== 0) return side | (left << 1);
    left -= count << (5 * side);
  }
  return first;
}
