import { bitIndices, toBits } from '../bits.ts';
import { linesThrough, type MillCore, millsThrough } from './core.ts';
import { earned } from './generator.ts';
import type { MillMemory } from './remembered.ts';
import { capturedBy, destinationOf, NONE, originOf, type PackedTurn } from './turn.ts';

/** Nothing to remember. */
export const NO_MEMORY: MillMemory = { barred: [0, 0], spent: [0, 0], owed: 0, row: 0, closed: 0 };

/** What is remembered, or nothing at all: so that equal positions are equal values. */
export function memoryOf(
  barred: MillMemory['barred'],
  spent: MillMemory['spent'],
  owed: number,
  row: number,
  closed: number,
): { readonly memory?: MillMemory } {
  const isEmpty = (barred[0] | barred[1] | spent[0] | spent[1] | owed | row | closed) === 0;
  return isEmpty ? {} : { memory: { barred, spent, owed, row, closed } };
}

/** A move as one number, its origin in the lower five bits. */
export const barredMove = (from: number, to: number): number => (to << 5) | from;

/**
 * The move that the side which has just played must not make next; its men are those after the turn. `before` are its
 * men before it.
 */
export function barredAfter(core: MillCore, before: number, after: number, turn: PackedTurn): number {
  const from = originOf(turn);
  if (core.reclosing === 'at-once' || from === NONE) return 0;
  const to = destinationOf(turn);
  const rest = before & after;
  if (millsThrough(core, rest, from) === 0) return 0;
  return core.reclosing === 'later' || millsThrough(core, rest, to) > 0 ? barredMove(to, from) : 0;
}

/** What is left of a barred move of a side with these men: nothing once it can no longer be made, or closes no mill. */
export function stillBarred(core: MillCore, barred: number, men: number, otherMen: number): number {
  if (barred === 0) return 0;
  const [from, to] = [originOf(barred), destinationOf(barred)];
  const canGo = (men & (1 << from)) !== 0 && ((men | otherMen) & (1 << to)) === 0;
  return canGo && millsThrough(core, men & ~(1 << from), to) > 0 ? barred : 0;
}

/**
 * The lines whose mill has counted for the side that has just played; its men are those after the turn, `hands` both
 * hands before it.
 */
export function spentAfter(core: MillCore, spent: number, after: number, turn: PackedTurn, hands: number): number {
  if (!core.countsOnce || destinationOf(turn) === NONE || earned(core, originOf(turn) === NONE, hands) === 0)
    return spent;
  const to = destinationOf(turn);
  return spent | linesThrough(core, after & ~(1 << to), to);
}

/** The points that are closed after a turn, where a man taken by an entry closes its point until both hands are empty. */
export const closedAfter = (core: MillCore, closed: number, turn: PackedTurn): number =>
  core.marks && originOf(turn) === NONE && destinationOf(turn) !== NONE ? closed | capturedBy(turn) : closed;

/** The same memory seen through a symmetry of the board. */
export function transformMemory(core: MillCore, memory: MillMemory, image: (point: number) => number): MillMemory {
  const { lines } = core;
  const move = (barred: number): number =>
    barred === 0 ? 0 : barredMove(image(originOf(barred)), image(destinationOf(barred)));
  const line = (index: number): number => lines.indexOf(toBits(bitIndices(lines[index] as number).map(image)));
  const set = (spent: number): number => toBits(bitIndices(spent).map(line));
  const { barred, spent, owed, row, closed } = memory;
  const points = toBits(bitIndices(closed).map(image));
  return {
    barred: [move(barred[0]), move(barred[1])],
    spent: [set(spent[0]), set(spent[1])],
    owed,
    row: set(row),
    closed: points,
  };
}
