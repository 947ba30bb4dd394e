import { randomInt } from 'node:crypto';
import { type Animal, newClass, newClassCode } from '@merellier/protocol/class';
import type { Bus } from '../games/bus.ts';
import type { ClassStore } from '../store/class-store.ts';
import { type ClassMember, ClassRoom } from './class-room.ts';

/** A class in which nothing happened for so many milliseconds is over: somebody forgot to end it. */
const KEPT = 4 * 3_600_000;

/** So many words are tried for a new class before none is free. */
const MOST_WORDS = 50;

/** What nodes tell each other of a class. */
type ClassNews =
  | { readonly kind: 'written'; readonly node: string; readonly version: number }
  | { readonly kind: 'here'; readonly node: string; readonly here: readonly Animal[] }
  | { readonly kind: 'over'; readonly node: string };

/** A connection at which a class is shown. */
export interface ClassConnection {
  beat(): void;
  restart(retryAfter: number): void;
}

interface Parts {
  readonly node: string;
  readonly store: ClassStore;
  readonly bus: Bus;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** The classes of a node: one room for each that is seen from here. The truth is one row of the database. */
export class Classes {
  readonly connections = new Set<ClassConnection>();
  private readonly parts: Parts;
  private readonly rooms = new Map<string, Promise<ClassRoom | null>>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Opens a class for who holds the key of this hash, and gives its word. */
  async open(teacher: string): Promise<string> {
    for (let i = 0; i < MOST_WORDS; i++) {
      const code = newClassCode(randomInt);
      if (await this.parts.store.openClass(code, newClass(teacher), this.parts.now())) return code;
    }
    throw new Error('no word is free for a class');
  }

  /** Shows a class to somebody from now on; null where there is none by that word. */
  async enter(code: string, member: ClassMember): Promise<ClassRoom | null> {
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
  async leave(room: ClassRoom, member: ClassMember): Promise<void> {
    room.members.delete(member);
    if (room.isOver) return;
    this.changed(room);
    if (room.members.size > 0 || !this.rooms.has(room.code)) return;
    this.rooms.delete(room.code);
    await room.stop?.();
  }

  /** Who is here has changed. */
  changed(room: ClassRoom): void {
    if (room.isOver) return;
    room.show();
    this.tell(room.code, { kind: 'here', node: this.parts.node, here: room.own() });
  }

  /** Ends a class: nothing of it is left, at no node and not in the database. */
  async end(room: ClassRoom): Promise<void> {
    await this.parts.store.endClass(room.code);
    this.finish(room);
    this.tell(room.code, { kind: 'over', node: this.parts.node });
  }

  /** Brings all rooms up to date, though messages were lost, and says who is here. */
  async beat(): Promise<void> {
    const rooms = (await Promise.all(this.rooms.values())).filter((room) => room !== null);
    if (rooms.length > 0) {
      const versions = await this.parts.store.classVersions(rooms.map(({ code }) => code));
      for (const room of rooms) {
        if (versions.get(room.code) !== room.version) room.refresh();
        this.changed(room);
      }
    }
    for (const connection of [...this.connections]) connection.beat();
  }

  /** Ends what nobody has ended. */
  async sweep(): Promise<void> {
    for (const code of await this.parts.store.endClasses(this.parts.now() - KEPT))
      this.tell(code, { kind: 'over', node: this.parts.node });
  }

  /** The node stops: who is here comes back elsewhere. */
  restart(retryAfter: number): void {
    for (const connection of [...this.connections]) connection.restart(retryAfter);
  }

  private async find(code: string): Promise<ClassRoom | null> {
    const { store, bus, now } = this.parts;
    const stored = await store.readClass(code);
    if (!stored) return null;
    const written = ({ version }: ClassRoom) => this.tell(code, { kind: 'written', node: this.parts.node, version });
    const room = new ClassRoom({ store, now, written }, code, stored);
    room.stop = await bus.subscribe(topic(code), (text) => this.hear(room, JSON.parse(text) as ClassNews));
    // What was written before it listened.
    room.refresh();
    return room;
  }

  private hear(room: ClassRoom, news: ClassNews): void {
    if (news.kind === 'over') this.finish(room);
    else if (news.node === this.parts.node) return;
    else if (news.kind === 'here') room.hearOfHere(news.node, news.here);
    else if (news.version > room.version) room.refresh();
  }

  private finish(room: ClassRoom): void {
    if (room.isOver) return;
    room.end();
    this.rooms.delete(room.code);
    room.stop?.().catch(this.parts.report);
  }

  private tell(code: string, news: ClassNews): void {
    void this.parts.bus.publish(topic(code), JSON.stringify(news));
  }
}

const topic = (code: string): string => `class/${code}`;
