import { LEAST_MEN } from '@merellier/rules';
import type { Variant } from '../variant.ts';
import { BoardData } from '../whole/board-data.ts';
import { planeBytes } from '../whole/scene.ts';
import { PIECE } from '../whole/store.ts';

/** What is solved whole levels at a time. */
export interface SolveLevelsOptions {
  readonly folder: string;
  /** The most men of a side. */
  readonly men: number;
  readonly threads: number;
  /** Whether positions with men in hand are solved too. */
  readonly entries: boolean;
}

/** Whether a rule set can be solved whole levels at a time: what assembly/whole knows. */
export function fitsLevels({ rules, men, entries, anyTime }: Variant): boolean {
  const { parameters, core, board } = rules;
  return (
    !anyTime &&
    entries === 'capture' &&
    parameters['mill-by-moving'] === 'capture' &&
    parameters.captures === 'one' &&
    (parameters.protection === 'unless-all' || parameters.protection === 'never') &&
    (core.blocked === 'loses' || core.blocked === 'loses-unless-full') &&
    !core.passes &&
    // A row has seven places, and the level that an entry leads to must have one.
    board.names.length - men >= 8
  );
}

/** What a thread needs for itself, roughly. */
const WORKING_MEMORY = 2 ** 25;

/** What comes to the planes: lists of which block leads to which, and tables on their way to the disk. Measured, with all nine men of the cube. */
const MORE = 1.1;
/** The same where men enter at any time, with five and seven men on 24 points. */
const MORE_AT_ANY_TIME = 1.3;

/** Bytes of memory that it takes at the most, and of them in one WebAssembly memory; bytes of disk beside the tables. */
export function levelsNeed(
  { rules }: Variant,
  { men, threads, entries }: SolveLevelsOptions,
): { readonly memory: number; readonly shared: number; readonly disk: number } {
  const board = new BoardData(rules);
  let [moving, shared, disk, entering, taking, below] = [0, 0, 0, 0, 0, 0];
  for (let white = LEAST_MEN; white <= men; white++) {
    const each = 2 ** (board.points - white - 3);
    // Of all blocks; and of those in which White has a mill.
    const plane = board.blocks(white) * each;
    const mills = board.millNumbers(white).mills * each;
    // The planes of Black and what White takes lie in shared memory, with a bit for each of their rows.
    const inside = (2 + 1 / 16) * plane + 2 * mills;
    shared = Math.max(shared, inside);
    moving = Math.max(moving, inside + 3 * plane + below);
    below = 2 * plane;
    disk += 4 * plane;
    entering += 2 * plane;
    taking = Math.max(taking, 2 * mills);
  }
  const own = threads * WORKING_MEMORY;
  return { memory: own + MORE * Math.max(moving, entries ? entering + taking : 0), shared: own + shared, disk };
}

/** Large planes are taken from the system in pieces. */
const inPieces = (bytes: number): number => (bytes < PIECE ? bytes : Math.ceil(bytes / PIECE) * PIECE);

/**
 * The same for the positions with men in hand of a game whose men enter at any time. Planes of White to play lie on the disk until
 * nothing leads to them any more.
 */
export function anyTimeNeeds(
  { rules, men }: Variant,
  threads: number,
): { readonly memory: number; readonly shared: number; readonly disk: number } {
  const board = new BoardData(rules);
  const planes = Array.from({ length: men + 2 }, (_, white) => {
    const each = planeBytes(board.points - white);
    return white > men ? [0, 0] : [board.blocks(white) * each, board.millNumbers(white).mills * each];
  }) as [plane: number, mills: number][];
  const planeOf = (white: number): number => planes[white]?.[0] ?? 0;
  const millsOf = (white: number): number => planes[white]?.[1] ?? 0;
  let [memory, shared, disk, chain, kept] = [0, 0, 0, 0, 0];
  for (let whites = LEAST_MEN; whites <= men; whites++) {
    chain = 0;
    for (let white = 0; white <= whites; white++) {
      const inside = (2 + 1 / 16) * planeOf(white) + 2 * millsOf(white);
      const two = (of: number): number => inPieces(2 * planeOf(of));
      // What Black's entries and White's entries lead to is there at the beginning, what is on its way to the disk too.
      const entered = white < whites ? two(white + 1) + inPieces(2 * millsOf(white + 1)) : 0;
      kept = Math.max(kept, entered);
      const below = two(white) + two(white - 1);
      const writing = white < whites ? two(white + 1) : 0;
      shared = Math.max(shared, inside);
      memory = Math.max(memory, inside + two(white) + 2 * inPieces(planeOf(white)) + entered + below + writing);
      chain += 2 * planeOf(white);
    }
    disk += chain;
  }
  const own = threads * WORKING_MEMORY;
  return { memory: own + MORE_AT_ANY_TIME * memory, shared: own + shared, disk: disk + chain + 2 * kept };
}
