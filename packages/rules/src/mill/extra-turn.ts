import { EXTRA_TURN, type MillCore, millsThrough, NOTHING } from './core.ts';
import { earned } from './generator.ts';
import { destinationOf, NONE, originOf, PASS, type PackedTurn } from './turn.ts';

/** Whether a turn that leaves these men earns its side an extra turn. `hands` are both hands before the turn. */
export function earnsExtraTurn(core: MillCore, after: number, turn: PackedTurn, hands: number): boolean {
  const isEntry = originOf(turn) === NONE;
  if (turn === PASS || (earned(core, isEntry, hands) & EXTRA_TURN) === NOTHING) return false;
  const to = destinationOf(turn);
  return millsThrough(core, after & ~(1 << to), to) > 0;
}
