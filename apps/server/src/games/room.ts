import { evolve, type GameState, type Phrase, type RecordedEvent, replay } from '@merellier/protocol';
import type { Side } from '@merellier/rules';
import type { GameStore, NewGame } from '../store/store.ts';

/** Who learns what happens in a room. */
export interface Watcher {
  /** The player who watches; null for a spectator without a session. */
  readonly playerId: string | null;
  events(game: string, events: readonly RecordedEvent[]): void;
  said(game: string, side: Side, phrase: Phrase): void;
  presence(game: string, here: Readonly<Record<'host' | 'guest', boolean>>, spectators: number): void;
}

/** One game as a node knows it: its state up to an event, and who watches it here. */
export class Room {
  readonly id: string;
  readonly secret: string | null;
  readonly watchers = new Set<Watcher>();
  /** What other nodes last said of who is there. */
  readonly elsewhere = new Map<
    string,
    { readonly here: Readonly<Record<'host' | 'guest', boolean>>; readonly spectators: number; readonly at: number }
  >();
  /** When each player was last known to be here or elsewhere, by the clock of the service. */
  readonly lastHere = { host: 0, guest: 0 };
  /** Since when this node hears who comes and goes, by the same clock; null while it does not listen. */
  listensSince: number | null = null;
  /** How often the bus had been out when it began to. */
  outages = 0;
  /** How many listen here beside those who watch. */
  listeners = 0;
  state: GameState;
  /** Stops listening to the bus; null while nobody watches. */
  stop: Promise<() => Promise<void>> | null = null;
  /** Who was there when watchers were last told. */
  presenceShown = '';
  private events: RecordedEvent[];
  private readonly store: GameStore;
  /** Settled once all work that was handed in is done. */
  private queue: Promise<unknown> = Promise.resolve();

  /** A game that is stored with these events, which make this state. */
  constructor(store: GameStore, { id, secret, events, state }: Pick<NewGame, 'id' | 'secret' | 'events' | 'state'>) {
    this.store = store;
    this.id = id;
    this.secret = secret;
    this.events = [...events];
    this.state = state;
  }

  /** Reads a game; null where there is none. */
  static async open(store: GameStore, id: string): Promise<Room | null> {
    const stored = await store.read(id);
    if (!stored || stored.events.length === 0) return null;
    return new Room(store, { id, ...stored, state: replay(id, stored.events) });
  }

  /** The events after number `since`, as far as this node knows. */
  eventsSince(since: number): readonly RecordedEvent[] {
    return this.events.slice(Math.max(0, since));
  }

  /** Does one piece of work after the other. */
  enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.queue.then(work, work);
    this.queue = next.catch(() => undefined);
    return next;
  }

  /** Goes on by events that were stored, to the state that they make of the one from which they were decided. */
  goOn(from: GameState, events: readonly RecordedEvent[], to: GameState): void {
    if (this.state === from) this.goTo(to, events);
    else this.take(events);
  }

  /** Takes in events that are stored; those known already are passed over. False where some in between are missing. */
  take(events: readonly RecordedEvent[]): boolean {
    const fresh = events.filter(({ seq }) => seq > this.state.seq);
    if (fresh.length === 0) return true;
    if (fresh[0]?.seq !== this.state.seq + 1) return false;
    this.goTo(fresh.reduce(evolve, this.state), fresh);
    return true;
  }

  private goTo(state: GameState, events: readonly RecordedEvent[]): void {
    this.state = state;
    this.events.push(...events);
    for (const watcher of this.watchers) watcher.events(this.id, events);
  }

  /** Reads everything anew: what is stored has been changed. */
  readAgain(): Promise<void> {
    return this.enqueue(async () => {
      const stored = await this.store.read(this.id);
      if (!stored) return;
      this.events = [...stored.events];
      this.state = replay(this.id, stored.events);
    });
  }

  /** Reads what happened elsewhere; whether there was anything. */
  async refresh(): Promise<boolean> {
    const { seq } = this.state;
    this.take(await this.store.readSince(this.id, seq));
    return this.state.seq > seq;
  }
}
