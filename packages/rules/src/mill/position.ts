import type { Position } from '../rule-set.ts';
import type { Side } from '../side.ts';

/** A position of the mill family. Men are sets of points as bits: bit i is point i of the board. */
export interface MillPosition extends Position {
  readonly white: number;
  readonly black: number;
  readonly whiteHand: number;
  readonly blackHand: number;
}

export const menOf = (position: MillPosition, side: Side): number =>
  side === 'white' ? position.white : position.black;
export const handOf = (position: MillPosition, side: Side): number =>
  side === 'white' ? position.whiteHand : position.blackHand;

/** Equal for positions that count as the same situation when repetitions are counted: the throw does not. */
export const situationOf = ({ white, black, whiteHand, blackHand, toPlay }: MillPosition): string =>
  `${white} ${black} ${whiteHand} ${blackHand} ${toPlay}`;
