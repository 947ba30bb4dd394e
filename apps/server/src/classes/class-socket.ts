import { randomInt } from 'node:crypto';
import { CLASS_MESSAGE_BYTES } from '@merellier/protocol';
import {
  type Animal,
  CLASS_PROTOCOL,
  type ClassClientMessage,
  type ClassPerson,
  type ClassServerMessage,
  type ClassState,
  type ClassView,
  changeOfView,
  decideClass,
  joinClass,
  viewOfClass,
} from '@merellier/protocol/class';
import { classClientMessageSchema } from '@merellier/protocol/class-schemas';
import { fail, ok, type Throw, toThrow } from '@merellier/rules';
import { KeptSocket, type KeptSocketParts } from '../kept/kept-socket.ts';
import { hashOf, newToken } from '../store/ids.ts';
import type { Classes, ClassMember, ClassRefused, ClassRoom } from './classes.ts';

const face = (): number => randomInt(1, 7);
const throwOfDice = (): Throw => toThrow([face(), face(), face()]);

interface Parts extends KeptSocketParts {
  readonly classes: Classes;
}

/** A device at the socket of classes: a teacher's, a pupil's, or one at the door. */
export class ClassSocket
  extends KeptSocket<ClassClientMessage, ClassServerMessage, ClassRefused>
  implements ClassMember
{
  who: ClassPerson | null = null;
  protected readonly schema = classClientMessageSchema;
  protected readonly protocol: number = CLASS_PROTOCOL;
  private readonly parts: Parts;
  private room: ClassRoom | null = null;
  /** What the client was last shown. */
  private shown: ClassView | null = null;
  private doorShown = '';

  constructor(parts: Parts) {
    super(parts);
    this.parts = parts;
  }

  /** Only a teacher sends whole games. */
  override get longest(): number {
    return this.who === 'teacher' ? CLASS_MESSAGE_BYTES : super.longest;
  }

  protected async handle(message: ClassClientMessage): Promise<void> {
    switch (message.type) {
      case 'open':
        return this.open();
      case 'knock':
        return this.knock(message.code);
      case 'join':
        return this.join(message.code, message.pupil);
      case 'enter':
        return this.enter(message.code, message.key);
      case 'do': {
        const { room, who } = this;
        if (!room || !who) return this.refuse({ reason: 'no-class' });
        const done = await room.ask((state) => decideClass(state, who, message.command, throwOfDice));
        return done.ok ? undefined : this.refuse(done.error);
      }
      case 'end':
        if (!this.room || this.who !== 'teacher') return this.refuse({ reason: 'not-yours' });
        return this.parts.classes.end(this.room);
    }
  }

  protected refused(refusal: ClassRefused): ClassServerMessage {
    return { type: 'refused', refusal };
  }

  protected forget(): void {
    this.parts.classes.connections.delete(this);
  }

  private async open(): Promise<void> {
    const { classes, limits, address } = this.parts;
    const wait = limits.classesOfAddress.take(address);
    if (wait > 0) return this.refuse({ reason: 'too-many', retryAfter: wait });
    const key = newToken();
    await this.enter(await classes.openFor(hashOf(key)), key);
  }

  /**
   * Finds a class by its word. A word that opens nothing here is counted, and a class that is shut is no other case. Who proves
   * to belong to a class is let in however often others have guessed from the same address.
   */
  private async find(
    code: string,
    isOpen: (state: ClassState) => boolean,
    isProven: boolean,
  ): Promise<ClassRoom | null> {
    const { classes, limits, address } = this.parts;
    const wait = limits.classGuessesOfAddress.wait(address);
    await this.leaveRoom();
    const room = wait > 0 && !isProven ? null : await classes.enter(code, this);
    if (room && isOpen(room.state) && this.isConnected) return room;
    if (room) await classes.leave(room, this);
    if (wait === 0) limits.classGuessesOfAddress.take(address);
    this.refuse(wait > 0 ? { reason: 'too-many', retryAfter: wait } : { reason: 'no-class' });
    return null;
  }

  private async knock(code: string): Promise<void> {
    const room = await this.find(code, ({ open }) => open, false);
    this.room = room;
    this.doorShown = '';
    if (room) this.show(room.state, room.here());
  }

  private async join(code: string, pupil: Animal): Promise<void> {
    const room = await this.find(code, ({ open }) => open, false);
    if (!room) return;
    this.room = room;
    const key = newToken();
    const joined = await room.ask((state, here) => {
      const next = joinClass(state, pupil, hashOf(key), here.has(pupil));
      return next ? ok(next) : fail({ reason: state.open ? 'taken' : 'no-class' });
    });
    if (!joined.ok) return this.refuse(joined.error);
    this.arrive(room, pupil, key);
  }

  private async enter(code: string, key: string): Promise<void> {
    const hash = hashOf(key);
    const room = await this.find(code, (state) => personOf(state, hash) !== null, true);
    const who = room && personOf(room.state, hash);
    if (room && who) this.arrive(room, who, key);
  }

  private arrive(room: ClassRoom, who: ClassPerson, key: string): void {
    this.room = room;
    this.who = who;
    this.shown = null;
    this.send({ type: 'you', code: room.code, who, key });
    this.show(room.state, room.here());
    this.parts.classes.changed(room);
  }

  show(state: ClassState, here: ReadonlySet<ClassPerson>): void {
    const { who, shown } = this;
    const view = who && viewOfClass(state, who, here);
    if (who === null) this.showDoor(state, here);
    else if (!view) this.sendAway('removed');
    else {
      const change = shown && changeOfView(shown, view);
      this.shown = view;
      if (!shown) this.send({ type: 'class', view });
      else if (change) this.send({ type: 'change', change });
    }
  }

  private showDoor(state: ClassState, here: ReadonlySet<ClassPerson>): void {
    const taken = Object.keys(state.pupils).filter((pupil): pupil is Animal => here.has(pupil as Animal));
    if (!this.room || this.doorShown === taken.join(' ') + state.open) return;
    this.doorShown = taken.join(' ') + state.open;
    if (state.open) this.send({ type: 'door', taken });
  }

  over(): void {
    this.sendAway('ended');
  }

  private sendAway(how: 'ended' | 'removed'): void {
    const { room, who } = this;
    this.room = null;
    this.who = null;
    this.shown = null;
    if (who) this.send({ type: 'over', how });
    if (room && how === 'removed') this.parts.classes.leave(room, this).catch(this.parts.report);
  }

  protected async leaveRoom(): Promise<void> {
    const { room } = this;
    this.room = null;
    this.who = null;
    if (room) await this.parts.classes.leave(room, this);
  }
}

/** Who holds the key of this hash; null for nobody of the class. */
function personOf(state: ClassState, hash: string): ClassPerson | null {
  if (state.teacher === hash) return 'teacher';
  const [pupil] = Object.entries(state.pupils).find(([, { key }]) => key === hash) ?? [];
  return (pupil as Animal | undefined) ?? null;
}
