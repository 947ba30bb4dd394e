import type { RecordedOnlineEvent } from '@merellier/tournament/online';
import type { Bus } from '../games/bus.ts';
import { peopleOf } from '../store/listed-tournament.ts';
import type { TournamentStore } from '../store/tournament-store.ts';
import { TournamentRoom, type TournamentWatcher } from './tournament-room.ts';

/** How many tournaments that nobody watches are kept at hand. */
const KEPT = 200;

/** The tournaments that this node has at hand. */
export class TournamentRooms {
  private readonly store: TournamentStore;
  private readonly bus: Bus;
  /** The one used last comes last. */
  private readonly rooms = new Map<string, Promise<TournamentRoom | null>>();
  private readonly opened = new Map<string, TournamentRoom>();

  constructor(store: TournamentStore, bus: Bus) {
    this.store = store;
    this.bus = bus;
  }

  /** The room of a tournament; null where there is none. */
  async get(id: string): Promise<TournamentRoom | null> {
    const opening = this.rooms.get(id) ?? this.open(id);
    this.rooms.delete(id);
    this.rooms.set(id, opening);
    for (const [other] of this.rooms) {
      if (this.rooms.size <= KEPT) break;
      if (this.opened.get(other)?.stop === null) this.drop(other);
    }
    return opening;
  }

  private async open(id: string): Promise<TournamentRoom | null> {
    try {
      const room = await TournamentRoom.open(this.store, id);
      if (room) this.opened.set(id, room);
      else this.drop(id);
      return room;
    } catch (error) {
      this.drop(id);
      throw error;
    }
  }

  private drop(id: string): void {
    this.rooms.delete(id);
    this.opened.delete(id);
  }

  /** Lets somebody watch; null where there is no such tournament. */
  async watch(id: string, watcher: TournamentWatcher): Promise<TournamentRoom | null> {
    const room = await this.get(id);
    if (!room) return null;
    room.watchers.add(watcher);
    room.stop ??= this.bus.subscribe(topicOf(id), (text) => this.hear(room, text));
    await room.stop;
    // Only now is nothing missed any more.
    await room.refresh();
    return room;
  }

  async unwatch(room: TournamentRoom, watcher: TournamentWatcher): Promise<void> {
    if (!room.watchers.delete(watcher) || room.watchers.size > 0 || !room.stop) return;
    const { stop } = room;
    room.stop = null;
    await (await stop)();
  }

  /** Tells all nodes of events that were stored. */
  publish(id: string, events: readonly RecordedOnlineEvent[]): void {
    void this.bus.publish(topicOf(id), JSON.stringify(events));
  }

  /** Messages are lost now and then: what is watched is compared with the store. */
  async catchUp(): Promise<void> {
    for (const room of this.opened.values()) if (room.watchers.size > 0) await room.refresh();
  }

  /** A player's name has been taken out of what is stored: what is at hand here must not tell it any more. */
  async forgetName(player: string): Promise<void> {
    for (const room of [...this.opened.values()]) {
      const { state } = room;
      if (state.organiser.id === player || peopleOf(state).includes(player)) await room.readAgain();
    }
  }

  private hear(room: TournamentRoom, text: string): void {
    // What came in between is lost on the bus, but not in the store; a failure is made up for at the next heartbeat.
    if (!room.take(JSON.parse(text) as RecordedOnlineEvent[])) room.refresh().catch(() => undefined);
  }
}

const topicOf = (id: string): string => `tournament/${id}`;
