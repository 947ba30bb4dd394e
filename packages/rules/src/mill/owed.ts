import { lowestBit } from '../bits.ts';
import { besideOwn, takeBlocked } from './blocked.ts';
import { packed } from './conclude.ts';
import {
  BY_COUNT,
  dueFor,
  LATER,
  type MillCore,
  moverWhenPlaced,
  ONE_EACH,
  OPPONENT_CHOOSES,
  takeable,
} from './core.ts';
import { OWN_MEN, OWN_OWED, owedTo } from './remembered.ts';
import { PASS, packCapture } from './turn.ts';

/**
 * The men that are yet to be taken, as one number: White's in the lower five bits, Black's in the next five, and above
 * them who takes first and then moves first, 1 for White and 2 for Black; 0 as long as that is open. `OWN_OWED` stands above
 * that.
 */
export type Owed = number;

/** Who takes first: 0 while it is open, 1 for White, 2 for Black. */
export const firstTaker = (owed: Owed): number => (owed >>> 10) & 3;
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
export function owedWhenPlaced(core: MillCore, owed: Owed, white: number, black: number): Owed {
  const mover = moverWhenPlaced(core, white | black) + 1;
  if (core.millAtEntry === LATER) return makeOwed(owedTo(owed, 0), owedTo(owed, 1), mover);
  if (core.millAtEntry === BY_COUNT) return owedByCount(millsOf(core, white), millsOf(core, black), mover);
  const begins = core.parameters.begins === 'white' ? 0 : 1;
  return makeOwed(1, 1, firstTaker(owed) || 2 - begins);
}

/** How many lines a side fills with its men. */
const millsOf = (core: MillCore, men: number): number =>
  core.lines.reduce((mills, line) => mills + ((men & line) === line ? 1 : 0), 0);

/** What two sides take that have closed so many mills: see `by-count`. */
function owedByCount(white: number, black: number, first: number): Owed {
  if (white === 0 && black === 0) return makeOwed(1, 1, first) | OWN_OWED;
  const takes = (mills: number, others: number): number =>
    mills === 0 ? 1 : others === 0 ? 2 : mills > others ? others + 1 : mills;
  return makeOwed(takes(white, black), takes(black, white), first);
}

/** Writes the turns by which a side takes what it owes, so many men (`dueOf`), into `out` from `at` on; gives back the index after the last. */
export function takeOwed(
  core: MillCore,
  own: number,
  opponent: number,
  owed: number,
  out: Int32Array,
  at: number,
): number {
  if (core.blockedEach) return takeBlocked(core, own, opponent, out, at);
  let end = at;
  for (
    let targets = (owed & OWN_MEN) !== 0 ? own : takeable(core, opponent, 0, false);
    targets !== 0;
    targets &= targets - 1
  )
    out[end++] = packCapture(PASS, lowestBit(targets));
  return end;
}

/**
 * What comes of a turn that takes at once what is owed, or a man because the side is blocked: the next man of one's own, or the
 * usual turn; and once a blocked side has taken a man, the other takes one in return, if it can, and it goes on. -1 where it is
 * as after any turn.
 */
export function afterTaking(
  core: MillCore,
  side: number,
  own: number,
  opponent: number,
  hand: number,
  otherHand: number,
  owed: Owed,
): number {
  if (core.opponentChooses && owedTo(owed, side) > 0) {
    const left = owedAfterTaking(owed, side);
    const isPlaced = left === 0 && hand + otherHand === 0 && core.movesFirst >= 0;
    return packed(isPlaced ? core.movesFirst : side, hand, otherHand, left);
  }
  if (!core.blockedEach) return -1;
  if (owedTo(owed, side) > 0) return packed(side ^ 1, hand, otherHand, 0);
  return besideOwn(core, opponent, own) === 0
    ? packed(side, hand, otherHand, 0)
    : packed(side ^ 1, hand, otherHand, 1 << (5 * (side ^ 1)));
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
    const isOwn = (left & OWN_OWED) !== 0;
    if (isOwn || takeable(core, side === 0 ? black : white, 0, false) !== 0) return side | (left << 1);
    left -= count << (5 * side);
  }
  return first;
}
