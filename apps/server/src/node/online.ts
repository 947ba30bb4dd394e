import { randomUUID } from 'node:crypto';
import {
  deadlineOf,
  type GameState,
  HOUR,
  MINUTE,
  type RecordedEvent,
  running,
  SECOND,
  seatOf,
} from '@merellier/protocol';
import { Classes } from '../classes/classes.ts';
import { BACK, type Bus } from '../games/bus.ts';
import type { Client } from '../games/client.ts';
import { GameService } from '../games/game-service.ts';
import { LEFT_WITHIN } from '../games/leaving.ts';
import { LiveGames } from '../games/live-games.ts';
import { openingTurns } from '../games/opening-turns.ts';
import type { Room } from '../games/room.ts';
import { Rooms } from '../games/rooms.ts';
import type { Limits } from '../limits/limits.ts';
import { Places } from '../limits/places.ts';
import { Leaderboards } from '../people/leaderboards.ts';
import { Push, type SendPush } from '../push/push.ts';
import { tellTurn } from '../push/tell-turn.ts';
import { PuzzleBook } from '../puzzles/puzzle-book.ts';
import { RatedPuzzles } from '../puzzles/rated-puzzles.ts';
import { Races } from '../races/races.ts';
import { rateGame } from '../ratings/rate-game.ts';
import { ARCHIVED_AFTER } from '../store/archive-store.ts';
import type { Clock } from '../store/database-clock.ts';
import type { OpeningTurn } from '../store/opening-store.ts';
import { REQUEST_AGE, SESSION_AGE, type Store } from '../store/store.ts';
import { TournamentRooms } from '../tournaments/tournament-rooms.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { BackgroundWork } from './background-work.ts';
import { Company } from './company.ts';
import { Lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import { awaitsRating, isAwaitedHere, type PlayerMessage, seatsHere } from './rooms-here.ts';
import { spread } from './spread.ts';

/** What one node of the service is made from. */
export interface OnlineParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Told of errors that are not the asker's fault. */
  readonly report: (error: unknown) => void;
  /** The address by which push services reach the host; null, by default, where browsers are told nothing. */
  readonly pushSubject?: string | null;
  readonly sendPush?: SendPush;
  /** Milliseconds between heartbeats, and between looks for clocks that are down. */
  readonly heartbeat?: number;
  readonly sweep?: number;
  /** Milliseconds after which a game is taken out of the lobby whose host has gone. */
  readonly hostGone?: number;
}

const HEARTBEAT = 10 * SECOND;
const SWEEP = SECOND;
const SWEPT_AT_ONCE = 100;
/** Openings counted with one sweep: a few milliseconds each, so that the games of years are counted beside everything else. */
const OPENINGS_AT_ONCE = 10;
/** Games archived with one sweep: more than a node sees ended in a second, and few enough that those of years do not hinder play. */
const ARCHIVED_AT_ONCE = 20;

/** Without a sign of life of any node for so long, the service was down, and players get that time back. */
const OUTAGE = 4 * SECOND;
const SIGN_OF_LIFE = 2 * SECOND;

/** What a player whose turn it is gets when its node stops while others go on. */
const RESTART_GIFT = 10 * SECOND;

/** A game is taken out of the lobby once its host has been gone this long: other nodes have said meanwhile who is there. */
const HOST_GONE = 15 * SECOND;

/** A database that has not answered within so many milliseconds is not to be played on. */
const ANSWERS_WITHIN = 1_500;

/** After an outage of the bus nodes come back to it one after the other; what was missed is read so many milliseconds after one has. */
const CATCHES_UP_AFTER = SECOND / 2;

/** Earlier connections are ended this long after signing in or out, so that the answer with its cookie arrives first. */
const AFTER_ANSWER = 300;

/** Clients are asked to reconnect after this long. */
const RECONNECT_AFTER = 500;

/** One node of the online service: games, who is connected, and what has to be done from time to time. */
export class Online {
  readonly node: string = randomUUID();
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly rooms: Rooms;
  readonly games: GameService;
  readonly liveGames: LiveGames;
  readonly leaderboards: Leaderboards;
  readonly tournaments: Tournaments;
  readonly push: Push;
  readonly company: Company;
  readonly places: Places;
  readonly lobby: Lobby;
  readonly classes: Classes;
  readonly puzzles: PuzzleBook = new PuzzleBook();
  readonly races: Races;
  readonly ratedPuzzles: RatedPuzzles;
  readonly heartbeat: number;
  readonly connections = new Set<Client>();
  readonly report: (error: unknown) => void;
  private readonly bus: Bus;
  private readonly hostGone: number;
  private readonly work: BackgroundWork;
  private slowNotedAt = Number.NEGATIVE_INFINITY;

  private constructor(parts: OnlineParts) {
    const { store, bus, clock, limits, metrics, report, heartbeat = HEARTBEAT, hostGone = HOST_GONE } = parts;
    this.store = store;
    this.bus = bus;
    this.clock = clock;
    this.limits = limits;
    this.metrics = metrics;
    this.report = report;
    this.work = new BackgroundWork(report);
    this.heartbeat = heartbeat;
    this.hostGone = hostGone;
    this.rooms = new Rooms(store, bus, this.node, () => clock.now());
    this.liveGames = new LiveGames(store, this.rooms, () => clock.now());
    this.leaderboards = new Leaderboards(store, () => clock.now());
    this.company = new Company({ node: this.node, bus, store, connections: this.connections });
    this.places = new Places(store, () => clock.now(), report);
    const { pushSubject = null, sendPush } = parts;
    this.push = new Push({ store, subject: pushSubject, report, ...(sendPush && { send: sendPush }) });
    this.classes = new Classes({ node: this.node, bus, store: store.classes, now: () => clock.now(), report });
    const book = this.puzzles;
    this.ratedPuzzles = new RatedPuzzles({ store, book, now: () => clock.now() });
    this.races = new Races({ node: this.node, bus, book, store: store.races, now: () => clock.now(), report });
    const lobbyChanged = () => void bus.publish('lobby', '');
    const gamesChanged = (player: string) => void bus.publish(playerTopic(player), '');
    const ratingDue = () => this.work.begin(this.countRatings());
    const turnChanged = (room: Room) => this.work.begin(tellTurn(this.push, room));
    const gameOver = (state: GameState) => this.work.begin(this.tellTournament(state));
    this.games = new GameService({
      store,
      rooms: this.rooms,
      clock,
      lobbyChanged,
      gamesChanged,
      ratingDue,
      gameOver,
      turnChanged,
    });
    this.lobby = new Lobby({ connections: this.connections, seeks: () => this.games.lobby(), report });
    const rooms = new TournamentRooms(store, bus);
    this.tournaments = new Tournaments({ store, games: this.games, gameRooms: this.rooms, rooms, clock, gamesChanged });
  }

  /** Starts a node: gives back the time of an outage, then serves. */
  static async start(parts: OnlineParts): Promise<Online> {
    const online = new Online(parts);
    const { store } = parts;
    await parts.bus.subscribe('lobby', () => online.lobby.showSoon());
    await parts.bus.subscribe('players', (text) => online.hearOfPlayer(JSON.parse(text) as PlayerMessage));
    await parts.bus.subscribe('blocks', (player) => online.reloadBlocks(player));
    const catchUp = () => online.catchUp(online.openRooms());
    await parts.bus.subscribe(BACK, online.work.onDemand(CATCHES_UP_AFTER, catchUp));
    await parts.bus.subscribe('here', (text) => online.company.hear(text));
    await online.giveBackOutage();
    await online.store.alive(online.node, online.clock.now());
    online.work.every(SIGN_OF_LIFE, () => online.store.alive(online.node, online.clock.now()));
    online.work.every(online.heartbeat, () => online.beat());
    online.work.every(parts.sweep ?? SWEEP, () => online.sweep());
    online.work.every(30 * SECOND, () => online.clock.adjust());
    online.work.every(MINUTE, () => online.classes.sweep());
    online.work.every(MINUTE, () => online.races.sweep());
    online.work.every(HOUR, () => online.places.forget());
    online.work.every(HOUR, () => store.forgetRequests(online.clock.now() - REQUEST_AGE));
    online.work.every(HOUR, () => store.forgetLeft(online.clock.now() - LEFT_WITHIN));
    online.work.every(24 * HOUR, () => online.forgetSessions());
    online.work.begin(online.forgetSessions());
    online.work.begin(online.places.forget());
    return online;
  }

  get isStopping(): boolean {
    return this.work.isStopping;
  }

  /** Whether games can be played here at present. Without the bus they can: news come later. */
  async isReady(): Promise<boolean> {
    if (this.isStopping) return false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), ANSWERS_WITHIN);
    });
    const answer = this.store.now().then(
      () => true,
      () => false,
    );
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  count(command: string, result: string): void {
    this.metrics.commands.inc({ command, result });
  }

  /** Brings all watched games up to date, says who is there, and tells all connections. */
  async beat(): Promise<void> {
    this.metrics.bus.set(this.bus.isUp() ? 1 : 0);
    const open = this.openRooms();
    await this.catchUp(open);
    if (open.length > 0) {
      await this.noteSlowGames(open);
      await this.spread(open, (room) => this.rooms.tellPresence(room));
    }
    this.company.tell();
    await this.classes.beat();
    await this.races.beat();
    await this.sendAwayBanned();
    await this.spread([...this.connections], (connection) => connection.beat());
  }

  /** The games watched here in which something may happen yet. */
  private openRooms(): readonly Room[] {
    return this.rooms.watched().filter(({ state }) => state.phase !== 'over' || awaitsRating(state));
  }

  /** Reads what happened elsewhere and was not told: in these games, in tournaments, in the lobby. */
  private async catchUp(open: readonly Room[]): Promise<void> {
    if (open.length > 0) {
      const heads = await this.store.heads(open.map(({ id }) => id));
      for (const room of open) if ((heads.get(room.id) ?? 0) > room.state.seq) await room.refresh();
    }
    await this.tournaments.rooms.catchUp();
    this.lobby.showSoon();
  }

  /** Over a third of a heartbeat, so that a beat is over before the next. */
  private spread<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
    return spread(items, this.heartbeat / 3, work, () => this.isStopping);
  }

  /** Ends what time has ended. Every node does, each other games; that several come to the same one would do no harm. */
  async sweep(): Promise<void> {
    const due = await this.store.due(this.clock.now(), SWEPT_AT_ONCE);
    for (const game of due) await this.tick(game);
    await this.store.makeLeftGames(SWEPT_AT_ONCE);
    await this.countRatings();
    await this.tournaments.sweep();
    await this.store.countOpenings((game, events) => this.openingTurns(game, events), OPENINGS_AT_ONCE);
    await this.store.archiveGames(this.clock.now() - ARCHIVED_AFTER, ARCHIVED_AT_ONCE);
  }

  /** Ends a game whose time is up; one that is not due after all is not looked at again before it is. */
  private async tick(game: string): Promise<void> {
    await this.games.serverCommand(game, { kind: 'tick' });
    const state = (await this.rooms.get(game))?.state;
    const deadline = state ? deadlineOf(state) : null;
    if (state && deadline !== null && deadline > this.clock.now()) await this.store.postpone(game, state.seq, deadline);
  }

  /** The opening of a game; of one that cannot be read, none, and the others are counted all the same. */
  private openingTurns(game: string, events: readonly RecordedEvent[]): readonly OpeningTurn[] {
    try {
      return openingTurns(game, events);
    } catch (error) {
      this.report(error);
      return [];
    }
  }

  /** The tournament of a game that is over takes its result at once; a sweeper would find it otherwise. */
  private async tellTournament({ id, options }: GameState): Promise<void> {
    if (options.tournament) await this.tournaments.take(options.tournament.id, id);
  }

  /** Forgets who has not been here for longer than a browser keeps its cookie. */
  private forgetSessions(): Promise<void> {
    return this.store.forgetSessions(this.clock.now() - SESSION_AGE);
  }

  /** Counts all rated games that are over and have not counted, on any node, and records it in each. */
  async countRatings(): Promise<void> {
    while (!this.isStopping) {
      const counted = await this.store.rateNext(rateGame, this.clock.now());
      if (!counted) return;
      if (counted.event) this.rooms.publish(counted.game, [counted.event]);
    }
  }

  /** Tells a listener when a player has a new game, until the function given back is called. A message may be lost. */
  hearOf(player: string, listener: () => void): Promise<() => Promise<void>> {
    return this.bus.subscribe(playerTopic(player), listener);
  }

  /** Somebody watches a game from now on. */
  arrived(room: Room, connection: Client): void {
    const { playerId } = connection;
    this.rooms.welcome(room, connection);
    if (playerId && seatOf(room.state, playerId)) this.noteSeen(room, playerId);
  }

  /** Somebody watches a game no more. */
  departed(room: Room, { playerId }: Client): void {
    const seat = playerId && seatOf(room.state, playerId);
    if (!seat) return;
    this.noteSeen(room, playerId);
    const { phase, options } = room.state;
    if (phase !== 'waiting' || seat !== 'host' || !options.listed || options.time.kind === 'correspondence') return;
    this.withdrawLater(room, this.rooms.hearFor(room));
  }

  /** A player has signed in or out: earlier connections are closed, and their browsers connect again as who they are now. */
  changed(player: string): void {
    const at = this.clock.now();
    this.work.later(AFTER_ANSWER, () => this.tellOfPlayer({ player, at, gone: false }));
  }

  /** A player is deleted. */
  forget(player: string): void {
    this.tellOfPlayer({ player, at: this.clock.now(), gone: true });
  }

  private tellOfPlayer(message: PlayerMessage): void {
    void this.bus.publish('players', JSON.stringify(message));
  }

  private hearOfPlayer({ player, at, gone }: PlayerMessage): void {
    for (const connection of [...this.connections])
      if (connection.playerId === player && connection.openedAt <= at) connection.restart(RECONNECT_AFTER);
    if (!gone) return;
    this.rooms.forgetName(player).catch(this.report);
    this.tournaments.rooms.forgetName(player).catch(this.report);
  }

  private noteSeen(room: Room, player: string): void {
    const { time, tournament } = room.state.options;
    // Nodes remember and tell each other who is at a game, but a day without a clock is too long for that; and a tournament
    // has to know who ever came.
    if (this.isStopping || (time.kind !== 'none' && !tournament)) return;
    this.store.seen([{ game: room.id, player }], this.clock.now()).catch(this.report);
  }

  /** Notes now and then who is at games without a clock. */
  private async noteSlowGames(rooms: readonly Room[]): Promise<void> {
    if (this.clock.now() < this.slowNotedAt + HOUR) return;
    this.slowNotedAt = this.clock.now();
    const slow = rooms.filter(({ state }) => state.options.time.kind === 'none');
    await this.store.seen(slow.flatMap(seatsHere), this.slowNotedAt);
  }

  /** Takes a game out of the lobby whose host does not come back; while the bus is out, nobody knows. */
  private withdrawLater(room: Room, hearing: Promise<() => Promise<void>>): void {
    this.work.later(this.hostGone, () => {
      const { phase, players } = room.state;
      const isOver = phase !== 'waiting' || [...room.watchers].some(({ playerId }) => playerId === players.host.id);
      // Elsewhere, or nobody knows.
      if (!isOver && this.rooms.goneFor(room, 'host') === 0) return this.withdrawLater(room, hearing);
      const done = isOver ? Promise.resolve() : this.games.serverCommand(room.id, { kind: 'withdraw' });
      this.work.begin(done.finally(async () => (await hearing)()));
    });
  }

  /** Tells all nodes that of two players one blocked the other, or did so no more. */
  tellBlocks(...players: readonly [string, string]): void {
    for (const player of players) void this.bus.publish('blocks', player);
  }

  private reloadBlocks(player: string): void {
    for (const connection of this.connections)
      if (connection.playerId === player) connection.blocksChanged?.().catch(this.report);
  }

  /** Sends away those whom the host has banned since they came: they come back as nobody. */
  private async sendAwayBanned(): Promise<void> {
    const players = [...this.connections].flatMap(({ playerId }) => playerId ?? []);
    if (players.length === 0) return;
    const banned = new Set(await this.store.bannedOf([...new Set(players)]));
    for (const connection of [...this.connections])
      if (connection.playerId !== null && banned.has(connection.playerId)) connection.restart(0);
  }

  /** Where no node gave a sign of life, nobody could play: the clocks that ran get that time back, once. */
  private async giveBackOutage(): Promise<void> {
    const last = await this.store.lastAlive(null);
    const now = this.clock.now();
    if (last === null || now - last < OUTAGE) return;
    const ms = now - last;
    for (const game of await this.store.underWay(now + Math.max(HOUR, 10 * ms))) {
      const room = await this.rooms.get(game);
      const side = room && running(room.state);
      if (side) await this.games.serverCommand(game, { kind: 'compensate', ms, sides: [side] }, `outage/${last}`);
    }
    await this.store.forget(last);
  }

  /** Stops: says so, finishes what was begun, gives players time to come back elsewhere. */
  async stop(retryAfter: number): Promise<void> {
    this.work.stop();
    this.lobby.stop();
    const toPlay = this.rooms.watched().filter(isAwaitedHere);
    for (const connection of [...this.connections]) connection.restart(retryAfter);
    this.classes.restart(retryAfter);
    this.races.restart(retryAfter);
    await this.work.settled();
    try {
      const others = await this.store.lastAlive(this.node);
      if (others !== null && others > this.clock.now() - OUTAGE) await this.giveTime(toPlay);
      await this.store.alive(this.node, this.clock.now());
    } catch (error) {
      this.report(error);
    }
    await this.bus.close();
    await this.store.close();
  }

  private async giveTime(rooms: readonly Room[]): Promise<void> {
    for (const room of rooms) {
      const side = running(room.state);
      if (!side) continue;
      const command = { kind: 'compensate', ms: RESTART_GIFT, sides: [side] } as const;
      await this.games.serverCommand(room.id, command, `stop/${this.node}`);
    }
  }
}

const playerTopic = (player: string): string => `player/${player}`;
