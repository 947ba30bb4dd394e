import { other } from '../side.ts';
import { conclude, handAfter, nextSide, otherHandAfter, owedAfter } from './conclude.ts';
import { isDecided, type MillCore } from './core.ts';
import { isSpecialThrow } from './dice.ts';
import { generate } from './generator.ts';
import { barredAfter, closedAfter, spentAfter, stillBarred } from './memory.ts';
import { barredOf, handOf, type MillPosition, menOf, spentOf } from './position.ts';
import { dueOf, owedNow } from './remembered.ts';
import { rowAfter } from './row.ts';
import type { MillRuleSet } from './rule-set.ts';
import { capturedBy, destinationOf, NONE, originOf } from './turn.ts';
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
  const hands = [handOf(position, side), handOf(position, rival)] as const;
  const barred = [barredOf(position, side), barredOf(position, rival)] as const;
  const spent = [spentOf(position, side), spentOf(position, rival)] as const;
  return leavesOf(
    rules.core,
    side === 'white' ? 0 : 1,
    own,
    opponent,
    ...hands,
    special,
    depth,
    ...barred,
    ...spent,
    position.memory?.owed ?? 0,
    position.memory?.row ?? 0,
    position.memory?.closed ?? 0,
  );
}

/** The same on packed integers, the side to play given first. */
function leavesOf(
  core: MillCore,
  side: number,
  own: number,
  opponent: number,
  ownHand: number,
  opponentHand: number,
  special: boolean,
  depth: number,
  barred: number,
  otherBarred: number,
  spent: number,
  otherSpent: number,
  owed: number,
  row: number,
  closed: number,
): number {
  if (depth === 0) return 1;
  const turns = turnBuffer(depth);
  const count = generate(
    core,
    own,
    opponent,
    ownHand,
    opponentHand,
    special,
    turns,
    0,
    barred,
    spent,
    dueOf(core, owed, side),
    row,
    closed,
  );
  if (depth === 1) return count;
  const hands = ownHand + opponentHand;
  const free = core.all & ~(own | opponent | closed);
  let leaves = 0;
  for (let i = 0; i < count; i++) {
    const turn = turns[i] as number;
    const from = originOf(turn);
    const isStill = destinationOf(turn) === NONE;
    const isEntry = from === NONE && !isStill;
    const moved = isStill ? own & ~capturedBy(turn) : (isEntry ? own : own & ~(1 << from)) | (1 << destinationOf(turn));
    const left = opponent & ~capturedBy(turn);
    const handLeft = isEntry ? ownHand - 1 : ownHand;
    const scratch = turnBuffer(depth - 1);
    const back = barredAfter(core, own, moved, turn);
    const otherBack = stillBarred(core, otherBarred, left, moved);
    const used = spentAfter(core, spent, moved, turn, hands);
    const rowLeft = rowAfter(core, row, special, free, ownHand, turn);
    const shut = closedAfter(core, closed, turn);
    const concluded = conclude(
      core,
      side,
      moved,
      left,
      handLeft,
      opponentHand,
      turn,
      hands,
      scratch,
      0,
      spent,
      used,
      back,
      owed,
      rowLeft,
      shut,
    );
    const hand = handAfter(concluded);
    const otherHand = otherHandAfter(concluded);
    const again = nextSide(concluded) === side;
    const due = owedAfter(concluded);
    const takes = owedNow(core, due, nextSide(concluded), hand + otherHand) > 0;
    const stillShut = hand + otherHand > 0 ? shut : 0;
    const nextHand = again ? hand : otherHand;
    const goesOnInRow = again && hand > 0 ? rowLeft : 0;
    const throws = !takes && (core.entering ? nextHand > 0 && goesOnInRow === 0 : core.dice && nextHand === 0);
    if (throws && !isDecided(core, moved, left, hand, otherHand))
      throw new RangeError('perft cannot look beyond a throw of the dice');
    leaves += again
      ? leavesOf(
          core,
          side,
          moved,
          left,
          hand,
          otherHand,
          false,
          depth - 1,
          back,
          otherBack,
          used,
          otherSpent,
          due,
          goesOnInRow,
          stillShut,
        )
      : leavesOf(
          core,
          side ^ 1,
          left,
          moved,
          otherHand,
          hand,
          false,
          depth - 1,
          otherBack,
          back,
          otherSpent,
          used,
          due,
          0,
          stillShut,
        );
  }
  return leaves;
}
