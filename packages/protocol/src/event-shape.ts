import type { GameEvent, RecordedEvent } from './event.ts';
import type { Player } from './options.ts';

/**
 * The shape in which events are recorded today. It grows by one when what an event holds changes, or what it means; a new
 * kind of event is no new shape.
 *
 * 1. Events without a number. Players do not always say whether they have an account.
 * 2. Players say so.
 * 3. A game may begin after an opening (`options.opening`).
 */
export const EVENT_SHAPE = 3;

/** Every kind of event that this version knows. */
const KINDS: Readonly<Record<GameEvent['kind'], true>> = {
  created: true,
  joined: true,
  reseated: true,
  contributed: true,
  started: true,
  thrown: true,
  turned: true,
  offered: true,
  declined: true,
  'taken-back': true,
  'time-given': true,
  compensated: true,
  ended: true,
  revealed: true,
  rated: true,
  rematched: true,
};

/** What lifts an event from each shape to the next, that of shape 1 first. */
const LIFTS: readonly ((event: GameEvent) => GameEvent)[] = [accountsSaid, (event) => event];

/**
 * An event in today's shape; null when a later version recorded it in a shape, or of a kind, that this one does not know. The one place that knows earlier shapes.
 */
export function todaysEvent({ shape = 1, event }: Pick<RecordedEvent, 'shape' | 'event'>): GameEvent | null {
  if (shape > EVENT_SHAPE || !Object.hasOwn(KINDS, event.kind)) return null;
  return LIFTS.slice(shape - 1).reduce((lifted, lift) => lift(lifted), event);
}

/** From shape 1 to 2: who does not say so has no account. */
function accountsSaid(event: GameEvent): GameEvent {
  switch (event.kind) {
    case 'created':
      return { ...event, host: saying(event.host) };
    case 'joined':
      return { ...event, guest: saying(event.guest) };
    case 'reseated':
      return { ...event, player: saying(event.player) };
    default:
      return event;
  }
}

const saying = (player: Omit<Player, 'registered'> & { readonly registered?: boolean }): Player => ({
  ...player,
  registered: player.registered ?? false,
});
