import type { MillPosition } from '@merellier/rules';
import { type MillMemory, memoryOf } from '@merellier/rules/kernel';
import * as frame from './frame.ts';

const { BARRED, CLOSED, OTHER, OTHER_BARRED, OTHER_HAND, OTHER_SPENT, OWED, OWN, OWN_HAND, ROW, SIDE, SPENT } = frame;

/** A position that is written over and over. */
export type Readable = { -readonly [Name in keyof MillPosition]: MillPosition[Name] };

/** Writes what a frame holds into a position, but for what is remembered. */
export function readFrame(s: Int32Array, b: number, into: Readable): void {
  const white = s[b + SIDE] === 0;
  into.white = s[white ? b + OWN : b + OTHER] as number;
  into.black = s[white ? b + OTHER : b + OWN] as number;
  into.whiteHand = s[white ? b + OWN_HAND : b + OTHER_HAND] as number;
  into.blackHand = s[white ? b + OTHER_HAND : b + OWN_HAND] as number;
  into.toPlay = white ? 'white' : 'black';
}

/** What a frame remembers of the turns that led to it. */
export function memoryIn(s: Int32Array, b: number): { readonly memory?: MillMemory } {
  const pair = (at: number, other: number): [number, number] => {
    const [own, rival] = [s[b + at] as number, s[b + other] as number];
    return s[b + SIDE] === 0 ? [own, rival] : [rival, own];
  };
  const both = [s[b + OWED] as number, s[b + ROW] as number, s[b + CLOSED] as number] as const;
  return memoryOf(pair(BARRED, OTHER_BARRED), pair(SPENT, OTHER_SPENT), ...both);
}
