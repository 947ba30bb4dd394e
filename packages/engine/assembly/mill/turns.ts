// Turns: which there are, and how promising they look. The same as `generate` of packages/rules and src/mill/turn-ranks.ts,
// in the same order.

import {
  ALWAYS,
  NEVER,
  ONCE_PLACED,
  OTHER,
  OTHER_HAND,
  OTHER_LINES,
  OWN,
  OWN_HAND,
  OWN_LINES,
  THREATS,
} from '../../src/mill/kernel-memory';
import { CAPTURE, EXTRA_TURN, FORBIDDEN, FROM_HAND, NO_CAPTURES, NONE, PASS } from '../../src/mill/kernel-turns';
import { RANK_FORCED, RANK_TACTICAL } from '../../src/search-codes';
import { writeAt } from '../search/order';
import {
  all,
  entryFirst,
  firstMill,
  flying,
  leastMen,
  mayTake,
  millAtEntry,
  millByMoving,
  passes,
  protection,
  wide,
} from './config';
import { any, closingPoints, near, none, ones, pointsOn, sizeOf, threes, through, twos } from './lines';

/** What speaks for taking a man: it stops an own mill, it threatens one, it stands in one. */
const TAKEN_STOPPER: i32 = 3 << 18;
const TAKEN_THREAT: i32 = 2 << 18;
const TAKEN_MILL: i32 = 4 << 18;

// What the ranks of the position at hand are made from, as lines: see src/mill/turn-ranks.ts.
let danger: u64 = 0;
let growing: u64 = 0;
let spoilt: u64 = 0;
let empty: u64 = 0;
let pairs: u64 = 0;
let stopped: u64 = 0;
let stopping: u64 = 0;
let ownMills: u64 = 0;
let otherMills: u64 = 0;
/** Whether a mill that takes nothing wins something: another turn, or the game. */
let millsCount: bool = false;

/** The men that a mill of the position at hand may take. */
let prey: i32 = 0;

/** What closing a mill earns apart from winning the game. */
export function earned(isEntry: bool, hands: i32): i32 {
  if (millAtEntry === EXTRA_TURN) return isEntry || hands > 0 ? EXTRA_TURN : millByMoving;
  if (!isEntry) return millByMoving & (CAPTURE | EXTRA_TURN);
  return millAtEntry === CAPTURE ? CAPTURE : millAtEntry & (FROM_HAND | EXTRA_TURN);
}

export function flies(men: i32, hand: i32): bool {
  return flying > 0 && <i32>popcnt(men) + hand <= flying;
}

/** The men that may be taken from a side. */
function takeable(men: i32, sum: u64, hand: i32, placing: bool): i32 {
  if (protection === NEVER || (placing && protection === ONCE_PLACED)) return men;
  const free = men & ~pointsOn(threes(sum));
  if (protection === ALWAYS) return <i32>popcnt(men) + hand === leastMen ? men : free;
  return free === 0 ? men : free;
}

function look(ownLines: u64, otherLines: u64): void {
  const ownAny = any(ownLines);
  const otherAny = any(otherLines);
  const ownOnes = ones(ownLines);
  const ownTwos = twos(ownLines);
  const otherOnes = ones(otherLines);
  const otherTwos = twos(otherLines);
  ownMills = threes(ownLines);
  otherMills = threes(otherLines);
  danger = otherTwos & ~ownAny;
  growing = ownOnes & ~otherAny;
  spoilt = otherOnes & ~ownAny;
  empty = none(ownAny | otherAny);
  pairs = ownTwos & ~otherAny;
  stopped = otherTwos & ownOnes;
  stopping = ownTwos & otherOnes;
  millsCount = ((millAtEntry | millByMoving) & EXTRA_TURN) !== 0 || firstMill;
}

/** How promising it looks to come to a point. */
function rankTo(at: u64): i32 {
  const rank = sizeOf(at & growing) * 64 + sizeOf(at & spoilt) * 16 + sizeOf(at & empty) * 8;
  return (at & danger) !== 0 ? rank + RANK_FORCED : rank;
}

/** How promising it looks to leave a point. */
function rankFrom(off: u64): i32 {
  return ((off & stopped) !== 0 ? -400 : 0) + ((off & pairs) !== 0 ? -32 : 0) + ((off & ownMills) !== 0 ? -8 : 0);
}

function write(at: i32, turn: i32, rank: i32): i32 {
  writeAt(at, turn, rank);
  return at + 1;
}

/** Writes a turn once for each man that it may take; where `tactical`, only if it takes one or wins. */
function writeTurn(at: i32, quiet: i32, rank: i32, closes: bool, captures: bool, tactical: bool): i32 {
  if (!closes) return tactical ? at : write(at, quiet, rank);
  const still = millsCount ? rank + RANK_TACTICAL : rank;
  const kept = !tactical || firstMill;
  const targets = captures ? prey : 0;
  if (targets === 0) return kept ? write(at, quiet, still) : at;
  let end = at;
  if (mayTake && kept) end = write(end, quiet, still);
  for (let rest = targets; rest !== 0; rest &= rest - 1) {
    const point = <i32>ctz(rest);
    const gone = through(point);
    const taking =
      rank +
      RANK_TACTICAL +
      sizeOf(gone & stopping) * TAKEN_STOPPER +
      sizeOf(gone & danger) * TAKEN_THREAT +
      sizeOf(gone & otherMills) * TAKEN_MILL;
    end = write(end, (quiet & 0x3fff83ff) | (point << 10), taking);
  }
  return end;
}

/**
 * Writes the legal turns of a side, and how promising they look, from index `at` of the lists on and returns the index after
 * the last; where `tactical`, only those that take a man or win by a mill.
 */
export function find(
  own: i32,
  other: i32,
  ownHand: i32,
  otherHand: i32,
  ownLines: u64,
  otherLines: u64,
  at: i32,
  mayPass: bool,
  tactical: bool,
): i32 {
  if (<i32>popcnt(own) + ownHand < leastMen || <i32>popcnt(other) + otherHand < leastMen) return at;
  if (firstMill && (threes(ownLines) | threes(otherLines)) !== 0) return at;
  look(ownLines, otherLines);
  const free = all & ~(own | other);
  const hands = ownHand + otherHand;
  const closing = closingPoints(ownLines, free);
  prey = closing === 0 ? 0 : takeable(other, otherLines, otherHand, hands > 0);
  let end = at;
  if (ownHand > 0) {
    const reward = earned(true, hands);
    const captures = (reward & CAPTURE) !== 0 || ((reward & FROM_HAND) !== 0 && otherHand === 0);
    const mayClose = millAtEntry !== FORBIDDEN || free === closing;
    let points = mayClose ? free : free & ~closing;
    if (tactical) points &= closing;
    for (; points !== 0; points &= points - 1) {
      const to = <i32>ctz(points);
      const closes = ((closing >>> to) & 1) !== 0;
      end = writeTurn(end, NO_CAPTURES | (to << 5) | NONE, rankTo(through(to)), closes, captures, tactical);
    }
  }
  if (ownHand === 0 || !entryFirst) {
    const captures = (earned(false, hands) & CAPTURE) !== 0;
    const anywhere = flies(own, ownHand);
    const within = tactical ? closing : free;
    for (let men = own; men !== 0; men &= men - 1) {
      const from = <i32>ctz(men);
      let targets = anywhere || ((wide >>> from) & 1) !== 0 ? within : within & near(from);
      if (targets === 0) continue;
      const off = through(from);
      const left = twos(ownLines - off);
      const leaving = rankFrom(off);
      for (; targets !== 0; targets &= targets - 1) {
        const to = <i32>ctz(targets);
        const lines = through(to);
        const closes = (left & lines) !== 0;
        end = writeTurn(end, NO_CAPTURES | (to << 5) | from, rankTo(lines) + leaving, closes, captures, tactical);
      }
    }
  }
  if (end === at && mayPass && passes && !tactical) {
    // Both sides blocked is the end, not an endless exchange of passes.
    if (find(other, own, otherHand, ownHand, otherLines, ownLines, at, false, false) > at) end = write(at, PASS, 0);
  }
  return end;
}

/** The turns of a frame. */
export function turnsOf(frame: usize, at: i32, tactical: bool): i32 {
  return find(
    load<i32>(frame, OWN),
    load<i32>(frame, OTHER),
    load<i32>(frame, OWN_HAND),
    load<i32>(frame, OTHER_HAND),
    load<u64>(frame, OWN_LINES),
    load<u64>(frame, OTHER_LINES),
    at,
    true,
    tactical,
  );
}

/** Whether there are turns that take or win at once, as of the last evaluation. */
export function hangs(frame: usize): bool {
  return load<i32>(frame, THREATS) !== 0;
}
