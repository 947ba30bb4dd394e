import { countBits } from '../bits.ts';
import type { Outcome, OutcomeReason } from '../outcome.ts';
import { other, type Side } from '../side.ts';
import { blockedLoses, type MillCore, menInMills } from './core.ts';
import { isSpecialThrow } from './dice.ts';
import { generate } from './generator.ts';
import { LEAST_MEN } from './parameters.ts';
import { barredOf, handOf, type MillPosition, menOf, owedBy, spentOf, takenPoints } from './position.ts';
import { turnBuffer } from './turn-buffer.ts';

/** A side's men: those on the board and those in hand. */
export const menInAll = (position: MillPosition, side: Side): number =>
  countBits(menOf(position, side)) + handOf(position, side);

/**
 * Whether the side to play throws before it plays: with dice, once it has entered all its men (rulebook 003), or before it
 * enters one, where dice are thrown for that.
 */
export const needsThrow = (core: MillCore, position: MillPosition): boolean => {
  const hand = handOf(position, position.toPlay);
  if (core.entering) return hand > 0 && !position.memory?.row && owedBy(core, position, position.toPlay) === 0;
  return core.dice && hand === 0 && owedBy(core, position, position.toPlay) === 0;
};

/** How many legal turns there are; they are left, packed, in `turnBuffer(0)`. */
export function countTurns(core: MillCore, position: MillPosition): number {
  const side = position.toPlay;
  const rival = other(side);
  const special = position.dice !== null && isSpecialThrow(position.dice);
  const [own, ownHand] = [menOf(position, side), handOf(position, side)];
  const [opponent, opponentHand] = [menOf(position, rival), handOf(position, rival)];
  const memory = [
    barredOf(position, side),
    spentOf(position, side),
    core.rare?.due(core, position, side) ?? 0,
    position.memory?.row,
    position.memory?.closed,
  ] as const;
  return generate(core, own, opponent, ownHand, opponentHand, special, turnBuffer(0), 0, ...memory);
}

/**
 * Too few men lose, and a mill wins where the first one does; then a side that is to play and cannot loses. Where losing is
 * the aim, whoever would lose wins.
 */
/** What wins where losing is the aim. */
const LOSING: Readonly<Partial<Record<OutcomeReason, OutcomeReason>>> = { 'few-men': 'men-lost', blocked: 'shut-in' };

export function millOutcome(core: MillCore, position: MillPosition): Outcome | null {
  const outcome = plainOutcome(core, position);
  if (!core.losing || !outcome?.winner) return outcome;
  const { winner, reason } = outcome;
  return { ...outcome, winner: other(winner), reason: LOSING[reason] ?? reason };
}

function plainOutcome(core: MillCore, position: MillPosition): Outcome | null {
  const side = position.toPlay;
  for (const loser of [side, other(side)])
    if (menInAll(position, loser) < core.leastMen) {
      const count = core.leastMen === LEAST_MEN ? {} : { count: core.leastMen };
      return { winner: other(loser), reason: 'few-men', ...count };
    }
  // The mill belongs to the side that has just played, so that side is asked first.
  if (core.firstMill)
    for (const winner of [other(side), side])
      if (menInMills(core, menOf(position, winner)) !== 0) return { winner, reason: 'mill' };
  if (needsThrow(core, position) && !position.dice) return null;
  if (countTurns(core, position) > 0) return null;
  return { winner: blockedLoses(core, takenPoints(position)) ? other(side) : null, reason: 'blocked' };
}
