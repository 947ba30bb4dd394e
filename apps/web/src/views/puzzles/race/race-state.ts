import {
  RACE_PROTOCOL,
  type RaceClientMessage,
  type RaceCommand,
  type RacerId,
  type RaceServerMessage,
  type RaceView,
  withRaceChange,
} from '@merellier/protocol/race';
import { type Accessor, batch, createSignal, onCleanup } from 'solid-js';
import { RoomLink } from '../../../online/room-link.ts';
import { keepRace, keptRace, type RacePlace } from './race-place.ts';

export type RaceRefused = Extract<RaceServerMessage, { type: 'refused' }>['refusal'];

/** A race, as somebody has it on this device. */
export interface RaceHere {
  /** Null until one is in a race. */
  readonly view: Accessor<RaceView | null>;
  readonly code: Accessor<string | null>;
  readonly who: Accessor<RacerId | null>;
  /** Whether the server is reached at present. */
  readonly holds: Accessor<boolean>;
  /** Whether it was asked to let one in, and has not answered yet. */
  readonly isEntering: Accessor<boolean>;
  /** Why the last thing asked for was refused; the same reason twice is two of them. */
  readonly refusal: Accessor<RaceRefused | null>;
  /** The server's clock, in milliseconds, by this device's own steady one. */
  readonly now: () => number;
  readonly make: (name: string) => void;
  readonly join: (code: string, name: string) => void;
  /** Goes back into the race of this word, if this device belongs to it. */
  readonly enter: (code: string) => boolean;
  /** Asks something of the race; false where the server is not reached, and nothing is done. */
  readonly ask: (command: RaceCommand) => boolean;
}

/** Stays in touch with a race; to be called within a Solid root. */
export function createRaceHere(): RaceHere {
  const [view, setView] = createSignal<RaceView | null>(null);
  const [you, setYou] = createSignal<{ readonly code: string; readonly who: RacerId } | null>(null);
  const [holds, setHolds] = createSignal(true);
  const [isEntering, setEntering] = createSignal(false);
  const [refusal, setRefusal] = createSignal<RaceRefused | null>(null, { equals: false });
  /** By how much this device's clock is ahead of the server's: messages come late, never early, so the least counts. */
  let ahead = Number.POSITIVE_INFINITY;
  let link: RoomLink<RaceClientMessage, RaceServerMessage> | null = null;
  /** What is said when the connection opens, where one is in no race yet. */
  let first: RaceClientMessage | null = null;
  /** Of this tab: another may be in another race. */
  let own: RacePlace | null = null;

  function greeting(): RaceClientMessage | null {
    return first ?? (own && { type: 'enter', protocol: RACE_PROTOCOL, ...own });
  }

  function hear(message: RaceServerMessage): void {
    if ('now' in message) ahead = Math.min(ahead, performance.now() - message.now);
    batch(() => {
      switch (message.type) {
        case 'you':
          own = { code: message.code, key: message.key };
          keepRace(own);
          setYou({ code: message.code, who: message.who });
          setRefusal(null);
          first = null;
          break;
        case 'race':
          setEntering(false);
          setView(message.view);
          break;
        case 'change':
          setView((before) => before && withRaceChange(before, message.change));
          break;
        case 'over':
          leave();
          break;
        case 'refused':
          refused(message.refusal);
          break;
      }
    });
  }

  function leave(): void {
    own = null;
    keepRace(null);
    setView(null);
    setYou(null);
  }

  function refused(why: RaceRefused): void {
    setEntering(false);
    // The race to which this device belonged is over.
    if (why.reason === 'no-race' && (own !== null || first?.type === 'enter')) leave();
    first = null;
    setRefusal(why);
  }

  function connect(): RoomLink<RaceClientMessage, RaceServerMessage> {
    if (link) return link;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/races/socket`;
    link = new RoomLink<RaceClientMessage, RaceServerMessage>({
      open: () => new WebSocket(address),
      later(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      held(isHeld) {
        if (isHeld) ahead = Number.POSITIVE_INFINITY;
        setHolds(isHeld);
      },
      ...{ random: Math.random, greeting, hear },
    });
    return link;
  }

  function say(message: RaceClientMessage): void {
    setRefusal(null);
    setEntering(true);
    first = message;
    // A new link says it as its greeting.
    if (link) link.send(message);
    else connect();
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

  return {
    ...{ view, holds, isEntering, refusal },
    code: () => you()?.code ?? null,
    who: () => you()?.who ?? null,
    now: () => performance.now() - (Number.isFinite(ahead) ? ahead : 0),
    make: (name) => say({ type: 'make', protocol: RACE_PROTOCOL, name }),
    join: (code, name) => say({ type: 'join', protocol: RACE_PROTOCOL, code, name }),
    enter(code) {
      const kept = keptRace();
      if (kept?.code !== code) return false;
      say({ type: 'enter', protocol: RACE_PROTOCOL, ...kept });
      return true;
    },
    ask(command) {
      setRefusal(null);
      return connect().send({ type: 'do', command });
    },
  };
}
