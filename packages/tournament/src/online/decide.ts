import { decide } from '../decide.ts';
import { drawOfChallenge, ladderOf } from '../formats/ladder.ts';
import { giverOf } from '../formats/simultaneous.ts';
import { isPairedOut } from '../pair-round.ts';
import { type Draw, type GameResult, isForfeit, whiteOf } from '../pairing.ts';
import { type Entrant, nameKey, tidyName } from '../player.ts';
import { isFlowing, isScheduled, LONGEST_NAME } from '../settings.ts';
import { playerOf, present, type Tournament } from '../state.ts';
import type { Joining, OnlineCommand, OnlineMoment, OrganiserCommand, TakenResult } from './command.ts';
import { dueAt, endOf, isAllAtOnce, isBusy } from './due.ts';
import type { OnlineEvent, RecordedOnlineEvent } from './event.ts';
import { ONLINE_EVENT_SHAPE } from './event-shape.ts';
import { beginOnline, evolveOnline } from './evolve.ts';
import type { OnlineTournamentRefusal } from './refusal.ts';
import { CALLED_OFF_AFTER, IDLE_AFTER, type OnlineSettings } from './settings.ts';
import { numberOf, type OnlineTournament, type Place, placeKey, sidesOf } from './state.ts';

/** What comes of a command: the events that it makes (none is possible), or why it is refused. */
export type OnlineDecision =
  | { readonly ok: true; readonly value: readonly OnlineEvent[] }
  | { readonly ok: false; readonly error: OnlineTournamentRefusal };

const ok = (...value: readonly OnlineEvent[]): OnlineDecision => ({ ok: true, value });
const refuse = (error: OnlineTournamentRefusal): OnlineDecision => ({ ok: false, error });

/** What a command does to a tournament at a moment. Pure, but for the ids of games, which the moment brings along. */
export function decideOnline(state: OnlineTournament, command: OnlineCommand, moment: OnlineMoment): OnlineDecision {
  const { person } = moment;
  if (state.incomplete) return refuse({ reason: 'newer' });
  switch (command.kind) {
    case 'tick':
      return ok(...timePasses(state, moment));
    case 'taken':
      return ok(...taken(state, command.game, command.result, moment));
    case 'reseat':
      return ok(...reseat(state, command.from, command.person));
    case 'join':
      return person ? join(state, person) : refuse({ reason: 'not-taking-part' });
    case 'leave':
      return leave(state, person?.id ?? '');
    case 'berserk':
      return hasten(state, person?.id ?? '', command.on);
    case 'challenge':
      return challenge(state, command.player, moment);
    default:
      if (person?.id !== state.organiser.id) return refuse({ reason: 'not-organiser' });
      return organise(state, command, moment);
  }
}

/**
 * The events with which a tournament begins: its announcement; and who announces simultaneous games plays against all others, and is
 * the first to join.
 */
export function announced(id: string, settings: OnlineSettings, person: Joining): OnlineDecision {
  const organiser = { id: person.id, name: person.name };
  const event = { kind: 'announced', id, settings, organiser } as const;
  if (settings.plan.format.kind !== 'simultaneous') return ok(event);
  const joined = join(beginOnline({ seq: 1, at: 0, event }), person);
  return joined.ok ? ok(event, ...joined.value) : joined;
}

/** Events that were just decided, in their places. */
export function recordedOnline(
  state: OnlineTournament,
  events: readonly OnlineEvent[],
  now: number,
): readonly RecordedOnlineEvent[] {
  const at = Math.max(now, state.at);
  return events.map((event, i) => ({ seq: state.seq + 1 + i, at, shape: ONLINE_EVENT_SHAPE, event }));
}

function join(state: OnlineTournament, person: Joining): OnlineDecision {
  const { tournament, settings, barred } = state;
  if (tournament.closed) return refuse({ reason: 'closed' });
  if (barred.has(person.id)) return refuse({ reason: 'barred' });
  const number = numberOf(state, person.id);
  if (number !== null) return playerOf(tournament, number)?.withdrawn ? ok({ kind: 'returned', player: number }) : ok();
  if (person.bot && !settings.bots) return refuse({ reason: 'no-bots' });
  if (settings.rated && !person.registered) return refuse({ reason: 'account-needed' });
  if (!/[\p{L}\p{N}]/u.test(person.name)) return refuse({ reason: 'name-needed' });
  const name = freeName(tournament, person.name);
  const entrant: Entrant = { name, team: null, ageClass: null, strength: person.strength };
  const entered = decide(tournament, { kind: 'enter', entrants: [entrant] });
  if (!entered.ok) return entered;
  const [first] = entered.value;
  if (first?.kind !== 'entered') return ok();
  const seat = { id: person.id, registered: person.registered, ...(person.bot && { bot: true as const }) };
  return ok({ kind: 'joined', player: first.player, person: seat, entrant: first.entrant });
}

/** A tournament that is over stays with whom it was played, and nobody sits in it twice. */
function reseat(
  { tournament, seats, organiser }: OnlineTournament,
  from: string,
  { id, name, registered }: Joining,
): readonly OnlineEvent[] {
  const all = [...seats.values()];
  const seat = all.find((each) => each.id === from);
  if (tournament.closed || (!seat && organiser.id !== from)) return [];
  if (from === id ? seat?.registered === registered || !seat : all.some((each) => each.id === id)) return [];
  return [{ kind: 'reseated', from, person: { id, name, registered } }];
}

/** A name that nobody has yet in this tournament: the second Anna is "Anna 2". */
function freeName({ players }: Tournament, wanted: string): string {
  const taken = new Set(players.map(({ name }) => nameKey(name)));
  const name = [...tidyName(wanted)].slice(0, LONGEST_NAME - 4).join('');
  for (let i = 2; ; i++) {
    const tried = i === 2 && !taken.has(nameKey(name)) ? name : `${name} ${i}`;
    if (!taken.has(nameKey(tried))) return tried;
  }
}

/** Whether somebody plays against all others, who would have nobody to play with any more. */
const gives = ({ tournament }: OnlineTournament, player: number): boolean =>
  tournament.settings.format.kind === 'simultaneous' && giverOf(tournament) === player;

/** Before the first round, as if one had never joined; afterwards one is not paired any more until one comes back. */
function leave(state: OnlineTournament, person: string): OnlineDecision {
  const number = numberOf(state, person);
  if (number === null) return refuse({ reason: 'not-taking-part' });
  if (state.tournament.closed) return refuse({ reason: 'closed' });
  if (gives(state, number)) return refuse({ reason: 'gives' });
  return ok(...gone(state.tournament, number));
}

function hasten(state: OnlineTournament, person: string, on: boolean): OnlineDecision {
  const player = numberOf(state, person);
  if (player === null) return refuse({ reason: 'not-taking-part' });
  if (!state.settings.berserk || state.settings.plan.format.kind !== 'arena') return refuse({ reason: 'no-berserk' });
  return ok(...(state.hasty.has(player) === on ? [] : [{ kind: 'hastened', player, on } as const]));
}

/** A ladder pairs nobody but who wants it. */
function challenge(state: OnlineTournament, challenged: number, moment: OnlineMoment): OnlineDecision {
  const { tournament, settings } = state;
  const challenger = numberOf(state, moment.person?.id ?? '');
  if (challenger === null) return refuse({ reason: 'not-taking-part' });
  const { format } = settings.plan;
  if (format.kind !== 'ladder') return refuse({ reason: 'not-organiser' });
  if (state.paused) return refuse({ reason: 'nobody-free' });
  const isThere = present(tournament).some(({ id }) => id === challenged);
  if (!isThere) return refuse({ reason: 'no-such-player' });
  const ladder = ladderOf(tournament);
  if (ladder.indexOf(challenged) >= ladder.indexOf(challenger))
    return refuse({ reason: 'too-far', most: format.reach });
  return pair(state, moment, [drawOfChallenge(tournament, challenger, challenged)]);
}

function gone(tournament: Tournament, player: number): readonly OnlineEvent[] {
  if (tournament.rounds.length === 0) return [{ kind: 'removed', player }];
  return playerOf(tournament, player)?.withdrawn ? [] : [{ kind: 'withdrawn', player }];
}

function organise(state: OnlineTournament, command: OrganiserCommand, moment: OnlineMoment): OnlineDecision {
  const { tournament } = state;
  if (tournament.closed && command.kind !== 'result') return refuse({ reason: 'closed' });
  switch (command.kind) {
    case 'rearrange':
      return rearrange(state, command.settings);
    case 'enter': {
      const entered = decide(tournament, command);
      return entered.ok ? ok(...(entered.value as readonly OnlineEvent[])) : entered;
    }
    case 'remove': {
      if (!playerOf(tournament, command.player)) return refuse({ reason: 'no-such-player' });
      if (gives(state, command.player)) return refuse({ reason: 'gives' });
      const seat = state.seats.get(command.player);
      const barred: readonly OnlineEvent[] = seat ? [{ kind: 'barred', person: seat.id }] : [];
      return ok(...barred, ...gone(tournament, command.player));
    }
    case 'pair':
      return pair(state, moment, command.draws);
    case 'result':
      return result(state, command, moment);
    case 'pause':
      return ok(...(state.paused ? [] : [{ kind: 'paused' } as const]));
    case 'resume':
      return ok(...(state.paused ? [{ kind: 'resumed' } as const] : []));
    case 'close':
      return ok({ kind: 'closed' });
  }
}

/** Who has joined has agreed to the rules, to ratings and to whom they may meet. */
function rearrange(state: OnlineTournament, settings: OnlineSettings): OnlineDecision {
  const agreed = ({ rated, bots, club, plan }: OnlineSettings): string =>
    JSON.stringify([rated, bots, club, plan.rules]);
  const isAgreed = state.seats.size > 0 || state.tournament.rounds.length > 0;
  if (isAgreed && agreed(settings) !== agreed(state.settings)) return refuse({ reason: 'already-started' });
  const settled = decide(state.tournament, { kind: 'settle', settings: settings.plan });
  if (!settled.ok) return settled;
  const [first] = settled.value;
  return ok({
    kind: 'rearranged',
    settings: first?.kind === 'settled' ? { ...settings, plan: first.settings } : settings,
  });
}

/** Pairs the next round, and begins its games. */
function pair(
  state: OnlineTournament,
  { now, newId }: OnlineMoment,
  draws?: Extract<OrganiserCommand, { kind: 'pair' }>['draws'],
): OnlineDecision {
  const paired = decide(state.tournament, draws ? { kind: 'pair', now, draws } : { kind: 'pair', now });
  if (!paired.ok) return paired;
  const events = (paired.value as readonly OnlineEvent[]).map((event) =>
    event.kind === 'paired' ? { ...event, draws: event.draws.map((draw) => hastily(state, draw)) } : event,
  );
  const after = recordedOnline(state, events, now).reduce(evolveOnline, state);
  const round = after.tournament.rounds.at(-1);
  const games = (round?.pairings ?? []).flatMap((_, table) =>
    begun(after, { round: round?.number ?? 0, table, game: 0 }, newId),
  );
  return ok(...events, ...games);
}

/** A draw, with those who play it with half of the time. */
function hastily({ hasty }: OnlineTournament, draw: Draw): Draw {
  const berserk = [draw.first, draw.second].filter((player): player is number => hasty.has(player ?? 0));
  return draw.second === null || berserk.length === 0 ? draw : { ...draw, berserk };
}

/** The game at a place begins, where it is played on the server and its result is missing. */
function begun(state: OnlineTournament, place: Place, newId: () => string): readonly OnlineEvent[] {
  const pairing = state.tournament.rounds[place.round - 1]?.pairings[place.table];
  if (!pairing || pairing.games[place.game] !== null || state.games.has(placeKey(place))) return [];
  return sidesOf(state, pairing, place.game) ? [{ kind: 'playing', ...place, id: newId() }] : [];
}

function result(
  state: OnlineTournament,
  command: Extract<OrganiserCommand, { kind: 'result' }>,
  moment: OnlineMoment,
): OnlineDecision {
  const before = state.tournament.rounds[command.round - 1]?.pairings[command.table]?.games[command.game];
  if (before === undefined) return refuse({ reason: 'no-such-game' });
  if (before === null && state.games.has(placeKey(command))) return refuse({ reason: 'game-under-way' });
  // A game on the server is over by then: there is nothing to wait for.
  if (command.result === null && state.games.has(placeKey(command))) return refuse({ reason: 'no-such-game' });
  return ok(...(before === command.result ? [] : resulted(state, command, command.result, moment)));
}

/** A result, and the next game of the pairing where there is one. */
function resulted(
  state: OnlineTournament,
  { round, table, game }: Place,
  given: GameResult | null,
  { now, newId }: OnlineMoment,
): readonly OnlineEvent[] {
  const events: OnlineEvent[] = [{ kind: 'resulted', round, table, game, result: given }];
  const after = recordedOnline(state, events, now).reduce(evolveOnline, state);
  return [...events, ...begun(after, { round, table, game: game + 1 }, newId)];
}

/** How a game on the server ended; nothing where its result is known. */
function taken(
  state: OnlineTournament,
  id: string,
  outcome: TakenResult,
  moment: OnlineMoment,
): readonly OnlineEvent[] {
  const found = [...state.games].find(([, each]) => each === id);
  if (!found) return [];
  const [round = 0, table = 0, game = 0] = found[0].split('/').map(Number);
  const pairing = state.tournament.rounds[round - 1]?.pairings[table];
  if (!pairing || pairing.games[game] !== null) return [];
  const given = seenFromFirst(outcome, whiteOf(pairing, game) === pairing.first);
  if (!isForfeit(given)) return resulted(state, { round, table, game }, given, moment);
  // Who has not come to one game of a pairing does not come to the next either, and is not paired again until they say so.
  const rest = pairing.games.flatMap((each, i) =>
    each === null ? [{ kind: 'resulted', round, table, game: i, result: given } as const] : [],
  );
  const absent =
    given === 'first-absent'
      ? [pairing.first]
      : given === 'second-absent'
        ? [pairing.second]
        : [pairing.first, pairing.second];
  const leaves = isScheduled(state.tournament.settings.format) ? [] : absent;
  return [...rest, ...leaves.flatMap((player) => (player === null ? [] : gone(state.tournament, player)))];
}

function seenFromFirst(outcome: TakenResult, firstIsWhite: boolean): GameResult {
  switch (outcome) {
    case 'draw':
    case 'both-absent':
      return outcome;
    case 'white':
      return firstIsWhite ? 'first' : 'second';
    case 'black':
      return firstIsWhite ? 'second' : 'first';
    case 'white-absent':
      return firstIsWhite ? 'first-absent' : 'second-absent';
    case 'black-absent':
      return firstIsWhite ? 'second-absent' : 'first-absent';
  }
}

/** What time alone does: begins, pairs the next round, ends. */
function timePasses(state: OnlineTournament, moment: OnlineMoment): readonly OnlineEvent[] {
  const { now } = moment;
  const { tournament, settings } = state;
  const due = dueAt(state);
  if (due === null || now < due) return [];
  const closed: readonly OnlineEvent[] = [{ kind: 'closed' }];
  if (now >= state.at + IDLE_AFTER) return closed;
  if (tournament.started === null) {
    if (present(tournament).length >= 2) return paired(state, moment);
    return now >= (settings.startsAt ?? now) + CALLED_OFF_AFTER ? closed : [];
  }
  if (isFlowing(tournament.settings.format)) {
    if (now >= (endOf(state) ?? now)) return isBusy(state) ? [] : closed;
    return paired(state, moment);
  }
  if (isAllAtOnce(settings) && !isPairedOut(tournament)) return paired(state, moment);
  if (isBusy(state)) return [];
  if (isPairedOut(tournament)) return closed;
  const next = paired(state, moment);
  return next.length > 0 ? next : closed;
}

function paired(state: OnlineTournament, moment: OnlineMoment): readonly OnlineEvent[] {
  const decided = pair(state, moment);
  return decided.ok ? decided.value : [];
}
