import { bitIndices, countBits, lowestBit, toBits } from '../bits.ts';
import { besideOwn } from '../mill/blocked.ts';
import { BY_COUNT, LATER } from '../mill/core.ts';
import type { MillPosition, MillRuleSet } from '../mill/index.ts';
import { barredMove, memoryOf, stillBarred } from '../mill/memory.ts';
import { firstTaker, makeOwed, nextTaker } from '../mill/owed.ts';
import { handOf, menOf, takenPoints } from '../mill/position.ts';
import { type MillMemory, OWN_OWED, owedTo } from '../mill/remembered.ts';
import { destinationOf, originOf } from '../mill/turn.ts';
import { fail, ok, type Result } from '../result.ts';
import type { FenProblem } from './problem.ts';

const SIDES = ['W', 'B'] as const;

/**
 * What a position remembers, as parts of a FEN: `RWd7-d6` for White's move that would close again the mill it has just
 * opened; `SWa1-g1,a4-c4` for White's lines that have counted, each by its ends; `T2,1` for the men that White and Black have
 * yet to take, `T2,1W` where White takes first, and `T1,1WO` where each takes off its own; `La1-g1,a1-a7` for the lines on which the side to play goes on with a row of three;
 * `Ma1,d6` for the points that stay closed until both hands are empty.
 */
export function writeMemory({ board }: MillRuleSet, memory: MillMemory): string[] {
  const joined = (a: number, b: number): string => `${board.names[a]}-${board.names[b]}`;
  const moves = memory.barred.flatMap((barred, i) =>
    barred === 0 ? [] : [`R${SIDES[i]}${joined(originOf(barred), destinationOf(barred))}`],
  );
  const ends = (index: number): string => {
    const [first = 0, , last = 0] = board.lines[index] ?? [];
    return joined(first, last);
  };
  const lines = memory.spent.flatMap((spent, i) =>
    spent === 0 ? [] : [`S${SIDES[i]}${bitIndices(spent).map(ends).join(',')}`],
  );
  const { owed } = memory;
  const first = firstTaker(owed);
  const taking =
    owed === 0 ? [] : [`T${owedTo(owed, 0)},${owedTo(owed, 1)}${SIDES[first - 1] ?? ''}${owed & OWN_OWED ? 'O' : ''}`];
  const row = memory.row === 0 ? [] : [`L${bitIndices(memory.row).map(ends).join(',')}`];
  const closed = memory.closed === 0 ? [] : [`M${bitIndices(memory.closed).map((point) => board.names[point])}`];
  return [...moves, ...lines, ...taking, ...row, ...closed];
}

/** Whether a part of a FEN, in capitals, is one of memory. */
export const isMemory = (part: string): boolean => /^[RS][WB]|^[TLM]/.test(part);

/** Adds what these parts say to a position, if it can be so under these rules. */
export function readMemory(
  rules: MillRuleSet,
  position: MillPosition,
  parts: readonly string[],
): Result<MillPosition, FenProblem> {
  const barred: [number, number] = [0, 0];
  const spent: [number, number] = [0, 0];
  let owed = 0;
  let row = 0;
  let closed = 0;
  for (const part of parts) {
    if (part.startsWith('T')) {
      owed = readOwed(rules, position, part);
      if (owed === 0) return fail({ problem: 'fen-memory', text: part });
      continue;
    }
    if (part.startsWith('L')) {
      row = readRow(rules, position, part.slice(1));
      if (row === 0) return fail({ problem: 'fen-memory', text: part });
      continue;
    }
    if (part.startsWith('M')) {
      closed = readClosed(rules, position, part.slice(1));
      if (closed === 0) return fail({ problem: 'fen-memory', text: part });
      continue;
    }
    const side = part.charAt(1) === 'W' ? 0 : 1;
    const read = part.startsWith('R')
      ? readBarred(rules, position, side, part.slice(2))
      : rules.core.countsOnce
        ? readLines(rules, part.slice(2))
        : 0;
    if (read === 0) return fail({ problem: 'fen-memory', text: part });
    (part.startsWith('R') ? barred : spent)[side] = read;
  }
  return ok({ ...position, ...memoryOf(barred, spent, owed, row, closed) });
}

/** The men that are yet to be taken; 0 where that cannot be. */
function readOwed({ core }: MillRuleSet, position: MillPosition, text: string): number {
  const read = /^T(\d{1,2}),(\d{1,2})([WB]?)(O?)$/.exec(text);
  const [white, black] = [Number(read?.[1]), Number(read?.[2])];
  if (read && core.opponentChooses) {
    // Only the side to play takes off men of its own, and it has them.
    const [side, count] = position.toPlay === 'white' ? [0, white] : [1, black];
    const fits = read[3] === '' && count === white + black && count <= countBits(menOf(position, position.toPlay));
    return fits ? makeOwed(side === 0 ? count : 0, side === 0 ? 0 : count, 0) : 0;
  }
  if (read && core.blockedEach) {
    const [side, own, rivals] =
      position.toPlay === 'white' ? [0, position.white, position.black] : [1, position.black, position.white];
    const fits = read[3] === '' && white + black === 1 && (side === 0 ? white : black) === 1;
    return fits && besideOwn(core, own, rivals) !== 0 ? makeOwed(white, black, 0) : 0;
  }
  const isOwn = read?.[4] === 'O';
  if (!read || !core.takesLater || (isOwn && (core.millAtEntry !== BY_COUNT || Math.max(white, black) > 1))) return 0;
  const counts = white > 31 || black > 31 ? 0 : makeOwed(white, black, ['', 'W', 'B'].indexOf(read[3] ?? ''));
  const owed = isOwn ? counts | OWN_OWED : counts;
  const isPlacing = position.whiteHand + position.blackHand > 0;
  // While men are placed mills are counted, or the first of them is known.
  if (isPlacing && core.millAtEntry === BY_COUNT) return 0;
  if (isPlacing) return (core.millAtEntry === LATER ? firstTaker(owed) === 0 : white + black === 0) ? owed : 0;
  if (firstTaker(owed) === 0) return 0;
  // Who takes is to play, and nothing is owed that cannot be taken.
  const next = nextTaker(core, owed, position.white, position.black);
  return next >>> 1 === owed && (next & 1) === (position.toPlay === 'white' ? 0 : 1) ? owed : 0;
}

/** The points that are closed, as bits; 0 where that cannot be. */
function readClosed({ core, board }: MillRuleSet, position: MillPosition, text: string): number {
  const points = text.split(',').map((name) => board.names.indexOf(name.toLowerCase()));
  const closed = points.includes(-1) ? 0 : toBits(points);
  const fits = core.marks && position.whiteHand + position.blackHand > 0;
  return fits && (closed & (position.white | position.black)) === 0 ? closed : 0;
}

/** Both points of `A1-G1`; null where it is not written so. */
function readPair({ board }: MillRuleSet, text: string): readonly [number, number] | null {
  const [first = -1, last = -1, ...more] = text.split('-').map((name) => board.names.indexOf(name.toLowerCase()));
  return first < 0 || last < 0 || more.length > 0 ? null : [first, last];
}

function readBarred(rules: MillRuleSet, { white, black }: MillPosition, side: number, text: string): number {
  const pair = readPair(rules, text);
  if (!pair || rules.core.reclosing === 'at-once') return 0;
  return stillBarred(rules.core, barredMove(...pair), side === 0 ? white : black, side === 0 ? black : white);
}

/** Lines by their ends, as bits by their index; 0 where one of them is none. */
function readLines(rules: MillRuleSet, text: string): number {
  const lines = text.split(',').map((ends) => {
    const pair = readPair(rules, ends);
    return pair
      ? rules.board.lines.findIndex(([first = -1, , last = -1]) => pair.includes(first) && pair.includes(last))
      : -1;
  });
  return lines.includes(-1) ? 0 : toBits(lines);
}

/** The lines on which the side to play goes on with a row: on each stand the same one or two of its men, and no other man. */
function readRow(rules: MillRuleSet, position: MillPosition, text: string): number {
  const { core } = rules;
  const side = position.toPlay;
  const lines = core.entering && handOf(position, side) > 0 ? readLines(rules, text) : 0;
  const own = menOf(position, side);
  const free = core.all & ~takenPoints(position);
  const entered = lines === 0 ? 0 : own & (core.lines[lowestBit(lines)] as number);
  for (const index of bitIndices(lines)) {
    const line = core.lines[index] as number;
    const left = countBits(line & free);
    if ((line & ~(entered | free)) !== 0 || (line & own) !== entered || left === 0) return 0;
    if (left > handOf(position, side)) return 0;
  }
  return entered === 0 ? 0 : lines;
}
