import { NAMELESS, type Player } from '@merellier/protocol';
import type { Bus } from '../games/bus.ts';
import type { Client } from '../games/client.ts';
import { toldAgain } from '../games/told-again.ts';
import type { Store } from '../store/store.ts';

/** What a node told of who is connected to it holds for so long, in milliseconds. */
const HOLDS = 35_000;
/** So many of its players a node names, and so many are listed. */
const NAMED = 500;
const LISTED = 100;

type Here = Pick<Player, 'id' | 'name' | 'bot'>;

interface NodeMessage {
  readonly node: string;
  readonly players: readonly Here[];
}

/** Who is here, on all nodes: in memory and on the bus, never in the database. */
export class Company {
  private readonly parts: {
    readonly node: string;
    readonly bus: Bus;
    readonly store: Pick<Store, 'unseenOf'>;
    readonly connections: ReadonlySet<Client>;
  };
  private readonly elsewhere = new Map<string, { readonly players: readonly Here[]; readonly at: number }>();

  /** The players with a name who are here and want to be seen. */
  readonly list: () => Promise<readonly Here[]> = toldAgain(() => this.find());

  constructor(parts: Company['parts']) {
    this.parts = parts;
  }

  /** Tells the other nodes who is connected to this one. */
  tell(): void {
    const { bus, node } = this.parts;
    void bus.publish('here', JSON.stringify({ node, players: this.own() } satisfies NodeMessage));
  }

  hear(text: string): void {
    const { node, players } = JSON.parse(text) as NodeMessage;
    if (node !== this.parts.node) this.elsewhere.set(node, { players, at: performance.now() });
  }

  private own(): readonly Here[] {
    const players = new Map<string, Here>();
    for (const { player } of this.parts.connections) {
      if (!player || player.name === NAMELESS || players.size >= NAMED) continue;
      players.set(player.id, { id: player.id, name: player.name, ...(player.bot && { bot: true }) });
    }
    return [...players.values()];
  }

  private async find(): Promise<readonly Here[]> {
    const players = new Map(this.own().map((player) => [player.id, player]));
    for (const [node, told] of this.elsewhere) {
      if (told.at < performance.now() - HOLDS) this.elsewhere.delete(node);
      else for (const player of told.players) players.set(player.id, player);
    }
    const unseen = new Set(await this.parts.store.unseenOf([...players.keys()]));
    return [...players.values()].filter(({ id }) => !unseen.has(id)).slice(0, LISTED);
  }
}
