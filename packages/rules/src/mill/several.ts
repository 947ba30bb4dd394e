import { type MillCore, takeable } from './core.ts';
import { type PackedTurn, packCaptures } from './turn.ts';

/**
 * Several captures in one turn: one after the other, each judged on the board as it then stands, as many as can be. The
 * order is no part of the turn, so a set reached in two ways is written once. Where taking is free, so are fewer. `due` is how
 * many are earned; the rest as for `WriteTurn`.
 */
export function takeSeveral(
  core: MillCore,
  quiet: PackedTurn,
  due: number,
  opponent: number,
  opponentHand: number,
  placing: boolean,
  out: Int32Array,
  at: number,
): number {
  let end = at;
  const write = (turn: PackedTurn): void => {
    let i = at;
    while (i < end && out[i] !== turn) i++;
    if (i === end) out[end++] = turn;
  };
  const take = (left: number, taken: number): void => {
    const targets = left === 0 ? 0 : takeable(core, opponent & ~taken, opponentHand, placing);
    if (targets === 0 || core.mayTake) write(packCaptures(quiet, taken));
    for (let rest = targets; rest !== 0; rest &= rest - 1) take(left - 1, taken | (rest & -rest));
  };
  take(due, 0);
  return end;
}
