// Black's entries lead into the block of the same number, where Black has one man more. Only where its men stand matters,
// so planes are enough to know which entries close mills.

import { ENDS, FORBIDDEN, FURTHER_TURN, TAKES } from '../../src/abi';
import { freeCount, white } from '../board/block';
import { atEntry, b, finished, sourceSize, w } from '../config';
import { readValues } from '../planes/news';
import { addPlane, addWins, closing, thereSafe, thereWon, won } from '../planes/planes';
import { takeableOf } from './after-entry';
import { closeMills, findClosing } from './black-mills';
import { findQuiet } from './black-quiet';
import { learn } from './quiet-entries';

/** Black's quiet entries; also those that close mills, unless these are dealt with apart. */
function enterQuietly(block: u32, apart: bool): void {
  readValues(finished(w, b + 1, 0), block * sourceSize, sourceSize, thereWon, thereSafe);
  for (let point = 0; point < freeCount; point++) {
    if (apart) findClosing(point);
    findQuiet(block, point, !apart);
    learn(true);
  }
  addWins();
}

/** Black's entries that close mills, where they win. */
function winByMills(): void {
  for (let point = 0; point < freeCount; point++) {
    findClosing(point);
    addPlane(won, closing);
  }
  addWins();
}

/** All of Black's entries. */
export function enterBlack(block: u32, hands: u32): void {
  const hand = <i32>(hands >> 1);
  const victims = takeableOf(white, hand);
  const earns = (atEntry === TAKES && victims !== 0) || atEntry === FURTHER_TURN;
  enterQuietly(block, earns || atEntry === FORBIDDEN || atEntry === ENDS);
  if (earns) closeMills(block, hand, victims);
  if (atEntry === ENDS) winByMills();
}
