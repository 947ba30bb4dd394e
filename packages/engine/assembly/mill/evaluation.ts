// The static value: the same as src/mill/tactics.ts and feature-evaluation.ts, without writing down what is counted.

import * as feature from '../../src/mill/kernel-features';
import {
  OTHER,
  OTHER_HAND,
  OTHER_LINES,
  OWN,
  OWN_HAND,
  OWN_LINES,
  THREATS,
  WEIGHTS,
} from '../../src/mill/kernel-memory';
import { FORBIDDEN } from '../../src/mill/kernel-turns';
import { all, crossings, entryFirst, junctions, losing, menAtStart, millAtEntry, wide } from './config';
import { any, firstLine, near, ones, pointsOn, sizeOf, spread, threes, twos } from './lines';
import { flies } from './turns';

/** The last men that a side plays with. */
const LEAST: i32 = 3;

/** Whether the side to play may have no turn, as of the last `evaluate`. */
export let mayBeStuck: bool = false;

/** Of the mills counted by `threatsOf`, those that a man closes who leaves a mill for it. */
let running: i32 = 0;

/** How many mills a side with these men can close in one turn, of the lines on which it has two men and nobody else one. */
function threatsOf(pairs: u64, mills: u64, men: i32, hand: i32, free: i32, anywhere: bool): i32 {
  const inMills = pointsOn(mills);
  // Where a mill made by an entry earns nothing, a gap that only an entry reaches is no threat.
  const enters = hand > 0 && millAtEntry !== 0 && millAtEntry !== FORBIDDEN;
  const moves = hand === 0 || !entryFirst;
  let threats: i32 = 0;
  running = 0;
  for (let rest = pairs; rest !== 0; rest &= rest - 1) {
    const line = firstLine(rest);
    let movers = men & ~line;
    if (!anywhere) movers &= near(<i32>ctz(line & free)) | wide;
    if (enters || (moves && movers !== 0)) threats++;
    if ((movers & inMills) !== 0) running++;
  }
  return threats;
}

function phaseOf(own: i32, other: i32, hands: i32, ownFlies: bool, otherFlies: bool): i32 {
  if (hands > 0) return hands > menAtStart ? feature.EARLY : feature.LATE;
  if (ownFlies) return otherFlies ? feature.BOTH_FLY : feature.OWN_FLIES;
  if (otherFlies) return feature.OTHER_FLIES;
  return own <= 4 || other <= 4 ? feature.FEW : feature.MOVING;
}

function weight(row: usize, index: usize): i32 {
  return load<i32>(row + (index << 2));
}

function size(points: i32): i32 {
  return <i32>popcnt(points);
}

/** The static value of a frame, for the side to play; its threats are written into it. */
export function evaluate(frame: usize): i32 {
  const own = load<i32>(frame, OWN);
  const other = load<i32>(frame, OTHER);
  const ownHand = load<i32>(frame, OWN_HAND);
  const otherHand = load<i32>(frame, OTHER_HAND);
  const ownLines = load<u64>(frame, OWN_LINES);
  const otherLines = load<u64>(frame, OTHER_LINES);
  const free = all & ~(own | other);
  const ownFlies = flies(own, ownHand);
  const otherFlies = flies(other, otherHand);
  const ownAny = any(ownLines);
  const otherAny = any(otherLines);
  const ownOnes = ones(ownLines);
  const otherOnes = ones(otherLines);
  const ownTwos = twos(ownLines);
  const otherTwos = twos(otherLines);
  const ownMills = threes(ownLines);
  const otherMills = threes(otherLines);
  const ownPairs = ownTwos & ~otherAny;
  const otherPairs = otherTwos & ~ownAny;
  let threats: i32 = 0;
  let runs: i32 = 0;
  if (ownPairs !== 0) {
    threats = threatsOf(ownPairs, ownMills, own, ownHand, free, ownFlies);
    runs = running;
  }
  let menaces: i32 = 0;
  if (otherPairs !== 0) {
    menaces = threatsOf(otherPairs, otherMills, other, otherHand, free, otherFlies);
    runs -= running;
  }
  store<i32>(frame, threats, THREATS);
  const nextToFree = spread(free);
  const ownMobile = size(own & nextToFree);
  const otherMobile = size(other & nextToFree);
  mayBeStuck = ownHand === 0 && !ownFlies && ownMobile === 0;

  const onBoard = size(own);
  const othersOnBoard = size(other);
  const ownMen = onBoard + ownHand;
  const otherMen = othersOnBoard + otherHand;
  const phase = phaseOf(onBoard, othersOnBoard, ownHand + otherHand, ownFlies, otherFlies);
  const row = WEIGHTS + ((<usize>(phase * feature.COUNTED)) << 2);
  const ownCramped = ownHand === 0 && !ownFlies && ownMobile <= 2;
  const otherCramped = otherHand === 0 && !otherFlies && otherMobile <= 2;
  let value =
    weight(row, feature.TURN) +
    weight(row, feature.MEN) * (ownMen - otherMen) +
    weight(row, feature.THREE) * (<i32>(ownMen === LEAST) - <i32>(otherMen === LEAST)) +
    weight(row, feature.FOUR) * (<i32>(ownMen === LEAST + 1) - <i32>(otherMen === LEAST + 1)) +
    weight(row, feature.HELD) * (sizeOf(ownTwos & otherOnes) - sizeOf(otherTwos & ownOnes)) +
    weight(row, feature.CRAMPED) * (<i32>ownCramped - <i32>otherCramped) +
    weight(row, feature.MOBILE) * (ownMobile - otherMobile) +
    weight(row, feature.REACH) * (size(free & spread(own)) - size(free & spread(other))) +
    weight(row, feature.MILLS) * (sizeOf(ownMills) - sizeOf(otherMills)) +
    weight(row, feature.TWOS) * (sizeOf(ownPairs) - sizeOf(otherPairs)) +
    weight(row, feature.ONES) * (sizeOf(ownOnes & ~otherAny) - sizeOf(otherOnes & ~ownAny)) +
    weight(row, feature.CROSSINGS) * (size(own & crossings) - size(other & crossings)) +
    weight(row, feature.JUNCTIONS) * (size(own & junctions) - size(other & junctions)) +
    weight(row, feature.RUNNING) * runs;
  if (threats > 0) {
    value += weight(row, feature.THREAT);
    if (threats > 1) value += weight(row, feature.THREATS);
  }
  if (menaces > 0) {
    value += weight(row, feature.MENACED);
    if (menaces > 1) value += weight(row, feature.MENACED_TWICE);
    if (menaces > 2) value += weight(row, feature.MENACED_THRICE);
    if (threats === 0) value += weight(row, feature.HELPLESS);
  }
  return losing ? 0 - value : value;
}
