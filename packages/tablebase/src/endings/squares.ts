import type { DraughtsRuleSet } from '@merellier/rules';

/** The squares of a board as bits: those of the upper half in one number, those of the lower half in another. */
export type BoardBits = Pick<DraughtsRuleSet['core']['layout'], 'low' | 'high' | 'placeOfLow' | 'placeOfHigh'>;

/** The squares of a set, in rising order. */
export function squaresIn({ placeOfLow, placeOfHigh }: BoardBits, low: number, high: number): number[] {
  const squares: number[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) squares.push(placeOfLow[31 - Math.clz32(rest & -rest)] as number);
  for (let rest = high; rest !== 0; rest &= rest - 1)
    squares.push(placeOfHigh[31 - Math.clz32(rest & -rest)] as number);
  return squares;
}

/** The set of some squares. */
export function bitsOf(bits: BoardBits, squares: readonly number[]): { readonly low: number; readonly high: number } {
  let low = 0;
  let high = 0;
  for (const square of squares) {
    low |= bits.low[square] as number;
    high |= bits.high[square] as number;
  }
  return { low, high };
}
