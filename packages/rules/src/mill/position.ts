import type { Position } from '../rule-set.ts';
import type { Side } from '../side.ts';
import { type MillMemory, type Owing, owedNow } from './remembered.ts';

/** A position of the mill family. Men are sets of points as bits: bit i is point i of the board. */
export interface MillPosition extends Position {
  readonly white: number;
  readonly black: number;
  readonly whiteHand: number;
  readonly blackHand: number;
  /** What the rules look back at, where they do and there is anything. */
  readonly memory?: MillMemory;
}

export const menOf = (position: MillPosition, side: Side): number =>
  side === 'white' ? position.white : position.black;
export const handOf = (position: MillPosition, side: Side): number =>
  side === 'white' ? position.whiteHand : position.blackHand;

/** What is remembered of a side: the move that it must not make, and its lines that have counted. */
export const barredOf = ({ memory }: MillPosition, side: Side): number => memory?.barred[side === 'white' ? 0 : 1] ?? 0;
export const spentOf = ({ memory }: MillPosition, side: Side): number => memory?.spent[side === 'white' ? 0 : 1] ?? 0;

/** How many men a side must take now, before anything else. */
export const owedBy = (core: Owing, { memory, whiteHand, blackHand }: MillPosition, side: Side): number =>
  memory ? owedNow(core, memory.owed, side === 'white' ? 0 : 1, whiteHand + blackHand) : 0;

/** The points that nobody may enter, as bits: those with men, and those that are closed. */
export const takenPoints = ({ white, black, memory }: MillPosition): number => white | black | (memory?.closed ?? 0);

/** Equal for positions that count as the same situation when repetitions are counted: the throw does not. */
export const situationOf = ({ white, black, whiteHand, blackHand, toPlay, memory }: MillPosition): string =>
  `${white} ${black} ${whiteHand} ${blackHand} ${toPlay}${memory ? ` ${memory.barred} ${memory.spent} ${memory.owed} ${memory.row} ${memory.closed}` : ''}`;
