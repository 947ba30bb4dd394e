// Positions in which the side to play enters a man: each entry leads to a position with one man fewer in
// hand, so a layer is done in one pass over the layer below it, without counters and sweeps. What an entry can gain is
// told to all positions that it may come from; what is told nothing is lost.

import { canWhiteMove, enterBlock, freeCount, freeMask, isolate, millsAt, pairFree, placeOf, white, whiteInMills } from './block';
import { better, onBoard, prepareVictims, takeOne } from './captures';
import { afterEntry, takeableOf, valueOfEntering } from './check-entries';
import {
  AGAIN,
  ALWAYS,
  atEntry,
  b,
  blockSize,
  closedValues,
  FORBIDDEN,
  finished,
  inverses,
  NEVER,
  perMill,
  points,
  protection,
  rankHigh,
  rankLow,
  scratch,
  setOfRank,
  sourceSets,
  sourceSize,
  TAKES,
  w,
  whiteStates,
} from './config';
import { expand, prepareBoards } from './counters';
import { AFTER_LINES, linesIn, menOn, prepareLines } from './lines';
import { packedAt, valueOf } from './lookup';
import { choose, classify, classSet, imageOf, permute, pick, rankOf } from './sets';
import { DRAW, flip, LOSS, LOST, SAFE, WIN, WON } from './states';

/** What the positions of a layer are worth while entries are being told: nothing, at least a draw, a win. */
const AT_LEAST_A_DRAW: u32 = 1;
const A_WIN: u32 = 2;

/** Each block of {@link closedValues} begins with a byte of its own. */
function closedStride(size: u32): u32 {
  return (size + 3) >> 2;
}

/** The black men that may be taken while Black has so many in hand, within the block. */
function takeableBlack(black: u32, hand: i32): u32 {
  if (protection === NEVER) return black;
  const lines = linesIn(black);
  const free = lines === 0 ? black : black & ~menOn(lines);
  if (protection === ALWAYS) return <i32>popcnt(black) + hand === 3 ? black : free;
  return free === 0 ? black : free;
}

/** What White gets that closed mills in the present block and takes so many men, one after the other. */
function takeBlack(black: u32, hand: i32, left: i32, block: u32): u32 {
  const men = <i32>popcnt(black);
  if (men + hand < 3) return WIN;
  let targets = left === 0 ? 0 : takeableBlack(black, hand);
  if (targets === 0) {
    // Where nothing can be taken from as many men as White's, nobody asks what this says: see enterBlack.
    const index = block * choose(freeCount, men) + rankOf(black, rankHigh(men));
    return flip(packedAt(finished(w, men, 1), index));
  }
  let best = LOSS;
  for (; targets !== 0 && best !== WIN; targets &= targets - 1)
    best = better(takeBlack(black & ~isolate(targets), hand, left - 1, block), best);
  return best;
}

/** The same for the most common case: one man, after whom Black has enough. */
function takeOneBlack(black: u32, hand: i32, block: u32): u32 {
  const targets = takeableBlack(black, hand);
  if (targets === 0) return takeBlack(black, hand, 0, block);
  const low = rankLow;
  const high = rankHigh(b - 1);
  const table = finished(w, b - 1, 1);
  const first = block * choose(freeCount, b - 1);
  let isDraw = false;
  for (let rest = targets; rest !== 0; rest &= rest - 1) {
    const left = black & ~isolate(rest);
    const rank = load<u32>(low + ((left & 2047) << 2)) + load<u32>(high + ((left >> 11) << 2));
    const value = packedAt(table, first + rank);
    if (value === LOSS) return WIN;
    isDraw = isDraw || value === DRAW;
  }
  return isDraw ? DRAW : LOSS;
}

/**
 * For a block of the layer below, where White has entered its man: what having just closed so many mills is worth, seen
 * by Black. Found once for all positions from which an entry closes them.
 */
export function closeMills(block: u32, hands: u32, mills: i32): void {
  enterBlock(block);
  if (whiteInMills === 0) return;
  prepareLines();
  if (atEntry === AGAIN) {
    keepTurn(block, hands);
    return;
  }
  const hand = <i32>(hands >> 1);
  const single = mills === 1 && b + hand > 3 && b > 0;
  const to = closedValues + block * closedStride(blockSize);
  for (let rank: u32 = 0; rank < blockSize; rank += 4) {
    let byte: u32 = 0;
    for (let i: u32 = 0; i < 4 && rank + i < blockSize; i++) {
      const black = load<u32>(setOfRank + ((rank + i) << 2));
      const value = single ? takeOneBlack(black, hand, block) : takeBlack(black, hand, mills, block);
      byte |= flip(value) << (i << 1);
    }
    store<u8>(to + (rank >> 2), <u8>byte);
  }
}

/**
 * The same where mills earn a further turn: White plays again. With its last man entered it moves, and forfeits the turn
 * where it cannot.
 */
function keepTurn(block: u32, hands: u32): void {
  const hasEntered = (hands - 1 + <u32>(w + b)) >> 1 === <u32>w;
  const to = closedValues + block * closedStride(blockSize);
  const table = finished(w, b, 0);
  const first = block * blockSize;
  for (let rank: u32 = 0; rank < blockSize; rank += 4) {
    let byte: u32 = 0;
    for (let i: u32 = 0; i < 4 && rank + i < blockSize; i++) {
      const black = load<u32>(setOfRank + ((rank + i) << 2));
      const isForfeited = hasEntered && !canWhiteMove(black);
      const value = isForfeited ? valueOf(onBoard(black), white) : flip(packedAt(table, first + rank + i));
      byte |= value << (i << 1);
    }
    store<u8>(to + (rank >> 2), <u8>byte);
  }
}

/** Two tables for the two halves of a set of the other block: what it is in this one. */
const IMAGES: usize = AFTER_LINES;
const HALF: usize = 4096 << 2;

/** Prepares the images of sets of another block, whose white set this is, seen in this one through a symmetry. */
function prepareSources(symmetry: u32, others: u32, half: i32): void {
  const ours = (((<u32>1) << points) - 1) & ~white;
  let rest = (((<u32>1) << points) - 1) & ~others;
  for (let part = 0; part < 2; part++) {
    const table = scratch + IMAGES + part * HALF;
    store<u32>(table, 0);
    for (let bit = 0; bit < half && rest !== 0; bit++, rest &= rest - 1) {
      const image = (<u32>1) << imageOf(ctz(rest), symmetry);
      const packed = (<u32>1) << popcnt(ours & (image - 1));
      const size: usize = (<usize>1) << bit;
      for (let i: usize = 0; i < size; i++) store<u32>(table + ((size + i) << 2), load<u32>(table + (i << 2)) | packed);
    }
  }
}

/** Tells this block what the values of another one mean, seen by Black from the index `first` on. */
function tellBlock(table: usize, first: u32, half: i32): void {
  const states = whiteStates + entering * blockSize;
  const images = scratch + IMAGES;
  const low = rankLow;
  const high = rankHigh(b);
  const sets = sourceSets;
  const lowMask = ((<u32>1) << half) - 1;
  for (let start: u32 = 0; start < sourceSize; start += 28) {
    const at = first + start;
    const values = load<u64>(table + (at >> 2)) >> <u64>((at & 3) << 1);
    const count = min(28, sourceSize - start);
    // The low bit of two: Black wins, which is of no use.
    let useful = ~values & 0x5555555555555555 & (((<u64>1) << <u64>(count << 1)) - 1);
    for (; useful !== 0; useful &= useful - 1) {
      const bit = <u32>ctz(useful);
      const set = load<u32>(sets + ((start + (bit >> 1)) << 2));
      const image = load<u32>(images + ((set & lowMask) << 2)) | load<u32>(images + HALF + ((set >> half) << 2));
      const state = states + load<u32>(low + ((image & 2047) << 2)) + load<u32>(high + ((image >> 11) << 2));
      const worth = AT_LEAST_A_DRAW + (<u32>(values >> <u64>(bit + 1)) & 1);
      store<u8>(state, <u8>max(<u32>load<u8>(state), worth));
    }
  }
}

/** The present block. */
let entering: u32 = 0;

/** Of an entry that closes so many mills: in how many passes' terms it earns something, 0 where it is like a quiet one. */
function earnedBy(closed: i32): i32 {
  if (closed === 0) return 0;
  return atEntry === TAKES ? (perMill ? closed : 1) : atEntry === AGAIN ? 1 : 0;
}

/** White's entries out of a block: those that close so many mills, and with the last of them those that earn nothing. */
function enterWhite(mills: i32, isLast: bool): void {
  const half = (freeCount + 1) >> 1;
  for (let index = 0; index < freeCount; index++) {
    const point = placeOf(index);
    const after = white | ((<u32>1) << point);
    const closed = millsAt(after, point);
    if (closed > 0 && atEntry === FORBIDDEN) continue;
    const earned = earnedBy(closed);
    if (earned === 0 ? !isLast : earned !== mills) continue;
    const found = classify(after, w + 1);
    const target = found >> 5;
    prepareSources(load<u8>(inverses + (found & 31)), classSet(w + 1, target), half);
    if (earned === 0) tellBlock(finished(w + 1, b, 1), target * sourceSize, half);
    else tellBlock(closedValues + target * closedStride(sourceSize), 0, half);
  }
}

/** Tells the positions before one of these men was entered. */
function tellOrigins(black: u32, men: u32, worth: u32, states: usize, high: usize): void {
  const low = rankLow;
  for (let rest = men; rest !== 0; rest &= rest - 1) {
    const before = black & ~isolate(rest);
    const state = states + load<u32>(low + ((before & 2047) << 2)) + load<u32>(high + ((before >> 11) << 2));
    store<u8>(state, <u8>max(<u32>load<u8>(state), worth));
  }
}

/** What a value seen by White is worth to Black, who has just entered a man. */
function worthOf(value: u32): u32 {
  return value === WIN ? 0 : value === DRAW ? AT_LEAST_A_DRAW : A_WIN;
}

/** Black's entries, out of the block and into the one of the same white set. */
function enterBlack(hands: u32): void {
  const hand = <i32>(hands >> 1);
  const states = whiteStates + entering * blockSize;
  const high = rankHigh(b);
  const table = finished(w, b + 1, 0);
  const first = entering * sourceSize;
  const again = atEntry === AGAIN;
  const earns = atEntry === TAKES || atEntry === FORBIDDEN || again;
  const victims = takeableOf(white, hand);
  const takes = atEntry === TAKES && victims !== 0;
  const ends = w - 1 + hand < 3;
  const isTurned = (takes || again) && w === b + 1;
  const prepared = takes ? prepareVictims(victims, b + 1) : 0;
  const smaller = ends || isTurned ? 0 : finished(w - 1, b + 1, 0);
  const smallerHigh = rankHigh(b + 1);
  prepareLines();
  const kept = again && !isTurned ? finished(w, b + 1, 1) : 0;
  const boards = takes || again ? prepareBoards() : 0;
  if (isTurned) listTurned(boards);
  let turned = scratch + MILLS;
  for (let rank: u32 = 0; rank < sourceSize; rank++) {
    const black = load<u32>(sourceSets + (rank << 2));
    const worth = worthOf(packedAt(table, first + rank));
    const lines = earns ? linesIn(black) : 0;
    if (lines === 0) {
      if (worth !== 0) tellOrigins(black, black, worth, states, high);
      continue;
    }
    const closing = menOn(lines);
    if (worth !== 0) tellOrigins(black, black & ~closing, worth, states, high);
    if (atEntry === FORBIDDEN) continue;
    if (kept !== 0) {
      const value = packedAt(kept, first + rank);
      if (value !== LOSS) tellOrigins(black, closing, worthOf(flip(value)), states, high);
      continue;
    }
    if (!takes && !again) {
      if (worth !== 0) tellOrigins(black, closing, worth, states, high);
      continue;
    }
    let single = closing;
    if (perMill && takes) {
      for (let men = closing; men !== 0; men &= men - 1) {
        const mills = millsWith(black, ctz(men));
        if (mills === 1) continue;
        single &= ~isolate(men);
        const value = flip(afterEntry(expand(black, boards), white, hand, mills));
        tellOrigins(black, isolate(men), worthOf(value), states, high);
      }
    }
    let value = WIN;
    if (isTurned) {
      value = flip(load<u32>(turned));
      turned += 4;
    } else if (!ends) value = takeOne(black, prepared, smaller, smallerHigh);
    if (value !== LOSS) tellOrigins(black, single, worthOf(flip(value)), states, high);
  }
}

/** In how many mills a black man stands, within the block. */
function millsWith(black: u32, man: i32): i32 {
  let mills = 0;
  for (let i = 0; i < 4; i++) {
    const pair = pairFree(man, i);
    if ((black & pair) === pair) mills++;
  }
  return mills;
}

/** For each symmetry: the image of the present white set. */
const TURNED: usize = IMAGES;
/** Black sets with mills; then, in their place, what having closed them is worth to White. */
const MILLS: usize = 1 << 17;

/**
 * Where both sides have as many men once Black has entered one, what its mills are worth stands with the colours changed
 * in {@link closedValues}. Lists it for all black sets with mills.
 */
function listTurned(boards: usize): void {
  const list = scratch + MILLS;
  let count: usize = 0;
  for (let rank: u32 = 0; rank < sourceSize; rank++) {
    const black = load<u32>(sourceSets + (rank << 2));
    store<u32>(list + (count << 2), black);
    count += <usize>(linesIn(black) !== 0);
  }
  for (let s: u32 = 0; s < 16; s++) store<u32>(scratch + TURNED + (s << 2), permute(white, s));
  const high = rankHigh(w);
  const stride = closedStride(sourceSize);
  // Where they lie is found first: fetching them alone, the processor waits for many at once.
  const end = list + (count << 2);
  for (let at = list; at < end; at += 4) {
    const found = classify(expand(load<u32>(at), boards), w);
    const others = load<u32>(scratch + TURNED + ((found & 31) << 2));
    const rank = rankOf(pick(others, ~classSet(w, found >> 5)), high);
    store<u32>(at, (((found >> 5) * stride) << 2) + rank);
  }
  for (let at = list; at < end; at += 4) store<u32>(at, packedAt(closedValues, load<u32>(at)));
}

/** Whether a side that may close no mill by an entry can enter a man at all. */
function canEnterQuietly(black: u32, side: u32): bool {
  for (let free = freeMask & ~black; free !== 0; free &= free - 1) {
    const index = ctz(free);
    if (side === 1 ? millsWith(black, index) === 0 : millsAt(white, placeOf(index)) === 0) return true;
  }
  return false;
}

/** From what positions are worth to states of the kind that pack() reads, eight at once. */
function toStates(base: usize): void {
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const worth = <u32>load<u8>(base + rank);
    store<u8>(base + rank, <u8>(worth === A_WIN ? WON : worth === AT_LEAST_A_DRAW ? SAFE : LOST));
  }
}

/**
 * Enters men: side 0 is White's to enter, with the entries that close `mills` and take men, as {@link closeMills} has left
 * their values; side 1 is Black's, all at once. The first and the last pass over a layer are told so.
 */
export function enterMen(block: u32, side: u32, hands: u32, mills: i32, isFirst: bool, isLast: bool): void {
  enterBlock(block);
  entering = block;
  const base = whiteStates + block * blockSize;
  if (isFirst) memory.fill(base, 0, blockSize);
  if (side === 0) enterWhite(mills, isLast);
  else enterBlack(hands);
  if (!isLast) return;
  toStates(base);
  if (atEntry !== FORBIDDEN) return;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    if (canEnterQuietly(black, side)) continue;
    const value = valueOfEntering(black, side, hands);
    store<u8>(base + rank, <u8>(value === WIN ? WON : value === DRAW ? SAFE : LOST));
  }
}
