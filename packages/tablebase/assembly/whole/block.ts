// The board, its blocks, and the block that is looked at.

import { IMAGES, MOST_PAIRS, NEAR, PAIR_COUNT, PAIRS } from '../../src/whole/abi';
import { all, own, places, rowBit, within } from './rows';

const POINT_OF: usize = 0xd00;
const PLACE_OF: usize = 0xd20;
/** For each place: places beside it, and places farther off; first how many. */
const SHAPES: usize = 0x1000;
const SHAPE: usize = 64;
const FAR: usize = 32;
/**
 * For each place, first how many pairs of places make a line with it; then for each of them which bits the number of a row must have, and, 16
 * bytes on, the bits within that row.
 */
const LINES: usize = 0xc000;
export const LINE: usize = 32;
const ALL_LINES: usize = LINE * (1 + MOST_PAIRS);

let points: i32 = 0;
let ownSets: usize = 0;
export let set: u32 = 0;
export let hasMill: bool = false;
/** Whether Black, having closed a mill, takes a man. */
export let takes: bool = true;
export function enterTakes(some: bool): void {
  takes = some;
}

/** Says how many points there are, and where the canonical white sets of the present level lie. */
export function enterBoard(count: i32, sets: usize): void {
  points = count;
  ownSets = sets;
}

export function imageOf(point: i32, symmetry: u32): i32 {
  return load<u8>(own + IMAGES + ((<usize>symmetry) << 5) + point);
}

export function pointOf(place: i32): i32 {
  return load<u8>(own + POINT_OF + place);
}

/** The place of a point among those that a set leaves free. */
export function placeIn(white: u32, point: i32): i32 {
  return point - popcnt(white & ((1 << point) - 1));
}

export function nearOf(place: i32): usize {
  return own + SHAPES + <usize>place * SHAPE;
}
export function farOf(place: i32): usize {
  return own + SHAPES + <usize>place * SHAPE + FAR;
}
export function linesOf(place: i32): usize {
  return own + LINES + <usize>place * ALL_LINES;
}

/** Makes a block the present one. */
export function enterBlock(block: u32): void {
  set = load<u32>(ownSets + ((<usize>block) << 2));
  hasMill = false;
  let place = 0;
  for (let point = 0; point < points; point++) {
    store<u8>(own + PLACE_OF + point, <u8>place);
    if ((set >> point) & 1) hasMill = hasMill || closesMill(point);
    else store<u8>(own + POINT_OF + place++, <u8>point);
  }
  for (let here = 0; here < places; here++) fillShape(here);
}

function closesMill(point: i32): bool {
  const pairs = own + PAIRS + <usize>point * MOST_PAIRS * 4;
  for (let i: usize = 0; i < load<u8>(own + PAIR_COUNT + point); i++) {
    const pair = load<u32>(pairs + (i << 2));
    if ((pair & set) === pair) return true;
  }
  return false;
}

function fillShape(place: i32): void {
  const point = pointOf(place);
  const near = load<u32>(own + NEAR + ((<usize>point) << 2));
  let nears: u8 = 0;
  let fars: u8 = 0;
  for (let other = 0; other < places; other++) {
    if (other === place) continue;
    if ((near >> pointOf(other)) & 1) store<u8>(nearOf(place) + ++nears, <u8>other);
    else store<u8>(farOf(place) + ++fars, <u8>other);
  }
  store<u8>(nearOf(place), nears);
  store<u8>(farOf(place), fars);
  const pairs = own + PAIRS + <usize>point * MOST_PAIRS * 4;
  let lines: u8 = 0;
  for (let i: usize = 0; i < load<u8>(own + PAIR_COUNT + point); i++) {
    const pair = load<u32>(pairs + (i << 2));
    if ((pair & set) !== 0) continue;
    const at = linesOf(place) + LINE * <usize>++lines;
    const one = load<u8>(own + PLACE_OF + ctz(pair));
    const other = load<u8>(own + PLACE_OF + 31 - clz(pair));
    store<u32>(at, rowBit(one) | rowBit(other));
    v128.store(at, v128.and(having(one), having(other)), 16);
  }
  store<u8>(linesOf(place), lines);
}

/** The bits within a row whose sets hold a place, if the row's do. */
function having(place: i32): v128 {
  return rowBit(place) === 0 ? within(place) : all(true);
}
