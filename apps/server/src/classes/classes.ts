import { randomInt } from 'node:crypto';
import {
  type ClassPerson,
  type ClassRefusal,
  type ClassServerRefusal,
  type ClassState,
  newClass,
  newClassCode,
} from '@merellier/protocol/class';
import type { Bus } from '../games/bus.ts';
import type { KeptMember, KeptRoom } from '../kept/kept-room.ts';
import { KeptRooms } from '../kept/kept-rooms.ts';
import type { KeptStore } from '../store/kept-store.ts';

/** A class in which nothing happened for so many milliseconds is over: somebody forgot to end it. */
const KEPT = 4 * 3_600_000;

export type ClassRefused = ClassRefusal | ClassServerRefusal;
export type ClassRoom = KeptRoom<ClassState, ClassPerson, ClassRefused>;
export type ClassMember = KeptMember<ClassState, ClassPerson>;

interface Parts {
  readonly node: string;
  readonly store: KeptStore<ClassState>;
  readonly bus: Bus;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** The classes of a node. */
export class Classes extends KeptRooms<ClassState, ClassPerson, ClassRefused> {
  constructor(parts: Parts) {
    super({
      ...parts,
      ...{ sort: 'class', newWord: () => newClassCode(randomInt), keptFor: KEPT, gone: { reason: 'no-class' } },
    });
  }

  /** Opens a class for who holds the key of this hash, and gives its word. */
  openFor(teacher: string): Promise<string> {
    return this.open(newClass(teacher));
  }
}
