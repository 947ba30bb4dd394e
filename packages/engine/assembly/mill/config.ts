// The kernel's view of one rule set. The host (src/mill/kernel.ts) writes parameters and tables before it calls `attach`,
// and does not change them afterwards. A set of points is the bits of one word.

import * as map from '../../src/mill/kernel-memory';

export let all: i32 = 0;
export let wide: i32 = 0;
export let entryFirst: bool = false;
export let millAtEntry: i32 = 0;
export let millByMoving: i32 = 0;
export let firstMill: bool = false;
export let mayTake: bool = false;
export let leastMen: i32 = 0;
export let losing: bool = false;
export let movesFirst: i32 = 0;
export let beginsIfFull: bool = false;
export let placingStops: i32 = 0;
export let protection: i32 = 0;
export let flying: i32 = 0;
export let passes: bool = false;
export let blockedLoses: bool = false;
export let unlessFull: bool = false;
export let plain: bool = false;
export let menAtStart: i32 = 0;
export let noCapture: i32 = 0;
export let threeMen: i32 = 0;
export let symmetric: bool = false;
export let symmetries: i32 = 0;
export let images: usize = 0;
export let plays: u64 = 0;
export let crossings: i32 = 0;
export let junctions: i32 = 0;

function word(index: i32): i32 {
  return load<i32>((<usize>index) << 2);
}

function flag(index: i32): bool {
  return word(index) !== 0;
}

/** Reads the words of the rule set. */
export function attach(): void {
  all = word(map.ALL);
  wide = word(map.WIDE);
  entryFirst = flag(map.ENTRY_FIRST);
  millAtEntry = word(map.MILL_AT_ENTRY);
  millByMoving = word(map.MILL_BY_MOVING);
  firstMill = flag(map.FIRST_MILL);
  mayTake = flag(map.MAY_TAKE);
  leastMen = word(map.LEAST_MEN);
  losing = flag(map.LOSING);
  movesFirst = word(map.MOVES_FIRST);
  beginsIfFull = flag(map.BEGINS_IF_FULL);
  placingStops = word(map.PLACING_STOPS);
  protection = word(map.PROTECTION);
  flying = word(map.FLYING);
  passes = flag(map.PASSES);
  blockedLoses = flag(map.BLOCKED_LOSES);
  unlessFull = flag(map.UNLESS_FULL);
  plain = flag(map.PLAIN);
  menAtStart = word(map.MEN_AT_START);
  noCapture = word(map.NO_CAPTURE);
  threeMen = word(map.THREE_MEN);
  symmetric = flag(map.SYMMETRIC);
  symmetries = word(map.SYMMETRIES);
  images = <usize>word(map.IMAGES);
  plays = load<u64>(map.PLAYS << 2);
  crossings = word(map.CROSSINGS);
  junctions = word(map.JUNCTIONS);
}
