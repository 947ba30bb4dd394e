import {
  begin,
  type Command,
  commitmentTo,
  countsForRating,
  decide,
  EVENT_SHAPE,
  type GameOptions,
  type GameState,
  isRateable,
  type Moment,
  needsChance,
  type OnlineRefusal,
  openRematch,
  otherSeat,
  type Phrase,
  type Player,
  type PlayerCommand,
  positionOfOpening,
  type RecordedEvent,
  ratingGroupOf,
  type Seek,
  seatOf,
  sideOfSeat,
  todaysEvent,
} from '@merellier/protocol';
import { fail, ok, type Result, readRuleSet } from '@merellier/rules';
import { placeOf } from '../limits/same-place.ts';
import { shown } from '../ratings/glicko.ts';
import type { Clock } from '../store/database-clock.ts';
import { newGameId, newSecret } from '../store/ids.ts';
import type { NewGame, Store } from '../store/store.ts';
import { isForAnybody, LEFT_WITHIN, leaverOf, pauseAfter } from './leaving.ts';
import type { Room } from './room.ts';
import { presenceOf, type Rooms } from './rooms.ts';

/** What the game service works with. */
export interface GameServiceParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly clock: Clock;
  /** Called when the lobby may have changed. */
  readonly lobbyChanged: () => void;
  /** Called when a player has a new game, or one begins. */
  readonly gamesChanged: (player: string) => void;
  /** Called when a game is over that counts for ratings. */
  readonly ratingDue: () => void;
  /** Called when a game is over. */
  readonly gameOver?: (state: GameState) => void;
  /** Called when a turn was played, and when play begins. */
  readonly turnChanged?: (room: Room) => void;
}

/** A command that was carried out: the game's id, and its last event. */
export interface Done {
  readonly game: string;
  readonly seq: number;
}

export type Outcome = Result<Done, OnlineRefusal>;

/** One request of a player. The same id again has the same answer. */
export interface Request {
  readonly player: Player;
  readonly id: string;
  /** The group of addresses that it comes from; null where that is of no account. */
  readonly address?: string | null;
}

/** What a new game begins with. */
interface Beginning {
  readonly id: string;
  /** The request that makes it; null where there is none. */
  readonly request: string | null;
  readonly options: GameOptions;
  readonly host: Player;
  /** Who is the guest from the first. */
  readonly guest?: Player;
  /** The game that it is the rematch of. */
  readonly rematchOf?: string;
  /** From where the host asks, where the game is rated. */
  readonly place?: number | null;
}

/** What a client can ask a game to do. */
interface Asked {
  readonly command: Command;
  /** Who asks; null for the server itself. */
  readonly player: Player | null;
  /** The same id again has the same answer; null where nobody asks again. */
  readonly commandId: string | null;
  /** What the network took of it, in milliseconds. */
  readonly lag: number;
}

/** A game that other nodes change at every attempt is given up after so many. */
const ATTEMPTS = 20;

/** How many games one player may have waiting, and how many under way. */
const MOST_WAITING = 5;
const MOST_PLAYING = 100;

const SEEKS_SHOWN = 100;

/** Everything that can be done with games, for whatever way people and programs come in. */
export class GameService {
  private readonly parts: GameServiceParts;

  constructor(parts: GameServiceParts) {
    this.parts = parts;
  }

  /** Makes a game that waits for a guest. */
  async create({ player, id, address = null }: Request, wanted: GameOptions): Promise<Outcome> {
    const rules = readRuleSet(wanted.rules.id, wanted.rules.parameters);
    if (!rules.ok) return fail({ reason: 'rules', problem: rules.error });
    const options = { ...wanted, rules: { id: rules.value.id, parameters: rules.value.parameters } };
    if (options.opening && !positionOfOpening(rules.value, options.opening)) return fail({ reason: 'opening' });
    if (options.rated && !isRateable(options)) return fail({ reason: 'not-rateable' });
    if (options.rated && !player.registered) return fail({ reason: 'account-needed' });
    const pause = isForAnybody(options) ? await this.pauseOf(player) : 0;
    if (pause > 0) return fail({ reason: 'paused', retryAfter: pause });
    const { waiting, playing } = await this.parts.store.countGames(player.id);
    if (waiting >= MOST_WAITING) return fail({ reason: 'too-many-games', limit: MOST_WAITING });
    if (playing >= MOST_PLAYING) return fail({ reason: 'too-many-games', limit: MOST_PLAYING });
    const host = await this.comingTo(options, player);
    const fresh = newGameId();
    const place = options.rated && address !== null ? placeOf(fresh, address) : null;
    const beginning = { id: fresh, request: `${player.id}/${id}`, options, host, place };
    const made = this.newGame(beginning);
    const game = await this.parts.store.create(made);
    if (game === made.id) this.parts.rooms.made(made);
    if (options.listed) this.parts.lobbyChanged();
    this.parts.gamesChanged(player.id);
    return ok({ game, seq: 1 });
  }

  /** A game of two who are both there, to be stored by the one who asks for it. */
  async between({
    id,
    options,
    host,
    guest,
  }: Pick<Beginning, 'id' | 'options' | 'host'> & { readonly guest: Player }): Promise<NewGame> {
    const [one, two] = await Promise.all([this.comingTo(options, host), this.comingTo(options, guest)]);
    return this.newGame({ id, request: null, options, host: one, guest: two });
  }

  /** A new game with its first event, and those that follow at once where both are there. */
  private newGame({ id, request, options, host, guest, rematchOf, place = null }: Beginning): NewGame {
    const secret = needsChance(options) ? newSecret() : null;
    const commitment = secret && commitmentTo(secret);
    const now = this.parts.clock.now();
    const event = { kind: 'created', options, host, commitment, rematchOf: rematchOf ?? null } as const;
    const first: RecordedEvent = { seq: 1, at: now, shape: EVENT_SHAPE, event };
    const created = begin(id, first);
    const moment: Moment = { now, player: null, lag: 0, gone: 0, secret, next: '' };
    const { events, after } = guest ? openRematch(created, guest, moment) : { events: [], after: created };
    return { id, request, secret, place, state: after, events: [first, ...events] };
  }

  /** Carries out what a player asks of a game; `lag` is what the network took of it, in milliseconds. */
  async command(
    { player, id, address = null }: Request,
    game: string,
    command: PlayerCommand,
    lag: number,
  ): Promise<Outcome> {
    const room = await this.parts.rooms.get(game);
    if (!room) return fail({ reason: 'not-found' });
    if (command.kind === 'join' && (await this.isShutTo(room, player))) return fail({ reason: 'not-available' });
    if (command.kind === 'join' && (await this.isFromOnePlace(room, player, address)))
      return fail({ reason: 'same-place' });
    const isToJoin = command.kind === 'join' && isForAnybody(room.state.options) && !seatOf(room.state, player.id);
    const pause = isToJoin ? await this.pauseOf(player) : 0;
    if (pause > 0) return fail({ reason: 'paused', retryAfter: pause });
    const comer = command.kind === 'join' ? await this.comingTo(room.state.options, player) : player;
    const asked = { command, player: comer, commandId: `${player.id}/${id}`, lag };
    return room.enqueue(() => this.carryOut(room, asked));
  }

  /** How many milliseconds a player has yet to pause who often left games before they counted. */
  private async pauseOf({ id }: Player): Promise<number> {
    const { store, clock } = this.parts;
    const now = clock.now();
    const { games, last } = await store.leftSince(id, now - LEFT_WITHIN);
    return Math.max(0, Math.ceil(last + pauseAfter(games) - now));
  }

  /** Notes who has left a game that is over before it counted. */
  private async noteLeaver(room: Room, before: GameState, after: GameState, player: Player | null): Promise<void> {
    const seat = player && seatOf(after, player.id);
    const isOtherHere = seat ? presenceOf(room).here[otherSeat(seat)] : false;
    const leaver = leaverOf(before, after, player?.id ?? null, isOtherHere);
    if (leaver !== null) await this.parts.store.noteLeft(leaver, after.id, this.parts.clock.now());
  }

  /** Whether a game is not for this player, who has no seat in it yet. */
  private async isShutTo({ state }: Room, player: Player): Promise<boolean> {
    if (seatOf(state, player.id)) return false;
    const guest = await this.parts.store.challengedTo(state.id);
    return (guest !== null && guest !== player.id) || this.parts.store.isShut(state.players.host.id, player.id);
  }

  /** Whether both seats of a rated game would be taken from one connection [R7]. */
  private async isFromOnePlace({ state }: Room, player: Player, address: string | null): Promise<boolean> {
    if (!state.options.rated || address === null || seatOf(state, player.id)) return false;
    const place = placeOf(state.id, address);
    return place !== null && place === (await this.parts.store.placeOfHost(state.id));
  }

  /** Carries out what the server itself asks of a game. With a command id it does so once. */
  async serverCommand(game: string, command: Command, commandId: string | null = null): Promise<void> {
    const room = await this.parts.rooms.get(game);
    await room?.enqueue(() => this.carryOut(room, { command, player: null, commandId, lag: 0 }));
  }

  /** Says a phrase to all who watch; false where the player has no seat there. */
  async say(player: Player, game: string, phrase: Phrase): Promise<boolean> {
    const room = await this.parts.rooms.get(game);
    const seat = room && seatOf(room.state, player.id);
    const side = room && seat && sideOfSeat(room.state, seat);
    if (side) this.parts.rooms.say(game, side, phrase);
    return Boolean(side);
  }

  /** The games that wait in the lobby, the newest first. */
  async lobby(): Promise<readonly Seek[]> {
    const seeks: Seek[] = [];
    for (const { game, first, last } of await this.parts.store.lobby(SEEKS_SHOWN)) {
      const created = todaysEvent(first);
      if (created?.kind !== 'created') continue;
      const host = last === 1 ? created.host : await this.hostOf(game, last);
      if (host) seeks.push({ game, host, options: created.options, createdAt: first.at });
    }
    return seeks;
  }

  /** The host of a game that has gone on to event number `last`: it may have signed in to an account meanwhile. */
  private async hostOf(game: string, last: number): Promise<Player | null> {
    const room = await this.parts.rooms.get(game);
    if (room && room.state.seq < last) await room.refresh();
    return room?.state.players.host ?? null;
  }

  private async carryOut(room: Room, { command, player, commandId, lag }: Asked): Promise<Outcome> {
    const { store, clock, rooms } = this.parts;
    const next = 'what' in command && command.what === 'rematch' ? newGameId() : '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { state } = room;
      const gone = command.kind === 'claim' && player ? await this.goneFor(room, player) : 0;
      const moment: Moment = { now: clock.now(), player, lag, gone, secret: room.secret, next };
      const decision = decide(state, command, moment);
      if (!decision.ok || decision.value.events.length === 0) {
        // Perhaps this node is behind, or the same command was carried out before.
        if (await room.refresh()) continue;
        const before = commandId === null ? null : await store.findCommand(room.id, commandId);
        if (before !== null) return ok({ game: room.id, seq: before });
        return decision.ok ? ok({ game: room.id, seq: room.state.seq }) : decision;
      }
      const { events, after } = decision.value;
      const following = next !== '' && after.rematch === next ? await this.rematchOf(after, next) : null;
      const append = { game: room.id, expected: state.seq, commandId, events, state: after, next: following };
      const result = await store.append(append);
      if (result === 'appended') {
        room.goOn(state, events, after);
        rooms.publish(room.id, events);
        const isOtherSeek = after.phase !== 'waiting' || after.players.host !== state.players.host;
        if (state.phase === 'waiting' && state.options.listed && isOtherSeek) this.parts.lobbyChanged();
        if (state.phase === 'waiting' || after.rematch !== state.rematch) this.tellPlayers(after);
        if (state.phase !== 'over' && countsForRating(after)) this.parts.ratingDue();
        if (state.phase !== 'over' && after.phase === 'over') {
          await this.noteLeaver(room, state, after, player);
          this.parts.gameOver?.(after);
        } else if (after.boardSeq !== state.boardSeq) this.parts.turnChanged?.(room);
        return ok({ game: room.id, seq: after.seq });
      }
      await room.refresh();
      if (result === 'duplicate' && commandId !== null) {
        const before = await store.findCommand(room.id, commandId);
        if (before !== null) return ok({ game: room.id, seq: before });
      }
    }
    return fail({ reason: 'unavailable', retryAfter: 1_000 });
  }

  private tellPlayers({ players: { host, guest } }: GameState): void {
    for (const player of [host, guest]) if (player) this.parts.gamesChanged(player.id);
  }

  /** The next game of the same two, with sides exchanged: the host of this one plays the other side now. */
  private async rematchOf(state: GameState, id: string): Promise<NewGame> {
    const { players } = state;
    if (!players.guest || !state.white) throw new RangeError(`game ${state.id} was never played`);
    const side = otherSeat(state.white) === 'host' ? 'white' : 'black';
    const options: GameOptions = { ...state.options, side, listed: false };
    const host = await this.comingTo(options, players.host);
    const guest = await this.comingTo(options, players.guest);
    return this.newGame({ id, request: null, options, host, guest, rematchOf: state.id });
  }

  /** A player with the rating that counts in a game: the one of this moment. */
  private async comingTo({ rated, rules }: GameOptions, player: Player): Promise<Player> {
    if (!rated) return { ...player, rating: null };
    const { store, clock } = this.parts;
    const own = (await store.ratingsOf(player.id)).find(({ group }) => group === ratingGroupOf(rules.id));
    return { ...player, rating: own ? shown(own, clock.now()) : null };
  }

  /** How long the other player of a game has been gone, in milliseconds; 0 while present. */
  private async goneFor(room: Room, player: Player): Promise<number> {
    const seat = seatOf(room.state, player.id);
    const there = seat && otherSeat(seat);
    const opponent = there && room.state.players[there];
    const { rooms, store, clock } = this.parts;
    if (!opponent || presenceOf(room).here[there]) return 0;
    if (room.state.options.time.kind !== 'none') {
      if (room.listensSince === null) rooms.hearForAWhile(room);
      return rooms.goneFor(room, there);
    }
    // Without a clock it is a matter of days, which no node's memory needs to last. Who was never seen is gone since the last event.
    const seen = await store.lastSeen(room.id, opponent.id);
    return Math.max(0, clock.now() - Math.max(room.lastHere[there], seen ?? room.state.at));
  }
}
