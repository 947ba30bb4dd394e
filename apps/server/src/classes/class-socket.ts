import { CLASS_MESSAGE_BYTES, CLOSE_CODES, MESSAGE_BYTES } from '@merellier/protocol';
import {
  type Animal,
  CLASS_PROTOCOL,
  type ClassClientMessage,
  type ClassPerson,
  type ClassServerMessage,
  type ClassState,
  type ClassView,
  changeOfView,
  viewOfClass,
} from '@merellier/protocol/class';
import { classClientMessageSchema } from '@merellier/protocol/class-schemas';
import type { WebSocket } from 'ws';
import type { Limits } from '../limits/limits.ts';
import { hashOf, newToken } from '../store/ids.ts';
import type { ClassMember, ClassRoom } from './class-room.ts';
import type { ClassConnection, Classes } from './classes.ts';

/** A socket with more bytes than this waiting is not read at the other end: it is closed. */
const MOST_WAITING_BYTES = 2_000_000;

/** The connection is closed after this many messages that are none, or too many at once. */
const MOST_FAULTS = 20;

interface Parts {
  readonly socket: WebSocket;
  readonly classes: Classes;
  readonly limits: Limits;
  readonly address: string;
  /** Milliseconds between heartbeats. */
  readonly heartbeat: number;
  readonly report: (error: unknown) => void;
}

/** A device at the socket of classes: a teacher's, a pupil's, or one at the door. */
export class ClassSocket implements ClassMember, ClassConnection {
  who: ClassPerson | null = null;
  /** Only a teacher sends whole games. */
  get longest(): number {
    return this.who === 'teacher' ? CLASS_MESSAGE_BYTES : MESSAGE_BYTES;
  }
  private readonly parts: Parts;
  private readonly id = newToken();
  private room: ClassRoom | null = null;
  /** What the client was last shown. */
  private shown: ClassView | null = null;
  private doorShown = '';
  private faults = 0;
  private unanswered = 0;

  constructor(parts: Parts) {
    this.parts = parts;
    parts.socket.on('pong', () => {
      this.unanswered = 0;
    });
  }

  /** Takes in one message, as it came. */
  async receive(text: string): Promise<void> {
    const { limits, address } = this.parts;
    const wait = limits.messagesOfPlayer.take(`class ${this.id}`) || limits.messagesOfAddress.take(address);
    if (wait > 0) return this.fault({ reason: 'too-many', retryAfter: wait });
    const message = readMessage(text);
    if (!message) return this.fault({ reason: 'malformed' });
    try {
      await this.handle(message);
    } catch (error) {
      this.parts.report(error);
      this.refuse({ reason: 'unavailable', retryAfter: 1_000 });
    }
  }

  private async handle(message: ClassClientMessage): Promise<void> {
    if ('protocol' in message && message.protocol !== CLASS_PROTOCOL)
      return this.refuse({ reason: 'unsupported-protocol' });
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
        const done = await room.perform(who, message.command);
        return done.ok ? undefined : this.refuse(done.error);
      }
      case 'end':
        if (!this.room || this.who !== 'teacher') return this.refuse({ reason: 'not-yours' });
        return this.parts.classes.end(this.room);
    }
  }

  private async open(): Promise<void> {
    const { classes, limits, address } = this.parts;
    const wait = limits.classesOfAddress.take(address);
    if (wait > 0) return this.refuse({ reason: 'too-many', retryAfter: wait });
    const key = newToken();
    await this.enter(await classes.open(hashOf(key)), key);
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
    const joined = await room.join(pupil, hashOf(key));
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

  show(state: ClassState, here: ReadonlySet<Animal>): void {
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

  private showDoor(state: ClassState, here: ReadonlySet<Animal>): void {
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

  beat(): void {
    if (this.unanswered >= 2) {
      this.parts.socket.terminate();
      return;
    }
    this.unanswered++;
    if (this.isConnected) this.parts.socket.ping();
    this.send({ type: 'beat', every: this.parts.heartbeat });
  }

  /** The server stops. */
  restart(retryAfter: number): void {
    this.send({ type: 'closing', retryAfter });
    this.parts.socket.close(CLOSE_CODES.restart, 'restart');
  }

  /** The socket is closed, by either side. */
  async left(): Promise<void> {
    this.parts.classes.connections.delete(this);
    await this.leaveRoom();
  }

  private async leaveRoom(): Promise<void> {
    const { room } = this;
    this.room = null;
    this.who = null;
    if (room) await this.parts.classes.leave(room, this);
  }

  private fault(refusal: Extract<ClassServerMessage, { type: 'refused' }>['refusal']): void {
    this.faults++;
    if (this.faults > MOST_FAULTS) this.parts.socket.close(CLOSE_CODES.abuse, 'too many messages that are none');
    else this.refuse(refusal);
  }

  private refuse(refusal: Extract<ClassServerMessage, { type: 'refused' }>['refusal']): void {
    this.send({ type: 'refused', refusal });
  }

  private get isConnected(): boolean {
    return this.parts.socket.readyState === this.parts.socket.OPEN;
  }

  private send(message: ClassServerMessage): void {
    const { socket } = this.parts;
    if (!this.isConnected) return;
    if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate();
    else socket.send(JSON.stringify(message));
  }
}

function readMessage(text: string): ClassClientMessage | null {
  try {
    const parsed = classClientMessageSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Who holds the key of this hash; null for nobody of the class. */
function personOf(state: ClassState, hash: string): ClassPerson | null {
  if (state.teacher === hash) return 'teacher';
  const [pupil] = Object.entries(state.pupils).find(([, { key }]) => key === hash) ?? [];
  return (pupil as Animal | undefined) ?? null;
}
