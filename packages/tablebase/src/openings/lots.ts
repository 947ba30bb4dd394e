import type { JudgedOpening } from './judge.ts';

/** How narrow the ways are that hold a lot's value: many turns hold it, some, or few. */
export type Grade = 'gentle' | 'sharp' | 'masters';
export const GRADES: readonly Grade[] = ['gentle', 'sharp', 'masters'];

/** The most lots of a grade. */
const MOST_LOTS = 24;
/** How far the shares of turns that hold may lie apart for both sides. */
const MOST_APART = 0.25;
/** Where sharp lots stand among all fair ones, from the widest to the narrowest. */
const SHARP_AT = 0.75;

/**
 * Whether an opening is fair: drawn, nobody having lost a man; the side to play has a choice of turns that hold, and about the same
 * share of the turns holds for both sides.
 */
export function isFair(opening: JudgedOpening): boolean {
  const { value, turns, onlyTurnIn, answers } = opening;
  if (value !== 'draw' || onlyTurnIn === 0) return false;
  if (turns.some((turn) => turn.includes('x'))) return false;
  return Math.abs(shareOf(opening) - answers) <= MOST_APART;
}

/**
 * Three lists of fair openings, no opening in two of them, each from the widest way to the narrowest: gentle lots have the widest of all,
 * those for masters the narrowest, sharp ones stand about the third quarter.
 */
export function chooseLots(openings: readonly JudgedOpening[]): Readonly<Record<Grade, readonly JudgedOpening[]>> {
  const fair = openings.filter(isFair).sort((a, b) => widthOf(b) - widthOf(a) || (nameOf(a) < nameOf(b) ? -1 : 1));
  const count = Math.min(MOST_LOTS, Math.floor(fair.length / 3));
  const last = fair.length - count;
  const middle = Math.min(last - count, Math.max(count, Math.round(fair.length * SHARP_AT - count / 2)));
  return {
    gentle: fair.slice(0, count),
    sharp: fair.slice(middle, middle + count),
    masters: fair.slice(last),
  };
}

const shareOf = ({ holds, choices }: JudgedOpening): number => holds / choices;

/** How wide the way is for both sides together, from 0 to 1. */
const widthOf = (opening: JudgedOpening): number => (shareOf(opening) + opening.answers) / 2;

const nameOf = ({ turns }: JudgedOpening): string => turns.join(' ');
