import { other, type Side } from '@merellier/rules';
import { playerOf, standingsOf, whiteOf } from '@merellier/tournament';
import { gameOf, numberOf, type OnlineTournament } from '@merellier/tournament/online';

/** Where somebody stands in a tournament. */
export type OwnPlace =
  /** Does not take part. */
  | 'none'
  | 'over'
  /** Was excluded by the organiser. */
  | 'barred'
  /** Was taken out because a first move did not come in time, and may come back. */
  | 'missed'
  | 'left'
  /** Has a game to play. */
  | 'plays'
  /** Has no game in this round. */
  | 'exempt'
  | 'waits';

/** Where the one of this id stands. */
export function ownPlace(state: OnlineTournament, you: string | null): OwnPlace {
  const { tournament, absent, barred } = state;
  if (tournament.closed) return 'over';
  if (you !== null && barred.has(you)) return 'barred';
  const number = numberOf(state, you ?? '');
  if (you === null || number === null) return 'none';
  if (playerOf(tournament, number)?.withdrawn) return absent.has(number) ? 'missed' : 'left';
  if (gameOf(state, you)) return 'plays';
  const pauses = tournament.rounds.at(-1)?.pairings.some(({ first, second }) => first === number && second === null);
  return pauses ? 'exempt' : 'waits';
}

/** Who did not come to a game of a tournament, by its id; null where both did, or where nothing is known yet. */
export function missingFrom({ tournament, games }: OnlineTournament, id: string): Side | 'both' | null {
  const [key] = [...games].find(([, each]) => each === id) ?? [];
  const [round = 0, table = 0, game = 0] = (key ?? '').split('/').map(Number);
  const pairing = tournament.rounds[round - 1]?.pairings[table];
  const result = pairing?.games[game];
  if (!pairing || !result?.endsWith('absent')) return null;
  if (result === 'both-absent') return 'both';
  const first: Side = whiteOf(pairing, game) === pairing.first ? 'white' : 'black';
  return result === 'first-absent' ? first : other(first);
}

/** The name of who is first alone, once anything was played; null for nobody. */
export function winnerOf({ tournament }: OnlineTournament): string | null {
  const [first, second] = standingsOf(tournament);
  return first && first.played > 0 && second?.rank !== 1 ? (playerOf(tournament, first.player)?.name ?? null) : null;
}
