// Positions in which the side to play enters a man: each entry leads to a position with one man fewer in
// hand, so a layer is done in one pass over the layer below it, without counters and sweeps.

import { FORBIDDEN } from '../../src/abi';
import { enterBlock, freeMask, millsAt, millsWith, placeOf, white } from '../board/block';
import { atEntry, blockSize, firstMill, setOfRank, whiteStates } from '../config';
import { decideOver, isOver } from '../moves/first-mill';
import { clearPlanes, safe, won } from '../planes/planes';
import { valueOfEntering } from '../results/check-entries';
import { DRAW, LOST, SAFE, WIN, WON } from '../states';
import { enterBlack } from './black-entries';
import { enterWhite } from './white-entries';

/** Whether a side that may close no mill by an entry can enter a man at all. */
function canEnterQuietly(black: u32, side: u32): bool {
  for (let free = freeMask & ~black; free !== 0; free &= free - 1) {
    const index = ctz(free);
    if (side === 1 ? millsWith(black, index) === 0 : millsAt(white, placeOf(index)) === 0) return true;
  }
  return false;
}

/** Eight bits, each in the lowest place of a byte of its own. */
function spread(bits: u64): u64 {
  return (((bits & 127) * 0x0002040810204081) & 0x0101010101010101) | ((bits & 128) << 49);
}

/** Writes what the planes hold as states of the kind that pack() reads: eight at once, {@link LOST} to begin with. */
function writeStates(to: usize): void {
  for (let rank: u32 = 0; rank < blockSize; rank += 8) {
    const wins = <u64>load<u8>(won + (rank >> 3));
    const notLost = <u64>load<u8>(safe + (rank >> 3));
    let states: u64 = 0x8080808080808080 | spread(wins) | (spread(notLost ^ 255) << 1);
    if (rank + 8 <= blockSize) store<u64>(to + rank, states);
    else for (let last = rank; last < blockSize; last++, states >>= 8) store<u8>(to + last, <u8>states);
  }
}

/** Enters men: side 0 is White's to enter, side 1 Black's. */
export function enterMen(block: u32, side: u32, hands: u32): void {
  enterBlock(block);
  clearPlanes();
  if (side === 0) enterWhite(block, hands);
  else enterBlack(block, hands);
  const base = whiteStates + block * blockSize;
  writeStates(base);
  if (firstMill) decideOver(base, side === 0);
  if (atEntry !== FORBIDDEN) return;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    if (isOver(black) || canEnterQuietly(black, side)) continue;
    const value = valueOfEntering(black, side, hands);
    store<u8>(base + rank, <u8>(value === WIN ? WON : value === DRAW ? SAFE : LOST));
  }
}
