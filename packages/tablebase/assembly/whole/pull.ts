// Pulls what planes of other blocks say into the present one: rows of them are gathered, tile by tile, carried over together, and then
// joined to those here.

import { WITHIN } from '../../src/whole/abi';
import {
  carried,
  carriedRow,
  carry,
  crossings,
  entered,
  fillTables,
  MOST_CARRIED,
  manyPlaces,
  offsetsHere,
  offsetsThere,
  othersThere,
  passed,
  passedThere,
} from './carry';
import { all, keepRow, nextRow, own, rowAt, rows } from './rows';

/** Rows that are marked, a bit each. */
const FOLDED: usize = 0x8000;
/** For each of the rows that are being carried over, its number here. */
const HERE: usize = 0xf000;

// What is pulled at present.
let from: usize = 0;
let to: usize = 0;
/** What is asked for, or, where an and is made, 0. */
let asked: usize = 0;
let settles: bool = false;
/** Marks of rows here from which those are removed that lose the last; or 0. */
let unmarked: usize = 0;
/** Rows that are gathered. */
let gathered: u32 = 0;
let any: v128 = i64x2.splat(0);

/**
 * Adds to a plane what is `asked` and is in the plane of the linked block; where `settles`, that is no longer asked. With `marks`, a bit
 * for each row there, only what lies in rows that are marked there, or in `more`. Whether there was anything.
 */
export function pullOr(source: usize, target: usize, which: usize, settle: bool, marks: usize, more: usize): bool {
  from = source;
  to = target;
  asked = which;
  settles = settle;
  begin(true);
  if (marks === 0) gather(0, true);
  else {
    const words: usize = max(<usize>1, ((<usize>1) << (manyPlaces - WITHIN)) >> 6);
    foldMarks(marks, more, words, offsetsThere(), passedThere);
    gather(words, true);
  }
  return end();
}

/**
 * Keeps of a plane what is in the plane of the linked block, or has a black man where White's comes to; whether anything is left where
 * none stands. With `marks`, a bit for each row here, there is nothing in the rows that are not marked; those that lose the last are
 * marked no more.
 */
export function pullAnd(source: usize, target: usize, marks: usize): bool {
  from = source;
  to = target;
  asked = 0;
  unmarked = marks;
  const words: usize = max(<usize>1, <usize>rows >> 6);
  const isSparse = marks !== 0 && areFew(marks, words);
  begin(!isSparse);
  if (isSparse) {
    foldMarks(marks, 0, words, offsetsHere(), passed);
    gather(words, false);
  } else gather(0, true);
  return end();
}

/** Whether so few rows are marked that it takes less to read these alone than all in their order there. */
function areFew(marks: usize, words: usize): bool {
  let many: u32 = 0;
  for (let i: usize = 0; i < words; i++) many += <u32>popcnt(load<u64>(marks + (i << 3)));
  return many < rows >> 2;
}

function begin(goes: bool): void {
  fillTables(goes);
  gathered = 0;
  any = all(false);
}

function end(): bool {
  join();
  return v128.any_true(any);
}

/**
 * Gathers what tells something of the folded marks' tiles, which are so many words; without any, of all, and that in the order of the rows
 * there, which are far, so that the processor reads ahead. `goes` says whether tiles are known by their first rows there or here.
 */
function gather(words: usize, goes: bool): void {
  const folded = own + FOLDED;
  const among = othersThere;
  const count: u32 = 1 << crossings;
  const hereAt = offsetsHere();
  const thereAt = offsetsThere();
  // Of the second row of a tile, if there are two.
  const secondHere = load<u32>(hereAt, 4);
  const secondThere = load<u32>(thereAt, 4);
  const passes = passed;
  const source = from;
  const isAnd = asked === 0;
  const looked = isAnd ? to : asked;
  const rowsAt = carried();
  const numbers = own + HERE;
  let many = gathered;
  let word: u64 = 0;
  let next: u32 = 0;
  for (let i: usize = 0; ; ) {
    let number = next;
    if (words !== 0) {
      while (word === 0) {
        if (i === words) {
          gathered = many;
          return;
        }
        word = load<u64>(folded + (i << 3));
        i++;
      }
      number = ((<u32>i - 1) << 6) | <u32>ctz(word);
      word &= word - 1;
    } else next = nextRow(number, among);
    const image = carriedRow(number);
    const row = goes ? image : number;
    const there = goes ? number : image;
    const at = rowsAt + ((<usize>many) << 4);
    const numberAt = numbers + ((<usize>many) << 2);
    if (count === 1) {
      if (v128.any_true(rowAt(looked, row))) {
        const told = rowAt(source, there);
        v128.store(at, told);
        store<u32>(numberAt, row);
        many += <u32>(isAnd || v128.any_true(told));
      }
    } else {
      let some = rowAt(looked, row);
      for (let other: u32 = 1; other < count; other++) {
        const offset = other === 1 ? secondHere : load<u32>(hereAt + ((<usize>other) << 2));
        if ((offset & passes) === 0) some = v128.or(some, rowAt(looked, row | offset));
      }
      if (v128.any_true(some)) {
        some = all(isAnd);
        for (let other: u32 = 0; other < count; other++) {
          const offset = other === 0 ? 0 : other === 1 ? secondThere : load<u32>(thereAt + ((<usize>other) << 2));
          const told = rowAt(source, there | offset);
          some = v128.or(some, told);
          v128.store(at + ((<usize>other) << 4), told);
          store<u32>(numberAt + ((<usize>other) << 2), row | load<u32>(hereAt + ((<usize>other) << 2)));
        }
        if (v128.any_true(some)) many += count;
      }
    }
    if (many + count > MOST_CARRIED) {
      gathered = many;
      join();
      many = 0;
    }
    if (words === 0 && next === 0) break;
  }
  gathered = many;
}

/** Carries over what is gathered, and joins it to the rows here. */
function join(): void {
  if (gathered === 0) return;
  carry(gathered);
  if (asked === 0) joinByAnd();
  else joinByOr();
  gathered = 0;
}

function joinByOr(): void {
  const told = carried();
  const numbers = own + HERE;
  const leaves = v128.not(entered);
  const passes = passed;
  const target = to;
  const which = asked;
  const settle = settles;
  let some = any;
  for (let i: usize = 0; i < <usize>gathered; i++) {
    const here = load<u32>(numbers + (i << 2));
    if ((here & passes) !== 0) continue;
    const mask = rowAt(which, here);
    const found = v128.and(v128.and(v128.load(told + (i << 4)), leaves), mask);
    some = v128.or(some, found);
    keepRow(target, here, v128.or(rowAt(target, here), found));
    if (settle) keepRow(which, here, v128.xor(mask, found));
  }
  any = some;
}

function joinByAnd(): void {
  const told = carried();
  const numbers = own + HERE;
  const stays = entered;
  const passes = passed;
  const target = to;
  const marks = unmarked;
  let some = any;
  for (let i: usize = 0; i < <usize>gathered; i++) {
    const here = load<u32>(numbers + (i << 2));
    if ((here & passes) !== 0) continue;
    const bits = v128.and(rowAt(target, here), v128.or(v128.load(told + (i << 4)), stays));
    some = v128.or(some, bits);
    keepRow(target, here, bits);
    if (marks !== 0 && !v128.any_true(bits)) unmark(marks, here);
  }
  any = some;
}

function unmark(marks: usize, row: u32): void {
  const at = marks + (row >> 3);
  store<u8>(at, <u8>(<u32>load<u8>(at) & ~(1 << (row & 7))));
}

/**
 * Leaves, of so many row numbers, a bit each in `marks` or, unless it is 0, in `more`, those of a tile's first rows, of tiles in which any is marked. Rows of a tile differ in the
 * bits that a table of them ends with; rows with one of `passed` are left out.
 */
function foldMarks(marks: usize, more: usize, words: usize, table: usize, passed: u32): void {
  const folded = own + FOLDED;
  memory.copy(folded, marks, words << 3);
  if (more !== 0)
    for (let at: usize = 0; at < words << 3; at += 8)
      store<u64>(folded + at, load<u64>(marks + at) | load<u64>(more + at));
  let taken = passed;
  for (let i = 0; i < crossings; i++) taken |= load<u32>(table + (((<usize>1) << i) << 2));
  for (let bit = 0; bit < 32 - <i32>clz(taken); bit++) {
    if (((taken >> bit) & 1) === 0) continue;
    const passes = ((passed >> bit) & 1) !== 0;
    if (bit < 6) {
      const first = firstHalves(bit);
      const by: u64 = 1 << bit;
      for (let i: usize = 0; i < words; i++) {
        const word = load<u64>(folded + (i << 3));
        store<u64>(folded + (i << 3), (passes ? word : word | (word >> by)) & first);
      }
      continue;
    }
    const step: usize = (<usize>1) << (bit - 6);
    for (let i: usize = 0; i < words; i++) {
      if ((i & step) !== 0) continue;
      const other = folded + ((i | step) << 3);
      if (!passes) store<u64>(folded + (i << 3), load<u64>(folded + (i << 3)) | load<u64>(other));
      store<u64>(other, 0);
    }
  }
}

/** The bits whose number lacks a bit. */
function firstHalves(bit: i32): u64 {
  if (bit === 0) return 0x5555555555555555;
  if (bit === 1) return 0x3333333333333333;
  if (bit === 2) return 0x0f0f0f0f0f0f0f0f;
  if (bit === 3) return 0x00ff00ff00ff00ff;
  if (bit === 4) return 0x0000ffff0000ffff;
  return 0x00000000ffffffff;
}
