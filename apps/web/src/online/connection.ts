import {
  CLOSE_CODES,
  type ClientMessage,
  changedLobby,
  type GameOptions,
  type OnlineRefusal,
  type Phrase,
  type Player,
  type PlayerCommand,
  PROTOCOLS,
  type RecordedEvent,
  type Seat,
  type Seek,
  type ServerMessage,
} from '@merellier/protocol';
import type { Side } from '@merellier/rules';

/** The part of a WebSocket that is used here. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

/** What the connection has from the browser. */
export interface ConnectionParts {
  /** Opens a socket; its `onclose` is called where that fails. */
  readonly open: () => Socket;
  readonly newId: () => string;
  /** Calls back after so many milliseconds; gives what calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Milliseconds that have passed, from wherever counted. */
  readonly elapsed: () => number;
  /** From 0 to 1: clients that lost the same server do not all come back at once. */
  readonly random: () => number;
}

/** Who shows a game. */
export interface GameListener {
  /** The number of the last event that it has. */
  readonly seq: () => number;
  events(events: readonly RecordedEvent[]): void;
  presence(here: Readonly<Record<Seat, boolean>>, spectators: number): void;
  said(side: Side, phrase: Phrase): void;
  /** The game cannot be shown, or a phrase cannot be said. */
  refused(refusal: OnlineRefusal): void;
}

/** What hears of the connection itself. */
export interface ConnectionListener {
  /** `open` after the first welcome and each later one; `lost` until the next; the others are for good. */
  link(link: Link): void;
  welcome(player: Player | null): void;
  /** Whether the server says that it cannot carry out something at present, its database being away: that is sent again until it can. */
  heldUp(isHeldUp: boolean): void;
}

/** `page-older`, `page-newer`: the server speaks no version of the protocol that this page does. */
export type Link = 'connecting' | 'open' | 'lost' | TurnedAway;

type TurnedAway = 'turned-away' | 'page-older' | 'page-newer';

/** What came of a request. */
export type Answer =
  | { readonly ok: true; readonly game: string; readonly seq: number }
  | { readonly ok: false; readonly refusal: OnlineRefusal };

interface Request {
  readonly message: Extract<ClientMessage, { type: 'create' | 'command' }>;
  readonly settle: (answer: Answer) => void;
  attempts: number;
}

/** Before the server has told how often its heart beats. */
const HEARTBEAT = 10_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** A server that is asked for a sign of life has so long. */
const PROBE = 4_000;
/** A game that the server cannot make at present is asked for so often; what is done in a game, until it is done. */
const MOST_ATTEMPTS = 5;
/** Between two attempts there are at most so many times the milliseconds that the server names. */
const MOST_PATIENCE = 5;

/**
 * The one socket of the page: says hello, comes back by itself, catches up with every game that is shown, and sends
 * requests without an answer again, under the same id, so that each is carried out once.
 */
export class Connection {
  private readonly parts: ConnectionParts;
  private readonly listener: ConnectionListener;
  private socket: Socket | null = null;
  /** Whether the server has been greeted; from then on it is told of what else is shown. */
  private greeted = false;
  private welcomed = false;
  private link: Link = 'connecting';
  /** What the server is told of the versions that this page speaks. */
  private versions: Extract<ClientMessage, { type: 'hello' }>['protocol'] = PROTOCOLS;
  /** Why the server turns this page away for good; null as long as it does not. */
  private turnedAway: TurnedAway | null = null;
  private heartbeat = HEARTBEAT;
  private pauses = 0;
  private callOffWatchdog: () => void = () => {};
  private callOffRetry: () => void = () => {};
  private offset = 0;
  /** Who shows which game: a board of its own, and perhaps a view of many. */
  private readonly games = new Map<string, Set<GameListener>>();
  private lobby: ((seeks: readonly Seek[]) => void) | null = null;
  private seeks: readonly Seek[] = [];
  private readonly requests = new Map<string, Request>();
  private isHeldUp = false;

  constructor(parts: ConnectionParts, listener: ConnectionListener) {
    this.parts = parts;
    this.listener = listener;
    this.connect();
  }

  /** The server's time, as far as it is known here. */
  now(): number {
    return this.parts.elapsed() + this.offset;
  }

  /** Shows a game from now on; gives what ends it. */
  watch(game: string, listener: GameListener): () => void {
    const listeners = this.games.get(game) ?? new Set();
    this.games.set(game, listeners.add(listener));
    if (this.greeted) this.send({ type: 'watch', game, since: listener.seq() });
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      this.games.delete(game);
      if (this.greeted) this.send({ type: 'unwatch', game });
    };
  }

  /** Shows the lobby from now on; gives what ends it. */
  watchLobby(show: (seeks: readonly Seek[]) => void): () => void {
    this.lobby = show;
    if (this.greeted) this.send({ type: 'lobby', on: true });
    return () => {
      if (this.lobby !== show) return;
      this.lobby = null;
      if (this.greeted) this.send({ type: 'lobby', on: false });
    };
  }

  create(options: GameOptions): Promise<Answer> {
    return this.request({ type: 'create', id: this.parts.newId(), options });
  }

  command(game: string, command: PlayerCommand): Promise<Answer> {
    return this.request({ type: 'command', id: this.parts.newId(), game, command });
  }

  /** Says a phrase; without a connection it is not said. */
  say(game: string, phrase: Phrase): void {
    if (this.welcomed) this.send({ type: 'say', game, phrase });
  }

  /** Connects anew: the session has become another one. */
  reconnect(): void {
    this.drop();
    this.connect();
  }

  /** Comes back at once, or makes sure that the connection still holds: the network has changed, or the page was asleep. */
  wake(): void {
    if (this.turnedAway) return;
    if (!this.socket) {
      this.callOffRetry();
      this.connect();
      return;
    }
    const [game] = this.games;
    if (!this.welcomed || !game) return;
    this.send({ type: 'watch', game: game[0], since: knownTo(game[1]) });
    this.expectLife(PROBE);
  }

  /** Ends it for good. */
  close(): void {
    this.drop();
    this.callOffRetry();
  }

  private showLobby(seeks: readonly Seek[]): void {
    this.seeks = seeks;
    this.lobby?.(seeks);
  }

  private request(message: Request['message']): Promise<Answer> {
    return new Promise((settle) => {
      this.requests.set(message.id, { message, settle, attempts: 0 });
      if (this.welcomed) this.send(message);
    });
  }

  private connect(): void {
    const socket = this.parts.open();
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.hello();
    socket.onmessage = ({ data }) => socket === this.socket && typeof data === 'string' && this.receive(data);
    socket.onclose = ({ code }) => socket === this.socket && this.lost(code);
    this.expectLife(2 * HEARTBEAT);
  }

  /** The server hears from the client first. */
  private hello(): void {
    const games = [...this.games].map(([game, listeners]) => ({ game, since: knownTo(listeners) }));
    this.greeted = true;
    this.send({ type: 'hello', protocol: this.versions, games, lobby: this.lobby !== null });
  }

  /** A server of the time when there was one version knows no ranges. */
  private greetPlainly(): void {
    if (this.versions === 1) return;
    this.versions = 1;
    this.hello();
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.greeted = false;
    this.welcomed = false;
    this.callOffWatchdog();
    this.callOffRetry();
    socket?.close();
  }

  private lost(code: number, retryAfter: number | null = null): void {
    this.drop();
    if (code === CLOSE_CODES.protocol || code === CLOSE_CODES.abuse) {
      this.turnedAway ??= 'turned-away';
      this.tell(this.turnedAway);
      return;
    }
    this.tell('lost');
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.pauses) * (0.5 + this.parts.random() / 2);
    this.pauses++;
    this.callOffRetry = this.parts.later(() => this.connect(), retryAfter ?? pause);
  }

  private tell(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.listener.link(link);
  }

  /** Without a message for so long, the connection is lost. */
  private expectLife(ms: number): void {
    this.callOffWatchdog();
    this.callOffWatchdog = this.parts.later(() => this.lost(0), ms);
  }

  private receive(text: string): void {
    this.expectLife(2 * this.heartbeat);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.greet(message);
        break;
      case 'events':
        for (const each of this.games.get(message.game) ?? []) each.events(message.events);
        break;
      case 'presence':
        for (const each of this.games.get(message.game) ?? []) each.presence(message.here, message.spectators);
        break;
      case 'said':
        for (const each of this.games.get(message.game) ?? []) each.said(message.side, message.phrase);
        break;
      case 'lobby':
        this.showLobby(message.seeks);
        break;
      case 'lobby-change':
        this.showLobby(changedLobby(this.seeks, message));
        break;
      case 'done':
        this.settle(message.id, { ok: true, game: message.game, seq: message.seq });
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'heartbeat':
        this.beat(message);
        break;
      case 'closing':
        this.lost(CLOSE_CODES.restart, message.retryAfter);
        break;
    }
  }

  private beat({ now, roundTrip, heads }: Extract<ServerMessage, { type: 'heartbeat' }>): void {
    this.setTime(now, roundTrip ?? 0);
    for (const { game, seq } of heads) {
      const listeners = this.games.get(game);
      const since = listeners ? knownTo(listeners) : seq;
      if (since < seq) this.send({ type: 'watch', game, since });
    }
  }

  private greet({ player, now, heartbeat }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.welcomed = true;
    this.heartbeat = heartbeat;
    this.pauses = 0;
    this.setTime(now, 0);
    this.listener.welcome(player);
    this.tell('open');
    this.sendRequests();
  }

  private sendRequests(): void {
    if (!this.welcomed) return;
    for (const { message } of this.requests.values()) this.send(message);
  }

  private setTime(now: number, roundTrip: number): void {
    this.offset = now + roundTrip / 2 - this.parts.elapsed();
  }

  private refused({ id, game, refusal }: Extract<ServerMessage, { type: 'refused' }>): void {
    const request = id === null ? undefined : this.requests.get(id);
    if (request && refusal.reason === 'unavailable' && goesOn(request)) {
      request.attempts++;
      const pause = refusal.retryAfter * Math.min(request.attempts, MOST_PATIENCE);
      this.parts.later(() => this.welcomed && this.send(request.message), pause);
      this.tellHeldUp();
    } else if (request) this.settle(request.message.id, { ok: false, refusal });
    else if (game !== null) for (const each of this.games.get(game) ?? []) each.refused(refusal);
    else if (refusal.reason === 'unsupported-protocol') this.turnedAway = comparedWith(refusal.supported);
    else if (refusal.reason === 'malformed' && !this.welcomed) this.greetPlainly();
    else if (refusal.reason === 'too-many' || refusal.reason === 'unavailable') {
      // Turned away at the door, but not for good.
      if (!this.welcomed) this.lost(0, refusal.retryAfter);
      // Nobody read which message it was.
      else this.parts.later(() => this.sendRequests(), refusal.retryAfter);
    }
  }

  private settle(id: string, answer: Answer): void {
    const request = this.requests.get(id);
    this.requests.delete(id);
    this.tellHeldUp();
    request?.settle(answer);
  }

  private tellHeldUp(): void {
    const isHeldUp = [...this.requests.values()].some(({ attempts }) => attempts > 0);
    if (isHeldUp === this.isHeldUp) return;
    this.isHeldUp = isHeldUp;
    this.listener.heldUp(isHeldUp);
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }
}

/** Whether a request that cannot be carried out at present is sent again. */
const goesOn = ({ message, attempts }: Request): boolean => message.type === 'command' || attempts < MOST_ATTEMPTS;

/** The last event that all who show a game have. */
const knownTo = (listeners: ReadonlySet<GameListener>): number => Math.min(...[...listeners].map(({ seq }) => seq()));

const comparedWith = (supported: readonly number[]): TurnedAway =>
  Math.max(...supported) < PROTOCOLS.oldest ? 'page-newer' : 'page-older';
