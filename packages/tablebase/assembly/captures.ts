// Second phase: turns that capture lead to smaller, finished subspaces. What closing a mill is worth is found once for
// each position in which it is closed and nothing taken yet, and told to all positions that it may have come from.

import {
  blackInMills,
  blackTakeable,
  canPlayOn,
  canWhitePlay,
  freeCount,
  freeMask,
  nearFree,
  pairFree,
  placeOf,
  takeable,
  white,
  whiteInMills,
} from './block';
import {
  b,
  blackStates,
  blockSize,
  extra,
  finished,
  flying,
  levels,
  longest,
  perMill,
  points,
  rankHigh,
  scratch,
  setOfRank,
  symmetries,
  w,
  whiteStates,
} from './config';
import { AFTER_COUNTERS, expand, prepareBoards } from './counters';
import { edgeCount, edgeMills, listEdges } from './edges';
import { packedAt, valueOf } from './lookup';
import { closeEdge, openEdge, pushList, SAVES, tell, WINS } from './push';
import { choose, classify, classSet, imageOf, permute, pick, rankOf } from './sets';
import { DRAW, flip, LOSS, NEWLY_LOST, NEWLY_WON, WIN } from './states';

/** In place of a value: the mill takes nothing. */
export const NOTHING: u32 = 3;

/** The better of two values. */
export function better(a: u32, than: u32): u32 {
  if (a === WIN || than === WIN) return WIN;
  return a === DRAW || than === DRAW ? DRAW : LOSS;
}

/** What White gets that closed mills in the present block and takes so many men, one after the other. */
function afterTaking(black: u32, left: i32, block: u32): u32 {
  const men = <i32>popcnt(black);
  if (men < 3) return WIN;
  let targets = left === 0 ? 0 : blackTakeable(black);
  if (targets === 0) {
    if (men === b) return NOTHING;
    const index = block * choose(freeCount, men) + rankOf(black, rankHigh(men));
    if (extra && canWhitePlay(black)) return packedAt(finished(w, men, 0), index);
    return flip(packedAt(finished(w, men, 1), index));
  }
  let best = LOSS;
  for (; targets !== 0 && best !== WIN; targets &= targets - 1)
    best = better(afterTaking(black & ~(targets & (0 - targets)), left - 1, block), best);
  return best;
}

/** White's captures, out of every position of the block. */
export function captureByWhite(block: u32): void {
  if (whiteInMills === 0) return;
  listEdges(false, true);
  const wins = scratch + AFTER_COUNTERS;
  const draws = wins + (longest << 2);
  const won = NEWLY_WON | <u32>levels;
  const most = perMill ? 4 : 1;
  for (let mills = 1; mills <= most; mills++) {
    let wanted = false;
    for (let edge = 0; edge < edgeCount; edge++) wanted = wanted || (perMill ? edgeMills(edge) : 1) === mills;
    if (!wanted) continue;
    let winCount: u32 = 0;
    let drawCount: u32 = 0;
    for (let rank: u32 = 0; rank < blockSize; rank++) {
      const black = load<u32>(setOfRank + (rank << 2));
      const value = afterTaking(black, mills, block);
      if (value === WIN) store<u32>(wins + (winCount++ << 2), black);
      else if (value === DRAW) store<u32>(draws + (drawCount++ << 2), black);
    }
    for (let edge = 0; edge < edgeCount; edge++) {
      if ((perMill ? edgeMills(edge) : 1) !== mills) continue;
      openEdge(edge, whiteStates);
      pushList(wins, winCount, false, WINS, won, 0);
      pushList(draws, drawCount, false, SAVES, won, 0);
      closeEdge(0);
    }
  }
}

/** For each white man that may be taken first: its block, and three tables of 256 words as in edges.ts. */
const VICTIM: usize = 3 * 1024 + 16;
export const AFTER_VICTIMS: usize = AFTER_COUNTERS + 9 * VICTIM;

function victimAt(index: i32): usize {
  return scratch + AFTER_COUNTERS + <usize>index * VICTIM;
}

/**
 * Prepares the look-ups for each of these white men being taken first, where that leaves White with no fewer than Black's
 * `blacks`. Returns how many there are.
 */
export function prepareVictims(targets: u32, blacks: i32): i32 {
  let count = 0;
  if (blacks <= w - 1) {
    for (let men = targets; men !== 0; men &= men - 1, count++) {
      const victim = victimAt(count);
      const rest = white & ~(men & (0 - men));
      const found = classify(rest, w - 1);
      const free = (((<u32>1) << points) - 1) & ~classSet(w - 1, found >> 5);
      store<u32>(victim, (found >> 5) * choose(points - w + 1, blacks));
      store<u32>(victim, rest, 4);
      for (let part = 0; part < 3; part++) {
        const table = victim + 16 + part * 1024;
        store<u32>(table, 0);
        const bits = min(8, freeCount - part * 8);
        for (let bit = 0; bit < bits; bit++) {
          const image = (<u32>1) << imageOf(placeOf(part * 8 + bit), found & 31);
          const packed = (<u32>1) << popcnt(free & (image - 1));
          const half: usize = (<usize>1) << bit;
          for (let i: usize = 0; i < half; i++)
            store<u32>(table + ((half + i) << 2), load<u32>(table + (i << 2)) | packed);
        }
      }
    }
  }
  return count;
}

/** The index at which the block begins that taking a victim leads to. */
export function victimBlock(index: i32): u32 {
  return load<u32>(victimAt(index));
}

/** A black set as it stands in that block. */
export function imageOfVictim(index: i32, black: u32): u32 {
  const victim = victimAt(index);
  return (
    load<u32>(victim + 16 + ((black & 255) << 2)) |
    load<u32>(victim + 1040 + (((black >> 8) & 255) << 2)) |
    load<u32>(victim + 2064 + (((black >> 16) & 255) << 2))
  );
}

/** The value for Black of having taken the one man of each victim in turn, the best of them. */
export function takeOne(black: u32, victims: i32, table: usize, high: usize): u32 {
  let best = LOSS;
  for (let i = 0; i < victims && best !== WIN; i++) {
    best = better(flip(packedAt(table, victimBlock(i) + rankOf(imageOfVictim(i, black), high))), best);
  }
  return best;
}

/** What a side gets that closed mills and takes so many men, one after the other, on the board. */
export function afterTakingOn(own: u32, opponent: u32, before: u32, left: i32): u32 {
  if (popcnt(opponent) < 3) return WIN;
  let targets = left === 0 ? 0 : takeable(opponent);
  if (targets === 0) {
    if (opponent === before) return NOTHING;
    return extra && canPlayOn(own, opponent) ? valueOf(own, opponent) : flip(valueOf(opponent, own));
  }
  let best = LOSS;
  for (; targets !== 0 && best !== WIN; targets &= targets - 1)
    best = better(afterTakingOn(own, opponent & ~(targets & (0 - targets)), before, left - 1), best);
  return best;
}

/** A set of the block's numbering on the board. */
export function onBoard(black: u32): u32 {
  let set: u32 = 0;
  for (let rest = black; rest !== 0; rest &= rest - 1) set |= (<u32>1) << placeOf(ctz(rest));
  return set;
}

/** Black's captures, out of every position of the block; for blocks where White has more men than Black. */
export function captureByBlack(block: u32): void {
  const base = blackStates + block * blockSize;
  const high = rankHigh(b);
  const won = NEWLY_WON | <u32>levels;
  const flies = b <= flying;
  const isNothing = w > 3 && takeable(white) === 0;
  if (isNothing) return;
  const fast = !extra;
  const table = finished(w - 1, b, 0);
  const victims = w > 3 && fast ? prepareVictims(takeable(white), b) : 0;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    const closers = blackInMills(black);
    if (closers === 0) continue;
    const free = freeMask & ~black;
    let known: u32 = 0;
    let single: u32 = NOTHING;
    for (let men = closers; men !== 0; men &= men - 1) {
      const arrived = ctz(men);
      let origins = flies ? free : nearFree(arrived) & free;
      if (origins === 0) continue;
      let mills = 1;
      if (perMill) {
        mills = 0;
        for (let i = 0; i < 4; i++) {
          const pair = pairFree(arrived, i);
          if ((black & pair) === pair) mills++;
        }
      }
      let value: u32;
      if (w === 3) value = WIN;
      else if (mills === 1 && known !== 0) value = single;
      else if (mills === 1 && fast) {
        value = takeOne(black, victims, table, high);
      } else value = afterTakingOn(onBoard(black), white, white, mills);
      if (mills === 1) {
        single = value;
        known = 1;
      }
      if (value !== WIN && value !== DRAW) continue;
      const rest = black & ~((<u32>1) << arrived);
      for (; origins !== 0; origins &= origins - 1)
        tell(base + rankOf(rest | (origins & (0 - origins)), high), value === WIN ? WINS : SAVES, won, 0);
    }
  }
}

/** Third phase: what has no turn but captures, and each of them loses, is lost. */
export function settle(states: usize, block: u32): void {
  const base = states + block * blockSize;
  const lost = <u8>(NEWLY_LOST | <u32>levels);
  for (let rank: u32 = 0; rank < blockSize; rank++) if (load<u8>(base + rank) === 0) store<u8>(base + rank, lost);
}

/**
 * Where both sides have as many men, Black's positions are White's with the colours changed: fetches them, once White's
 * are counted and their captures told.
 */
export function mirror(block: u32): void {
  const base = blackStates + block * blockSize;
  const high = rankHigh(b);
  const lost = <u8>(NEWLY_LOST | <u32>levels);
  const boards = prepareBoards();
  const turned = scratch + AFTER_COUNTERS;
  for (let s: u32 = 0; s < <u32>symmetries; s++) store<u32>(turned + (s << 2), permute(white, s));
  // Where they lie is found first: fetching them alone, the processor waits for many at once.
  const places = turned + 64 * 4;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const found = classify(expand(load<u32>(setOfRank + (rank << 2)), boards), w);
    const others = load<u32>(turned + ((found & 31) << 2));
    const twin = rankOf(pick(others, ~classSet(w, found >> 5)), high);
    store<u32>(places + (rank << 2), (found >> 5) * blockSize + twin);
  }
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const state = load<u8>(whiteStates + load<u32>(places + (rank << 2)));
    store<u8>(base + rank, state === 0 ? lost : state);
  }
}
