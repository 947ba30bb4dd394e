// Black's moves, all of a block at once. They stay in the block: from a set with a man on the place of arrival to the one with that man
// on the place of origin. Arrivals between two men who make a line close a mill, which matters where there is somebody to take.

import { WITHIN } from '../../src/whole/abi';
import { farOf, LINE, linesOf, nearOf, takes } from './block';
import { addToRow, all, few, keepRow, lifted, lowered, over, places, rowAt, rowBit, rows, valid, within } from './rows';

/** The sets of a row that hold a place. */
export function having(place: i32, row: u32): v128 {
  const bit = rowBit(place);
  return bit === 0 ? within(place) : all((row & bit) !== 0);
}

/** The sets of a row with both places of a pair that makes a line with a place. */
export function closedIn(place: i32, row: u32): v128 {
  let found = all(false);
  const lines = linesOf(place);
  const end = lines + LINE + ((<usize>load<u8>(lines)) << 5);
  for (let at = lines + LINE; at < end; at += LINE) {
    const needed = load<u32>(at);
    if ((row & needed) === needed) found = v128.or(found, v128.load(at, 16));
  }
  return found;
}

/**
 * Adds to a plane what arrivals in another one tell the sets before them: those that close a mill (`closing`), or those that do not.
 */
export function tellMoves(to: usize, from: usize, closing: bool): void {
  if (closing && !takes) return;
  const not = all(!closing);
  for (let row: u32 = 0; row < rows; row++) {
    const told = rowAt(from, row);
    if (!v128.any_true(told)) continue;
    const fly = few(row);
    const flies = v128.any_true(fly);
    for (let arrived = 0; arrived < places; arrived++) {
      const bit = rowBit(arrived);
      if (bit !== 0 && (row & bit) === 0) continue;
      let bits = bit === 0 ? v128.and(told, within(arrived)) : told;
      if (takes && (closing || load<u8>(linesOf(arrived)) !== 0))
        bits = v128.and(bits, v128.xor(closedIn(arrived, row), not));
      if (!v128.any_true(bits)) continue;
      const left = row & ~bit;
      tellOrigins(to, bit === 0 ? lowered(bits, arrived) : bits, left, nearOf(arrived));
      if (!flies) continue;
      const flying = v128.and(bits, fly);
      if (v128.any_true(flying)) tellOrigins(to, bit === 0 ? lowered(flying, arrived) : flying, left, farOf(arrived));
    }
  }
}

/** Origins come in the order of places, so that those within rows, which add to the same one, come first. */
function tellOrigins(to: usize, bits: v128, left: u32, origins: usize): void {
  const end = origins + 1 + <usize>load<u8>(origins);
  let at = origins + 1;
  let own = all(false);
  for (; at < end; at++) {
    const origin = load<u8>(at);
    if (origin >= <u8>WITHIN) break;
    own = v128.or(own, lifted(bits, origin));
  }
  if (at > origins + 1) addToRow(to, left, own);
  for (; at < end; at++) {
    const bit = rowBit(load<u8>(at));
    if ((left & bit) === 0) addToRow(to, left | bit, bits);
  }
}

/** Removes the sets from which some move that closes no mill leads to what a plane lacks; whether any are left. */
export function removeMoves(from: usize, lacks: usize): bool {
  let any = all(false);
  for (let row: u32 = 0; row < rows; row++) {
    let bits = rowAt(from, row);
    if (!v128.any_true(bits)) continue;
    const fly = few(row);
    const flies = v128.any_true(fly);
    for (let arrived = 0; arrived < places; arrived++) {
      const bit = rowBit(arrived);
      if ((row & bit) !== 0) continue;
      bits = v128.andnot(bits, escapes(lacks, row, arrived, nearOf(arrived)));
      if (flies) bits = v128.andnot(bits, v128.and(escapes(lacks, row, arrived, farOf(arrived)), fly));
      if (!v128.any_true(bits)) break;
    }
    keepRow(from, row, bits);
    any = v128.or(any, bits);
  }
  return v128.any_true(any);
}

/** The sets of a row that a move from one of these origins leads out of, to what a plane lacks. */
function escapes(lacks: usize, row: u32, arrived: i32, origins: usize): v128 {
  let found = all(false);
  const end = origins + 1 + <usize>load<u8>(origins);
  const entered = rowBit(arrived);
  const hasLines = takes && load<u8>(linesOf(arrived)) !== 0;
  for (let at = origins + 1; at < end; at++) {
    const origin = load<u8>(at);
    const bit = rowBit(origin);
    if ((row & bit) !== bit) continue;
    const after = (row | entered) & ~bit;
    let open = v128.not(rowAt(lacks, after));
    if (hasLines) open = v128.andnot(open, closedIn(arrived, after));
    if (entered === 0) open = lowered(open, arrived);
    found = v128.or(found, bit === 0 ? lifted(open, origin) : open);
  }
  return found;
}

/**
 * What entries lead to: adds to one plane what some entry wins, to another what some entry does not lose. `lost` and `won` say what they
 * lead to where no mill is closed or none matters; where `takes` says that it does, `takingWins` and `takingHolds`. Only rows are looked at
 * in which there is something valid.
 */
export function tellEntries(
  wins: usize,
  holds: usize,
  lost: usize,
  won: usize,
  takes: bool,
  takingWins: usize,
  takingHolds: usize,
): void {
  for (let row: u32 = 0; row < rows; row++) {
    const asked = v128.or(valid(row), over(row));
    if (!v128.any_true(asked)) continue;
    let win = all(false);
    let hold = all(false);
    for (let arrived = 0; arrived < places; arrived++) {
      const bit = rowBit(arrived);
      if ((row & bit) !== 0) continue;
      const after = row | bit;
      let toLoss = rowAt(lost, after);
      let toOther = v128.not(rowAt(won, after));
      if (takes && load<u8>(linesOf(arrived)) !== 0) {
        const closed = closedIn(arrived, after);
        if (v128.any_true(closed)) {
          toLoss = v128.bitselect(rowAt(takingWins, after), toLoss, closed);
          toOther = v128.bitselect(rowAt(takingHolds, after), toOther, closed);
        }
      }
      win = v128.or(win, bit === 0 ? lowered(toLoss, arrived) : toLoss);
      hold = v128.or(hold, bit === 0 ? lowered(toOther, arrived) : toOther);
    }
    keepRow(wins, row, win);
    keepRow(holds, row, hold);
  }
}
