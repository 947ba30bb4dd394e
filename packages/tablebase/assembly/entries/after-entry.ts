// What an entry that takes men is worth, on the board, one position at a time.

import { ALWAYS, NEVER } from '../../src/abi';
import { inMills } from '../board/block';
import { probe } from '../board/lookup';
import { leastMen, protection } from '../config';
import { better, flip, LOSS, WIN } from '../states';
/** The men on the board that may be taken of a side with so many in hand. */
export function takeableOf(set: u32, hand: i32): u32 {
  if (protection === NEVER) return set;
  const free = set & ~inMills(set);
  if (protection === ALWAYS) return <i32>popcnt(set) + hand === leastMen ? set : free;
  return free === 0 ? set : free;
}

/** The value for a side that has entered a man and takes so many, one after the other; `hand` is the other side's. */
export function afterEntry(own: u32, opponent: u32, hand: i32, left: i32): u32 {
  if (<i32>popcnt(opponent) + hand < leastMen) return WIN;
  let targets = left === 0 ? 0 : takeableOf(opponent, hand);
  if (targets === 0) return flip(probe(opponent, own));
  let best = LOSS;
  for (; targets !== 0 && best !== WIN; targets &= targets - 1)
    best = better(afterEntry(own, opponent & ~(targets & (0 - targets)), hand, left - 1), best);
  return best;
}
