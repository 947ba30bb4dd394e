import {
  type Animal,
  CLASS_PROTOCOL,
  type ClassClientMessage,
  type ClassCommand,
  type ClassPerson,
  type ClassServerMessage,
  type ClassView,
  withChange,
} from '@merellier/protocol/class';
import { type Accessor, batch, createSignal, onCleanup } from 'solid-js';
import { type ClassRole, keepPlace, keptPlace } from '../../class/class-place.ts';
import { RoomLink } from '../../online/room-link.ts';

export type ClassRefused = Extract<ClassServerMessage, { type: 'refused' }>['refusal'];

/** A class, as the teacher or a pupil has it on this device. */
export interface ClassHere {
  /** Null until one is in a class. */
  readonly view: Accessor<ClassView | null>;
  readonly code: Accessor<string | null>;
  readonly who: Accessor<ClassPerson | null>;
  /** Whether the server is reached at present. */
  readonly holds: Accessor<boolean>;
  /** The nicknames that are taken; null until one stands at a door. */
  readonly taken: Accessor<readonly Animal[] | null>;
  /** Why the last thing asked for was refused; the same reason twice is two of them. */
  readonly refusal: Accessor<ClassRefused | null>;
  readonly over: Accessor<'ended' | 'removed' | null>;
  /** Opens a class of one's own. */
  readonly open: () => void;
  readonly knock: (code: string) => void;
  readonly join: (code: string, pupil: Animal) => void;
  /** Asks something of the class; false where the server is not reached, and nothing is done. */
  readonly ask: (command: ClassCommand) => boolean;
  /** Ends the class. */
  readonly end: () => void;
  readonly forgetRefusal: () => void;
}

/**
 * Goes back to the class that this device belongs to, if there is one, and stays in touch with it; to be called within a Solid
 * root. A pupil's device goes to the class of that word only.
 */
export function createClassHere(role: ClassRole, door: string | null = null): ClassHere {
  const [view, setView] = createSignal<ClassView | null>(null);
  const [you, setYou] = createSignal<{ readonly code: string; readonly who: ClassPerson } | null>(null);
  const [holds, setHolds] = createSignal(true);
  const [taken, setTaken] = createSignal<readonly Animal[] | null>(null);
  const [refusal, setRefusal] = createSignal<ClassRefused | null>(null, { equals: false });
  const [over, setOver] = createSignal<'ended' | 'removed' | null>(null);
  let link: RoomLink<ClassClientMessage, ClassServerMessage> | null = null;
  /** What is said when the connection opens, where one is in no class yet. */
  let first: ClassClientMessage | null = door === null ? null : { type: 'knock', protocol: CLASS_PROTOCOL, code: door };

  const place = () => {
    const kept = keptPlace(role);
    return kept && (door === null || kept.code === door) ? kept : null;
  };

  function greeting(): ClassClientMessage | null {
    const kept = place();
    return kept ? { type: 'enter', protocol: CLASS_PROTOCOL, code: kept.code, key: kept.key } : first;
  }

  function hear(message: ClassServerMessage): void {
    batch(() => {
      switch (message.type) {
        case 'you':
          keepPlace(role, {
            ...{ code: message.code, key: message.key },
            pupil: message.who === 'teacher' ? undefined : message.who,
          });
          setYou({ code: message.code, who: message.who });
          setRefusal(null);
          setOver(null);
          first = null;
          break;
        case 'class':
          setView(message.view);
          break;
        case 'change':
          setView((before) => before && withChange(before, message.change));
          break;
        case 'door':
          setTaken(message.taken);
          break;
        case 'over':
          keepPlace(role, null);
          leave();
          setOver(message.how);
          break;
        case 'refused':
          refused(message.refusal);
          break;
      }
    });
  }

  function leave(): void {
    setView(null);
    setYou(null);
    setTaken(null);
  }

  function refused(why: ClassRefused): void {
    // The class to which this device belonged is over, or somebody else has taken up the nickname.
    if (why.reason === 'no-class' && place()) {
      keepPlace(role, null);
      leave();
      if (door !== null) {
        knock(door);
        return;
      }
    }
    setRefusal(why);
  }

  function connect(): RoomLink<ClassClientMessage, ClassServerMessage> {
    if (link) return link;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/classes/socket`;
    link = new RoomLink<ClassClientMessage, ClassServerMessage>({
      open: () => new WebSocket(address),
      later(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      ...{ random: Math.random, greeting, hear, held: setHolds },
    });
    return link;
  }

  function say(message: ClassClientMessage): void {
    if (link === null) first = message;
    if (!connect().send(message)) first = message;
  }

  function knock(code: string): void {
    setRefusal(null);
    say({ type: 'knock', protocol: CLASS_PROTOCOL, code });
  }

  const wake = (): void => {
    if (document.visibilityState === 'visible') link?.wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  onCleanup(() => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    link?.close();
  });
  if (greeting()) connect();

  return {
    ...{ view, holds, taken, refusal, over, knock },
    code: () => you()?.code ?? null,
    who: () => you()?.who ?? null,
    open() {
      setOver(null);
      say({ type: 'open', protocol: CLASS_PROTOCOL });
    },
    join: (code, pupil) => say({ type: 'join', code, pupil }),
    ask(command) {
      setRefusal(null);
      return connect().send({ type: 'do', command });
    },
    end: () => void connect().send({ type: 'end' }),
    forgetRefusal: () => void setRefusal(null),
  };
}
