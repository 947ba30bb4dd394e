// Making turns: the same as src/draughts/make-turn.ts.

import {
  BACK,
  BITS,
  BLACK,
  CROWD_TURNS,
  DUEL_TURNS,
  FEW_TURNS,
  FRAME,
  JUMPERS,
  KEY,
  KINGS,
  KINGS_WORTH,
  MEN,
  MEN_WORTH,
  MOVES,
  PAIR_TURNS,
  PLACED,
  PLACED_KINGS,
  ROAD_TURNS,
  ROYAL,
  ROYAL_TURNS,
  SIDE,
  TAKEN,
  TRIO_TURNS,
  TWINS_TURNS,
  WHITE,
} from '../../src/draughts/kernel-memory';
import { BLACK_PLAYS, FORCED, LOOKS_BACK, LOST } from '../../src/search-codes';
import { turnAt } from '../search/order';
import { CROWNED } from './columns';
import {
  blackCrowns,
  duelDraw,
  endingDraws,
  firstKing,
  fiveDraw,
  fromBack,
  losesAll,
  mainRoad,
  plays,
  sevenDraw,
  whiteCrowns,
} from './config';
import { settle } from './evaluation';
import { bitIndex, count, jumpers } from './moves';

/**
 * What a position is like, as bits: whose turn it is, which pieces are that side's, which are kings, what moves there are, and what is
 * counted for draws.
 */
function bitsOf(frame: usize, side: i32, own: u64, kings: u64, moves: i32, royal: i32, back: i32): i32 {
  let state = side === 0 ? 0 : BLACK_PLAYS;
  if (own === 0 && !losesAll) state |= LOST;
  if (firstKing && kings !== 0) state |= LOST;
  if (moves < 0) state |= FORCED;
  if (royal > 0 || back >= fromBack) return state | LOOKS_BACK;
  // Without such draws nothing is counted there.
  if (!endingDraws) return state;
  const ending = load<i32>(frame, TRIO_TURNS) | load<i32>(frame, CROWD_TURNS) | load<i32>(frame, FEW_TURNS);
  return ending > 0 ? state | LOOKS_BACK : state;
}

/** What the position of a frame is like, as bits. */
export function stateOf(frame: usize): i32 {
  const side = load<i32>(frame, SIDE);
  const own = side === 0 ? load<u64>(frame, WHITE) : load<u64>(frame, BLACK);
  const kings = load<u64>(frame, ROYAL);
  return bitsOf(
    frame,
    side,
    own,
    kings,
    load<i32>(frame, MOVES),
    load<i32>(frame, ROYAL_TURNS),
    load<i32>(frame, BACK),
  );
}

/** The value of a position without a turn: -1 lost, 1 won. */
export function stuck(_frame: usize): i32 {
  return losesAll ? 1 : -1;
}

/** Completes a frame that the host has written: moves, and what the evaluation keeps. */
export function enter(frame: usize): void {
  settle(frame);
  const white = load<i32>(frame, SIDE) === 0;
  const whites = load<u64>(frame, WHITE);
  const blacks = load<u64>(frame, BLACK);
  const moves = count(white ? whites : blacks, white ? blacks : whites, load<u64>(frame, ROYAL), white);
  store<i32>(frame, moves, MOVES);
  store<u64>(frame, jumpers, JUMPERS);
}

/** Writes into a frame that no ending is counted. */
function clearEnding(frame: usize): void {
  store<u64>(frame, 0, PAIR_TURNS);
  store<u64>(frame, 0, CROWD_TURNS);
  store<u64>(frame, 0, ROAD_TURNS);
}

/**
 * Counts the turn into the frame after it, if it began in an ending of a lone king or of few pieces: see endings.ts of the
 * rules. `same` is whether it was a move that crowned nothing.
 */
function countEnding(frame: usize, next: usize, whites: u64, blacks: u64, kings: u64, same: bool): void {
  let pair: i32 = 0;
  let trio: i32 = 0;
  let crowd: i32 = 0;
  let twins: i32 = 0;
  let road: i32 = 0;
  let few: i32 = 0;
  const whiteIsAlone = popcnt(whites) === 1;
  if (whiteIsAlone || popcnt(blacks) === 1) {
    const others = whiteIsAlone ? blacks : whites;
    const alone = whiteIsAlone ? whites : blacks;
    const many = <i32>popcnt(others);
    const royal = <i32>popcnt(others & kings);
    if (royal > 0 && (kings & ~others) !== 0) {
      if (many <= 2) pair = load<i32>(frame, PAIR_TURNS) + 1;
      if (many <= 3) trio = load<i32>(frame, TRIO_TURNS) + 1;
      if (many >= 3 && royal === many) crowd = load<i32>(frame, CROWD_TURNS) + 1;
      if (many === 2 && royal === 2) twins = load<i32>(frame, TWINS_TURNS) + 1;
      if (many === 3 && (alone & mainRoad) !== 0 && (others & mainRoad) === 0) road = load<i32>(frame, ROAD_TURNS) + 1;
    }
  }
  if (same && (fiveDraw || sevenDraw) && (kings & whites) !== 0 && (kings & blacks) !== 0) {
    const pieces = <i32>popcnt(whites | blacks);
    if (pieces >= 4 && pieces <= 7 && (pieces <= 5 ? fiveDraw : sevenDraw)) few = load<i32>(frame, FEW_TURNS) + 1;
  }
  store<i32>(next, pair, PAIR_TURNS);
  store<i32>(next, trio, TRIO_TURNS);
  store<i32>(next, crowd, CROWD_TURNS);
  store<i32>(next, twins, TWINS_TURNS);
  store<i32>(next, road, ROAD_TURNS);
  store<i32>(next, few, FEW_TURNS);
}

/** Plays the turn at an index of the lists: writes the frame after the given one and gives its state. */
export function make(frame: usize, index: i32): i32 {
  const next = frame + FRAME;
  const turn = turnAt(index);
  const side = load<i32>(frame, SIDE);
  const from = <usize>load<u8>(BITS + <usize>(turn & 63));
  const to = <usize>load<u8>(BITS + <usize>((turn >> 6) & 63));
  const fromBit = (<u64>1) << (<u64>from);
  const toBit = (<u64>1) << (<u64>to);
  const whites = load<u64>(frame, WHITE);
  const blacks = load<u64>(frame, BLACK);
  let kings = load<u64>(frame, ROYAL);
  const king = (kings & fromBit) !== 0;
  // What moves take and become is not written down.
  const quiet = turn >>> 12 === 0;
  let taken: u64 = 0;
  let becomes = king || (toBit & (side === 0 ? whiteCrowns : blackCrowns)) !== 0;
  if (!quiet) {
    taken = load<u64>(TAKEN + ((<usize>index) << 3));
    becomes = (taken & CROWNED) !== 0;
    taken &= ~CROWNED;
  }

  let duel: i32 = 0;
  let royal: i32 = 0;
  if (quiet && kings === (whites | blacks)) {
    royal = load<i32>(frame, ROYAL_TURNS) + 1;
    if (duelDraw && popcnt(whites) === 1 && popcnt(blacks) === 1) duel = load<i32>(frame, DUEL_TURNS) + 1;
  }
  store<i32>(next, duel, DUEL_TURNS);
  store<i32>(next, royal, ROYAL_TURNS);
  if (endingDraws) {
    if (kings === 0) clearEnding(next);
    else countEnding(frame, next, whites, blacks, kings, quiet && becomes === king);
  }
  const back = quiet && king ? load<i32>(frame, BACK) + 1 : 0;
  store<i32>(next, back, BACK);
  store<i32>(next, side ^ 1, SIDE);

  let key = load<u64>(frame, KEY) ^ plays;
  let placed = load<i32>(frame, PLACED);
  let placedKings = load<i32>(frame, PLACED_KINGS);
  const ownPieces = (<usize>side) << 6;
  const leaves = ownPieces + from;
  if (king) {
    key ^= load<u64>(KINGS + (leaves << 3));
    placedKings -= load<i32>(KINGS_WORTH + (leaves << 2));
  } else {
    key ^= load<u64>(MEN + (leaves << 3));
    placed -= load<i32>(MEN_WORTH + (leaves << 2));
  }
  const comes = ownPieces + to;
  if (becomes) {
    key ^= load<u64>(KINGS + (comes << 3));
    placedKings += load<i32>(KINGS_WORTH + (comes << 2));
  } else {
    key ^= load<u64>(MEN + (comes << 3));
    placed += load<i32>(MEN_WORTH + (comes << 2));
  }
  const opposing = ownPieces ^ 64;
  for (let rest = taken; rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest);
    const goes = opposing + <usize>bitIndex(bit);
    if ((kings & bit) !== 0) {
      key ^= load<u64>(KINGS + (goes << 3));
      placedKings -= load<i32>(KINGS_WORTH + (goes << 2));
    } else {
      key ^= load<u64>(MEN + (goes << 3));
      placed -= load<i32>(MEN_WORTH + (goes << 2));
    }
  }
  kings &= ~(taken | fromBit);
  if (becomes) kings |= toBit;
  store<u64>(next, kings, ROYAL);
  const own = ((side === 0 ? whites : blacks) & ~fromBit) | toBit;
  const other = (side === 0 ? blacks : whites) & ~taken;
  store<u64>(next, side === 0 ? own : other, WHITE);
  store<u64>(next, side === 0 ? other : own, BLACK);
  store<u64>(next, key, KEY);
  store<i32>(next, placed, PLACED);
  store<i32>(next, placedKings, PLACED_KINGS);
  const moves = count(other, own, kings, side !== 0);
  store<i32>(next, moves, MOVES);
  store<u64>(next, jumpers, JUMPERS);
  return bitsOf(next, side ^ 1, other, kings, moves, royal, back);
}
