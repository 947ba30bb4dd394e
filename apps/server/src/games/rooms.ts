import { type Phrase, type RecordedEvent, type Seat, seatOf } from '@merellier/protocol';
import type { Side } from '@merellier/rules';
import type { GameStore, NewGame } from '../store/store.ts';
import type { Bus } from './bus.ts';
import { textOf } from './events-text.ts';
import { Room, type Watcher } from './room.ts';

/** How many games nobody watches are kept at hand. */
const KEPT = 2_000;

/** What nodes tell each other about a game. */
type RoomNews =
  | { readonly kind: 'events'; readonly events: readonly RecordedEvent[] }
  | { readonly kind: 'said'; readonly side: Side; readonly phrase: Phrase }
  | {
      readonly kind: 'presence';
      readonly here: Readonly<Record<'host' | 'guest', boolean>>;
      readonly spectators: number;
    };

/** With the node that tells it, first. */
type RoomMessage = { readonly node: string } & RoomNews;

/** What another node said of who is there holds for so long. */
const PRESENCE_HOLDS = 35_000;

/** Who claims a game by a node at which nobody watches it is to ask again within so many milliseconds. */
const HEARD_FOR = 180_000;

/** The games that this node has at hand. */
export class Rooms {
  private readonly store: GameStore;
  private readonly bus: Bus;
  private readonly node: string;
  private readonly now: () => number;
  /** The one used last comes last. */
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly opened = new Map<string, Room>();
  /** How all begins that this node tells: it has heard that already. */
  private readonly own: string;

  /** @param now The time of the service, in milliseconds since 1970. */
  constructor(store: GameStore, bus: Bus, node: string, now: () => number) {
    this.store = store;
    this.bus = bus;
    this.node = node;
    this.now = now;
    this.own = `{"node":${JSON.stringify(node)},`;
  }

  /** The room of a game; null where there is no such game. */
  async get(id: string): Promise<Room | null> {
    let opening = this.rooms.get(id);
    this.rooms.delete(id);
    opening ??= this.open(id);
    this.rooms.set(id, opening);
    if (this.rooms.size > KEPT) this.makeSpace();
    return opening;
  }

  /** Has a game at hand that was just stored here: whoever made it comes to it next. */
  made(game: NewGame): void {
    const room = new Room(this.store, game);
    this.opened.set(room.id, room);
    this.rooms.set(room.id, Promise.resolve(room));
    if (this.rooms.size > KEPT) this.makeSpace();
  }

  private async open(id: string): Promise<Room | null> {
    const forget = () => {
      this.rooms.delete(id);
      this.opened.delete(id);
    };
    try {
      const room = await Room.open(this.store, id);
      if (room) this.opened.set(id, room);
      else forget();
      return room;
    } catch (error) {
      forget();
      throw error;
    }
  }

  private makeSpace(): void {
    for (const id of this.rooms.keys()) {
      const room = this.opened.get(id);
      if (this.rooms.size <= KEPT) return;
      if (!room || room.stop) continue;
      this.rooms.delete(id);
      this.opened.delete(id);
    }
  }

  /** A player's name has been taken out of the stored games: what is at hand here must not tell it any more. */
  async forgetName(player: string): Promise<void> {
    for (const room of [...this.opened.values()]) if (seatOf(room.state, player)) await room.readAgain();
  }

  /** Rooms that somebody watches here. */
  watched(): readonly Room[] {
    return [...this.opened.values()].filter(({ watchers }) => watchers.size > 0);
  }

  /** Lets somebody watch; null where there is no such game. */
  async watch(id: string, watcher: Watcher): Promise<Room | null> {
    const room = await this.get(id);
    if (!room) return null;
    room.watchers.add(watcher);
    await this.listen(room);
    // Only now is nothing missed any more.
    await room.refresh();
    return room;
  }

  async unwatch(id: string, watcher: Watcher): Promise<void> {
    const room = this.opened.get(id);
    if (!room) return;
    this.noteHere(room, presenceHere(room).here);
    if (!room.watchers.delete(watcher)) return;
    this.tellPresence(room);
    await this.listenNoMore(room);
  }

  private listen(room: Room): Promise<unknown> {
    if (!room.stop) {
      room.stop = this.bus.subscribe(topicOf(room.id), (text) => this.hear(room, text));
      room.outages = this.bus.outages();
      room.listensSince = this.now();
    }
    return room.stop;
  }

  private async listenNoMore(room: Room): Promise<void> {
    if (room.watchers.size + room.listeners > 0 || !room.stop) return;
    const { stop } = room;
    room.stop = null;
    room.listensSince = null;
    await (await stop)();
  }

  /** Hears for a while who comes to a game and goes, though nobody watches it here. Gives what ends it. */
  async hearFor(room: Room): Promise<() => Promise<void>> {
    room.listeners++;
    await this.listen(room);
    let ended = false;
    return async () => {
      if (ended) return;
      ended = true;
      room.listeners--;
      await this.listenNoMore(room);
    };
  }

  /** The same, for as long as it may take somebody who asked to find out that the other one is gone. */
  hearForAWhile(room: Room): void {
    const hearing = this.hearFor(room);
    setTimeout(() => void hearing.then((stop) => stop()).catch(() => undefined), HEARD_FOR).unref();
  }

  /**
   * How long a player is known to have been gone from a game, in milliseconds: never longer than this node has heard
   * without a break who is there.
   */
  goneFor(room: Room, seat: Seat): number {
    const { outages } = room;
    // One reading of the clock: with two, a break that is noticed now might be over for a millisecond already.
    const now = this.now();
    room.outages = this.bus.outages();
    if (room.listensSince !== null && (room.outages !== outages || !this.bus.isUp())) room.listensSince = now;
    if (room.listensSince === null || presenceOf(room).here[seat]) return 0;
    return Math.max(0, now - Math.max(room.listensSince, room.lastHere[seat]));
  }

  private noteHere(room: Room, here: Readonly<Record<Seat, boolean>>): void {
    for (const seat of SEATS) if (here[seat]) room.lastHere[seat] = this.now();
  }

  /** Tells all nodes of events that were stored. */
  publish(id: string, events: readonly RecordedEvent[]): void {
    const room = this.opened.get(id);
    if (room) this.hearEvents(room, events);
    const kind: RoomNews['kind'] = 'events';
    void this.bus.publish(topicOf(id), `${this.own}"kind":"${kind}","events":${textOf(events)}}`);
  }

  say(id: string, side: Side, phrase: Phrase): void {
    const room = this.opened.get(id);
    if (room) hearSaid(room, side, phrase);
    this.send(id, { kind: 'said', side, phrase });
  }

  /** Tells all nodes, and all who watch, who is there. */
  tellPresence(room: Room): void {
    if (!this.bus.isUp()) holdPresence(room);
    this.sendPresence(room);
    showPresence(room);
  }

  private sendPresence(room: Room): void {
    this.send(room.id, { kind: 'presence', ...presenceHere(room) });
  }

  /** Tells somebody new who is there, and all others that somebody came. */
  welcome(room: Room, watcher: Watcher): void {
    const { here, spectators } = presenceOf(room);
    watcher.presence(room.id, here, spectators);
    this.tellPresence(room);
  }

  private send(id: string, news: RoomNews): void {
    void this.bus.publish(topicOf(id), JSON.stringify({ node: this.node, ...news } satisfies RoomMessage));
  }

  private hearEvents(room: Room, events: readonly RecordedEvent[]): void {
    // What came in between is lost on the bus, but not in the store; a failure is made up for at the next heartbeat.
    if (!room.take(events)) room.refresh().catch(() => undefined);
    // Who looked on until now has a seat, and is there.
    if (events.some(({ event }) => event.kind === 'joined')) this.tellPresence(room);
  }

  private hear(room: Room, text: string): void {
    if (text.startsWith(this.own)) return;
    const message = JSON.parse(text) as RoomMessage;
    if (message.kind === 'events') this.hearEvents(room, message.events);
    else if (message.kind === 'said') hearSaid(room, message.side, message.phrase);
    else {
      // Also who was there until now: this message may say that somebody has gone.
      const before = room.elsewhere.get(message.node);
      if (before) this.noteHere(room, before.here);
      this.noteHere(room, message.here);
      room.elsewhere.set(message.node, { here: message.here, spectators: message.spectators, at: performance.now() });
      // A node that comes to this game knows nobody elsewhere yet, and need not wait for the next heartbeat.
      if (!before) this.sendPresence(room);
      showPresence(room);
    }
  }
}

const SEATS: readonly Seat[] = ['host', 'guest'];

const topicOf = (id: string): string => `game/${id}`;

function presenceHere(room: Room): Pick<Extract<RoomMessage, { kind: 'presence' }>, 'here' | 'spectators'> {
  const { host, guest } = room.state.players;
  const ids = [...room.watchers].map(({ playerId }) => playerId);
  const here = { host: ids.includes(host.id), guest: guest !== null && ids.includes(guest.id) };
  return { here, spectators: ids.filter((id) => id !== host.id && id !== guest?.id).length };
}

/** Who is there, on this node and the others. */
export function presenceOf(room: Room): {
  readonly here: Record<'host' | 'guest', boolean>;
  readonly spectators: number;
} {
  const own = presenceHere(room);
  const here = { ...own.here };
  let { spectators } = own;
  for (const [node, told] of room.elsewhere) {
    if (told.at < performance.now() - PRESENCE_HOLDS) {
      room.elsewhere.delete(node);
      continue;
    }
    here.host ||= told.here.host;
    here.guest ||= told.here.guest;
    spectators += told.spectators;
  }
  return { here, spectators };
}

/** While nodes do not hear each other, what they last said holds on: nobody is away because a message is. */
function holdPresence(room: Room): void {
  for (const [node, told] of room.elsewhere) room.elsewhere.set(node, { ...told, at: performance.now() });
}

function hearSaid(room: Room, side: Side, phrase: Phrase): void {
  for (const watcher of room.watchers) watcher.said(room.id, side, phrase);
}

function showPresence(room: Room): void {
  const { here, spectators } = presenceOf(room);
  const shown = `${here.host} ${here.guest} ${spectators}`;
  if (shown === room.presenceShown) return;
  room.presenceShown = shown;
  for (const watcher of room.watchers) watcher.presence(room.id, here, spectators);
}
