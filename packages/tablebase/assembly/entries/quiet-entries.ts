// What quiet entries at one point earn. All of them lead into one block: either it tells the positions before them what it
// holds, or those ask; whichever is less work is done.

import {
  addMarks,
  addWins,
  countOpen,
  countThere,
  thereSafe as draws,
  here,
  thereWon as losses,
  safe,
  size,
  won,
} from '../planes/planes';
import { askWithin, tellWithin } from './black-quiet';
import { askAcross, tellAcross } from './white-quiet';

/** Black's entries lead into the block of the same number, White's into another one. */
function ask(plane: usize, isBlack: bool): void {
  if (isBlack) askWithin(plane);
  else askAcross(plane);
}

function tell(plane: usize, isBlack: bool): void {
  if (isBlack) tellWithin(plane);
  else tellAcross(plane);
}

/**
 * Learns what the entries earn that lead from {@link here} to `there`, where {@link losses} and {@link draws} are what the
 * other side loses and what is drawn.
 */
export function learn(isBlack: bool): void {
  const open = countOpen(won, here);
  if (open === 0) return;
  const drawCount = countThere(draws);
  if (open <= countThere(losses) + min(drawCount, countOpen(safe, here))) {
    ask(won, isBlack);
    return;
  }
  tell(losses, isBlack);
  addMarks(won, size);
  addWins();
  const drawnOpen = countOpen(safe, here);
  if (drawnOpen === 0 || drawCount === 0) return;
  if (drawCount < drawnOpen) {
    tell(draws, isBlack);
    addMarks(safe, size);
  } else ask(safe, isBlack);
}
