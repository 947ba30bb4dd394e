import type { Bus } from '../games/bus.ts';
import { type KeptMember, KeptRoom, type KeptRoomParts } from './kept-room.ts';

/** So many words are tried for a new value before none is free. */
const MOST_WORDS = 50;

/** What nodes tell each other of a shared value. */
type News<Person> =
  | { readonly kind: 'written'; readonly node: string; readonly version: number }
  | { readonly kind: 'here'; readonly node: string; readonly here: readonly Person[] }
  | { readonly kind: 'over'; readonly node: string };

/** A connection at which a shared value is shown. */
export interface KeptConnection {
  beat(): void;
  restart(retryAfter: number): void;
}

/** What the rooms have from their node. */
export interface KeptRoomsParts<State, Person extends string, Refused>
  extends Omit<KeptRoomParts<State, Person, Refused>, 'written'> {
  readonly node: string;
  readonly bus: Bus;
  readonly report: (error: unknown) => void;
  /** What sort of value it is, as the bus has it: `class`, `race`. */
  readonly sort: string;
  /** A word by chance for a new value. */
  readonly newWord: () => string;
  /** A value that was not written for so many milliseconds is deleted: somebody forgot to end it. */
  readonly keptFor: number;
}

/** The shared values of one sort at a node: one room for each that is seen from here. The truth is one row of the database each. */
export class KeptRooms<State, Person extends string, Refused> {
  readonly connections = new Set<KeptConnection>();
  protected readonly parts: KeptRoomsParts<State, Person, Refused>;
  private readonly rooms = new Map<string, Promise<KeptRoom<State, Person, Refused> | null>>();

  constructor(parts: KeptRoomsParts<State, Person, Refused>) {
    this.parts = parts;
  }

  /** Keeps a new value, and gives its word. */
  async open(state: State): Promise<string> {
    const { store, newWord, now, sort } = this.parts;
    for (let i = 0; i < MOST_WORDS; i++) {
      const code = newWord();
      if (await store.open(code, state, now())) return code;
    }
    throw new Error(`no word is free for a ${sort}`);
  }

  /** Shows a value to somebody from now on; null where there is none by that word. */
  async enter(code: string, member: KeptMember<State, Person>): Promise<KeptRoom<State, Person, Refused> | null> {
    for (;;) {
      const opening = this.rooms.get(code) ?? this.find(code);
      this.rooms.set(code, opening);
      const room = await opening.catch((error: unknown) => {
        this.rooms.delete(code);
        throw error;
      });
      if (!room) {
        if (this.rooms.get(code) === opening) this.rooms.delete(code);
        return null;
      }
      // Left by everybody else while it was waited for.
      if (this.rooms.get(code) !== opening) continue;
      room.members.add(member);
      return room;
    }
  }

  /** Shows it no more. */
  async leave(room: KeptRoom<State, Person, Refused>, member: KeptMember<State, Person>): Promise<void> {
    room.members.delete(member);
    if (room.isOver) return;
    this.changed(room);
    if (room.members.size > 0 || !this.rooms.has(room.code)) return;
    this.rooms.delete(room.code);
    room.rest();
    await room.stop?.();
  }

  /** Who is here has changed. */
  changed(room: KeptRoom<State, Person, Refused>): void {
    if (room.isOver) return;
    room.show();
    this.tell(room.code, { kind: 'here', node: this.parts.node, here: room.own() });
  }

  /** Ends it: nothing of it is left, at no node and not in the database. */
  async end(room: KeptRoom<State, Person, Refused>): Promise<void> {
    await this.parts.store.end(room.code);
    this.finish(room);
    this.tell(room.code, { kind: 'over', node: this.parts.node });
  }

  /** Brings all rooms up to date, though messages were lost, and says who is here. */
  async beat(): Promise<void> {
    const rooms = (await Promise.all(this.rooms.values())).filter((room) => room !== null);
    if (rooms.length > 0) {
      const versions = await this.parts.store.versions(rooms.map(({ code }) => code));
      for (const room of rooms) {
        if (versions.get(room.code) !== room.version) room.refresh();
        this.changed(room);
      }
    }
    for (const connection of [...this.connections]) connection.beat();
  }

  /** Ends what nobody has ended. */
  async sweep(): Promise<void> {
    const { store, now, keptFor, node } = this.parts;
    for (const code of await store.endUnused(now() - keptFor)) this.tell(code, { kind: 'over', node });
  }

  /** The node stops: who is here comes back elsewhere. */
  restart(retryAfter: number): void {
    for (const connection of [...this.connections]) connection.restart(retryAfter);
  }

  private async find(code: string): Promise<KeptRoom<State, Person, Refused> | null> {
    const { store, bus, prepare } = this.parts;
    const stored = await store.read(code);
    if (!stored) return null;
    await prepare?.(stored.state);
    const written = ({ version }: KeptRoom<State, Person, Refused>) =>
      this.tell(code, { kind: 'written', node: this.parts.node, version });
    const room = new KeptRoom<State, Person, Refused>({ ...this.parts, written }, code, stored);
    room.stop = await bus.subscribe(this.topic(code), (text) => this.hear(room, JSON.parse(text) as News<Person>));
    // What was written before it listened.
    room.refresh();
    return room;
  }

  private hear(room: KeptRoom<State, Person, Refused>, news: News<Person>): void {
    if (news.kind === 'over') this.finish(room);
    else if (news.node === this.parts.node) return;
    else if (news.kind === 'here') room.hearOfHere(news.node, news.here);
    else if (news.version > room.version) room.refresh();
  }

  private finish(room: KeptRoom<State, Person, Refused>): void {
    if (room.isOver) return;
    room.end();
    this.rooms.delete(room.code);
    room.stop?.().catch(this.parts.report);
  }

  private tell(code: string, news: News<Person>): void {
    void this.parts.bus.publish(this.topic(code), JSON.stringify(news));
  }

  private topic(code: string): string {
    return `${this.parts.sort}/${code}`;
  }
}
