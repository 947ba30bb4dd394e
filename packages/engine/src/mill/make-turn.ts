import {
  barredAfter,
  closedAfter,
  conclude,
  handAfter,
  isDecided,
  type MillCore,
  NONE,
  nextSide,
  otherHandAfter,
  owedAfter,
  owedNow,
  PASS,
  rowAfter,
  spentAfter,
  stillBarred,
} from '@merellier/rules/kernel';
import * as contract from '../search-game.ts';
import * as frame from './frame.ts';
import * as hash from './hash.ts';
import { CAPTURES } from './turn-ranks.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { TURN_STACK } = contract;
const {
  AWAITED,
  BACK,
  BARRED,
  CLOSED,
  DICE,
  FRAME,
  KEY0,
  KEY1,
  NO_DICE,
  OTHER,
  OTHER_BARRED,
  OTHER_HAND,
  OTHER_SPENT,
  OWED,
  OWN,
  OWN_HAND,
  QUIET,
  ROW,
  SIDE,
  SPECIAL,
  SPENT,
  THREATS,
  UNREAD,
} = frame;
const { HAND0, HAND1, MEN0, MEN1, PLAYS, remembered } = hash;

/**
 * Writes the frame after a turn behind that at `b`, its key with it. `isPlain` says that turns take men and nothing else
 * comes of them; behind {@link TURN_STACK} there is room in `turns` to see what the other side could play.
 */
export function makeTurn(
  core: MillCore,
  isPlain: boolean,
  s: Int32Array,
  b: number,
  turn: number,
  turns: Int32Array,
): void {
  const n = b + FRAME;
  const side = s[b + SIDE] as number;
  const men = side << 5;
  let own = s[b + OWN] as number;
  let other = s[b + OTHER] as number;
  let ownHand = s[b + OWN_HAND] as number;
  let otherHand = s[b + OTHER_HAND] as number;
  const hands = ownHand + otherHand;
  let key0 = s[b + KEY0] as number;
  let key1 = s[b + KEY1] as number;
  let quiet = (s[b + QUIET] as number) + 1;
  let back = (s[b + BACK] as number) + 1;
  let again = false;
  const before = own;
  if (turn !== PASS) {
    const from = turn & 31;
    const to = (turn >>> 5) & 31;
    if (to !== NONE) {
      own |= 1 << to;
      key0 ^= MEN0[men + to] as number;
      key1 ^= MEN1[men + to] as number;
    }
    if (to === NONE) back = 0;
    else if (from === NONE) {
      key0 ^= (HAND0[men + ownHand] as number) ^ (HAND0[men + ownHand - 1] as number);
      key1 ^= (HAND1[men + ownHand] as number) ^ (HAND1[men + ownHand - 1] as number);
      ownHand--;
      back = 0;
    } else {
      own ^= 1 << from;
      key0 ^= MEN0[men + from] as number;
      key1 ^= MEN1[men + from] as number;
    }
    if ((turn & CAPTURES) !== CAPTURES) {
      quiet = 0;
      back = 0;
      for (let shift = 10; shift < 30; shift += 5) {
        const point = (turn >>> shift) & 31;
        if (point === NONE) break;
        // A side may have to take off a man of its own.
        const isOwn = (own >>> point) & 1;
        if (isOwn) own ^= 1 << point;
        else other ^= 1 << point;
        const taken = (isOwn ? men : men ^ 32) + point;
        key0 ^= MEN0[taken] as number;
        key1 ^= MEN1[taken] as number;
      }
    }
  }
  let barred = 0;
  let otherBarred = 0;
  let spent = 0;
  let owed = 0;
  let row = 0;
  let closed = 0;
  if (core.remembers) {
    barred = barredAfter(core, before, own, turn);
    otherBarred = stillBarred(core, s[b + OTHER_BARRED] as number, other, own);
    const free = core.all & ~(before | (s[b + OTHER] as number) | (s[b + CLOSED] as number));
    const handBefore = s[b + OWN_HAND] as number;
    row = rowAfter(core, s[b + ROW] as number, s[b + DICE] === SPECIAL, free, handBefore, turn);
    closed = closedAfter(core, s[b + CLOSED] as number, turn);
    spent = spentAfter(core, s[b + SPENT] as number, own, turn, hands);
    for (const word of [0, 2]) {
      const changed =
        remembered(s[b + BARRED] as number, s[b + SPENT] as number, side + word) ^
        remembered(barred, spent, side + word) ^
        remembered(s[b + OTHER_BARRED] as number, s[b + OTHER_SPENT] as number, (side ^ 1) + word) ^
        remembered(otherBarred, s[b + OTHER_SPENT] as number, (side ^ 1) + word);
      if (word === 0) key0 ^= changed;
      else key1 ^= changed;
    }
  }
  if (!isPlain) {
    const had = s[b + SPENT] as number;
    const after = conclude(
      core,
      side,
      own,
      other,
      ownHand,
      otherHand,
      turn,
      hands,
      turns,
      TURN_STACK,
      had,
      spent,
      barred,
      s[b + OWED] as number,
      row,
      closed,
    );
    again = nextSide(after) === side;
    owed = owedAfter(after);
    key0 ^= remembered(s[b + OWED] as number, 0, 4) ^ remembered(owed, 0, 4);
    key1 ^= remembered(s[b + OWED] as number, 0, 5) ^ remembered(owed, 0, 5);
    const left = handAfter(after);
    if (left === 0) row = 0;
    key0 ^= remembered(s[b + ROW] as number, 0, 6) ^ remembered(row, 0, 6);
    key1 ^= remembered(s[b + ROW] as number, 0, 7) ^ remembered(row, 0, 7);
    const otherLeft = otherHandAfter(after);
    if (left + otherLeft !== ownHand + otherHand) {
      const rival = men ^ 32;
      key0 ^= (HAND0[men + ownHand] as number) ^ (HAND0[men + left] as number);
      key0 ^= (HAND0[rival + otherHand] as number) ^ (HAND0[rival + otherLeft] as number);
      key1 ^= (HAND1[men + ownHand] as number) ^ (HAND1[men + left] as number);
      key1 ^= (HAND1[rival + otherHand] as number) ^ (HAND1[rival + otherLeft] as number);
      ownHand = left;
      otherHand = otherLeft;
      back = 0;
    }
  }
  if (core.marks) {
    if (ownHand + otherHand === 0) closed = 0;
    key0 ^= remembered(s[b + CLOSED] as number, 0, 8) ^ remembered(closed, 0, 8);
    key1 ^= remembered(s[b + CLOSED] as number, 0, 9) ^ remembered(closed, 0, 9);
  }
  if (again) {
    s[n + OWN] = own;
    s[n + OTHER] = other;
    s[n + OWN_HAND] = ownHand;
    s[n + OTHER_HAND] = otherHand;
    s[n + SIDE] = side;
    s[n + KEY0] = key0;
    s[n + KEY1] = key1;
  } else {
    s[n + OWN] = other;
    s[n + OTHER] = own;
    s[n + OWN_HAND] = otherHand;
    s[n + OTHER_HAND] = ownHand;
    s[n + SIDE] = side ^ 1;
    s[n + KEY0] = key0 ^ (PLAYS[0] as number);
    s[n + KEY1] = key1 ^ (PLAYS[1] as number);
  }
  s[n + BARRED] = again ? barred : otherBarred;
  s[n + OTHER_BARRED] = again ? otherBarred : barred;
  s[n + SPENT] = again ? spent : (s[b + OTHER_SPENT] as number);
  s[n + OTHER_SPENT] = again ? (s[b + OTHER_SPENT] as number) : spent;
  s[n + OWED] = owed;
  s[n + ROW] = row;
  s[n + CLOSED] = closed;
  s[n + QUIET] = quiet;
  s[n + BACK] = back;
  s[n + THREATS] = UNREAD;
  s[n + DICE] = core.dice && throwsNext(core, s, n) && goesOn(core, s, n) ? AWAITED : NO_DICE;
}

/** Whether the side to play throws before its next turn, if the game goes on. */
const throwsNext = (core: MillCore, s: Int32Array, b: number): boolean =>
  !takesNow(core, s, b) &&
  (core.entering ? (s[b + OWN_HAND] as number) > 0 && s[b + ROW] === 0 : s[b + OWN_HAND] === 0);

/** Whether the side to play has men to take before anything else. */
function takesNow(core: MillCore, s: Int32Array, b: number): boolean {
  if (s[b + OWED] === 0) return false;
  const hands = (s[b + OWN_HAND] as number) + (s[b + OTHER_HAND] as number);
  return owedNow(core, s[b + OWED] as number, s[b + SIDE] as number, hands) > 0;
}

const goesOn = (core: MillCore, s: Int32Array, b: number): boolean =>
  !isDecided(
    core,
    s[b + OWN] as number,
    s[b + OTHER] as number,
    s[b + OWN_HAND] as number,
    s[b + OTHER_HAND] as number,
  );
