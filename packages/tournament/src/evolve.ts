import type { TournamentEvent } from './event.ts';
import { isDecided, needsWinner } from './match.ts';
import { type Draw, type GameResult, isFinished, type Pairing } from './pairing.ts';
import type { Player } from './player.ts';
import type { Tournament } from './state.ts';

/** The next state. Total: an event that does not fit the state changes nothing. */
export function evolve(tournament: Tournament, event: TournamentEvent): Tournament {
  switch (event.kind) {
    case 'created':
      return begin(event);
    case 'settled':
      return { ...tournament, settings: event.settings };
    case 'entered': {
      const player = { ...event.entrant, id: event.player, from: tournament.rounds.length + 1, withdrawn: false };
      return { ...tournament, players: [...tournament.players, player] };
    }
    case 'corrected':
      return withPlayer(tournament, event.player, (player) => ({ ...player, ...event.entrant }));
    case 'removed':
      return { ...tournament, players: tournament.players.filter(({ id }) => id !== event.player) };
    case 'withdrawn':
      return withPlayer(tournament, event.player, (player) => ({ ...player, withdrawn: true }));
    case 'returned':
      return withPlayer(tournament, event.player, (player) => ({ ...player, withdrawn: false }));
    case 'paired': {
      const round = {
        number: tournament.rounds.length + 1,
        pairings: event.draws.map((draw) => pairingOf(tournament, draw)),
      };
      return { ...tournament, rounds: [...tournament.rounds, round], started: tournament.started ?? event.at };
    }
    case 'unpaired':
      return unpaired(tournament);
    case 'resulted':
      return withResult(tournament, event.round, event.table, event.game, event.result);
    case 'closed':
      return { ...tournament, closed: true };
    case 'reopened':
      return { ...tournament, closed: false };
  }
}

/** The state after the first event. */
export function begin({ id, settings }: Extract<TournamentEvent, { kind: 'created' }>): Tournament {
  return { id, settings, players: [], rounds: [], started: null, closed: false };
}

/** The state after all of these events; null where they do not begin with a tournament. */
export function replay(events: readonly TournamentEvent[]): Tournament | null {
  const [first, ...rest] = events;
  return first?.kind === 'created' ? rest.reduce(evolve, begin(first)) : null;
}

function withPlayer(tournament: Tournament, id: number, change: (player: Player) => Player): Tournament {
  const players = tournament.players.map((player) => (player.id === id ? change(player) : player));
  return { ...tournament, players };
}

const pairingOf = ({ settings }: Tournament, draw: Draw): Pairing => ({
  ...draw,
  games: draw.second === null ? [] : Array.from({ length: settings.games }, () => null),
});

/** Late entries that waited for the round taken back wait for the one before. */
function unpaired(tournament: Tournament): Tournament {
  const rounds = tournament.rounds.slice(0, -1);
  const players = tournament.players.map((player) => ({ ...player, from: Math.min(player.from, rounds.length + 1) }));
  return { ...tournament, rounds, players, started: rounds.length === 0 ? null : tournament.started };
}

function withResult(
  tournament: Tournament,
  number: number,
  table: number,
  game: number,
  result: GameResult | null,
): Tournament {
  const rounds = tournament.rounds.map((round) => {
    if (round.number !== number) return round;
    const pairings = round.pairings.map((pairing, i) => {
      if (i !== table || game < 0 || game >= pairing.games.length) return pairing;
      const games = pairing.games.map((before, j) => (j === game ? result : before));
      return settled(tournament, { ...pairing, games });
    });
    return { ...round, pairings };
  });
  return { ...tournament, rounds };
}

/** In a knock-out, games are added with the colours changed until somebody leads; those that are not needed go. */
function settled(tournament: Tournament, pairing: Pairing): Pairing {
  if (!needsWinner(tournament, pairing)) return pairing;
  let games = pairing.games.slice(0, tournament.settings.games);
  for (const game of pairing.games.slice(tournament.settings.games)) {
    const so = { ...pairing, games };
    if (!isFinished(so) || isDecided(tournament, so)) break;
    games = [...games, game];
  }
  const so = { ...pairing, games };
  return isFinished(so) && !isDecided(tournament, so) ? { ...so, games: [...games, null] } : so;
}
