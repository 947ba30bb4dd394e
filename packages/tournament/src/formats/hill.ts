import { colourHistory, hasWhite } from '../colours.ts';
import { encountersOf } from '../encounters.ts';
import { winnerOf } from '../match.ts';
import type { Draw } from '../pairing.ts';
import { type Result, refuse } from '../refusal.ts';
import { seeding } from '../seeding.ts';
import type { Tournament } from '../state.ts';

/** Who sits at the board and waits for the next: who won last, and after a draw who sat there before. Null before the first game. */
export function kingOf(tournament: Tournament): number | null {
  let king: number | null = null;
  for (const { pairings } of tournament.rounds)
    for (const pairing of pairings) king = winnerOf(tournament, pairing) ?? king ?? pairing.first;
  return king;
}

/** Those who wait for the board, in their order: who has not been there longest comes first. */
export function queueOf(tournament: Tournament): readonly number[] {
  const king = kingOf(tournament);
  const encounters = encountersOf(tournament);
  const last = (id: number): number => encounters.get(id)?.at(-1)?.round ?? 0;
  return seeding(tournament)
    .filter(({ id, withdrawn }) => !withdrawn && id !== king)
    .map(({ id }) => id)
    .sort((a, b) => last(a) - last(b));
}

/** The king and the next in the queue; at the beginning, or when the king has left, the first two of it. */
export function pairHill(tournament: Tournament): Result<readonly Draw[]> {
  const king = kingOf(tournament);
  const isHere = tournament.players.some(({ id, withdrawn }) => id === king && !withdrawn);
  const [one, two] = isHere && king !== null ? [king, ...queueOf(tournament)] : queueOf(tournament);
  if (one === undefined || two === undefined) return refuse({ reason: 'nobody-free' });
  const encounters = encountersOf(tournament);
  const history = (id: number) => colourHistory(encounters.get(id) ?? []);
  const white = hasWhite(history(one), history(two), true);
  return { ok: true, value: [white ? { first: one, second: two } : { first: two, second: one }] };
}
