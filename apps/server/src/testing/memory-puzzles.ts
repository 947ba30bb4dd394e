import type { Strength } from '../ratings/glicko.ts';
import type { PuzzleAttempt, PuzzleStore, Solver } from '../store/puzzle-store.ts';

/** Ratings of puzzles in memory. */
export function memoryPuzzles(soon: <Value>(answer: () => Value) => Promise<Value>): PuzzleStore {
  const solvers = new Map<string, Solver>();
  const ratings = new Map<string, Strength>();
  const offers = new Map<string, string>();
  const attempts = new Map<string, PuzzleAttempt & { readonly player: string }>();
  const of = (puzzle: string): string => puzzle.slice(0, -9);
  return {
    solver: (player) => soon(() => solvers.get(player) ?? null),
    offerPuzzle: (player, rules, puzzle, _, gone = null) =>
      soon(() => {
        const key = `${player} ${rules}`;
        if (!offers.has(key) || offers.get(key) === gone) offers.set(key, puzzle);
        return offers.get(key) ?? puzzle;
      }),
    offeredPuzzle: (player, rules) => soon(() => offers.get(`${player} ${rules}`) ?? null),
    triedPuzzles: (player, rules) =>
      soon(() => {
        const own = [...attempts.values()].filter((each) => each.player === player && of(each.puzzle) === rules);
        return new Set(own.map(({ puzzle }) => puzzle));
      }),
    puzzleRatings: (rules) => soon(() => new Map([...ratings].filter(([puzzle]) => of(puzzle) === rules))),
    countAttempt: ({ player, puzzle, right, first, at }, rate) =>
      soon(() => {
        const made = attempts.get(`${player} ${puzzle}`);
        if (made) return withoutPlayer(made);
        const offer = [...offers].find(([key, each]) => key.startsWith(`${player} `) && each === puzzle);
        if (!offer) return null;
        offers.delete(offer[0]);
        const before = solvers.get(player);
        const { attempts: _, solved: __, ...strength } = before ?? { attempts: 0, solved: 0 };
        const solver = before ? (strength as Strength) : null;
        const rated = rate({ solver, puzzle: ratings.get(puzzle) ?? first, right, at });
        const counts = {
          attempts: (before?.attempts ?? 0) + 1,
          solved: (before?.solved ?? 0) + (right ? 1 : 0),
        };
        solvers.set(player, { ...rated.solver.after, ...counts });
        ratings.set(puzzle, rated.puzzle.after);
        const attempt = { puzzle, right, at: Math.floor(at), solver: rated.solver, its: rated.puzzle };
        attempts.set(`${player} ${puzzle}`, { player, ...attempt });
        return attempt;
      }),
    attemptsOf: (player, limit) =>
      soon(() =>
        [...attempts.values()]
          .filter((each) => each.player === player)
          .sort((a, b) => b.at - a.at || (a.puzzle < b.puzzle ? -1 : 1))
          .slice(0, limit)
          .map(withoutPlayer),
      ),
  };
}

const withoutPlayer = ({ puzzle, right, at, solver, its }: PuzzleAttempt): PuzzleAttempt => ({
  ...{ puzzle, right, at, solver, its },
});
