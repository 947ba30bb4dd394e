// The board, its blocks, and the block that is looked at.

import { IMAGES, MOST_PAIRS, NEAR, PAIR_COUNT, PAIRS } from '../../src/whole/abi';
import { own, places } from './rows';

const POINT_OF: usize = 0xd00;
const PLACE_OF: usize = 0xd20;
/** For each place: places beside it, places farther off, and pairs of places that make a line with it; first how many. */
const SHAPES: usize = 0x1000;
const SHAPE: usize = 96;
const FAR: usize = 32;
const LINES: usize = 64;

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
  return own + SHAPES + <usize>place * SHAPE + LINES;
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
    const at = linesOf(place) + 1 + ((<usize>lines) << 1);
    lines++;
    store<u8>(at, load<u8>(own + PLACE_OF + ctz(pair)));
    store<u8>(at, load<u8>(own + PLACE_OF + 31 - clz(pair)), 1);
  }
  store<u8>(linesOf(place), lines);
}
