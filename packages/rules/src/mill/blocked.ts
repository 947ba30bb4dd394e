import { lowestBit } from '../bits.ts';
import type { MillCore } from './core.ts';
import { PASS, packCapture } from './turn.ts';

/** The men that a blocked side may take: those beside one of its own, in a mill or not, or any on a full board where that is the rule. */
export function besideOwn(core: MillCore, own: number, opponent: number): number {
  if (core.blockedFull) return opponent;
  let beside = 0;
  for (let men = own; men !== 0; men &= men - 1) beside |= core.near[lowestBit(men)] as number;
  return beside & opponent;
}

/** Writes the turns by which a blocked side takes a man into `out` from `at` on, and returns the index after the last one. */
export function takeBlocked(core: MillCore, own: number, opponent: number, out: Int32Array, at: number): number {
  let end = at;
  for (let targets = besideOwn(core, own, opponent); targets !== 0; targets &= targets - 1)
    out[end++] = packCapture(PASS, lowestBit(targets));
  return end;
}
