import type { Draw } from '../pairing.ts';
import { type Result, refuse } from '../refusal.ts';
import { present, type Tournament } from '../state.ts';

/** Who plays against all others: the first who entered. Null before anybody has. */
export const giverOf = ({ players }: Tournament): number | null => players[0]?.id ?? null;

/** Those who have not met the one who plays against all. */
function waiting(tournament: Tournament): readonly number[] {
  const giver = giverOf(tournament);
  const met = new Set(
    tournament.rounds.flatMap(({ pairings }) => pairings.flatMap(({ first, second }) => [first, second])),
  );
  return present(tournament).flatMap(({ id }) => (id === giver || met.has(id) ? [] : [id]));
}

/** Whether nobody waits for a board, or nobody is there any more to play at it. */
export const isSimultaneousOver = (tournament: Tournament): boolean =>
  waiting(tournament).length === 0 || !present(tournament).some(({ id }) => id === giverOf(tournament));

/** Everybody who waits, each against the one who plays against all. */
export function pairSimultaneous(tournament: Tournament): Result<readonly Draw[]> {
  const { format } = tournament.settings;
  const giver = giverOf(tournament);
  if (giver === null || format.kind !== 'simultaneous') return refuse({ reason: 'too-few-players', least: 2 });
  const boards = tournament.rounds.reduce((sum, { pairings }) => sum + pairings.length, 0);
  const hasWhite = (board: number): boolean =>
    format.colour === 'alternate' ? board % 2 === 0 : format.colour === 'white';
  const draws = waiting(tournament).map(
    (id, i): Draw => (hasWhite(boards + i) ? { first: giver, second: id } : { first: id, second: giver }),
  );
  return { ok: true, value: draws };
}
