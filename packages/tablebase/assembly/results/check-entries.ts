// The value of a position with men in hand from each of its turns and captures: slow, and it shares nothing with how such
// positions are solved but the rules of taking men (after-entry.ts), so it can check the solver.

import { ENDS, FORBIDDEN, FURTHER_TURN, PASSES, TAKES } from '../../src/abi';
import { canMoveOn, enterBlock, losesWhenStuck, millsAt, onBoard, white } from '../board/block';
import { packedAt, probe } from '../board/lookup';
import { atEntry, b, blackStates, blocked, blockSize, flying, near, perMill, points, setOfRank, w } from '../config';
import { afterEntry } from '../entries/after-entry';
import { isOver } from '../moves/first-mill';
import { better, DRAW, flip, LOSS, WIN } from '../states';

/** The value of a position for the side that is to enter a man; `hand` is the other side's. */
function valueByEntries(own: u32, opponent: u32, hand: i32): u32 {
  const free = (((<u32>1) << points) - 1) & ~(own | opponent);
  let best = LOSS;
  let open = false;
  for (let targets = free; targets !== 0; targets &= targets - 1) {
    const to = ctz(targets);
    const after = own | ((<u32>1) << to);
    const mills = millsAt(after, to);
    if (mills > 0 && atEntry === FORBIDDEN) continue;
    if (mills > 0 && atEntry === ENDS) return WIN;
    open = true;
    const taken = mills === 0 || atEntry !== TAKES ? 0 : perMill ? mills : 1;
    best = better(afterEntry(after, opponent, hand, taken), best);
    if (best === WIN) return WIN;
  }
  if (open) return best;
  // Every free point would close a forbidden mill: then it may be closed, and earns nothing.
  for (let targets = free; targets !== 0; targets &= targets - 1)
    best = better(afterEntry(own | (targets & (0 - targets)), opponent, hand, 0), best);
  return best;
}

/**
 * The value for the side that enters or, once it has all of its `men` on the board, moves, where closing a mill keeps the
 * turn and nothing is taken as long as the other side has men in hand.
 */
function valueKeeping(own: u32, opponent: u32, men: i32): u32 {
  const free = (((<u32>1) << points) - 1) & ~(own | opponent);
  let best = LOSS;
  if (<i32>popcnt(own) < men) {
    for (let targets = free; targets !== 0; targets &= targets - 1)
      best = better(afterKeeping(own, targets & (0 - targets), opponent, men), best);
    return best;
  }
  if (!canMoveOn(own, opponent))
    return losesWhenStuck(w + b) ? LOSS : blocked === PASSES ? flip(probe(opponent, own)) : DRAW;
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    let targets = men <= flying ? free : free & load<u32>(near + (ctz(rest) << 2));
    for (; targets !== 0; targets &= targets - 1)
      best = better(afterKeeping(own & ~(rest & (0 - rest)), targets & (0 - targets), opponent, men), best);
  }
  return best;
}

/** The value for a side that has put a man on a point; a further turn that it cannot play is forfeited. */
function afterKeeping(others: u32, point: u32, opponent: u32, men: i32): u32 {
  const own = others | point;
  const goesOn = millsAt(own, ctz(point)) > 0 && (<i32>popcnt(own) < men || canMoveOn(own, opponent));
  return goesOn ? probe(own, opponent) : flip(probe(opponent, own));
}

/** The value of a position of the present block: side 0 has White to enter. `hands` counts both sides' men in hand. */
export function valueOfEntering(black: u32, side: u32, hands: u32): u32 {
  const men = onBoard(black);
  if (atEntry === FURTHER_TURN) {
    const all = (<i32>hands + w + b) >> 1;
    return side === 0 ? valueKeeping(white, men, all) : valueKeeping(men, white, all);
  }
  // The side to enter has as many in hand as the other, or one more.
  const hand = <i32>(hands >> 1);
  return side === 0 ? valueByEntries(white, men, hand) : valueByEntries(men, white, hand);
}

/** Checks every `step`th position of a block against its entries; the packed values to be checked lie at blackStates. */
export function checkEntries(block: u32, side: u32, hands: u32, step: u32): u32 {
  enterBlock(block);
  let wrong: u32 = 0;
  for (let rank = (block * 7) % step; rank < blockSize; rank += step) {
    const black = load<u32>(setOfRank + (rank << 2));
    if (isOver(black)) continue;
    if (packedAt(blackStates, block * blockSize + rank) !== valueOfEntering(black, side, hands)) wrong++;
  }
  return wrong;
}
