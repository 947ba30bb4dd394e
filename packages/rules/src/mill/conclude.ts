import { countBits } from '../bits.ts';
import {
  BY_COUNT,
  dueFor,
  EXTRA_TURN,
  FROM_HAND,
  LATER,
  type MillCore,
  millsThrough,
  moverWhenPlaced,
  ONE_EACH,
  OPPONENT_CHOOSES,
  stopsPlacing,
} from './core.ts';
import { earned, generate } from './generator.ts';
import { destinationOf, NONE, originOf, PASS, type PackedTurn } from './turn.ts';

/**
 * What comes of a turn beside the men that it puts, moves and takes on the board, packed: who plays next, and what is left
 * in both hands ({@link nextSide}, {@link handAfter}, {@link otherHandAfter}, {@link owedAfter}). The men and hands are those after the turn, of
 * the side that played it (`side`, 0 for White) first; `hands` are both hands before it. An extra turn that cannot be played is
 * forfeited: the opponent is to play. `scratch` has room for turns from `at` on. `spent` are the lines of the side that
 * had counted before the turn, `spentNow` and `barred` what is remembered of it after the turn, `owed` what was to be taken before it, `row` the lines
 * on which it goes on to enter three men, `closed` the points that are closed while men are in hand.
 */
export function conclude(
  core: MillCore,
  side: number,
  own: number,
  opponent: number,
  ownHand: number,
  opponentHand: number,
  turn: PackedTurn,
  hands: number,
  scratch: Int32Array,
  at: number,
  spent = 0,
  spentNow = 0,
  barred = 0,
  owed = 0,
  row = 0,
  closed = 0,
): number {
  if (core.owesAtOnce && core.rare && destinationOf(turn) === NONE && turn !== PASS) {
    const taken = core.rare.afterTaking(core, side, own, opponent, ownHand, opponentHand, owed);
    if (taken >= 0) return taken;
  }
  let hand = ownHand;
  let otherHand = opponentHand;
  let again = false;
  let left = owed;
  const reward = destinationOf(turn) === NONE ? 0 : earned(core, originOf(turn) === NONE, hands);
  if ((reward & (EXTRA_TURN | FROM_HAND | LATER | ONE_EACH | OPPONENT_CHOOSES)) !== 0) {
    const to = destinationOf(turn);
    const mills = millsThrough(core, own & ~(1 << to), to, spent);
    if ((reward & FROM_HAND) !== 0) otherHand -= Math.min(otherHand, dueFor(core, mills));
    if ((reward & (LATER | ONE_EACH | OPPONENT_CHOOSES)) !== 0)
      left = core.rare?.owedForMills(core, left, side, mills, countBits(opponent)) ?? 0;
    again = mills > 0 && (reward & EXTRA_TURN) !== 0;
  }
  // What is owed from placing is taken with both hands empty, and remembered: any other man is taken by a side that was blocked.
  if (core.blockedPlaysOn && destinationOf(turn) === NONE && turn !== PASS && (hands > 0 || owed === 0)) again = true;
  if (hand + otherHand > 0 && stopsPlacing(core, own | opponent | closed)) hand = otherHand = 0;
  if (row !== 0 && hand > 0) return packed(side, hand, otherHand, left);
  const placed = hands > 0 && hand + otherHand === 0;
  if (core.takesLater && hand + otherHand === 0 && (placed || left !== 0)) {
    const [white, black] = side === 0 ? [own, opponent] : [opponent, own];
    const next = core.rare?.settle(core, left, placed, side, white, black) ?? 0;
    return packed(next & 1, 0, 0, next >>> 1);
  }
  if (left !== 0 && core.opponentChooses) return packed(side ^ 1, hand, otherHand, left);
  if (placed && core.movesFirst >= 0) return packed(moverWhenPlaced(core, own | opponent), 0, 0, 0);
  const shut = hand + otherHand > 0 ? closed : 0;
  const goesOn =
    again && generate(core, own, opponent, hand, otherHand, false, scratch, at, barred, spentNow, 0, 0, shut) > at;
  return packed(goesOn ? side : side ^ 1, hand, otherHand, left);
}

/** Packs what comes of a turn. */
export const packed = (side: number, hand: number, otherHand: number, owed: number): number =>
  side | (hand << 1) | (otherHand << 6) | (owed << 11);

/** Who plays next, 0 for White. */
export const nextSide = (concluded: number): number => concluded & 1;
/** What is left in the hand of the side that has played. */
export const handAfter = (concluded: number): number => (concluded >>> 1) & 31;
/** What is left in the other hand. */
export const otherHandAfter = (concluded: number): number => (concluded >>> 6) & 31;
/** What is yet to be taken: see `owed.ts`. */
export const owedAfter = (concluded: number): number => concluded >>> 11;

/** Whether a turn can come to more than that the other side plays next. */
export const isPlain = (core: MillCore): boolean =>
  ((core.millAtEntry | core.millByMoving) &
    (EXTRA_TURN | FROM_HAND | LATER | ONE_EACH | OPPONENT_CHOOSES | BY_COUNT)) ===
    0 &&
  core.movesFirst < 0 &&
  !core.entering &&
  core.placingStops === 0 &&
  !core.blockedPlaysOn &&
  !core.blockedEach;
