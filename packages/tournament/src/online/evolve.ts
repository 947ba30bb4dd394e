import { begin as beginTournament, evolve as evolveTournament } from '../evolve.ts';
import type { OnlineEvent, RecordedOnlineEvent } from './event.ts';
import { type OnlineTournament, placeKey } from './state.ts';

/** The state after the first event. Throws a RangeError for any other event. */
export function beginOnline({ seq, at, event }: RecordedOnlineEvent): OnlineTournament {
  if (event.kind !== 'announced' || seq !== 1) throw new RangeError('a tournament begins with its announcement');
  const { id, settings, organiser } = event;
  const tournament = beginTournament({ kind: 'created', id, settings: settings.plan });
  const empty = { seats: new Map(), games: new Map(), hasty: new Set<number>(), barred: new Set<string>() };
  return { seq, at, settledAt: at, settings, organiser, tournament, paused: false, ...empty };
}

/** The next state. Throws a RangeError where an event is missing in between. */
export function evolveOnline(state: OnlineTournament, { seq, at, event }: RecordedOnlineEvent): OnlineTournament {
  if (seq !== state.seq + 1) throw new RangeError(`event ${seq} cannot follow event ${state.seq}`);
  const settledAt = SETTLES.has(event.kind) ? at : state.settledAt;
  return { ...after(state, event), seq, at, settledAt };
}

/** What lets somebody be paired who could not be before. */
const SETTLES: ReadonlySet<OnlineEvent['kind']> = new Set(['joined', 'entered', 'returned', 'resulted', 'resumed']);

/** The state that events make, from the first on. */
export function replayOnline(events: readonly RecordedOnlineEvent[]): OnlineTournament {
  const [first, ...rest] = events;
  if (!first) throw new RangeError('a tournament has events');
  return rest.reduce(evolveOnline, beginOnline(first));
}

function after(state: OnlineTournament, event: OnlineEvent): OnlineTournament {
  switch (event.kind) {
    case 'announced':
      throw new RangeError('a tournament is announced once');
    case 'rearranged': {
      const tournament = evolveTournament(state.tournament, { kind: 'settled', settings: event.settings.plan });
      return { ...state, settings: event.settings, tournament };
    }
    case 'joined': {
      const { player, person, entrant } = event;
      const tournament = evolveTournament(state.tournament, { kind: 'entered', player, entrant });
      return { ...state, tournament, seats: new Map(state.seats).set(player, person) };
    }
    case 'playing':
      return { ...state, games: new Map(state.games).set(placeKey(event), event.id) };
    case 'hastened': {
      const hasty = new Set(state.hasty);
      if (event.on) hasty.add(event.player);
      else hasty.delete(event.player);
      return { ...state, hasty };
    }
    case 'paused':
      return { ...state, paused: true };
    case 'resumed':
      return { ...state, paused: false };
    case 'barred':
      return { ...state, barred: new Set([...state.barred, event.person]) };
    case 'removed': {
      const seats = new Map(state.seats);
      seats.delete(event.player);
      return { ...state, seats, tournament: evolveTournament(state.tournament, event) };
    }
    default:
      return { ...state, tournament: evolveTournament(state.tournament, event) };
  }
}
