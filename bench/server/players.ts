import { randomUUID } from 'node:crypto';
import { PROTOCOLS } from '@merellier/protocol';
import { WebSocket } from 'ws';
import { gameLines } from './game-lines.ts';
import { Meter, type Played } from './meter.ts';

const OPTIONS = {
  rules: { id: 'marelle', parameters: {} },
  time: { kind: 'increment', initial: 3_600_000, increment: 0 },
  side: 'white',
  listed: false,
  rated: false,
};

const LINES = gameLines(20, 60);

/** A client of few words: it knows what it will play, and reads only what it must. */
class Client {
  private readonly socket: WebSocket;
  private readonly answers = new Map<string, (answer: { type: string; game: string }) => void>();
  onEvents: (events: readonly { seq: number; event: { kind: string } }[]) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'events') this.onEvents(message.events);
      else if (message.id) this.answers.get(message.id)?.(message);
      if (message.type === 'refused') throw new Error(JSON.stringify(message));
      this.answers.delete(message.id);
    });
  }

  static async open(url: string, name: string | null, lobby = false): Promise<Client> {
    const headers: Record<string, string> = {};
    if (name !== null) {
      const answer = await fetch(`${url}/api/v1/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      headers['cookie'] = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      await answer.text();
    }
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, { headers });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const client = new Client(socket);
    client.send({ type: 'hello', protocol: PROTOCOLS, games: [], lobby });
    return client;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  ask(message: { id: string }): Promise<{ type: string; game: string }> {
    return new Promise((resolve) => {
      this.answers.set(message.id, resolve);
      this.send(message);
    });
  }
}

/** How a pair plays. */
interface Manner {
  /** How many milliseconds each thinks before it plays, on average. */
  readonly thought: number;
  /** How many milliseconds a game waits in the lobby; null where it is agreed on without one. */
  readonly waits: number | null;
}

/** Two clients at one game after the other, and those who look on. */
class Pair {
  private readonly white: Client;
  private readonly black: Client;
  private readonly watchers: readonly Client[];
  private readonly meter: Meter;
  private readonly manner: Manner;
  private stopped = false;

  constructor(white: Client, black: Client, watchers: readonly Client[], meter: Meter, manner: Manner) {
    this.white = white;
    this.black = black;
    this.watchers = watchers;
    this.meter = meter;
    this.manner = manner;
  }

  stop(): void {
    this.stopped = true;
  }

  async play(line: readonly string[]): Promise<void> {
    const { white, black, watchers, manner } = this;
    const options = { ...OPTIONS, listed: manner.waits !== null };
    const { game } = await white.ask({ type: 'create', id: randomUUID(), options } as never);
    const all = [white, black, ...watchers];
    for (const each of all) each.send({ type: 'watch', game, since: 0 });
    if (manner.waits !== null) await new Promise((resolve) => setTimeout(resolve, manner.waits ?? 0));
    let turn = 0;
    let sentAt = 0;
    const play = (client: Client, after: number) => {
      sentAt = performance.now();
      const command = { kind: 'turn', turn: line[turn], after };
      client.send({ type: 'command', id: randomUUID(), game, command });
    };
    await new Promise<void>((resolve) => {
      const listen = (client: Client, mine: number) => {
        client.onEvents = (events) => {
          for (const { seq, event } of events) {
            if (event.kind === 'started' && mine === 0) play(client, seq);
            // Play begins with event 3, so that the first turn is event 4.
            if (event.kind !== 'turned' || seq % 2 === mine) continue;
            this.meter.count(performance.now() - sentAt);
            turn++;
            if (turn >= line.length || this.stopped) resolve();
            else if (manner.thought === 0) play(client, seq);
            else setTimeout(() => play(client, seq), manner.thought * (0.5 + Math.random()));
          }
        };
      };
      listen(white, 0);
      listen(black, 1);
      black.send({ type: 'command', id: randomUUID(), game, command: { kind: 'join', contribution: null } });
    });
    await white.ask({ type: 'command', id: randomUUID(), game, command: { kind: 'resign' } } as never);
    for (const each of all) each.send({ type: 'unwatch', game });
  }
}

/** Pairs that play for so many seconds. */
async function playAll({ urls, pairs, seconds, thought = 0, waits = null, watchers = 0 }: Playing): Promise<Played> {
  const meter = new Meter();
  const all: Pair[] = [];
  const url = (i: number): string => urls[i % urls.length] ?? '';
  // A few games are looked at by many, and many by few (Zipf).
  const weights = Array.from({ length: pairs }, (_, i) => 1 / (i + 1));
  const sum = weights.reduce((one, other) => one + other, 0);
  for (const [i, weight] of weights.entries()) {
    const looking = Array.from({ length: Math.round((watchers * weight) / sum) }, (_, k) => Client.open(url(k), null));
    const two = [Client.open(url(i), `White ${i}`), Client.open(url(i + 1), `Black ${i}`)] as const;
    all.push(new Pair(await two[0], await two[1], await Promise.all(looking), meter, { thought, waits }));
  }
  let stopped = false;
  const games = all.map(async (pair, i) => {
    // Nobody opens all boards of a house in one moment.
    if (thought > 0) await new Promise((resolve) => setTimeout(resolve, (Math.random() * seconds * 1_000) / 4));
    for (let round = 0; !stopped; round++) {
      const line = LINES[(i + round) % LINES.length] as readonly string[];
      // The first ones end at different times, as in a house that has been open for long.
      await pair.play(round === 0 && thought > 0 ? line.slice(0, 1 + Math.floor(Math.random() * line.length)) : line);
    }
  });
  const played = await meter.measure(seconds);
  stopped = true;
  for (const pair of all) pair.stop();
  await Promise.all(games);
  return played;
}

/** Connections that say hello, and nothing more but, perhaps, look at the lobby. */
async function idle({ url, idle: count, lobby = false }: Idle): Promise<void> {
  for (let i = 0; i < count; i += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - i) }, () => Client.open(url, null, lobby)));
}

/** Games come into the lobby and go again, so many times a second. */
async function seek({ url, changes, seconds }: Seeking): Promise<void> {
  const host = await Client.open(url, 'Host');
  const end = performance.now() + seconds * 1_000;
  for (let next = performance.now(); next < end; next += 2_000 / changes) {
    await new Promise((resolve) => setTimeout(resolve, next - performance.now()));
    const options = { ...OPTIONS, listed: true };
    const { game } = await host.ask({ type: 'create', id: randomUUID(), options } as never);
    await new Promise((resolve) => setTimeout(resolve, 1_000 / changes));
    await host.ask({ type: 'command', id: randomUUID(), game, command: { kind: 'abort' } } as never);
  }
}

interface Playing {
  /** The nodes: of each pair one is at the next node after the other's. */
  readonly urls: readonly string[];
  readonly pairs: number;
  readonly seconds: number;
  readonly thought?: number;
  readonly waits?: number | null;
  /** How many look on at their games. */
  readonly watchers?: number;
}
interface Idle {
  readonly url: string;
  readonly idle: number;
  readonly lobby?: boolean;
}
interface Seeking {
  readonly url: string;
  readonly changes: number;
  readonly seconds: number;
}

// The load in a process of its own: it does what it is told, one thing after the other.
process.on('message', (order: Playing | Idle | Seeking) => {
  const work = 'idle' in order ? idle(order) : 'changes' in order ? seek(order) : playAll(order);
  work.then(
    (result) => process.send?.({ done: result ?? null }),
    (error) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
