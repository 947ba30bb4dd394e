import { bitIndices } from '../bits.ts';
import { other } from '../side.ts';
import { takeBlocked } from './blocked.ts';
import type { MillCore, RareRules } from './core.ts';
import { isSpecialThrow } from './dice.ts';
import { barredAfter, closedAfter, memoryOf, spentAfter, stillBarred, transformMemory } from './memory.ts';
import { leapTargets, otherSets, takeAnyWay } from './other-captures.ts';
import { afterTaking, nextTaker, owedAfterTaking, owedForMills, owedWhenPlaced, takeOwed } from './owed.ts';
import { barredOf, handOf, type MillPosition, owedBy, spentOf, takenPoints } from './position.ts';
import { dueOf } from './remembered.ts';
import { rowAfter, rowPoints } from './row.ts';
import { takeSeveral } from './several.ts';

/** What a row of three depends on: the free points, whether a special throw stands, and the hand of the side to play. */
const rowFacts = (core: MillCore, position: MillPosition) => ({
  free: core.all & ~takenPoints(position),
  special: position.dice !== null && isSpecialThrow(position.dice),
  hand: handOf(position, position.toPlay),
});

/** The rules that few rule sets have: one value, so that a page can do without it. */
export const RARE: RareRules = {
  remember(core, position, before, own, opponent, turn) {
    const side = position.toPlay;
    const rival = other(side);
    const spentBefore = spentOf(position, side);
    const { free, special, hand } = rowFacts(core, position);
    return {
      barred: barredAfter(core, before, own, turn),
      otherBarred: stillBarred(core, barredOf(position, rival), opponent, own),
      spentBefore,
      spent: spentAfter(core, spentBefore, own, turn, position.whiteHand + position.blackHand),
      otherSpent: spentOf(position, rival),
      row: rowAfter(core, position.memory?.row ?? 0, special, free, hand, turn),
      closed: closedAfter(core, position.memory?.closed ?? 0, turn),
    };
  },
  kept: (white, { barred, otherBarred, spent, otherSpent, row, closed }, owed, hand, otherHand) =>
    memoryOf(
      white ? [barred, otherBarred] : [otherBarred, barred],
      white ? [spent, otherSpent] : [otherSpent, spent],
      owed,
      // Where what is in hand was put aside, no row goes on.
      hand > 0 ? row : 0,
      hand + otherHand > 0 ? closed : 0,
    ),
  transform: transformMemory,
  owedForMills,
  settle: (core, owed, placed, side, white, black) =>
    nextTaker(core, placed ? owedWhenPlaced(core, owed, white, black) : owedAfterTaking(owed, side), white, black),
  take: takeAnyWay,
  takeSeveral,
  due: (core, position, side) =>
    owedBy(core, position, side) > 0 ? dueOf(core, position.memory?.owed ?? 0, side === 'white' ? 0 : 1) : 0,
  takeOwed,
  afterTaking,
  takeBlocked,
  leaps: leapTargets,
  takesOtherwise: (core, own, opponent, from, to, captured) =>
    otherSets(core, own, opponent, from, to).includes(captured),
  rowOf(core, position) {
    const { free, special, hand } = rowFacts(core, position);
    return core.entering ? bitIndices(rowPoints(core, position.memory?.row ?? 0, special, free, hand)) : [];
  },
  seen: (core, position) => ({
    row: RARE.rowOf(core, position),
    ...(position.memory?.closed && { closed: bitIndices(position.memory.closed) }),
  }),
  row: rowPoints,
};
