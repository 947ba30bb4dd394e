import {
  type GameOptions,
  isRateable,
  MINUTE,
  NAMELESS,
  type Odds,
  type OnlineRefusal,
  type Player,
  positionOfOpening,
  ratingGroupOf,
} from '@merellier/protocol';
import { fail, ok, type Result, readRuleSet, type Side } from '@merellier/rules';
import { giverOf, type Lot, lotOf, playerOf, whiteOf } from '@merellier/tournament';
import {
  advanceOnline,
  announced,
  decideOnline,
  type Joining,
  ONLINE_EVENT_SHAPE,
  type OnlineCommand,
  type OnlineEvent,
  type OnlineSettings,
  type OnlineTournament,
  type OnlineTournamentRefusal,
  type Place,
  placeKey,
  recordedOnline,
  replayOnline,
  sidesOf,
} from '@merellier/tournament/online';
import type { GameService, Request } from '../games/game-service.ts';
import type { Rooms } from '../games/rooms.ts';
import type { Clock } from '../store/database-clock.ts';
import { newGameId } from '../store/ids.ts';
import type { NewGame, Store } from '../store/store.ts';
import { idOfSide, resultOf } from './result-of.ts';
import { timeControlNamed } from './time-control.ts';
import type { TournamentRoom } from './tournament-room.ts';
import type { TournamentRooms } from './tournament-rooms.ts';

/** What the tournaments work with. */
export interface TournamentParts {
  readonly store: Store;
  readonly games: GameService;
  readonly gameRooms: Rooms;
  readonly rooms: TournamentRooms;
  readonly clock: Clock;
  /** Called when a player has a new game. */
  readonly gamesChanged: (player: string) => void;
}

export type TournamentRefusal = OnlineRefusal | OnlineTournamentRefusal | { readonly reason: 'members-only' };

/** What was done: the tournament, and its last event by then. */
export interface TournamentDone {
  readonly tournament: string;
  readonly seq: number;
}

/** A tournament that other nodes change at every attempt is given up after so many. */
const ATTEMPTS = 20;
const SWEPT_AT_ONCE = 100;
/** So many tournaments of a guest are looked through, those under way first. */
const BROUGHT = 100;

/** Everything that can be done with tournaments, by people and by the passing of time. */
export class Tournaments {
  readonly rooms: TournamentRooms;
  private readonly parts: TournamentParts;

  constructor(parts: TournamentParts) {
    this.parts = parts;
    this.rooms = parts.rooms;
  }

  /** Announces a tournament. */
  async create({ player, id }: Request, wanted: OnlineSettings): Promise<Result<TournamentDone, TournamentRefusal>> {
    const settings = checked(wanted);
    if (!settings.ok) return settings;
    if (settings.value.rated && !player.registered) return fail({ reason: 'account-needed' });
    if (!(await this.isMember(settings.value.club, player.id))) return fail({ reason: 'members-only' });
    const tournament = newGameId();
    const organiser = await this.joining(settings.value, player);
    const at = this.parts.clock.now();
    const made = announced(tournament, settings.value, organiser);
    if (!made.ok) return made;
    const events = made.value.map((event, i) => ({ seq: i + 1, at, shape: ONLINE_EVENT_SHAPE, event }));
    const stored = { id: tournament, request: `${player.id}/${id}`, events, state: replayOnline(events) };
    return ok({ tournament: await this.parts.store.createTournament(stored), seq: events.length });
  }

  /** Lets a guest who has signed in to an account keep seat and say in the tournaments that are not over. */
  async bring(from: string, player: Player): Promise<void> {
    for (const { id, stage } of await this.parts.store.listTournaments({ by: 'player', player: from }, BROUGHT)) {
      const room = stage === 'over' ? null : await this.rooms.get(id);
      if (!room) continue;
      const person = await this.joining(room.state.settings, player);
      await room.enqueue(() => this.carryOut(room, { kind: 'reseat', from, person }, null, null));
    }
  }

  /** Carries out what somebody asks of a tournament. */
  async command(
    { player, id }: Request,
    tournament: string,
    command: OnlineCommand,
  ): Promise<Result<TournamentDone, TournamentRefusal>> {
    const room = await this.rooms.get(tournament);
    if (!room) return fail({ reason: 'not-found' });
    const { club } = command.kind === 'rearrange' ? command.settings : room.state.settings;
    const needsClub = command.kind === 'join' || command.kind === 'rearrange';
    if (needsClub && !(await this.isMember(club, player.id))) return fail({ reason: 'members-only' });
    const asked = command.kind === 'rearrange' ? checked(command.settings) : null;
    if (asked && !asked.ok) return asked;
    const better = asked ? ({ kind: 'rearrange', settings: asked.value } as const) : command;
    const person = await this.joining(room.state.settings, player);
    return room.enqueue(() => this.carryOut(room, better, person, `${player.id}/${id}`));
  }

  /** Whether a player may take part in what a club does; everybody where it is no club's. */
  private async isMember(club: string | null, player: string): Promise<boolean> {
    if (club === null) return true;
    const role = await this.parts.store.roleIn(club, player);
    return role === 'leader' || role === 'member';
  }

  private async joining(settings: OnlineSettings, player: Player): Promise<Joining> {
    const group = ratingGroupOf(settings.plan.rules.id);
    const ratings = player.registered ? await this.parts.store.ratingsOf(player.id) : [];
    const strength = ratings.find((rating) => rating.group === group)?.rating ?? null;
    const { id, registered, bot = false } = player;
    const name = player.name === NAMELESS ? '' : player.name;
    return { id, name, registered, bot, strength: strength === null ? null : Math.round(strength) };
  }

  /** Does what is due, and takes the results of games that are over. Every node does; each thing happens once. */
  async sweep(): Promise<void> {
    const { store, clock } = this.parts;
    for (const { tournament, game } of await store.untakenGames(SWEPT_AT_ONCE)) await this.take(tournament, game);
    for (const id of await store.dueTournaments(clock.now(), SWEPT_AT_ONCE)) {
      const room = await this.rooms.get(id);
      await room?.enqueue(() => this.carryOut(room, { kind: 'tick' }, null, null));
    }
  }

  /** Takes the result of a game that is over. */
  async take(tournament: string, game: string): Promise<void> {
    const { store, gameRooms } = this.parts;
    const [room, played] = await Promise.all([this.rooms.get(tournament), gameRooms.get(game)]);
    if (!room || !played) return;
    if (played.state.phase !== 'over') await played.refresh();
    const { state } = played;
    if (state.phase !== 'over') return;
    const isSeen = async (side: 'white' | 'black'): Promise<boolean> =>
      (await store.lastSeen(game, idOfSide(state, side) ?? '')) !== null;
    const seen = { white: await isSeen('white'), black: await isSeen('black') };
    const command = { kind: 'taken', game, result: resultOf(state, seen) } as const;
    const { seq } = room.state;
    const done = await room.enqueue(() => this.carryOut(room, command, null, `taken/${game}`));
    // A result by the organiser's word, or a game that a correction made needless: nothing is to be taken any more.
    if (done.ok && done.value.seq === seq) await store.settleGame(game);
  }

  private async carryOut(
    room: TournamentRoom,
    command: OnlineCommand,
    person: Joining | null,
    commandId: string | null,
  ): Promise<Result<TournamentDone, TournamentRefusal>> {
    const { store, clock } = this.parts;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { state } = room;
      const decision = decideOnline(state, command, { now: clock.now(), person, newId: newGameId });
      if (!decision.ok || decision.value.length === 0) {
        // Perhaps this node is behind, or the same command was carried out before.
        if (await room.refresh()) continue;
        return decision.ok ? ok({ tournament: room.id, seq: state.seq }) : decision;
      }
      const events = recordedOnline(state, decision.value, clock.now());
      const after = advanceOnline(state, events);
      const games = await this.gamesOf(room.id, after, decision.value);
      const settled = settledBy(after, decision.value);
      const result = await store.appendTournament({
        ...{ id: room.id, expected: state.seq, commandId, events, state: after },
        ...{ games, settled },
      });
      if (result === 'appended') {
        room.take(events);
        this.rooms.publish(room.id, events);
        for (const { state: game } of games)
          for (const player of [game.players.host, game.players.guest]) if (player) this.parts.gamesChanged(player.id);
        return ok({ tournament: room.id, seq: after.seq });
      }
      await room.refresh();
      if (result === 'duplicate') return ok({ tournament: room.id, seq: room.state.seq });
    }
    return fail({ reason: 'unavailable', retryAfter: 1_000 });
  }

  /** The games that events begin. */
  private async gamesOf(
    id: string,
    state: OnlineTournament,
    events: readonly OnlineEvent[],
  ): Promise<readonly NewGame[]> {
    const made: NewGame[] = [];
    for (const event of events) {
      if (event.kind !== 'playing') continue;
      const seats = seatedAt(state, event);
      if (!seats) continue;
      const { white, black, odds, lot } = seats;
      const options = optionsOf(id, state.settings, white.registered && black.registered, odds, lot);
      made.push(await this.parts.games.between({ id: event.id, options, host: white, guest: black }));
    }
    return made;
  }
}

/** The games whose results these events bring. */
const settledBy = ({ games }: OnlineTournament, events: readonly OnlineEvent[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'resulted' ? (games.get(placeKey(event)) ?? []) : []));

/** Who plays a game of a tournament, as a game names them. */
function seatedAt(
  state: OnlineTournament,
  place: Place,
): { readonly white: Player; readonly black: Player; readonly odds: Odds; readonly lot: Lot | null } | null {
  const pairing = state.tournament.rounds[place.round - 1]?.pairings[place.table];
  const sides = pairing && sidesOf(state, pairing, place.game);
  if (!sides) return null;
  const white = whiteOf(pairing, place.game);
  const playerAt = (number: number | null, id: string): Player => {
    const seat = state.seats.get(number ?? 0);
    const name = playerOf(state.tournament, number ?? 0)?.name ?? NAMELESS;
    return { id, name, rating: null, registered: seat?.registered ?? false, ...(seat?.bot && { bot: true }) };
  };
  const black = white === pairing.first ? pairing.second : pairing.first;
  const sideOf = (player: number | null): Side => (player === white ? 'white' : 'black');
  const { format } = state.settings.plan;
  const odds: Odds = {
    ...(pairing.berserk?.length && { berserk: pairing.berserk.map(sideOf) }),
    ...(format.kind === 'simultaneous' && {
      many: { side: sideOf(giverOf(state.tournament)), extra: format.extra * MINUTE },
    }),
  };
  return {
    white: playerAt(white, sides.white),
    black: playerAt(black, sides.black),
    odds,
    lot: lotOf(state.tournament, pairing),
  };
}

function optionsOf(
  id: string,
  { plan, rated, startWithin, listed, club }: OnlineSettings,
  canBeRated: boolean,
  odds: Odds = {},
  lot: Lot | null = null,
): GameOptions {
  const rules = readRuleSet(plan.rules.id, plan.rules.changes);
  const time = timeControlNamed(plan.clock);
  if (!rules.ok || !time) throw new RangeError(`tournament ${id} has no game to play`);
  return {
    rules: { id: rules.value.id, parameters: rules.value.parameters },
    // What everybody finds may be watched by everybody; nobody waits in a lobby for it, since it begins with both players.
    ...{ time, side: 'white', listed: listed && club === null, rated: rated && canBeRated },
    ...(lot && { opening: turnsOf(lot) }),
    tournament: { id, startWithin, ...odds },
  };
}

const turnsOf = ({ turns }: Lot): readonly string[] => turns.split(' ');

/** Settings of which games can be made, or why not. */
function checked(settings: OnlineSettings): Result<OnlineSettings, TournamentRefusal> {
  const { plan, rated } = settings;
  const rules = readRuleSet(plan.rules.id, plan.rules.changes);
  if (!rules.ok) return fail({ reason: 'rules', problem: rules.error });
  if (plan.name.trim() === '') return fail({ reason: 'no-name' });
  if (!timeControlNamed(plan.clock)) return fail({ reason: 'no-clock' });
  const lots = plan.lots?.from ?? [];
  if (lots.some((lot) => !positionOfOpening(rules.value, turnsOf(lot)))) return fail({ reason: 'opening' });
  const options = optionsOf('', settings, true);
  // Who plays at many boards at once has not the same chances.
  const isFair = plan.format.kind !== 'simultaneous';
  if (rated && !(isFair && isRateable(options))) return fail({ reason: 'not-rateable' });
  return ok(settings);
}
