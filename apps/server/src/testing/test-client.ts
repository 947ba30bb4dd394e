import { randomUUID } from 'node:crypto';
import {
  begin,
  type ClientMessage,
  changedLobby,
  evolve,
  type GameOptions,
  type GameState,
  type Player,
  type PlayerCommand,
  PROTOCOLS,
  type RecordedEvent,
  type Seek,
  type ServerMessage,
} from '@merellier/protocol';
import { positionOf, type Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { WebSocket } from 'ws';

type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
export type Answer = Of<'done'> | Of<'refused'>;

export const MARELLE: GameOptions = {
  rules: { id: 'marelle', parameters: {} },
  time: { kind: 'none' },
  side: 'white',
  listed: false,
  rated: false,
};

/** A guest's session: its cookie and its player. */
export interface Session {
  readonly cookie: string;
  readonly player: Player;
}

/** Makes a guest at a server. */
export async function signIn(url: string, name: string): Promise<Session> {
  const answer = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!answer.ok) throw new Error(`no session: ${answer.status} ${await answer.text()}`);
  const { player } = (await answer.json()) as { player: Player };
  return { player, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** The milliseconds after which what is waited for does not come any more, however busy the machine. */
export const LONGEST_WAIT = 300_000;

/** A client as the specification asks for: it keeps what it has of each game, and asks for what is missing. */
export class TestClient {
  readonly player: Player | null;
  readonly cookie: string;
  readonly messages: ServerMessage[] = [];
  readonly games = new Map<string, GameState>();
  readonly histories = new Map<string, RecordedEvent[]>();
  closed: { code: number; reason: string } | null = null;
  private socket: WebSocket | null = null;
  private readonly waiting = new Set<() => void>();
  /** What it has done with: news of these may still be on their way. */
  private readonly left = new Set<string>();
  /** The games in the lobby, as this client has been told. */
  seeks: readonly Seek[] = [];

  constructor(session: Session | null) {
    this.player = session?.player ?? null;
    this.cookie = session?.cookie ?? '';
  }

  static async join(url: string, name: string): Promise<TestClient> {
    const client = new TestClient(await signIn(url, name));
    await client.connect(url);
    return client;
  }

  /** Connects, or connects again, perhaps to another node, and says what it has. */
  async connect(url: string, { lobby = false, origin }: { lobby?: boolean; origin?: string } = {}): Promise<void> {
    const headers = { ...(this.cookie && { cookie: this.cookie }), ...(origin && { origin }) };
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/v1/socket`, { headers });
    this.socket = socket;
    this.closed = null;
    socket.on('message', (data) => this.receive(JSON.parse(String(data)) as ServerMessage));
    socket.on('close', (code, reason) => {
      if (this.socket !== socket) return;
      this.closed = { code, reason: String(reason) };
      this.wake();
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => undefined);
    const games = [...this.games].map(([game, { seq }]) => ({ game, since: seq }));
    const before = this.messages.length;
    this.send({ type: 'hello', protocol: PROTOCOLS, games, lobby });
    await this.until(() => this.messages.slice(before).some(({ type }) => type === 'welcome') || this.closed);
  }

  /** Asks something over HTTP, as this client's player. */
  http(url: string, method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
    return fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  }

  /** Breaks the connection without a word. */
  drop(): void {
    this.socket?.terminate();
    this.socket = null;
  }

  send(message: ClientMessage): void {
    this.sendRaw(JSON.stringify(message));
  }

  sendRaw(text: string | Buffer): void {
    this.socket?.send(text, () => undefined);
  }

  private receive(message: ServerMessage): void {
    this.messages.push(message);
    if (message.type === 'lobby') this.seeks = message.seeks;
    if (message.type === 'lobby-change') this.seeks = changedLobby(this.seeks, message);
    if (message.type === 'events') this.take(message.game, message.events);
    if (message.type === 'heartbeat')
      for (const { game, seq } of message.heads)
        if (!this.left.has(game) && (this.games.get(game)?.seq ?? 0) < seq) this.watch(game);
    this.wake();
  }

  private take(game: string, events: readonly RecordedEvent[]): void {
    if (this.left.has(game)) return;
    for (const event of events) {
      const state = this.games.get(game);
      if (event.seq <= (state?.seq ?? 0)) continue;
      if (event.seq > (state?.seq ?? 0) + 1) {
        this.watch(game);
        return;
      }
      this.games.set(game, state ? evolve(state, event) : begin(game, event));
      this.histories.set(game, [...(this.histories.get(game) ?? []), event]);
    }
  }

  watch(game: string): void {
    this.left.delete(game);
    this.send({ type: 'watch', game, since: this.games.get(game)?.seq ?? 0 });
  }

  /** Watches a game no more, and forgets it, with all that was said until now. */
  leave(game: string): void {
    this.send({ type: 'unwatch', game });
    this.left.add(game);
    this.games.delete(game);
    this.histories.delete(game);
    this.messages.length = 0;
  }

  /** Waits until something holds. */
  async until(holds: () => unknown, limit = LONGEST_WAIT): Promise<void> {
    const end = Date.now() + limit;
    while (!holds()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain: ${holds}; last: ${JSON.stringify(this.messages.slice(-3))}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 200));
        this.waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  private wake(): void {
    for (const each of this.waiting) each();
    this.waiting.clear();
  }

  /** Sends a request and waits for its answer. */
  async ask(message: Extract<ClientMessage, { id: string }>): Promise<Answer> {
    const from = this.messages.length;
    this.send(message);
    const answer = () =>
      this.messages.slice(from).find((each): each is Answer => 'id' in each && each.id === message.id);
    await this.until(() => answer() ?? this.closed);
    const found = answer();
    if (!found) throw new Error(`closed: ${JSON.stringify(this.closed)}`);
    return found;
  }

  command(game: string, command: PlayerCommand, id: string = randomUUID()): Promise<Answer> {
    return this.ask({ type: 'command', id, game, command });
  }

  /** Makes a game, and watches it. */
  async create(options: Partial<GameOptions> = {}): Promise<string> {
    const answer = await this.ask({ type: 'create', id: randomUUID(), options: { ...MARELLE, ...options } });
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    this.watch(answer.game);
    await this.until(() => this.games.has(answer.game));
    return answer.game;
  }

  async enter(game: string, contribution: string | null = null): Promise<void> {
    const answer = await this.command(game, { kind: 'join', contribution });
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    this.watch(game);
    await this.until(() => this.games.get(game)?.players.guest);
  }

  state(game: string): GameState {
    const state = this.games.get(game);
    if (!state) throw new Error(`not watching ${game}`);
    return state;
  }

  /** Plays a turn on the board as this client has it. */
  turn(game: string, turn: string, id?: string): Promise<Answer> {
    return this.command(game, { kind: 'turn', turn, after: this.state(game).boardSeq }, id);
  }

  /** One of the legal turns, as text. */
  legalTurn(game: string, pick = 0): string {
    const { rules, game: record } = this.state(game);
    const position = positionOf(record);
    const turns = rules.turns(position);
    return writeTurn(rules, position, turns[pick % turns.length] as Turn);
  }

  close(): void {
    this.socket?.close();
  }
}

/** Two guests in a game; the first plays White. */
export async function pair(url: string, options: Partial<GameOptions> = {}): Promise<[TestClient, TestClient, string]> {
  const [anna, ben] = await Promise.all([TestClient.join(url, 'Anna'), TestClient.join(url, 'Ben')]);
  const game = await anna.create(options);
  await ben.enter(game);
  await anna.until(() => anna.state(game).phase === 'playing');
  return [anna, ben, game];
}
