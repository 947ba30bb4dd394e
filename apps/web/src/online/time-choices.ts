import { DAY, MINUTE, SECOND, type TimeControl } from '@merellier/protocol';

/** The clocks that are offered, by the name under which a choice is kept. */
export const TIME_CHOICES = {
  none: { kind: 'none' },
  'increment-3-2': { kind: 'increment', initial: 3 * MINUTE, increment: 2 * SECOND },
  'increment-5-3': { kind: 'increment', initial: 5 * MINUTE, increment: 3 * SECOND },
  'increment-10-5': { kind: 'increment', initial: 10 * MINUTE, increment: 5 * SECOND },
  'increment-30-10': { kind: 'increment', initial: 30 * MINUTE, increment: 10 * SECOND },
  'delay-5-3': { kind: 'delay', initial: 5 * MINUTE, delay: 3 * SECOND },
  'delay-10-5': { kind: 'delay', initial: 10 * MINUTE, delay: 5 * SECOND },
  'bronstein-5-3': { kind: 'bronstein', initial: 5 * MINUTE, delay: 3 * SECOND },
  'bronstein-10-5': { kind: 'bronstein', initial: 10 * MINUTE, delay: 5 * SECOND },
  'days-1': { kind: 'correspondence', perTurn: DAY },
  'days-3': { kind: 'correspondence', perTurn: 3 * DAY },
  'days-7': { kind: 'correspondence', perTurn: 7 * DAY },
} as const satisfies Readonly<Record<string, TimeControl>>;

export type TimeChoice = keyof typeof TIME_CHOICES;
