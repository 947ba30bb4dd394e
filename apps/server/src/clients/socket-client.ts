import type { Writable } from 'node:stream';
import {
  CLOSE_CODES,
  type ClientMessage,
  commonVersion,
  GAMES_WATCHED,
  MESSAGE_BYTES,
  type OnlineRefusal,
  type Phrase,
  type Player,
  PROTOCOLS,
  playerOf,
  type RecordedEvent,
  type ServerMessage,
  versionsOf,
} from '@merellier/protocol';
import { clientMessageSchema } from '@merellier/protocol/schemas';
import type { Side } from '@merellier/rules';
import type { WebSocket } from 'ws';
import type { Client } from '../games/client.ts';
import { textOf } from '../games/events-text.ts';
import type { Room } from '../games/room.ts';
import type { Online } from '../node/online.ts';
import { frameOf } from './text-frame.ts';

/** A socket with more bytes than this waiting is not read at the other end: it is closed. */
const MOST_WAITING_BYTES = 1_000_000;

/** The connection is closed after this many malformed messages; one is forgiven after this many milliseconds. */
const MOST_FAULTS = 10;
const FORGIVEN_AFTER = 10_000;

/** The connection is closed after this many messages in a row above the rate limit. */
const MOST_TOO_FAST = 100;

/** The median of this many measurements counts. */
const MEASUREMENTS = 5;

/** One client at its socket. */
export class SocketClient implements Client {
  readonly player: Player | null;
  readonly longest = MESSAGE_BYTES;
  readonly openedAt: number;
  private readonly socket: WebSocket;
  private readonly wire: Writable;
  /** Whether messages go over the wire as they are, without extensions of the protocol. */
  private readonly isPlain: boolean;
  private readonly online: Online;
  private readonly address: string;
  private readonly games = new Map<string, Room>();
  private blocked: ReadonlySet<string> = new Set();
  /** Players whose waiting games are not shown: those blocked, and those who blocked the player. */
  hidden: ReadonlySet<string> = new Set();
  private greeted = false;
  private showsLobby = false;
  protocol = 0;
  private faults = 0;
  private faultAt = 0;
  private tooFast = 0;
  private readonly roundTrips: number[] = [];
  /** What the way to the client and back takes, as far as measured. */
  private lag = 0;
  private pingedAt: number | null = null;
  private unanswered = 0;
  /** Frames that go out together. */
  private unsent = '';

  /** @param wire The connection beneath the socket. */
  constructor(socket: WebSocket, wire: Writable, online: Online, player: Player | null, address: string) {
    this.socket = socket;
    this.wire = wire;
    this.isPlain = socket.extensions === '';
    this.online = online;
    this.player = player;
    this.openedAt = online.clock.now();
    this.address = address;
    socket.on('pong', () => this.pong());
    this.ping();
  }

  /** Whether this client shows the lobby. */
  get isInLobby(): boolean {
    return this.showsLobby;
  }

  /** Notes anew whom the player has blocked, and who blocked the player, and shows the lobby without their games. */
  async blocksChanged(): Promise<void> {
    await this.readBlocks();
    if (this.greeted) await this.showLobby(this.showsLobby);
  }

  private async readBlocks(): Promise<void> {
    if (!this.player) return;
    const { store } = this.online;
    this.blocked = new Set((await store.blockedBy(this.player.id)).map(({ id }) => id));
    this.hidden = new Set([...this.blocked, ...(await store.blockersOf(this.player.id))]);
  }

  get playerId(): string | null {
    return this.player?.id ?? null;
  }

  /** Takes in one message, as it came. */
  async receive(text: string): Promise<void> {
    if (this.isTooFast()) return;
    const message = this.read(text);
    if (!message) return;
    try {
      await this.handle(message);
    } catch (error) {
      this.online.report(error);
      // Nobody knows whether it was stored: with the same id it can be asked again.
      const { id, game } = { id: null, game: null, ...message };
      this.refuse({ reason: 'unavailable', retryAfter: 1_000 }, id, game);
    }
  }

  private isTooFast(): boolean {
    const { limits } = this.online;
    const wait =
      limits.messagesOfPlayer.take(this.player?.id ?? this.address) || limits.messagesOfAddress.take(this.address);
    if (wait === 0) {
      this.tooFast = 0;
      return false;
    }
    this.tooFast++;
    if (this.tooFast > MOST_TOO_FAST) this.close(CLOSE_CODES.abuse, 'too many messages');
    else this.refuse({ reason: 'too-many', retryAfter: wait });
    return true;
  }

  /** Reads a message; anything else is refused and counted. */
  private read(text: string): ClientMessage | null {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      this.fault('');
      return null;
    }
    const parsed = clientMessageSchema.safeParse(json);
    if (!parsed.success) {
      this.fault(parsed.error.issues[0]?.path.join('.') ?? '', (json as { id?: unknown } | null)?.id);
      return null;
    }
    return parsed.data;
  }

  private fault(where: string, id: unknown = null): void {
    const now = performance.now();
    this.faults = Math.max(0, this.faults - Math.floor((now - this.faultAt) / FORGIVEN_AFTER)) + 1;
    this.faultAt = now;
    if (this.faults > MOST_FAULTS) this.close(CLOSE_CODES.abuse, 'too many messages that are none');
    else
      this.refuse({ reason: 'malformed', where: where.slice(0, 100) }, typeof id === 'string' ? id.slice(0, 64) : null);
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.hello(message);
    if (!this.greeted) return this.close(CLOSE_CODES.protocol, 'say hello first');
    switch (message.type) {
      case 'watch':
        return this.watch(message.game, message.since);
      case 'unwatch':
        this.games.delete(message.game);
        return this.online.rooms.unwatch(message.game, this);
      case 'lobby':
        return this.showLobby(message.on);
      default:
        return this.request(message);
    }
  }

  private async hello({ protocol, games, lobby }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    const version = commonVersion(protocol);
    if (version === null) {
      this.refuse({ reason: 'unsupported-protocol', supported: versionsOf(PROTOCOLS) });
      return this.close(CLOSE_CODES.protocol, 'unsupported protocol');
    }
    this.greeted = true;
    this.protocol = version;
    const { heartbeat, clock } = this.online;
    this.send({ type: 'welcome', protocol: version, player: this.player, now: clock.now(), heartbeat });
    this.showsLobby = lobby;
    await this.readBlocks();
    await this.showLobby(lobby);
    for (const { game, since } of games) await this.watch(game, since);
  }

  private async watch(game: string, since: number): Promise<void> {
    if (this.games.size >= GAMES_WATCHED && !this.games.has(game))
      return this.refuse({ reason: 'too-many-games', limit: GAMES_WATCHED }, null, game);
    const room = await this.online.rooms.watch(game, this);
    if (!room) return this.refuse({ reason: 'not-found' }, null, game);
    if (this.socket.readyState !== this.socket.OPEN) return this.online.rooms.unwatch(game, this);
    this.games.set(game, room);
    this.events(game, room.eventsSince(since));
    this.online.arrived(room, this);
  }

  private async showLobby(on: boolean): Promise<void> {
    this.showsLobby = on;
    if (on) await this.online.lobby.showTo(this);
  }

  private async request(message: Extract<ClientMessage, { type: 'create' | 'command' | 'say' }>): Promise<void> {
    const { player } = this;
    const { limits, games } = this.online;
    const id = message.type === 'say' ? null : message.id;
    const game = message.type === 'create' ? null : message.game;
    if (!player) return this.refuse({ reason: 'no-session' }, id, game);
    if (message.type === 'say') {
      const wait = limits.phrasesOfPlayer.take(player.id);
      if (wait > 0) return this.refuse({ reason: 'too-many', retryAfter: wait }, null, game);
      const said = await games.say(player, message.game, message.phrase);
      return said ? undefined : this.refuse({ reason: 'wrong-seat' }, null, game);
    }
    if (message.type === 'create') {
      const wait =
        limits.gamesOfPlayer.take(player.id) || (message.options.listed ? limits.seeksOfAddress.take(this.address) : 0);
      if (wait > 0) return this.refuse({ reason: 'too-many', retryAfter: wait }, id);
    }
    const request = { player, id: message.id, address: this.address };
    const answered = this.online.metrics.turnSeconds.startTimer();
    const outcome =
      message.type === 'create'
        ? await games.create(request, message.options)
        : await games.command(request, message.game, message.command, this.lag);
    this.online.count(
      message.type === 'create' ? 'create' : message.command.kind,
      outcome.ok ? 'done' : outcome.error.reason,
    );
    if (outcome.ok) this.send({ type: 'done', id: message.id, ...outcome.value });
    else this.refuse(outcome.error, message.id, game);
    answered();
  }

  private ping(): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.pingedAt = performance.now();
    this.socket.ping();
  }

  private pong(): void {
    this.unanswered = 0;
    if (this.pingedAt === null) return;
    this.roundTrips.push(Math.round(performance.now() - this.pingedAt));
    if (this.roundTrips.length > MEASUREMENTS) this.roundTrips.shift();
    const sorted = this.roundTrips.toSorted((a, b) => a - b);
    this.lag = sorted[Math.floor(sorted.length / 2)] ?? 0;
    this.pingedAt = null;
  }

  /** Tells the time and where the games are; a client that has not answered the last two is gone. */
  beat(): void {
    if (this.unanswered >= 2) {
      this.socket.terminate();
      return;
    }
    this.unanswered++;
    this.ping();
    if (!this.greeted) return;
    const heads = [...this.games].map(([game, { state }]) => ({ game, seq: state.seq }));
    this.send({ type: 'heartbeat', now: this.online.clock.now(), heads, roundTrip: this.roundTrips.at(-1) ?? null });
  }

  events(game: string, events: readonly RecordedEvent[]): void {
    // What comes before the answer to `watch` is part of that answer.
    if (!this.games.has(game)) return;
    this.write(newsOf(game, events));
  }

  said(game: string, side: Side, phrase: Phrase): void {
    const room = this.games.get(game);
    const speaker = room && playerOf(room.state, side);
    if (speaker && this.blocked.has(speaker.id)) return;
    this.send({ type: 'said', game, side, phrase });
  }

  presence(game: string, here: Readonly<Record<'host' | 'guest', boolean>>, spectators: number): void {
    this.send({ type: 'presence', game, here, spectators });
  }

  /** The server stops. */
  restart(retryAfter: number): void {
    this.send({ type: 'closing', retryAfter });
    this.close(CLOSE_CODES.restart, 'restart');
  }

  /** The socket is closed, by either side. */
  async left(): Promise<void> {
    this.online.connections.delete(this);
    const rooms = [...this.games.values()];
    this.games.clear();
    for (const room of rooms) {
      await this.online.rooms.unwatch(room.id, this);
      this.online.departed(room, this);
    }
  }

  refuse(refusal: OnlineRefusal, id: string | null = null, game: string | null = null): void {
    this.send({ type: 'refused', id, game, refusal });
  }

  private close(code: number, reason: string): void {
    this.flush();
    this.socket.close(code, reason);
  }

  private send(message: ServerMessage): void {
    this.write(JSON.stringify(message));
  }

  /** Sends a message that is text already. */
  write(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    const frame = this.isPlain ? frameOf(text) : null;
    if (frame === null) {
      this.flush();
      if (this.isRead()) socket.send(text);
      return;
    }
    // An event and the answer after it are one write to the network, which is the dearest part of a turn.
    if (this.unsent === '') process.nextTick(this.flush);
    this.unsent += frame;
  }

  private readonly flush = (): void => {
    const { socket, unsent } = this;
    this.unsent = '';
    if (unsent !== '' && socket.readyState === socket.OPEN && this.isRead()) this.wire.write(unsent, 'latin1');
  };

  /** Whether what is sent is read at the other end; else the connection is ended. */
  private isRead(): boolean {
    if (this.socket.bufferedAmount <= MOST_WAITING_BYTES) return true;
    this.socket.terminate();
    return false;
  }
}

/** The message that tells of events. */
const newsOf = (game: string, events: readonly RecordedEvent[]): string =>
  `{"type":"events","game":${JSON.stringify(game)},"events":${textOf(events)}}`;
