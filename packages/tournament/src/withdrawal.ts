import { encountersOf } from './encounters.ts';
import type { TournamentEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { matchPoints } from './match.ts';
import type { GameResult, Pairing } from './pairing.ts';
import { scoresOf, standingsOf } from './standings.ts';
import { playerOf, type Tournament } from './state.ts';

/** What it changes that a player leaves. */
export interface WithdrawalChanges {
  /** Who wins an open pairing without play. */
  readonly won: readonly number[];
  /** Whether the player's results do not count: too few were played. */
  readonly annulled: boolean;
  /** The points that would have counted, by the opponent: those of the player who leaves, and the opponent's. */
  readonly results: readonly { readonly opponent: number; readonly points: readonly [own: number, other: number] }[];
  /** Who loses how many points by it. */
  readonly losses: readonly { readonly player: number; readonly points: number }[];
}

/** A player leaves, and the opponents in open games win them without play. In a knock-out more games may come of that, which are won likewise. */
export function withdrawal(tournament: Tournament, player: number): readonly TournamentEvent[] {
  const events: TournamentEvent[] = [{ kind: 'withdrawn', player }];
  let state = evolve(tournament, { kind: 'withdrawn', player });
  for (;;) {
    const next = firstForfeit(state, player);
    if (!next) return events;
    events.push(next);
    state = evolve(state, next);
  }
}

/** The first open game of a player who has left, given to the opponent. */
function firstForfeit(state: Tournament, player: number): TournamentEvent | null {
  for (const { number, pairings } of state.rounds)
    for (const [table, pairing] of pairings.entries()) {
      const game = opponentIn(pairing, player) === null ? -1 : pairing.games.indexOf(null);
      if (game >= 0) {
        return { kind: 'resulted', round: number, table, game, result: forfeitBy(state, pairing, player) };
      }
    }
  return null;
}

function forfeitBy(state: Tournament, pairing: Pairing, player: number): GameResult {
  if (playerOf(state, opponentIn(pairing, player) ?? 0)?.withdrawn) return 'both-absent';
  return pairing.first === player ? 'first-absent' : 'second-absent';
}

const opponentIn = ({ first, second }: Pairing, player: number): number | null =>
  first === player ? second : second === player ? first : null;

/** What it would change that a player leaves now: to be asked before it is done. */
export function withdrawalChanges(tournament: Tournament, player: number): WithdrawalChanges {
  const events = withdrawal(tournament, player);
  const after = events.reduce(evolve, tournament);
  const won = events.flatMap((event) => {
    const pairing = event.kind === 'resulted' ? tournament.rounds[event.round - 1]?.pairings[event.table] : undefined;
    const isWon = event.kind === 'resulted' && event.result !== 'both-absent';
    return (isWon && pairing && opponentIn(pairing, player)) || [];
  });
  const isAnnulled = (state: Tournament): boolean =>
    standingsOf(state).some((standing) => standing.player === player && standing.annulled);
  const annulled = isAnnulled(after);
  const results = (annulled ? (encountersOf(tournament).get(player) ?? []) : []).flatMap(({ opponent, pairing }) => {
    const [first, second] = matchPoints(tournament, pairing);
    if (opponent === null || first + second === 0) return [];
    return [{ opponent, points: pairing.first === player ? ([first, second] as const) : ([second, first] as const) }];
  });
  const [before, then] = [scoresOf(tournament), scoresOf(after)];
  const losses = tournament.players.flatMap(({ id }) => {
    const points = (before.get(id)?.points ?? 0) - (then.get(id)?.points ?? 0);
    return points > 0 ? [{ player: id, points }] : [];
  });
  return { won: [...new Set(won)], annulled, results, losses };
}
