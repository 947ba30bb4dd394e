import { bitIndices, toBits } from '../bits.ts';
import type { MillPosition, MillRuleSet } from '../mill/index.ts';
import { barredMove, type MillMemory, memoryOf, stillBarred } from '../mill/memory.ts';
import { destinationOf, originOf } from '../mill/turn.ts';
import { fail, ok, type Result } from '../result.ts';
import type { FenProblem } from './problem.ts';

const SIDES = ['W', 'B'] as const;

/**
 * What a position remembers, as parts of a FEN: `RWd7-d6` for White's move that would close again the mill it has just
 * opened; `SWa1-g1,a4-c4` for White's lines that have counted, each by its ends.
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
  return [...moves, ...lines];
}

/** Whether a part of a FEN, in capitals, is one of memory. */
export const isMemory = (part: string): boolean => /^[RS][WB]/.test(part);

/** Adds what these parts say to a position, if it can be so under these rules. */
export function readMemory(
  rules: MillRuleSet,
  position: MillPosition,
  parts: readonly string[],
): Result<MillPosition, FenProblem> {
  const barred: [number, number] = [0, 0];
  const spent: [number, number] = [0, 0];
  for (const part of parts) {
    const side = part.charAt(1) === 'W' ? 0 : 1;
    const read = part.startsWith('R')
      ? readBarred(rules, position, side, part.slice(2))
      : readSpent(rules, part.slice(2));
    if (read === 0) return fail({ problem: 'fen-memory', text: part });
    (part.startsWith('R') ? barred : spent)[side] = read;
  }
  return ok({ ...position, ...memoryOf(barred, spent) });
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

function readSpent(rules: MillRuleSet, text: string): number {
  if (!rules.core.countsOnce) return 0;
  const lines = text.split(',').map((ends) => {
    const pair = readPair(rules, ends);
    return pair
      ? rules.board.lines.findIndex(([first = -1, , last = -1]) => pair.includes(first) && pair.includes(last))
      : -1;
  });
  return lines.includes(-1) ? 0 : toBits(lines);
}
