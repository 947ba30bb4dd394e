import { begin as beginTournament, evolve as evolveTournament } from '../evolve.ts';
import { type GameResult, isForfeit, type Pairing } from '../pairing.ts';
import { isScheduled } from '../settings.ts';
import type { Tournament } from '../state.ts';
import type { OnlineEvent, RecordedOnlineEvent } from './event.ts';
import { todaysOnlineEvent } from './event-shape.ts';
import { type OnlineTournament, placeKey } from './state.ts';

/** The state after the first event. Throws a RangeError for any other event. */
export function beginOnline(recorded: RecordedOnlineEvent): OnlineTournament {
  const { seq, at } = recorded;
  const event = todaysOnlineEvent(recorded);
  if (event?.kind !== 'announced' || seq !== 1) throw new RangeError('a tournament begins with its announcement');
  const { id, settings, organiser } = event;
  const tournament = beginTournament({ kind: 'created', id, settings: settings.plan });
  const empty = { seats: new Map(), games: new Map(), hasty: new Set<number>(), absent: new Set<number>() };
  const told = { settings, organiser, tournament, paused: false, barred: new Set<string>(), incomplete: false };
  return { seq, at, settledAt: at, ...told, ...empty };
}

/**
 * The next state. An event of a later version that this one does not know leaves the tournament as it is known here. Throws a RangeError
 * where an event is missing in between.
 */
export function evolveOnline(state: OnlineTournament, recorded: RecordedOnlineEvent): OnlineTournament {
  const { seq, at } = recorded;
  if (seq !== state.seq + 1) throw new RangeError(`event ${seq} cannot follow event ${state.seq}`);
  const event = state.incomplete ? null : todaysOnlineEvent(recorded);
  if (!event) return { ...state, seq, at, incomplete: true };
  const settledAt = SETTLES.has(event.kind) ? at : state.settledAt;
  return { ...after(state, event), seq, at, settledAt };
}

/**
 * The state after events that follow each other. Games that begin together are taken in together: one by one, hundreds of them would
 * each copy all the others.
 */
export function advanceOnline(state: OnlineTournament, events: readonly RecordedOnlineEvent[]): OnlineTournament {
  let next = state;
  for (let at = 0; at < events.length; ) {
    const begun = playingFrom(events, at);
    const last = begun.at(-1);
    if (begun.length > 1 && !next.incomplete && last && inOrder(next.seq, begun)) {
      const games = new Map(next.games);
      for (const { event } of begun) if (event.kind === 'playing') games.set(placeKey(event), event.id);
      next = { ...next, games, seq: last.seq, at: last.at };
      at += begun.length;
    } else {
      next = evolveOnline(next, events[at] as RecordedOnlineEvent);
      at++;
    }
  }
  return next;
}

/** The games that begin one after the other from a place on. */
function playingFrom(events: readonly RecordedOnlineEvent[], from: number): readonly RecordedOnlineEvent[] {
  let to = from;
  while (isPlaying(events[to])) to++;
  return events.slice(from, to);
}

const isPlaying = (recorded: RecordedOnlineEvent | undefined): boolean =>
  recorded !== undefined && todaysOnlineEvent(recorded)?.kind === 'playing';

const inOrder = (seq: number, events: readonly RecordedOnlineEvent[]): boolean =>
  events.every((event, i) => event.seq === seq + 1 + i);

/** What lets somebody be paired who could not be before. */
const SETTLES: ReadonlySet<OnlineEvent['kind']> = new Set(['joined', 'entered', 'returned', 'resulted', 'resumed']);

/** The state that events make, from the first on. */
export function replayOnline(events: readonly RecordedOnlineEvent[]): OnlineTournament {
  const [first, ...rest] = events;
  if (!first) throw new RangeError('a tournament has events');
  return advanceOnline(beginOnline(first), rest);
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
    case 'reseated': {
      const { id, name, registered } = event.person;
      const seats = new Map(state.seats);
      for (const [player, seat] of seats) if (seat.id === event.from) seats.set(player, { ...seat, id, registered });
      const organiser = state.organiser.id === event.from ? { id, name } : state.organiser;
      return { ...state, seats, organiser };
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
    case 'resulted': {
      const pairing = state.tournament.rounds[event.round - 1]?.pairings[event.table];
      const missing = pairing && event.result ? missingFrom(state.tournament, pairing, event.result) : [];
      const absent = missing.length > 0 ? new Set([...state.absent, ...missing]) : state.absent;
      return { ...state, absent, tournament: evolveTournament(state.tournament, event) };
    }
    case 'returned': {
      const absent = new Set(state.absent);
      absent.delete(event.player);
      return { ...state, absent, tournament: evolveTournament(state.tournament, event) };
    }
    default:
      return { ...state, tournament: evolveTournament(state.tournament, event) };
  }
}

/** Who is paired no more after a game that they did not come to. Where rounds follow a table, everybody stays in it. */
function missingFrom({ settings }: Tournament, { first, second }: Pairing, result: GameResult): readonly number[] {
  if (!isForfeit(result) || isScheduled(settings.format)) return [];
  const isFirst = result !== 'second-absent';
  const isSecond = result !== 'first-absent' && second !== null;
  return [...(isFirst ? [first] : []), ...(isSecond ? [second] : [])];
}
