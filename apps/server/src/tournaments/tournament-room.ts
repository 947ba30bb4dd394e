import {
  advanceOnline,
  type OnlineTournament,
  type RecordedOnlineEvent,
  replayOnline,
} from '@merellier/tournament/online';
import type { TournamentStore } from '../store/tournament-store.ts';

/** Who learns what happens in a tournament. */
export interface TournamentWatcher {
  tournament(events: readonly RecordedOnlineEvent[]): void;
}

/** One tournament as a node knows it: its state up to an event, and who watches it here. */
export class TournamentRoom {
  readonly id: string;
  readonly watchers = new Set<TournamentWatcher>();
  state: OnlineTournament;
  /** Stops listening to the bus; null while nobody watches. */
  stop: Promise<() => Promise<void>> | null = null;
  private events: RecordedOnlineEvent[];
  private readonly store: TournamentStore;
  /** Settled once all work that was handed in is done. */
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(store: TournamentStore, id: string, events: readonly RecordedOnlineEvent[]) {
    this.store = store;
    this.id = id;
    this.events = [...events];
    this.state = replayOnline(events);
  }

  /** Reads a tournament; null where there is none. */
  static async open(store: TournamentStore, id: string): Promise<TournamentRoom | null> {
    const events = await store.tournamentSince(id, 0);
    return events.length > 0 ? new TournamentRoom(store, id, events) : null;
  }

  /** The events after number `since`, as far as this node knows. */
  eventsSince(since: number): readonly RecordedOnlineEvent[] {
    return this.events.slice(Math.max(0, since));
  }

  /** Does one piece of work after the other. */
  enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.queue.then(work, work);
    this.queue = next.catch(() => undefined);
    return next;
  }

  /** Takes in events that are stored; those known already are passed over. False where some in between are missing. */
  take(events: readonly RecordedOnlineEvent[]): boolean {
    const fresh = events.filter(({ seq }) => seq > this.state.seq);
    if (fresh.length === 0) return true;
    if (fresh[0]?.seq !== this.state.seq + 1) return false;
    this.state = advanceOnline(this.state, fresh);
    this.events.push(...fresh);
    for (const watcher of this.watchers) watcher.tournament(fresh);
    return true;
  }

  /** Reads everything anew: what is stored has been changed. */
  readAgain(): Promise<void> {
    return this.enqueue(async () => {
      const events = await this.store.tournamentSince(this.id, 0);
      if (events.length === 0) return;
      this.events = [...events];
      this.state = replayOnline(events);
    });
  }

  /** Reads what happened elsewhere; whether there was anything. */
  async refresh(): Promise<boolean> {
    const { seq } = this.state;
    this.take(await this.store.tournamentSince(this.id, seq));
    return this.state.seq > seq;
  }
}
