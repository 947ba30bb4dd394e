import { afterGame, newcomer, type Strength } from './glicko.ts';

/** How hard a puzzle is before anybody has tried it: so uncertain that a few attempts set it right. */
const MEASURED = { deviation: 200, volatility: 0.06 } as const;
/** A puzzle that none of our levels finds, and what each half level that finds it takes off. */
const HARDEST = 2_100;
const EASIER = 60;

/** How strong a puzzle is to begin with, by how many half levels of the computer find its turn: 0 to 20. */
export const puzzleStrength = (found: number, at: number): Strength => ({
  ...{ rating: HARDEST - EASIER * found, at },
  ...MEASURED,
});

/** An attempt that is to count: how strong both were before; null for a solver's first. */
export interface DueAttempt {
  readonly solver: Strength | null;
  readonly puzzle: Strength;
  readonly right: boolean;
  readonly at: number;
}

/** What an attempt makes of both. */
export interface RatedPuzzle {
  readonly solver: { readonly before: Strength; readonly after: Strength };
  readonly puzzle: { readonly before: Strength; readonly after: Strength };
}

/** An attempt is a game between solver and puzzle, by what both were before it. A puzzle does not get rusty: no time passes for it. */
export function ratePuzzle({ solver, puzzle, right, at }: DueAttempt): RatedPuzzle {
  const own = solver ?? newcomer(at);
  const its = { ...puzzle, at };
  return {
    solver: { before: own, after: afterGame(own, its, right ? 1 : 0, at) },
    puzzle: { before: its, after: afterGame(its, own, right ? 0 : 1, at) },
  };
}
