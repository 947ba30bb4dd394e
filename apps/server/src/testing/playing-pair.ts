import { randomUUID } from 'node:crypto';
import { type GameOptions, playerOf, running } from '@merellier/protocol';
import { type Answer, MARELLE, signIn, TestClient } from './test-client.ts';

/** A turn that the server acknowledged, with the number of the last event that it made. */
export interface Acknowledged {
  readonly turn: string;
  readonly seq: number;
}

type Done = Extract<Answer, { type: 'done' }>;

/** Where the address of a node is asked for each time: it changes when another node takes its place. */
export type NodeAddress = () => string;

/** Without an answer for so many milliseconds, a client connects again, as the page does. */
const PATIENCE = 2_000;
/** A connection that has not come about by then is given up. */
const CONNECTS_WITHIN = 5_000;

const pause = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));

/** Connects to the node, or one of the nodes, that its address gives, until one answers. */
export async function reconnect(client: TestClient, address: NodeAddress): Promise<void> {
  // Without end: on a busy machine a service takes its time to come back, and who waits for it has a limit.
  for (;;) {
    try {
      client.drop();
      const connected = client.connect(address()).then(
        () => true,
        () => false,
      );
      if ((await Promise.race([connected, pause(CONNECTS_WITHIN)])) && !client.closed) return;
    } catch {
      // This one is down at present.
    }
    await pause(100);
  }
}

/** Sends the same request, with the same id, to one node after the other until one does it. */
async function insist(client: TestClient, address: NodeAddress, ask: () => Promise<Answer>): Promise<Done> {
  for (;;) {
    const answer = await Promise.race([ask().catch(() => null), pause(PATIENCE)]);
    if (answer?.type === 'done') return answer;
    if (answer?.type === 'refused' && answer.refusal.reason !== 'unavailable')
      throw new Error(`game ${answer.game}: ${JSON.stringify(answer.refusal)}`);
    if (!answer || client.closed) await reconnect(client, address);
    else await pause(200);
  }
}

/** What a pair is told while it plays. */
export interface PairWatcher {
  /** A turn was acknowledged to the client at this place of the pair. */
  readonly acknowledged?: (client: 0 | 1) => void;
  /** The other client of the pair has that turn, so many milliseconds after it was acknowledged. */
  readonly arrived?: (client: 0 | 1, after: number) => void;
}

/** Two that play one game, and note what was acknowledged. */
export class PlayingPair {
  readonly acknowledged: Acknowledged[] = [];
  readonly clients: readonly [TestClient, TestClient];
  readonly game: string;
  private readonly addresses: readonly [NodeAddress, NodeAddress];
  private stopped = false;

  constructor(
    clients: readonly [TestClient, TestClient],
    addresses: readonly [NodeAddress, NodeAddress],
    game: string,
  ) {
    this.clients = clients;
    this.addresses = addresses;
    this.game = game;
  }

  /** Two new guests, each connected to its node. */
  static async clients(
    name: string,
    addresses: readonly [NodeAddress, NodeAddress],
  ): Promise<readonly [TestClient, TestClient]> {
    const [one, two] = await Promise.all(
      ['A', 'B'].map(async (letter, i) => {
        const address = addresses[i as 0 | 1]();
        const client = new TestClient(await signIn(address, `${name} ${letter}`));
        await client.connect(address);
        return client;
      }),
    );
    if (!one || !two) throw new Error('no clients');
    return [one, two];
  }

  /** A new game of two clients, under way for both. A request that was cut off is made again under its id, so that no game is left waiting. */
  static async begin(
    clients: readonly [TestClient, TestClient],
    addresses: readonly [NodeAddress, NodeAddress],
    options: Partial<GameOptions> = {},
  ): Promise<PlayingPair> {
    const [host, guest] = clients;
    const create = { type: 'create', id: randomUUID(), options: { ...MARELLE, ...options } } as const;
    const { game } = await insist(host, addresses[0], () => host.ask(create));
    const id = randomUUID();
    await insist(guest, addresses[1], () => guest.command(game, { kind: 'join', contribution: null }, id));
    for (const [i, client] of clients.entries())
      while (client.games.get(game)?.phase !== 'playing') {
        if (client.closed) await reconnect(client, addresses[i as 0 | 1]);
        client.watch(game);
        await client.until(() => client.games.get(game)?.phase === 'playing', PATIENCE).catch(() => undefined);
      }
    return new PlayingPair(clients, addresses, game);
  }

  stop(): void {
    this.stopped = true;
  }

  /** The clients have done with the game, and watch it no more. */
  leave(): void {
    for (const client of this.clients) client.leave(this.game);
  }

  /** Plays until the game is over or the pair is stopped, with so many milliseconds of thought before each turn. */
  async play(watcher: PairWatcher = {}, thought = 0): Promise<void> {
    const { game, clients, addresses } = this;
    while (!this.stopped) {
      const mover = clients.findIndex((client) => {
        const state = client.state(game);
        const side = running(state);
        return side && playerOf(state, side)?.id === client.player?.id;
      });
      const client = clients[mover];
      if (!client || client.state(game).seq < (this.acknowledged.at(-1)?.seq ?? 0)) {
        if (clients.some((each) => each.state(game).outcome)) return;
        for (const i of [0, 1] as const) if (clients[i].closed) await reconnect(clients[i], addresses[i]);
        await pause(5);
        continue;
      }
      if (thought > 0) await pause(thought);
      const turn = client.legalTurn(game, Math.floor(Math.random() * 1_000));
      const command = { kind: 'turn', turn, after: client.state(game).boardSeq } as const;
      const id = randomUUID();
      const { seq } = await insist(client, addresses[mover as 0 | 1], () => client.command(game, command, id));
      const at = performance.now();
      this.acknowledged.push({ turn, seq });
      watcher.acknowledged?.(mover as 0 | 1);
      const arrived = clients[1 - mover]?.until(() => (clients[1 - mover]?.state(game).seq ?? 0) >= seq);
      arrived?.then(
        () => watcher.arrived?.(mover as 0 | 1, performance.now() - at),
        () => undefined,
      );
    }
  }
}
