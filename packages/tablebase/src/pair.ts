import { LEAST_MEN } from '@merellier/rules';

/** A pair of subspaces: `white` men against `black`, never fewer. Each is solved with either side to play. */
export interface Pair {
  readonly white: number;
  readonly black: number;
}

/** All pairs of subspaces up to so many men a side, in the order in which they are solved. */
export function pairsUpTo(men: number): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let white = LEAST_MEN; white <= men; white++)
    for (let black = LEAST_MEN; black <= white; black++) pairs.push({ white, black });
  return inOrder(pairs);
}

/** The name of a pair, and of its file: `5-4`. */
export const pairName = ({ white, black }: Pair): string => `${white}-${black}`;

/** The sides of a pair that are kept: with as many men on both sides, one stands for the other. */
export const sidesOf = ({ white, black }: Pair): readonly (0 | 1)[] => (white === black ? [0] : [0, 1]);

/** The finished pairs that captures out of a pair lead to, when a turn takes up to so many men. */
export function pairsBelow({ white, black }: Pair, captures: number): readonly Pair[] {
  const below = new Map<string, Pair>();
  for (let taken = 1; taken <= captures; taken++)
    for (const [more, fewer] of [
      [white, black - taken],
      [Math.max(white - taken, black), Math.min(white - taken, black)],
    ] as const)
      if (fewer >= LEAST_MEN) below.set(`${more}-${fewer}`, { white: more, black: fewer });
  return [...below.values()];
}

/** All pairs that captures lead to from a pair, and the pair itself, in the order in which they are solved. */
export function pairsFrom(pair: Pair, captures: number): readonly Pair[] {
  const found = new Map([[pairName(pair), pair]]);
  for (const each of found.values()) for (const below of pairsBelow(each, captures)) found.set(pairName(below), below);
  return inOrder([...found.values()]);
}

const inOrder = (pairs: readonly Pair[]): readonly Pair[] =>
  [...pairs].sort((a, b) => a.white + a.black - (b.white + b.black) || a.white - b.white);
