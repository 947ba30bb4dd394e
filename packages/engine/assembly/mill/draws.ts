// The draw rules that look back over the game: the same as src/mill/draws.ts.

import { BACK, OTHER, OTHER_HAND, OWN, OWN_HAND, QUIET } from '../../src/mill/kernel-memory';
import { TURN_STACK } from '../../src/search-codes';
import { leastBack } from '../search/config';
import { repeats } from '../search/repetition';
import { noCapture, threeMen } from './config';
import { turnsOf } from './turns';

/** As many men as this make a mill, and are the last that a side plays with. */
const THREE: i32 = 3;

/** Whether a rule that looks back may end the game at a frame. */
export function mayEnd(frame: usize): bool {
  if (load<i32>(frame, BACK) >= leastBack) return true;
  const quiet = load<i32>(frame, QUIET);
  return (noCapture > 0 && quiet >= noCapture) || (threeMen > 0 && quiet >= threeMen);
}

/** After how many turns of both sides without a capture the position of a frame would be drawn; 0 for never. */
export function limit(frame: usize): i32 {
  if (threeMen === 0) return noCapture;
  const own = <i32>popcnt(load<i32>(frame, OWN)) + load<i32>(frame, OWN_HAND);
  const other = <i32>popcnt(load<i32>(frame, OTHER)) + load<i32>(frame, OTHER_HAND);
  if (own !== THREE && other !== THREE) return noCapture;
  return noCapture > 0 && noCapture < threeMen ? noCapture : threeMen;
}

/** Whether a rule that looks back ends the game here. */
export function drawn(frame: usize): bool {
  const most = limit(frame);
  // A side that cannot play has lost, however long ago the last capture was.
  if (most > 0 && load<i32>(frame, QUIET) >= most) return turnsOf(frame, TURN_STACK, false) > TURN_STACK;
  return repeats(frame);
}
