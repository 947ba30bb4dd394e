import { EXTRA_TURN, isDecided, type MillCore, millsThrough, NOTHING } from './core.ts';
import { earned, generate, MOST_TURNS } from './generator.ts';
import { capturedBy, destinationOf, NONE, originOf, PASS, type PackedTurn } from './turn.ts';

/** Whether a turn that leaves these men earns its side an extra turn. `hands` are both hands before the turn. */
export function earnsExtraTurn(core: MillCore, after: number, turn: PackedTurn, hands: number): boolean {
  const isEntry = originOf(turn) === NONE;
  if (turn === PASS || (earned(core, isEntry, hands) & EXTRA_TURN) === NOTHING) return false;
  const to = destinationOf(turn);
  return millsThrough(core, after & ~(1 << to), to) > 0;
}

const buffers: Int32Array[] = [];
/** Scratch space for the turns of one depth: each level of a recursion has its own. */
export function turnBuffer(depth: number): Int32Array {
  let buffer = buffers[depth];
  if (!buffer) {
    buffer = new Int32Array(MOST_TURNS);
    buffers[depth] = buffer;
  }
  return buffer;
}

/**
 * Leaves of the tree of whole turns, the side to play given first. Throws a RangeError where the tree reaches a throw of
 * the dice: it is made of turns alone.
 */
export function perft(
  core: MillCore,
  own: number,
  opponent: number,
  ownHand: number,
  opponentHand: number,
  special: boolean,
  depth: number,
): number {
  if (depth === 0) return 1;
  const turns = turnBuffer(depth);
  const count = generate(core, own, opponent, ownHand, opponentHand, special, turns, 0);
  if (depth === 1) return count;
  const hands = ownHand + opponentHand;
  let leaves = 0;
  for (let i = 0; i < count; i++) {
    const turn = turns[i] as number;
    const from = originOf(turn);
    const isEntry = from === NONE && turn !== PASS;
    const moved = turn === PASS ? own : (isEntry ? own : own & ~(1 << from)) | (1 << destinationOf(turn));
    const left = opponent & ~capturedBy(turn);
    const handLeft = isEntry ? ownHand - 1 : ownHand;
    const again =
      earnsExtraTurn(core, moved, turn, hands) &&
      generate(core, moved, left, handLeft, opponentHand, false, turnBuffer(depth - 1), 0) > 0;
    if (core.dice && (again ? handLeft : opponentHand) === 0 && !isDecided(core, moved, left, handLeft, opponentHand))
      throw new RangeError('perft cannot look beyond a throw of the dice');
    leaves += again
      ? perft(core, moved, left, handLeft, opponentHand, false, depth - 1)
      : perft(core, left, moved, opponentHand, handLeft, false, depth - 1);
  }
  return leaves;
}
