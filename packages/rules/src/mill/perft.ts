import { other } from '../side.ts';
import { isDecided, type MillCore } from './core.ts';
import { isSpecialThrow } from './dice.ts';
import { earnsExtraTurn } from './extra-turn.ts';
import { generate } from './generator.ts';
import { handOf, type MillPosition, menOf } from './position.ts';
import type { MillRuleSet } from './rule-set.ts';
import { capturedBy, destinationOf, NONE, originOf, PASS } from './turn.ts';
import { turnBuffer } from './turn-buffer.ts';

/**
 * Leaves of the tree of whole turns of the marelle at this depth (0: 1). Throws a RangeError where the tree reaches a throw
 * of the dice: it is made of turns alone.
 */
export function millPerft(rules: MillRuleSet, position: MillPosition, depth: number): number {
  if (depth > 0 && rules.awaitsThrow(position)) throw new RangeError('perft needs the throw that stands');
  const side = position.toPlay;
  const rival = other(side);
  const special = position.dice !== null && isSpecialThrow(position.dice);
  const [own, opponent] = [menOf(position, side), menOf(position, rival)];
  return leavesOf(rules.core, own, opponent, handOf(position, side), handOf(position, rival), special, depth);
}

/** The same on packed integers, the side to play given first. */
function leavesOf(
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
      ? leavesOf(core, moved, left, handLeft, opponentHand, false, depth - 1)
      : leavesOf(core, left, moved, opponentHand, handLeft, false, depth - 1);
  }
  return leaves;
}
