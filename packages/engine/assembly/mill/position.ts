// Positions, as frames, and making turns: the same as src/mill/make-turn.ts.

import {
  BACK,
  FRAME,
  HANDS,
  KEY,
  MEN,
  OTHER,
  OTHER_HAND,
  OTHER_LINES,
  OWN,
  OWN_HAND,
  OWN_LINES,
  QUIET,
  SIDE,
} from '../../src/mill/kernel-memory';
import { EXTRA_TURN, FROM_HAND, NO_CAPTURES, NONE, PASS } from '../../src/mill/kernel-turns';
import { BLACK_PLAYS, HAS_WON, LOOKS_BACK, LOST, TURN_STACK } from '../../src/search-codes';
import { turnAt } from '../search/order';
import {
  all,
  beginsIfFull,
  blockedLoses,
  firstMill,
  leastMen,
  losing,
  movesFirst,
  placingStops,
  plain,
  plays,
  unlessFull,
} from './config';
import { mayEnd } from './draws';
import { countOf, sizeOf, threes, through, twos } from './lines';
import { earned, find } from './turns';

/** Completes a frame that the host has written: how many men stand on each line. */
export function enter(frame: usize): void {
  store<u64>(frame, countOf(load<i32>(frame, OWN)), OWN_LINES);
  store<u64>(frame, countOf(load<i32>(frame, OTHER)), OTHER_LINES);
}

function manKey(man: i32): u64 {
  return load<u64>(MEN + ((<usize>man) << 3));
}

function handKey(hand: i32): u64 {
  return load<u64>(HANDS + ((<usize>hand) << 3));
}

/** LOST or HAS_WON where what stands on the board decides the game, else 0. */
function verdict(frame: usize): i32 {
  const tooFew = losing ? HAS_WON : LOST;
  if (<i32>popcnt(load<i32>(frame, OWN)) + load<i32>(frame, OWN_HAND) < leastMen) return tooFew;
  const ofOther = losing ? LOST : HAS_WON;
  if (!plain && <i32>popcnt(load<i32>(frame, OTHER)) + load<i32>(frame, OTHER_HAND) < leastMen) return ofOther;
  if (!firstMill) return 0;
  if (threes(load<u64>(frame, OTHER_LINES)) !== 0) return tooFew;
  return !plain && threes(load<u64>(frame, OWN_LINES)) !== 0 ? ofOther : 0;
}

/** What a position is like, as bits. */
export function stateOf(frame: usize): i32 {
  const side = load<i32>(frame, SIDE) === 0 ? 0 : BLACK_PLAYS;
  return side | verdict(frame) | (mayEnd(frame) ? LOOKS_BACK : 0);
}

/** The value of a position without a turn: -1 lost, 0 drawn, 1 won. */
export function stuck(frame: usize): i32 {
  const full = (load<i32>(frame, OWN) | load<i32>(frame, OTHER)) === all;
  if (!blockedLoses || (unlessFull && full)) return 0;
  return losing ? 1 : -1;
}

/** Plays the turn at an index of the lists: writes the frame after the given one and gives its state. */
export function make(frame: usize, index: i32): i32 {
  const next = frame + FRAME;
  const turn = turnAt(index);
  const side = load<i32>(frame, SIDE);
  const men = side << 5;
  let own = load<i32>(frame, OWN);
  let other = load<i32>(frame, OTHER);
  let ownHand = load<i32>(frame, OWN_HAND);
  let otherHand = load<i32>(frame, OTHER_HAND);
  let ownLines = load<u64>(frame, OWN_LINES);
  let otherLines = load<u64>(frame, OTHER_LINES);
  let key = load<u64>(frame, KEY);
  let quiet = load<i32>(frame, QUIET) + 1;
  let back = load<i32>(frame, BACK) + 1;
  const hands = ownHand + otherHand;
  const from = turn & 31;
  const to = (turn >>> 5) & 31;
  // A pass has no destination and takes nothing: no other turn of these rules is without one.
  if (turn !== PASS) {
    own |= 1 << to;
    key ^= manKey(men + to);
    ownLines += through(to);
    if (from === NONE) {
      key ^= handKey(men + ownHand) ^ handKey(men + ownHand - 1);
      ownHand--;
      back = 0;
    } else {
      own ^= 1 << from;
      key ^= manKey(men + from);
      ownLines -= through(from);
    }
    if ((turn & NO_CAPTURES) !== NO_CAPTURES) {
      const point = (turn >>> 10) & 31;
      quiet = 0;
      back = 0;
      other ^= 1 << point;
      key ^= manKey((men ^ 32) + point);
      otherLines -= through(point);
    }
  }
  let again = false;
  if (!plain) {
    const mills = turn === PASS ? 0 : sizeOf(twos(ownLines - through(to)) & through(to));
    const reward = turn === PASS ? 0 : earned(from === NONE, hands);
    let hand = ownHand;
    let rivals = otherHand;
    if ((reward & FROM_HAND) !== 0 && mills > 0 && rivals > 0) rivals--;
    again = mills > 0 && (reward & EXTRA_TURN) !== 0;
    if (hand + rivals > 0 && placingStops > 0 && <i32>popcnt(all & ~(own | other)) <= placingStops) {
      hand = 0;
      rivals = 0;
    }
    if (hands > 0 && hand + rivals === 0 && movesFirst >= 0) {
      const full = beginsIfFull && (own | other) === all;
      again = (full ? movesFirst ^ 1 : movesFirst) === side;
    } else if (again)
      again = find(own, other, hand, rivals, ownLines, otherLines, TURN_STACK, true, false) > TURN_STACK;
    if (hand + rivals !== ownHand + otherHand) {
      const rival = men ^ 32;
      key ^= handKey(men + ownHand) ^ handKey(men + hand);
      key ^= handKey(rival + otherHand) ^ handKey(rival + rivals);
      ownHand = hand;
      otherHand = rivals;
      back = 0;
    }
  }
  store<i32>(next, quiet, QUIET);
  store<i32>(next, back, BACK);
  if (again) {
    store<u64>(next, ownLines, OWN_LINES);
    store<u64>(next, otherLines, OTHER_LINES);
    store<u64>(next, key, KEY);
    store<i32>(next, own, OWN);
    store<i32>(next, other, OTHER);
    store<i32>(next, ownHand, OWN_HAND);
    store<i32>(next, otherHand, OTHER_HAND);
    store<i32>(next, side, SIDE);
  } else {
    store<u64>(next, otherLines, OWN_LINES);
    store<u64>(next, ownLines, OTHER_LINES);
    store<u64>(next, key ^ plays, KEY);
    store<i32>(next, other, OWN);
    store<i32>(next, own, OTHER);
    store<i32>(next, otherHand, OWN_HAND);
    store<i32>(next, ownHand, OTHER_HAND);
    store<i32>(next, side ^ 1, SIDE);
  }
  return stateOf(next);
}
