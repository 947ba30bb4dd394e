import { randomInt } from 'node:crypto';
import type { Puzzle } from '@merellier/page/puzzles';
import type { OfferedPuzzle, RatedAttempt, RatingChange, SolverRecord } from '@merellier/protocol';
import { fail, ok, type Result } from '@merellier/rules';
import { newcomer, type Strength, shown } from '../ratings/glicko.ts';
import { puzzleStrength, ratePuzzle } from '../ratings/rate-puzzle.ts';
import type { PuzzleStore } from '../store/puzzle-store.ts';
import { type PuzzleBook, shownOf } from './puzzle-book.ts';

/** The next puzzle is drawn among so many that are nearest to the solver's rating. */
const NEAREST = 20;

/** Why there is no puzzle, or no attempt. */
export type PuzzleRefusal =
  /** No such rule set, none with puzzles, or all of them tried; no such puzzle, or not the one that was offered. */
  { readonly reason: 'not-found' } | { readonly reason: 'unplayable-turn' };

interface Parts {
  readonly store: PuzzleStore;
  readonly book: PuzzleBook;
  readonly now: () => number;
}

/** Puzzles that count for a rating: offered one at a time near the solver's, and answered once. */
export class RatedPuzzles {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async record(player: string): Promise<SolverRecord> {
    const { store, now } = this.parts;
    const solver = await store.solver(player);
    return solver
      ? { rating: shown(solver, now()), attempts: solver.attempts, solved: solver.solved }
      : { rating: null, attempts: 0, solved: 0 };
  }

  /** The puzzle of a rule set that a player is to answer: the same until it is answered. */
  async next(player: string, rules: string): Promise<Result<OfferedPuzzle, PuzzleRefusal>> {
    const { store, book, now } = this.parts;
    const puzzles = await book.load(rules);
    if (!puzzles) return fail({ reason: 'not-found' });
    const at = now();
    const own = (await store.solver(player)) ?? newcomer(at);
    const ratings = await store.puzzleRatings(rules);
    const strengthOf = ({ id, found }: Puzzle): Strength => ratings.get(id) ?? puzzleStrength(found, at);
    const offered = await store.offeredPuzzle(player, rules);
    const known = puzzles.find(({ id }) => id === offered);
    const chosen = known ?? this.nearest(puzzles, await store.triedPuzzles(player, rules), own.rating, strengthOf);
    if (!chosen) return fail({ reason: 'not-found' });
    const id = known ? known.id : await store.offerPuzzle(player, rules, chosen.id, at, offered);
    const puzzle = puzzles.find((each) => each.id === id) ?? chosen;
    return ok({
      puzzle: { id: puzzle.id, ...shownOf(puzzle) },
      rating: shown({ ...strengthOf(puzzle), at }, at),
      own: shown(own, at),
    });
  }

  private nearest(
    puzzles: readonly Puzzle[],
    tried: ReadonlySet<string>,
    rating: number,
    strengthOf: (puzzle: Puzzle) => Strength,
  ): Puzzle | undefined {
    const near = puzzles
      .filter(({ id }) => !tried.has(id))
      .map((puzzle) => ({ puzzle, away: Math.abs(strengthOf(puzzle).rating - rating) }))
      .sort((a, b) => a.away - b.away);
    // Many are about as hard at first: those as far away as the last of the nearest are drawn among too.
    const limit = near[Math.min(NEAREST, near.length) - 1]?.away ?? 0;
    const drawn = near.filter(({ away }) => away <= limit);
    return drawn[randomInt(Math.max(1, drawn.length))]?.puzzle;
  }

  /** Counts the attempt of a player at the puzzle that was offered. Without a turn the player gives up. */
  async attempt(player: string, id: string, turn: string | null): Promise<Result<RatedAttempt, PuzzleRefusal>> {
    const { store, book, now } = this.parts;
    const puzzle = await book.find(id);
    if (!puzzle) return fail({ reason: 'not-found' });
    const right = turn === null ? false : book.judge(id, turn);
    if (right === null) return fail({ reason: 'unplayable-turn' });
    const at = now();
    const first = puzzleStrength(puzzle.found, at);
    const counted = await store.countAttempt({ player, puzzle: id, right, first, at }, ratePuzzle);
    if (!counted) return fail({ reason: 'not-found' });
    const change = ({ before, after }: { before: Strength; after: Strength }): RatingChange => ({
      before: shown(before, counted.at),
      after: shown(after, counted.at),
    });
    return ok({
      right: counted.right,
      solution: puzzle.line[0] ?? '',
      own: change(counted.solver),
      puzzle: change(counted.its),
    });
  }
}
