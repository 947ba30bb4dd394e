// Tells the positions of another block what was found out about their successors.

import { onBoard, white } from '../board/block';
import { half, imageAt, imageTables, prepareImages } from '../board/images';
import { classSet, permute, pick, rankBy, rankOf } from '../board/sets';
import { b, blockSize, inverses, locks, opens, rankHigh, rankLow, setOfRank, threads, w } from '../config';
import { bitAt, here, lacking, pushTogether, setAt, size } from '../planes/planes';
import { HIGH_BITS } from '../states';
import { edgeBlock, edgeCount, edgeMills, edgeOrigin, edgeSymmetry, swapEdges } from './edges';
import { COUNTS, countDown, save, tell, WINS, win } from './telling';

export function lock(block: u32): void {
  if (threads < 2) return;
  const at = locks + (block << 2);
  let tries = 0;
  while (atomic.cmpxchg<i32>(at, 0, 1) !== 0) {
    // The system may have suspended the thread that holds the lock: then this one should sleep too.
    while (atomic.load<i32>(at) !== 0) if (++tries > 100000) atomic.wait<i32>(at, 1, 50000);
  }
}

function isLocked(block: u32): bool {
  return threads > 1 && atomic.load<i32>(locks + (block << 2)) !== 0;
}

export function unlock(block: u32): void {
  if (threads < 2) return;
  atomic.store<i32>(locks + (block << 2), 0);
}

// What the pushes of a block share: the states that are told, the bytes that mark blocks with news (0: none are marked),
// and the states of a new win and of a new loss.
let states: usize = 0;
let dirty: usize = 0;
let won: u32 = 0;
let lost: u32 = 0;

/** Sets what the next pushes share; `allStates` are those of the side that moved. */
export function startPushing(allStates: usize, marks: usize, newlyWon: u32, newlyLost: u32): void {
  states = allStates;
  dirty = marks;
  won = newlyWon;
  lost = newlyLost;
}

let target: u32 = 0;
let targetStates: usize = 0;
let symmetry: u32 = 0;
/** The point that White came from, in this block's numbering: no black man may stand there. */
let origin: i32 = 0;
let news: u32 = 0;
/** Whether the tables of images are those for sets of this block at the other end of the edge. */
let isPrepared: bool = false;

/**
 * Makes the block at the other end of an edge the one that is told. While another thread has that block, the edge changes
 * places with a later one that closes as many mills.
 */
function chooseEdge(edge: i32): void {
  for (let later = edgeCount - 1; later > edge && isLocked(edgeBlock(edge)); later--)
    if (edgeMills(later) === edgeMills(edge)) swapEdges(edge, later);
  target = edgeBlock(edge);
  targetStates = states + target * blockSize;
  symmetry = edgeSymmetry(edge);
  origin = ctz(edgeOrigin(edge));
  news = 0;
  isPrepared = false;
}

/** Chooses an edge, and keeps the block at its other end for this thread until it is closed. */
export function openEdge(edge: i32): void {
  chooseEdge(edge);
  lock(target);
}

export function closeEdge(): void {
  if (news !== 0 && dirty !== 0) store<u8>(dirty + target, 1);
  unlock(target);
}

/**
 * Tells what the positions of a plane mean at the other end of the edge; of these only those of the plane `only`, unless it
 * is 0.
 */
export function pushPlane(plane: usize, only: usize, what: i32): void {
  if (what === WINS && only === 0 && isOpenFewer(plane)) askPlane(plane);
  else tellPlane(plane, only, what);
}

/**
 * Whether fewer positions are open at the other end of the edge than a plane has to tell: where nearly all are won already,
 * these should ask instead. They are left in {@link here}.
 */
function isOpenFewer(plane: usize): bool {
  const free = lacking(origin);
  let telling: u64 = 0;
  for (let at: usize = 0; at < size; at += 8) telling += popcnt(load<u64>(plane + at) & load<u64>(free + at));
  // Finding them costs as much as telling some.
  const known = load<u32>(opens + (target << 2));
  if (telling < <u64>(blockSize >> 3) || (known > 0 && <u64>known > 2 * telling)) return false;
  // Where White's man stands here, none may stand there.
  const others = classSet(w, target);
  const arrived = permute(white, symmetry) & ~others;
  const empty = lacking(popcnt(~others & (arrived - 1)));
  let open: u64 = 0;
  let asking: u64 = 0;
  for (let at: usize = 0; at < size; at += 8) {
    const states = targetStates + (at << 3);
    let bits: u64 = 0;
    for (let part: usize = 0; part < 8; part++) {
      const eight = load<u64>(states + (part << 3));
      const decided = eight & ((eight & ~HIGH_BITS) + ~HIGH_BITS) & HIGH_BITS;
      bits |= pushTogether((decided ^ HIGH_BITS) >> 7) << (part << 3);
    }
    open += popcnt(bits);
    bits &= load<u64>(empty + at);
    store<u64>(here + at, bits);
    asking += popcnt(bits);
  }
  store<u32>(opens + (target << 2), <u32>open + 1);
  return asking < telling;
}

/** The positions of {@link here} at the other end of the edge ask whether they lead into a plane of this block: then they win. */
function askPlane(plane: usize): void {
  prepareImages(load<u8>(inverses + symmetry), classSet(w, target), white);
  isPrepared = false;
  const images = imageTables();
  const width = half;
  const low = rankLow;
  const high = rankHigh(b);
  const end = size;
  const newWin = won;
  let told: u32 = 0;
  for (let at: usize = 0; at < end; at += 8) {
    const sets = setOfRank + (at << 5);
    for (let open = load<u64>(here + at); open !== 0; open &= open - 1) {
      const image = imageAt(images, load<u32>(sets + ((<usize>ctz(open)) << 2)), width);
      const isWon = bitAt(plane, rankBy(image, low, high));
      const state = targetStates + (at << 3) + <usize>ctz(open);
      const before = <u32>load<u8>(state);
      store<u8>(state, <u8>(before ^ ((before ^ newWin) & (0 - isWon))));
      told += isWon;
    }
  }
  takeNotice(told);
}

/** Some positions at the other end of the edge have become known. */
function takeNotice(told: u32): void {
  news |= told;
  const at = opens + (target << 2);
  const known = load<u32>(at);
  // This is an estimate: what else becomes known there is not counted.
  if (known !== 0) store<u32>(at, known > told ? known - told : 1);
}

/** The innermost loops of the whole solver: one for each meaning, with nothing but locals in them. */
function tellPlane(plane: usize, only: usize, what: i32): void {
  if (!isPrepared) prepareImages(symmetry, white, classSet(w, target));
  isPrepared = true;
  const free = lacking(origin);
  const mask = only === 0 ? free : only;
  const images = imageTables();
  const width = half;
  const low = rankLow;
  const high = rankHigh(b);
  const base = targetStates;
  const newWin = won;
  const newLoss = lost;
  const end = size;
  let told: u32 = 0;
  for (let at: usize = 0; at < end; at += 8) {
    let asked = load<u64>(plane + at) & load<u64>(free + at) & load<u64>(mask + at);
    if (asked === 0) continue;
    const sets = setOfRank + (at << 5);
    if (what === WINS)
      for (; asked !== 0; asked &= asked - 1) {
        const image = imageAt(images, load<u32>(sets + ((<usize>ctz(asked)) << 2)), width);
        told += win(base + rankBy(image, low, high), newWin);
      }
    else if (what === COUNTS)
      for (; asked !== 0; asked &= asked - 1) {
        const image = imageAt(images, load<u32>(sets + ((<usize>ctz(asked)) << 2)), width);
        told += countDown(base + rankBy(image, low, high), newLoss);
      }
    else
      for (; asked !== 0; asked &= asked - 1) {
        const image = imageAt(images, load<u32>(sets + ((<usize>ctz(asked)) << 2)), width);
        save(base + rankBy(image, low, high));
      }
  }
  takeNotice(told);
}

/** So few positions are told one by one, without tables for the block at the other end. */
export const FEW: u32 = 64;

/** Marks in a list of few, beside the set: it counts; it goes over edges that close a mill too; it goes over those alone. */
export const COUNTING: u32 = 1 << 29;
export const SHUT: u32 = 1 << 30;
export const KEPT: u32 = 1 << 31;

/** Adds the positions of a plane to the end of a list of few, two words each, with these marks. Returns its new end. */
export function listFew(plane: usize, marks: u32, shut: usize, list: usize): usize {
  let end = list;
  for (let at: usize = 0; at < size; at += 8)
    for (let rest = load<u64>(plane + at); rest !== 0; rest &= rest - 1, end += 8) {
      const set = setAt(setOfRank, at, ctz(rest));
      const isShut = shut !== 0 && ((load<u64>(shut + at) >> ctz(rest)) & 1) !== 0;
      store<u32>(end, set | marks | (isShut ? SHUT : 0));
      store<u32>(end, onBoard(set), 4);
    }
  return end;
}

/** Tells what a list of few means at the other end of an edge, if anything; `closes` says whether it closes a mill. */
export function pushFew(list: usize, end: usize, edge: i32, closes: bool): void {
  chooseEdge(edge);
  const others = classSet(w, target);
  const high = rankHigh(b);
  let isOpen = false;
  for (let at = list; at < end; at += 8) {
    const entry = load<u32>(at);
    if (closes ? (entry & (SHUT | KEPT)) === 0 : (entry & KEPT) !== 0) continue;
    if (((entry >> origin) & 1) !== 0) continue;
    if (!isOpen) lock(target);
    isOpen = true;
    const rank = rankOf(pick(permute(load<u32>(at, 4), symmetry), ~others), high);
    news |= tell(targetStates + rank, (entry & COUNTING) !== 0 ? COUNTS : WINS, won, lost);
  }
  if (isOpen) closeEdge();
}
