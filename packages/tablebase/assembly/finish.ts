// What is read off once the values stand: packed values, counts, and checks against the successors.

import { canMoveOn, canPlayOn, enterBlock, isSymmetric, millsAt, white } from './block';
import { afterTakingOn, better, NOTHING, onBoard } from './captures';
import {
  b,
  blackDistances,
  blackStates,
  blocked,
  blockSize,
  extra,
  flying,
  levels,
  LOSES,
  near,
  PASSES,
  perMill,
  points,
  scratch,
  setOfRank,
  symmetries,
  w,
  whiteDistances,
  whiteStates,
} from './config';
import { AFTER_COUNTERS, expand, prepareBoards } from './counters';
import { indexOf, valueOf } from './lookup';
import { permute } from './sets';
import { DRAW, flip, LOSS, LOST, WIN, WON } from './states';

const LOW_BITS: u64 = 0x0101010101010101;

function valueOfState(state: u32): u32 {
  return state === WON ? WIN : state === LOST ? LOSS : DRAW;
}

/** The values of eight states, a byte each, as 16 bits: a state that is decided has its value in its two low bits. */
function packEight(states: u64): u16 {
  const values = states & (((states >> 7) & LOW_BITS) * 3);
  const pairs = (values | (values >> 6)) & 0x000f000f000f000f;
  const fours = pairs | (pairs >> 12);
  return <u16>((fours & 0xff) | ((fours >> 24) & 0xff00));
}

/** Packs the values of `count` states from `first` on, four to a byte. There is room for whole words of eight states. */
export function pack(states: usize, first: u32, count: u32, to: usize): void {
  const from = states + first;
  for (let i: u32 = 0; i < count; i += 8) {
    let eight = load<u64>(from + i);
    // What comes after the last one counts as undecided.
    if (count - i < 8) eight &= ((<u64>1) << <u64>((count - i) << 3)) - 1;
    store<u16>(to + (i >> 2), packEight(eight));
  }
}

/** The distances of the decided ones among `count` positions from `first` on, a byte each. Returns how many there are. */
export function packDistances(states: usize, distances: usize, first: u32, count: u32, to: usize): u32 {
  let decided: u32 = 0;
  for (let i: u32 = 0; i < count; i++)
    if (valueOfState(load<u8>(states + first + i)) !== DRAW) store<u8>(to + decided++, load<u8>(distances + first + i));
  return decided;
}

/** Words of a thread's result: wins, losses, draws, longest win, longest loss; White to play first, then Black. */
export const RESULT: usize = AFTER_COUNTERS;

/** Adds the positions of a block to the counts, each class of symmetric ones once. */
export function countBlock(block: u32): void {
  enterBlock(block);
  const result = scratch + RESULT;
  const first = block * blockSize;
  if (!isSymmetric && whiteDistances === 0) {
    countStates(result, whiteStates + first);
    if (blackStates !== whiteStates) countStates(result + 20, blackStates + first);
    return;
  }
  let fixing: u32 = 0;
  for (let s = 1; s < symmetries; s++) if (permute(white, s) === white) fixing |= (<u32>1) << (<u32>s);
  const boards = prepareBoards();
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    if (!isFirstOfClass(expand(load<u32>(setOfRank + (rank << 2)), boards), fixing)) continue;
    const at = first + rank;
    add(result, load<u8>(whiteStates + at), whiteDistances, at);
    add(result + 20, load<u8>(blackStates + at), blackDistances, at);
  }
}

/** The same for values alone, eight at once: of the low bits of decided states one says that it is won, one lost. */
function countStates(result: usize, states: usize): void {
  let wins: u32 = 0;
  let losses: u32 = 0;
  let rank: u32 = 0;
  for (; rank + 8 <= blockSize; rank += 8) {
    const eight = load<u64>(states + rank);
    const decided = (eight >> 7) & LOW_BITS;
    wins += <u32>popcnt(eight & decided);
    losses += <u32>popcnt((eight >> 1) & decided);
  }
  for (; rank < blockSize; rank++) {
    const value = valueOfState(load<u8>(states + rank));
    wins += <u32>(value === WIN);
    losses += <u32>(value === LOSS);
  }
  store<u32>(result, load<u32>(result) + wins);
  store<u32>(result, load<u32>(result, 4) + losses, 4);
  store<u32>(result, load<u32>(result, 8) + blockSize - wins - losses, 8);
}

function add(result: usize, state: u32, distances: usize, at: u32): void {
  const value = valueOfState(state);
  const word = result + (value === WIN ? 0 : value === LOSS ? 4 : 8);
  store<u32>(word, load<u32>(word) + 1);
  if (distances === 0 || value === DRAW) return;
  const longest = result + (value === WIN ? 12 : 16);
  const distance = <u32>load<u8>(distances + at);
  if (distance > load<u32>(longest)) store<u32>(longest, distance);
}

/** Whether none of the symmetries that leave White's set alone, a bit each, makes Black's smaller. */
function isFirstOfClass(black: u32, fixing: u32): bool {
  for (let rest = fixing; rest !== 0; rest &= rest - 1) if (permute(black, ctz(rest)) < black) return false;
  return true;
}

/** The most plies that a byte says: that many or more. */
const MOST_PLIES: u32 = 255;

/** What the turns looked at so far come to: the best value, the shortest way to win, the longest to lose. */
let best: u32 = 0;
let shortest: u32 = 0;
let longest: u32 = 0;

function consider(value: u32, plies: u32): void {
  best = better(value, best);
  if (value === WIN) shortest = min(shortest, plies);
  else if (value === LOSS) longest = max(longest, plies);
}

/**
 * Looks at all turns of a position and the values that they lead to, and leaves what a finished table must say of it; where
 * there are no distances to be checked, the first win is enough.
 */
function byTurns(own: u32, opponent: u32): void {
  best = LOSS;
  shortest = MOST_PLIES;
  longest = 0;
  if (!canMoveOn(own, opponent)) {
    if (blocked === LOSES) return;
    if (blocked === PASSES && canMoveOn(opponent, own))
      consider(flip(valueOf(opponent, own)), pliesOf(opponent, own) + 1);
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
      const value = mills === 0 ? NOTHING : afterTakingOn(after, opponent, opponent, perMill ? mills : 1);
      if (value !== NOTHING) consider(value, 1);
      else if (mills > 0 && extra && canPlayOn(after, opponent))
        consider(valueOf(after, opponent), pliesOf(after, opponent) + 1);
      else consider(flip(valueOf(opponent, after)), pliesOf(opponent, after) + 1);
      if (best === WIN && !levels) return;
    }
  }
}

/** The distance of a position of the present pair; 0 where none are to be checked. */
function pliesOf(own: u32, opponent: u32): u32 {
  if (!levels) return 0;
  const isWhite = popcnt(own) >= popcnt(opponent);
  const index = isWhite ? indexOf(own, opponent) : indexOf(opponent, own);
  return load<u8>((isWhite ? whiteDistances : blackDistances) + index);
}

/** Whether the tables say of a position what its turns come to. */
function isRight(own: u32, opponent: u32): bool {
  byTurns(own, opponent);
  if (valueOf(own, opponent) !== best) return false;
  if (!levels || best === DRAW) return true;
  return pliesOf(own, opponent) === min(best === WIN ? shortest : longest, MOST_PLIES);
}

/** Checks every `step`th position of a block, from `first` on, against its turns. Returns how many are wrong. */
export function checkBlock(block: u32, first: u32, step: u32): u32 {
  enterBlock(block);
  let wrong: u32 = 0;
  for (let rank = first; rank < blockSize; rank += step) {
    const black = onBoard(load<u32>(setOfRank + (rank << 2)));
    if (!isRight(white, black)) wrong++;
    if (w !== b && !isRight(black, white)) wrong++;
  }
  return wrong;
}
