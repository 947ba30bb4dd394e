// How many men stand on each line. Two bits a line, all lines side by side in one word of 64 bits: adding what stands for
// each point of a set (THROUGH) counts up to three men on every line at once.

import { LINE_POINTS, NEAR, SPREAD, THROUGH } from '../../src/mill/kernel-memory';

/** The lower bit of each line. A set of lines has its bits there. */
const LOW: u64 = 0x5555555555555555;

/** The lines through a point, which are also what a man on it adds to a count. */
export function through(point: i32): u64 {
  return load<u64>(THROUGH + ((<usize>point) << 3));
}

/** The count of a set of men. */
export function countOf(men: i32): u64 {
  let sum: u64 = 0;
  for (let rest = men; rest !== 0; rest &= rest - 1) sum += through(ctz(rest));
  return sum;
}

/** The lines with any, one, two, three of the men counted. */
export function any(sum: u64): u64 {
  return (sum | (sum >> 1)) & LOW;
}
export function ones(sum: u64): u64 {
  return sum & ~(sum >> 1) & LOW;
}
export function twos(sum: u64): u64 {
  return ~sum & (sum >> 1) & LOW;
}
export function threes(sum: u64): u64 {
  return sum & (sum >> 1) & LOW;
}

/** All lines that there may be: every set of lines is a part of it. */
export function none(lines: u64): u64 {
  return LOW & ~lines;
}

export function sizeOf(lines: u64): i32 {
  return <i32>popcnt(lines);
}

/** The points of the first line of a set. */
export function firstLine(lines: u64): i32 {
  return load<i32>(LINE_POINTS + ((<usize>ctz(lines) >> 1) << 2));
}

/** The points of a set of lines. */
export function pointsOn(lines: u64): i32 {
  let points: i32 = 0;
  for (let rest = lines; rest !== 0; rest &= rest - 1) points |= firstLine(rest);
  return points;
}

/** The neighbours of a point, and of a set of points. */
export function near(point: i32): i32 {
  return load<i32>(NEAR + ((<usize>point) << 2));
}
export function spread(points: i32): i32 {
  return (
    load<i32>(SPREAD + ((<usize>(points & 1023)) << 2)) |
    load<i32>(SPREAD + ((<usize>((points >>> 10) & 1023)) << 2), 4096) |
    load<i32>(SPREAD + ((<usize>(points >>> 20)) << 2), 8192)
  );
}

/** The free points that would complete a mill, for men counted so. */
export function closingPoints(sum: u64, free: i32): i32 {
  return pointsOn(twos(sum)) & free;
}
