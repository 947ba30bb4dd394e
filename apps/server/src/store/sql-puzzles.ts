import type { Strength } from '../ratings/glicko.ts';
import type { Database, Query } from './database.ts';
import type { NewAttempt, PuzzleAttempt, PuzzleStore, Solver } from './puzzle-store.ts';

const STRENGTH = 'rating, deviation, volatility, at::float8 as at';

/** What an attempt made of both, as it is kept. */
interface AttemptRow {
  readonly puzzle: string;
  readonly right: boolean;
  readonly at: number;
  readonly strengths: Pick<PuzzleAttempt, 'solver' | 'its'>;
}

const ATTEMPT = 'puzzle, solved as right, at::float8 as at, strengths';
const asAttempt = ({ strengths, ...row }: AttemptRow): PuzzleAttempt => ({ ...row, ...strengths });

const SAVE_SOLVER = `insert into puzzle_solvers (player, rating, deviation, volatility, at, attempts, solved)
  values ($1, $2, $3, $4, $5::bigint, 1, $6::int)
  on conflict (player) do update set rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
    at = excluded.at, attempts = puzzle_solvers.attempts + 1, solved = puzzle_solvers.solved + excluded.solved`;

/** The rule set is what the puzzle's name has before its last eight digits. */
const SAVE_PUZZLE = `insert into puzzle_ratings (puzzle, rules, rating, deviation, volatility, at, attempts)
  values ($1, left($1, -9), $2, $3, $4, $5::bigint, 1)
  on conflict (puzzle) do update set rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
    at = excluded.at, attempts = puzzle_ratings.attempts + 1`;

/** Ratings of puzzles on a database. */
export function puzzleStore(database: Database): PuzzleStore {
  const { query } = database;
  return {
    solver: async (player) => {
      const sql = `select ${STRENGTH}, attempts, solved from puzzle_solvers where player = $1`;
      return (await query<Solver>(sql, [player]))[0] ?? null;
    },
    offerPuzzle: async (player, rules, puzzle, at, gone = null) => {
      const sql = `insert into puzzle_offers as o (player, rules, puzzle, at) values ($1, $2, $3, $4::bigint)
        on conflict (player, rules) do update set puzzle = case when o.puzzle = $5 then excluded.puzzle else o.puzzle end
        returning o.puzzle`;
      const [row] = await query<{ puzzle: string }>(sql, [player, rules, puzzle, Math.floor(at), gone]);
      return row?.puzzle ?? puzzle;
    },
    offeredPuzzle: async (player, rules) => {
      const sql = 'select puzzle from puzzle_offers where player = $1 and rules = $2';
      return (await query<{ puzzle: string }>(sql, [player, rules]))[0]?.puzzle ?? null;
    },
    triedPuzzles: async (player, rules) => {
      const sql = 'select puzzle from puzzle_attempts where player = $1 and left(puzzle, -9) = $2';
      return new Set((await query<{ puzzle: string }>(sql, [player, rules])).map(({ puzzle }) => puzzle));
    },
    puzzleRatings: async (rules) => {
      const sql = `select puzzle, ${STRENGTH} from puzzle_ratings where rules = $1`;
      const rows = await query<Strength & { puzzle: string }>(sql, [rules]);
      return new Map(rows.map(({ puzzle, ...strength }) => [puzzle, strength]));
    },
    countAttempt: (attempt, rate) => database.atomically((inside) => count(inside, attempt, rate)),
    attemptsOf: async (player, limit) => {
      const sql = `select ${ATTEMPT} from puzzle_attempts where player = $1 order by puzzle_attempts.at desc, puzzle limit $2::int`;
      return (await query<AttemptRow>(sql, [player, limit])).map(asAttempt);
    },
  };
}

async function count(
  query: Query,
  { player, puzzle, right, first, at }: NewAttempt,
  rate: Parameters<PuzzleStore['countAttempt']>[1],
): Promise<PuzzleAttempt | null> {
  // One attempt of a player at a time, and one at a puzzle; always in this order.
  await query('select id from players where id = $1 for no key update', [player]);
  const made = await query<AttemptRow>(`select ${ATTEMPT} from puzzle_attempts where player = $1 and puzzle = $2`, [
    player,
    puzzle,
  ]);
  if (made[0]) return asAttempt(made[0]);
  const offered = await query('delete from puzzle_offers where player = $1 and puzzle = $2 returning puzzle', [
    player,
    puzzle,
  ]);
  if (offered.length === 0) return null;
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [puzzle]);
  const [own] = await query<Strength>(`select ${STRENGTH} from puzzle_solvers where player = $1`, [player]);
  const [its] = await query<Strength>(`select ${STRENGTH} from puzzle_ratings where puzzle = $1`, [puzzle]);
  const rated = rate({ solver: own ?? null, puzzle: its ?? first, right, at });
  await query(SAVE_SOLVER, [player, ...valuesOf(rated.solver.after), right ? 1 : 0]);
  await query(SAVE_PUZZLE, [puzzle, ...valuesOf(rated.puzzle.after)]);
  const strengths = { solver: rated.solver, its: rated.puzzle };
  const sql =
    'insert into puzzle_attempts (player, puzzle, solved, at, strengths) values ($1, $2, $3, $4::bigint, $5::jsonb)';
  await query(sql, [player, puzzle, right, Math.floor(at), JSON.stringify(strengths)]);
  return { puzzle, right, at: Math.floor(at), ...strengths };
}

const valuesOf = ({ rating, deviation, volatility, at }: Strength): readonly number[] => [
  rating,
  deviation,
  volatility,
  Math.floor(at),
];
