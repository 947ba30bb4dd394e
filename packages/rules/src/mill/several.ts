import { type MillCore, takeable } from './core.ts';
import { packCaptures } from './turn.ts';

/**
 * Several captures in one turn: one after the other, each judged on the board as it then stands, as many as can be. The
 * order is no part of the turn, so a set reached in two ways is written once; `first` is where this turn's sets begin.
 * Where taking is free, so are fewer.
 */
export function takeSeveral(
  core: MillCore,
  quiet: number,
  left: number,
  opponent: number,
  opponentHand: number,
  placing: boolean,
  taken: number,
  out: Int32Array,
  first: number,
  at: number,
): number {
  const targets = left === 0 ? 0 : takeable(core, opponent, opponentHand, placing);
  let end = at;
  if (targets === 0 || core.mayTake) {
    const packed = packCaptures(quiet, taken);
    let i = first;
    while (i < at && out[i] !== packed) i++;
    if (i === at) out[end++] = packed;
  }
  for (let rest = targets; rest !== 0; rest &= rest - 1) {
    const man = rest & -rest;
    end = takeSeveral(core, quiet, left - 1, opponent & ~man, opponentHand, placing, taken | man, out, first, end);
  }
  return end;
}
