import type { OnlineEvent, RecordedOnlineEvent } from './event.ts';

/**
 * The shape in which events of tournaments are recorded today. It grows by one when what an event holds changes, or what it
 * means; a new kind of event is no new shape.
 */
export const ONLINE_EVENT_SHAPE = 1;

/** Every kind of event that this version knows. */
const KINDS: Readonly<Record<OnlineEvent['kind'], true>> = {
  announced: true,
  rearranged: true,
  joined: true,
  reseated: true,
  entered: true,
  corrected: true,
  removed: true,
  withdrawn: true,
  returned: true,
  paired: true,
  playing: true,
  resulted: true,
  hastened: true,
  paused: true,
  resumed: true,
  barred: true,
  closed: true,
  reopened: true,
};

/** What lifts an event from each shape to the next, that of shape 1 first. */
const LIFTS: readonly ((event: OnlineEvent) => OnlineEvent)[] = [];

/**
 * An event in today's shape; null when a later version recorded it in a shape, or of a kind, that this one does not know. The one place
 * that knows earlier shapes.
 */
export function todaysOnlineEvent({
  shape = 1,
  event,
}: Pick<RecordedOnlineEvent, 'shape' | 'event'>): OnlineEvent | null {
  if (shape > ONLINE_EVENT_SHAPE || !Object.hasOwn(KINDS, event.kind)) return null;
  return LIFTS.slice(shape - 1).reduce((lifted, lift) => lift(lifted), event);
}
