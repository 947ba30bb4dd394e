// Checks finished tables of the movement phase: each value and distance against those that the position's turns lead to.

import { PASSES } from '../../src/abi';
import { canMoveOn, canPlayOn, enterBlock, losesWhenStuck, millsAt, onBoard, white } from '../board/block';
import { indexOf, probe } from '../board/lookup';
import {
  b,
  blackDistances,
  blocked,
  blockSize,
  extra,
  firstMill,
  flying,
  levels,
  near,
  perMill,
  points,
  setOfRank,
  w,
  whiteDistances,
} from '../config';
import { afterTakingOn, NOTHING } from '../moves/captures';
import { isOver } from '../moves/first-mill';
import { better, DRAW, flip, LOSS, WIN } from '../states';

/** The most plies that a byte says: that many or more. */
const MOST_PLIES: u32 = 255;

/** The result of the turns looked at so far: the best value, the shortest way to win, the longest to lose. */
let best: u32 = 0;
let shortest: u32 = 0;
let longest: u32 = 0;

function consider(value: u32, plies: u32): void {
  best = better(value, best);
  if (value === WIN) shortest = min(shortest, plies);
  else if (value === LOSS) longest = max(longest, plies);
}

/**
 * Finds what a finished table must say about a position from all its turns and the values that they lead to; where no
 * distances are checked, the first win is enough.
 */
function byTurns(own: u32, opponent: u32): void {
  best = LOSS;
  shortest = MOST_PLIES;
  longest = 0;
  if (!canMoveOn(own, opponent)) {
    if (losesWhenStuck(w + b)) return;
    if (blocked === PASSES && canMoveOn(opponent, own))
      consider(flip(probe(opponent, own)), pliesOf(opponent, own) + 1);
    else best = DRAW;
    return;
  }
  const free = (((<u32>1) << points) - 1) & ~(own | opponent);
  for (let men = own; men !== 0; men &= men - 1) {
    const rest = own & ~(men & (0 - men));
    let targets = <i32>popcnt(own) <= flying ? free : free & load<u32>(near + (ctz(men) << 2));
    for (; targets !== 0; targets &= targets - 1) {
      const to = ctz(targets);
      const after = rest | ((<u32>1) << to);
      const mills = millsAt(after, to);
      const value =
        mills === 0 ? NOTHING : firstMill ? WIN : afterTakingOn(after, opponent, opponent, perMill ? mills : 1);
      if (value !== NOTHING) consider(value, 1);
      else if (mills > 0 && extra && canPlayOn(after, opponent))
        consider(probe(after, opponent), pliesOf(after, opponent) + 1);
      else consider(flip(probe(opponent, after)), pliesOf(opponent, after) + 1);
      if (best === WIN && !levels) return;
    }
  }
}

/** The distance of a position of the present pair; 0 where none are checked. */
function pliesOf(own: u32, opponent: u32): u32 {
  if (!levels) return 0;
  const isWhite = popcnt(own) >= popcnt(opponent);
  const index = isWhite ? indexOf(own, opponent) : indexOf(opponent, own);
  return load<u8>((isWhite ? whiteDistances : blackDistances) + index);
}

/** Whether the tables agree with the turns of a position. */
function isRight(own: u32, opponent: u32): bool {
  byTurns(own, opponent);
  if (probe(own, opponent) !== best) return false;
  if (!levels || best === DRAW) return true;
  return pliesOf(own, opponent) === min(best === WIN ? shortest : longest, MOST_PLIES);
}

/** Checks every `step`th position of a block, from `first` on, against its turns. Returns how many are wrong. */
export function checkBlock(block: u32, first: u32, step: u32): u32 {
  enterBlock(block);
  let wrong: u32 = 0;
  for (let rank = first; rank < blockSize; rank += step) {
    const set = load<u32>(setOfRank + (rank << 2));
    if (isOver(set)) continue;
    const black = onBoard(set);
    if (!isRight(white, black)) wrong++;
    if (w !== b && !isRight(black, white)) wrong++;
  }
  return wrong;
}
