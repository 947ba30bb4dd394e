import { lowestBit, type MillCore, rowPoints } from '@merellier/rules/kernel';

/** Under dice a value is a chance: this many hundredths of a man are worth `tanh(1)` of a win. */
const SCALE = 500;
/** The value of a win that is certain but for the dice. */
const TOP = 27_000;

/** A value in hundredths of a man as a chance, and back. */
export const asChance = (centimen: number): number => Math.round(TOP * Math.tanh(centimen / SCALE)) | 0;
export const fromChance = (chance: number): number =>
  Math.round(SCALE * Math.atanh(Math.max(-0.999, Math.min(0.999, chance / TOP)))) | 0;

/**
 * A special throw adds a turn where a pair with a free third point has a third man that does not reach it by moving; before
 * an entry it makes a difference where three men can be entered on a line.
 */
export function specialMatters(core: MillCore, own: number, other: number, hand: number): boolean {
  const free = core.all & ~(own | other);
  if (core.entering) return rowPoints(core, 0, true, free, hand) !== 0;
  const { lines } = core;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as number;
    const gap = line & ~own;
    if (gap === 0 || (gap & (gap - 1)) !== 0 || (gap & free) === 0) continue;
    if ((own & ~line & ~(core.near[lowestBit(gap)] as number)) !== 0) return true;
  }
  return false;
}
