// What is known of the positions of a block, in planes of one bit a position: whether it is won, whether it is worth a draw
// at least. So one word tells which of 64 positions are still worth looking at.

import { FIXED_SCRATCH } from '../../src/abi';
import { blockSize, holdingMasks, lackingMasks, scratch, sourceSize } from '../config';

/** Bytes of a plane of the present block, and of one that entries lead to. */
export let size: usize = 0;
export let sourcePlane: usize = 0;

export let won: usize = 0;
/** Worth a draw at least; what is won is marked here only by {@link addWins}. */
export let safe: usize = 0;
/** The positions of the present block that an entry is possible from, and those that it closes a mill from. */
export let here: usize = 0;
export let closing: usize = 0;
/** Those from which it closes more mills than one. */
export let twice: usize = 0;
/** The positions of the other block that an entry leads to. */
export let there: usize = 0;
/** Planes for what is found out about positions of the other block. */
export let thereWon: usize = 0;
export let thereSafe: usize = 0;
export let thereAsked: usize = 0;
/** A byte for each position of either block: unlike a bit it is stored without reading first. All are 0 between two uses. */
export let marks: usize = 0;
/** Room for a list of words. */
export let list: usize = 0;

/** Bytes of a plane of so many positions: whole words of 64. */
export function planeSize(count: u32): usize {
  return <usize>(((count + 63) >> 6) << 3);
}

/** Lays out the planes of the present block; what they hold is left as it is. */
export function layPlanes(): void {
  size = planeSize(blockSize);
  sourcePlane = planeSize(sourceSize);
  won = scratch + FIXED_SCRATCH;
  safe = won + size;
  here = safe + size;
  closing = here + size;
  twice = closing + size;
  there = twice + size;
  thereWon = there + sourcePlane;
  thereSafe = thereWon + sourcePlane;
  thereAsked = thereSafe + sourcePlane;
  marks = thereAsked + sourcePlane;
  list = marks + (max(size, sourcePlane) << 3);
}

/** The same for entries, about which nothing is known yet. */
export function clearPlanes(): void {
  layPlanes();
  memory.fill(won, 0, size << 1);
  memory.fill(marks, 0, list - marks);
}

/** One of so many planes of the present block, where no other room is needed. */
export function spare(index: i32): usize {
  return list + <usize>index * size;
}

/** How many positions a plane of the present block holds. */
export function count(plane: usize): u32 {
  let all: u64 = 0;
  for (let at: usize = 0; at < size; at += 8) all += popcnt(load<u64>(plane + at));
  return <u32>all;
}

/** Marks all positions of the other block. */
export function fillThere(plane: usize): void {
  memory.fill(plane, 255, sourcePlane);
  const beyond = sourceSize & 63;
  if (beyond !== 0) store<u64>(plane + sourcePlane - 8, ((<u64>1) << (<u64>beyond)) - 1);
}

/** For each of so many points a plane: the sets of a list that hold the point, or those that do not. */
export function listMasks(sets: usize, count: u32, among: i32, holding: bool, at: usize): void {
  const bytes = planeSize(count);
  for (let point = 0; point < among; point++) {
    const plane = at + <usize>point * bytes;
    memory.fill(plane, 0, bytes);
    for (let rank: u32 = 0; rank < count; rank++) {
      const holds = ((load<u32>(sets + (rank << 2)) >> point) & 1) !== 0;
      if (holds !== holding) continue;
      const byte = plane + (rank >> 3);
      store<u8>(byte, load<u8>(byte) | <u8>((<u32>1) << (rank & 7)));
    }
  }
}

/** The positions of the present block in which no black man stands on a free point, as a plane. */
export function lacking(point: i32): usize {
  return lackingMasks + <usize>point * size;
}

/** The sets of the other block that hold a free point, both being of the same white set. */
export function holding(point: i32): usize {
  return holdingMasks + <usize>point * sourcePlane;
}

/** How many positions of a mask are not in a plane of the present block. */
export function countOpen(plane: usize, mask: usize): u32 {
  let count: u64 = 0;
  for (let at: usize = 0; at < size; at += 8) count += popcnt(load<u64>(mask + at) & ~load<u64>(plane + at));
  return <u32>count;
}

/** How many positions of a plane of the other block an entry leads to. */
export function countThere(plane: usize): u32 {
  let count: u64 = 0;
  for (let at: usize = 0; at < sourcePlane; at += 8) count += popcnt(load<u64>(there + at) & load<u64>(plane + at));
  return <u32>count;
}

/** Adds positions to a word of a plane. */
export function addBits(plane: usize, at: usize, bits: u64): void {
  store<u64>(plane + at, load<u64>(plane + at) | bits);
}

/** Adds a plane of the present block to another. */
export function addPlane(to: usize, from: usize): void {
  for (let at: usize = 0; at < size; at += 8) addBits(to, at, load<u64>(from + at));
}

/** Removes what one plane holds from another; both have so many bytes. */
export function removePlane(from: usize, what: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 8) store<u64>(from + at, load<u64>(from + at) & ~load<u64>(what + at));
}

/** The black set that a bit of a plane stands for; `sets` are those of its block, by rank. */
export function setAt(sets: usize, at: usize, bit: u64): u32 {
  return load<u32>(sets + (at << 5) + ((<usize>bit) << 2));
}

/** The bit of a position in a plane. */
export function bitAt(plane: usize, rank: u32): u32 {
  return (<u32>load<u8>(plane + (rank >> 3)) >> (rank & 7)) & 1;
}

/** The lowest bits of eight bytes that hold no others, as the lowest eight: each moves up to a place of its own. */
export function pushTogether(bytes: u64): u64 {
  return (bytes * 0x0102040810204080) >> 56;
}

/** Adds what was marked to a plane of so many bytes, and takes the marks away. */
export function addMarks(plane: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 8) {
    const from = marks + (at << 3);
    const bits =
      pushTogether(load<u64>(from)) |
      (pushTogether(load<u64>(from, 8)) << 8) |
      (pushTogether(load<u64>(from, 16)) << 16) |
      (pushTogether(load<u64>(from, 24)) << 24) |
      (pushTogether(load<u64>(from, 32)) << 32) |
      (pushTogether(load<u64>(from, 40)) << 40) |
      (pushTogether(load<u64>(from, 48)) << 48) |
      (pushTogether(load<u64>(from, 56)) << 56);
    addBits(plane, at, bits);
  }
  memory.fill(marks, 0, bytes << 3);
}

/** Adds the won positions to those that are worth a draw at least. */
export function addWins(): void {
  addPlane(safe, won);
}
