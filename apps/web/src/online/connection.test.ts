import type { ClientMessage, GameOptions, Player, Seek, ServerMessage } from '@merellier/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, type GameListener, type Link, type Socket } from './connection.ts';

const OPTIONS: GameOptions = {
  rules: { id: 'marelle-a-3', parameters: {} },
  time: { kind: 'none' },
  side: 'white',
  listed: false,
  rated: false,
};
const GAME = 'abcdefghijklmnopqrst';

/** A socket in hand: what the page sends is kept, and the server's part is played by the test. */
class FakeSocket {
  readonly sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcomes(now = 1_000_000): void {
    this.onopen?.();
    this.says({ type: 'welcome', protocol: 1, player: null, now, heartbeat: 10_000 });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }

  last(): ClientMessage | undefined {
    return this.sent.at(-1);
  }
}

let sockets: FakeSocket[];
let links: Link[];
let heldUp: boolean[];
let timers: { run: () => void; at: number }[];
let time: number;
let ids: number;
let connection: Connection;

const socket = (): FakeSocket => sockets.at(-1) as FakeSocket;

/** Lets time pass, and what was put off till then happen. */
function pass(ms: number): void {
  const end = time + ms;
  for (;;) {
    const next = timers.sort((a, b) => a.at - b.at)[0];
    if (!next || next.at > end) break;
    timers.shift();
    time = next.at;
    next.run();
  }
  time = end;
}

function connect(welcome: (player: Player | null) => void = () => {}): void {
  connection = new Connection(
    {
      open() {
        sockets.push(new FakeSocket());
        return socket() as unknown as Socket;
      },
      newId: () => `request-${ids++}`,
      later(run, ms) {
        const timer = { run, at: time + ms };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      elapsed: () => time,
      random: () => 1,
    },
    { link: (link) => links.push(link), welcome, heldUp: (isHeldUp) => heldUp.push(isHeldUp) },
  );
}

function listener(seq: number, heard: unknown[] = []): GameListener {
  return {
    seq: () => seq,
    events: (events) => heard.push(events.map((event) => event.seq)),
    presence: () => {},
    said: (side, phrase) => heard.push([side, phrase]),
    refused: (refusal) => heard.push(refusal.reason),
  };
}

beforeEach(() => {
  sockets = [];
  links = [];
  heldUp = [];
  timers = [];
  time = 0;
  ids = 0;
  connect();
});

describe('the connection', () => {
  it('tells all who show a game of it, and goes on watching it while one of them is left', () => {
    socket().welcomes();
    const [board, overview]: [number[], number[]] = [[], []];
    const first = connection.watch(GAME, listener(3, board));
    const second = connection.watch(GAME, listener(0, overview));
    expect(socket().last()).toEqual({ type: 'watch', game: GAME, since: 0 });
    const at = { at: 0, event: { kind: 'resigned', side: 'white' } } as const;
    socket().says({ type: 'events', game: GAME, events: [{ seq: 4, ...at } as never] });
    expect([board.length, overview.length]).toEqual([1, 1]);
    first();
    expect(socket().last()).toMatchObject({ type: 'watch' });
    second();
    expect(socket().last()).toEqual({ type: 'unwatch', game: GAME });
  });

  it('says hello first, with the games that it shows and what it has of them', () => {
    connection.watch(GAME, listener(7));
    socket().onopen?.();
    expect(socket().sent).toEqual([
      { type: 'hello', protocol: { oldest: 1, newest: 3 }, games: [{ game: GAME, since: 7 }], lobby: false },
    ]);
  });

  it('comes back by itself, each time a little later, and says once that it was lost and is back', () => {
    socket().welcomes();
    socket().breaks();
    pass(400);
    expect(sockets).toHaveLength(2);
    socket().breaks();
    pass(400);
    expect(sockets).toHaveLength(2);
    pass(400);
    expect(sockets).toHaveLength(3);
    socket().welcomes();
    expect(links).toEqual(['open', 'lost', 'open']);
  });

  it('catches up with the games that it shows', () => {
    const heard: unknown[] = [];
    socket().welcomes();
    connection.watch(GAME, listener(3, heard));
    expect(socket().last()).toEqual({ type: 'watch', game: GAME, since: 3 });
    socket().breaks();
    pass(400);
    socket().onopen?.();
    expect(socket().last()).toMatchObject({ type: 'hello', games: [{ game: GAME, since: 3 }] });
    socket().says({ type: 'said', game: GAME, side: 'white', phrase: 'hello' });
    expect(heard).toEqual([['white', 'hello']]);
  });

  it('shows a game that was opened after the greeting and before its answer', () => {
    socket().onopen?.();
    connection.watch(GAME, listener(0));
    expect(socket().last()).toEqual({ type: 'watch', game: GAME, since: 0 });
    connection.watchLobby(() => {});
    expect(socket().last()).toEqual({ type: 'lobby', on: true });
  });

  it('shows the lobby whole, and then with what changes', () => {
    const shown: string[][] = [];
    connection.watchLobby((seeks) => shown.push(seeks.map(({ game }) => game)));
    socket().welcomes();
    const seek = (game: string, createdAt: number) => ({ game, createdAt }) as Seek;
    socket().says({ type: 'lobby', seeks: [seek('b', 2), seek('a', 1)] });
    socket().says({ type: 'lobby-change', came: [seek('c', 3)], gone: ['a'] });
    expect(shown).toEqual([
      ['b', 'a'],
      ['c', 'b'],
    ]);
  });

  it('asks for what it missed when a heartbeat tells of more', () => {
    socket().welcomes();
    connection.watch(GAME, listener(3));
    socket().says({ type: 'heartbeat', now: 5, roundTrip: 4, heads: [{ game: GAME, seq: 3 }] });
    expect(socket().sent).toHaveLength(2);
    socket().says({ type: 'heartbeat', now: 5, roundTrip: 4, heads: [{ game: GAME, seq: 5 }] });
    expect(socket().last()).toEqual({ type: 'watch', game: GAME, since: 3 });
    expect(socket().sent).toHaveLength(3);
  });

  it('takes a server for lost that is silent for two heartbeats', () => {
    socket().welcomes();
    pass(19_999);
    expect(links).toEqual(['open']);
    pass(1);
    expect(links).toEqual(['open', 'lost']);
    expect(sockets[0]?.closed).toBe(true);
  });

  it('makes sure of itself when the page wakes up, and comes back at once when the network does', () => {
    socket().welcomes();
    connection.watch(GAME, listener(3));
    connection.wake();
    expect(socket().last()).toEqual({ type: 'watch', game: GAME, since: 3 });
    pass(4_000);
    expect(links).toEqual(['open', 'lost']);
    connection.wake();
    expect(sockets).toHaveLength(2);
  });

  it('sends a request that has no answer again, under the same id, and takes the answer', async () => {
    const answer = connection.create(OPTIONS);
    expect(socket().sent).toEqual([]);
    socket().welcomes();
    const first = socket().last();
    expect(first).toMatchObject({ type: 'create', id: 'request-0' });
    socket().breaks();
    pass(400);
    socket().welcomes();
    expect(socket().last()).toEqual(first);
    socket().says({ type: 'done', id: 'request-0', game: GAME, seq: 1 });
    expect(await answer).toEqual({ ok: true, game: GAME, seq: 1 });
    socket().breaks();
    pass(400);
    socket().welcomes();
    expect(socket().sent).toHaveLength(1);
  });

  it('gives back a refusal, but asks again where the server only cannot now', async () => {
    socket().welcomes();
    const answer = connection.command(GAME, { kind: 'resign' });
    const id = 'request-0';
    socket().says({ type: 'refused', id, game: GAME, refusal: { reason: 'unavailable', retryAfter: 1_000 } });
    pass(1_000);
    expect(socket().sent.filter(({ type }) => type === 'command')).toHaveLength(2);
    socket().says({ type: 'refused', id, game: GAME, refusal: { reason: 'game-over' } });
    expect(await answer).toEqual({ ok: false, refusal: { reason: 'game-over' } });
  });

  it('sends a turn again for as long as the server’s database is away, and says that it waits', async () => {
    socket().welcomes();
    const answer = connection.command(GAME, { kind: 'turn', turn: 'd6', after: 2 });
    const id = 'request-0';
    for (let minute = 0; minute < 60; minute++) {
      socket().says({ type: 'refused', id, game: GAME, refusal: { reason: 'unavailable', retryAfter: 1_000 } });
      pass(5_000);
    }
    expect(socket().sent.filter(({ type }) => type === 'command')).toHaveLength(61);
    expect(heldUp).toEqual([true]);
    socket().says({ type: 'done', id, game: GAME, seq: 3 });
    expect(await answer).toEqual({ ok: true, game: GAME, seq: 3 });
    expect(heldUp).toEqual([true, false]);
  });

  it('comes back when a server that restarts said it would be there', () => {
    socket().welcomes();
    socket().says({ type: 'closing', retryAfter: 3_000 });
    pass(2_999);
    expect(sockets).toHaveLength(1);
    pass(1);
    expect(sockets).toHaveLength(2);
  });

  it('comes back to a server that is crowded at the door, when it was told to', () => {
    socket().onopen?.();
    socket().says({ type: 'refused', id: null, game: null, refusal: { reason: 'too-many', retryAfter: 2_000 } });
    socket().breaks(4008);
    pass(1_999);
    expect(sockets).toHaveLength(1);
    pass(1);
    expect(sockets).toHaveLength(2);
    expect(links).toEqual(['lost']);
  });

  it('stays away from a server that turned it away', () => {
    socket().welcomes();
    socket().breaks(4001);
    pass(60_000);
    connection.wake();
    expect(sockets).toHaveLength(1);
    expect(links.at(-1)).toBe('turned-away');
  });

  it('says which versions it speaks', () => {
    socket().onopen?.();
    expect(socket().last()).toMatchObject({ type: 'hello', protocol: { oldest: 1, newest: 3 } });
  });

  it('speaks the first version with a server that knows no other', () => {
    socket().onopen?.();
    socket().says({ type: 'refused', id: null, game: null, refusal: { reason: 'malformed', where: 'protocol' } });
    expect(socket().last()).toEqual({ type: 'hello', protocol: 1, games: [], lobby: false });
    socket().says({ type: 'welcome', protocol: 1, player: null, now: 1, heartbeat: 10_000 });
    expect(links).toEqual(['open']);
    socket().breaks();
    pass(1_000);
    socket().onopen?.();
    expect(socket().last()).toMatchObject({ type: 'hello', protocol: 1 });
  });

  it.each([
    ['page-newer', [0]],
    ['page-older', [4, 5]],
  ] as const)('says that it is a %s for a server of versions %j, and stays away', (why, supported) => {
    socket().onopen?.();
    const refusal = { reason: 'unsupported-protocol', supported } as const;
    socket().says({ type: 'refused', id: null, game: null, refusal });
    socket().breaks(4001);
    pass(60_000);
    connection.wake();
    expect(sockets).toHaveLength(1);
    expect(links).toEqual([why]);
  });

  it('knows the time of the server', () => {
    time = 500;
    socket().welcomes(2_000);
    pass(250);
    expect(connection.now()).toBe(2_250);
    socket().says({ type: 'heartbeat', now: 3_000, roundTrip: 80, heads: [] });
    expect(connection.now()).toBe(3_040);
  });
});
