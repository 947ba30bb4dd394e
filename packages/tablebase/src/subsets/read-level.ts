import { choose, nextSet } from '../sets.ts';
import type { SideCounts } from '../solve-pair.ts';
import type { BlockPlanes } from './block-planes.ts';
import type { Level } from './level.ts';
import type { Rest } from './rest.ts';
import { firstOfClass } from './symmetric.ts';

/** Takes the values of one block after the other, a byte each, as in `abi.ts`; the array is used again. */
export type TakeValues = (values: Uint8Array) => void;

/**
 * Reads the values of a solved level with so many black men, in the order of tables, and counts them without symmetric
 * twins.
 */
export async function readLevel(
  planes: BlockPlanes,
  level: Level,
  black: number,
  side: 'white' | 'black',
  take: TakeValues | null,
  rest: Rest,
): Promise<SideCounts> {
  const { machine, geometry, own } = planes;
  machine.enter(level.layout);
  const free = geometry.points - level.white;
  const sets = listSets(free, black);
  const [won, lost] = side === 'white' ? (['whiteWon', 'whiteLost'] as const) : (['blackWon', 'blackLost'] as const);
  const counts = [0, 0, 0] as [number, number, number];
  // A block is read in parts, so that sets and values find room in planes that are not needed here.
  const part = Math.min(sets.length, Math.floor(planes.spareBytes / 8));
  const values = new Uint8Array(sets.length);
  for (let block = 0; block < level.blocks; block++) {
    if (rest.isDue()) await rest.take();
    machine.memory.set(level.plane(won, block), own[won]);
    machine.memory.set(level.plane(lost, block), own[lost]);
    for (let first = 0; first < sets.length; first += part) {
      const some = sets.subarray(first, first + part);
      const at = planes.spare;
      new Uint32Array(machine.memory.buffer, at, some.length).set(some);
      machine.kernel.values(own[won], own[lost], at, some.length, at + 4 * part);
      values.set(machine.memory.subarray(at + 4 * part, at + 4 * part + some.length), first);
    }
    const isFirst = firstOfClass(geometry.shape(geometry.setOf(block, level.white)), geometry.rules.board.symmetries);
    for (let i = 0; i < values.length; i++)
      if (!isFirst || isFirst(sets[i] as number)) counts[values[i] as 0 | 1 | 2]++;
    take?.(values);
  }
  const [draws, wins, losses] = counts;
  return { wins, losses, draws, longestWin: 0, longestLoss: 0 };
}

/** All sets of so many among some points, in rising order. */
function listSets(points: number, men: number): Uint32Array {
  const sets = new Uint32Array(choose(points, men));
  for (let i = 0, set = 2 ** men - 1; i < sets.length; i++, set = i < sets.length ? nextSet(set) : 0) sets[i] = set;
  return sets;
}
