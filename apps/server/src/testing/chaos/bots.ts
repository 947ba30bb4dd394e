import { type Acknowledged, type NodeAddress, PlayingPair } from '../playing-pair.ts';
import type { Stopwatch } from './recovery.ts';
import type { World } from './world.ts';

/** A game that bots played, with what they were acknowledged. */
export interface BotGame {
  readonly game: string;
  readonly acknowledged: readonly Acknowledged[];
}

/** Milliseconds before a bot plays: the machine has other things to do, too. */
const THOUGHT = 40;
const PAIRS = 2;

/** With faults now and then a player's clock runs for seconds; nobody may lose by it. */
const OPTIONS = { time: { kind: 'increment', initial: 900_000, increment: 5_000 } } as const;

/** Bots that play one game after the other, two by two: both at one node, or each at another. */
export class Bots {
  readonly games: BotGame[] = [];
  /** What should not have happened to a bot. */
  readonly surprises: string[] = [];
  private readonly playing = new Map<string, PlayingPair>();
  private readonly work: Promise<void>[] = [];
  private isStopping = false;

  /** For each node pairs that play there, and pairs that play with the next one. */
  static async start(world: World, stopwatch: Stopwatch): Promise<Bots> {
    const bots = new Bots();
    const nodes = world.places.length;
    const ends = world.places.flatMap((_, i) => [
      [i, i] as const,
      ...(nodes > 1 ? [[i, (i + 1) % nodes] as const] : []),
    ]);
    for (const [one, two] of ends)
      for (let i = 0; i < PAIRS; i++) {
        const addresses = [one, two].map((place) => () => world.places[place]?.node.url ?? '');
        await bots.add(`Bot ${one}${two}${i}`, [one, two], addresses as [NodeAddress, NodeAddress], stopwatch);
      }
    return bots;
  }

  private async add(
    name: string,
    places: readonly [number, number],
    addresses: readonly [NodeAddress, NodeAddress],
    stopwatch: Stopwatch,
  ): Promise<void> {
    const clients = await PlayingPair.clients(name, addresses);
    const watcher = {
      acknowledged: (client: 0 | 1) => stopwatch.acknowledged(places[client]),
      arrived: (_: 0 | 1, after: number) => {
        if (places[0] !== places[1]) stopwatch.arrived(after);
      },
    };
    const playOn = async () => {
      while (!this.isStopping) {
        const pair = await PlayingPair.begin(clients, addresses, OPTIONS);
        this.games.push(pair);
        this.playing.set(name, pair);
        await pair.play(watcher, THOUGHT);
        this.playing.delete(name);
        pair.leave();
      }
    };
    this.work.push(
      playOn().catch((error: unknown) => {
        this.surprises.push(`${name}: ${error instanceof Error ? error.message : error}`);
      }),
    );
  }

  /** How it stands with those that play, in words: for a run in which one does not stop. */
  get standing(): string {
    const of = ({ game, clients }: PlayingPair): string =>
      clients
        .map((client) => {
          const state = client.games.get(game);
          const closed = client.closed ? `closed (${client.closed.code} ${client.closed.reason})` : 'open';
          return `${closed}, ${client.games.size} games, ${state?.phase ?? 'none'} ${state?.seq ?? 0}`;
        })
        .join('; ');
    return [...this.playing].map(([name, pair]) => `${name}: game ${pair.game}: ${of(pair)}`).join('\n');
  }

  /** Lets each bot finish the turn that it is at. */
  async stop(): Promise<void> {
    this.isStopping = true;
    for (const pair of this.playing.values()) pair.stop();
    await Promise.all(this.work);
  }
}
