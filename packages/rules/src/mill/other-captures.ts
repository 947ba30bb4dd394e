import { lowestBit } from '../bits.ts';
import type { MillCore, WriteTurn } from './core.ts';
import { closeMills } from './generator.ts';
import { destinationOf, NONE, originOf, packCapture, packCaptures } from './turn.ts';

/** The man that a move jumps over, from one end of a line to the other, as a bit; 0 for none. */
function jumped(core: MillCore, opponent: number, from: number, to: number): number {
  if (core.parameters.leap === 'no' || from === NONE) return 0;
  for (const [first, middle, last] of core.board.lines as readonly [number, number, number][])
    if ((from === first && to === last) || (from === last && to === first)) return opponent & (1 << middle);
  return 0;
}

/**
 * The sets of men that a man takes otherwise than by a mill, put on `to` beside its side's other men: one set for each man
 * that is now between two, and for each line whose two ends it has come between. Men in mills are taken too. After a leap
 * there is nothing else to take. Source: Sanmill, "Custodian capture", "Intervention capture", "Leap capture", and its
 * specification 001 for how they go with mills.
 */
export function otherSets(core: MillCore, own: number, opponent: number, from: number, to: number): readonly number[] {
  const over = jumped(core, opponent, from, to);
  return over !== 0 ? [over] : setsBetween(core, own, opponent, to);
}

/** The same where nothing was leapt over. */
function setsBetween(core: MillCore, own: number, opponent: number, to: number): readonly number[] {
  const sets: number[] = [];
  const { custodian, intervention } = core.parameters;
  for (const [first, middle, last] of core.board.lines as readonly [number, number, number][]) {
    const far = to === first ? last : to === last ? first : -1;
    if (custodian === 'yes' && far >= 0 && (own & (1 << far)) !== 0 && (opponent & (1 << middle)) !== 0)
      sets.push(1 << middle);
    const ends = (1 << first) | (1 << last);
    if (intervention === 'yes' && to === middle && (opponent & ends) === ends) sets.push(ends);
  }
  return sets;
}

/** Where a man may leap: to the free end of a line, over a man of the other side. */
export function leapTargets(core: MillCore, from: number, opponent: number, free: number): number {
  let targets = 0;
  if (core.parameters.leap === 'no') return targets;
  for (const [first, middle, last] of core.board.lines as readonly [number, number, number][])
    if ((opponent & (1 << middle)) !== 0) targets |= from === first ? 1 << last : from === last ? 1 << first : 0;
  return targets & free;
}

/**
 * Writes a turn once for each set of men that it may take: what its mills take, or what one of the other ways does, as the
 * player likes; a leap takes the man that it jumps, and no other.
 */
export const takeAnyWay: WriteTurn = (core, quiet, mills, own, opponent, opponentHand, placing, out, at) => {
  const [from, to] = [originOf(quiet), destinationOf(quiet)];
  const over = jumped(core, opponent, from, to);
  if (over !== 0) {
    out[at] = packCapture(quiet, lowestBit(over));
    return at + 1;
  }
  const others = setsBetween(core, own, opponent, to);
  let end = closeMills(core, quiet, mills, opponent, opponentHand, placing, out, at);
  // A turn that can take otherwise is not quiet, unless taking is free.
  if (others.length > 0 && !core.mayTake && end === at + 1 && out[at] === quiet) end = at;
  for (const set of others) {
    const turn = packCaptures(quiet, set);
    if (!out.subarray(at, end).includes(turn)) out[end++] = turn;
  }
  return end;
};
