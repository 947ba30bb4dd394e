import { SIDES, type Side } from '@merellier/rules';
import {
  DAY,
  GONE_LIMIT,
  GONE_LIMIT_WITHOUT_CLOCK,
  IDLE_LIMIT,
  LAG_GAINED,
  LAG_PER_TURN,
  LAG_SAVED,
  START_LIMIT,
} from './limits.ts';

/** How the time of a game is counted. All times in milliseconds. */
export type TimeControl =
  | { readonly kind: 'none' }
  /** Each turn adds `increment` (Fischer). */
  | { readonly kind: 'increment'; readonly initial: number; readonly increment: number }
  /** The clock of each turn starts after `delay`. */
  | { readonly kind: 'delay'; readonly initial: number; readonly delay: number }
  /** Each turn gives back what it took, up to `delay` (Bronstein). */
  | { readonly kind: 'bronstein'; readonly initial: number; readonly delay: number }
  /** Each turn may take so long. */
  | { readonly kind: 'correspondence'; readonly perTurn: number };

/** What sets the clocks of the two sides of a game apart. */
export interface Odds {
  /** The sides that play with half of their time, and without what turns add to it. */
  readonly berserk?: readonly Side[];
  /** The side that plays at many boards at the same time, and begins with so many milliseconds more. */
  readonly many?: { readonly side: Side; readonly extra: number };
}

/** The clock of a game, as it stood when the turn that is being thought about began. */
export interface Clock {
  readonly remaining: Readonly<Record<Side, number>>;
  /** When the turn that is being thought about began. */
  readonly since: number;
  /** Lag that may still be given back to each side. */
  readonly lag: Readonly<Record<Side, number>>;
  /** Whether each side has made its first turn, which is not timed but has a limit of its own. */
  readonly begun: Readonly<Record<Side, boolean>>;
  /** How long that first turn may take. */
  readonly startWithin: number;
  /** The sides whose time was halved, and to which turns add nothing. */
  readonly berserk: readonly Side[];
}

/** What one turn does to a clock. `lag` is what was given back, already left out of `spent`. */
export interface Charge {
  readonly spent: number;
  readonly gained: number;
  readonly lag: number;
}

type Both<Value> = Readonly<Record<Side, Value>>;

const both = <Value>(value: Value): Both<Value> => ({ white: value, black: value });

/** The same with another value for one side; its two names stand here, since that is several times faster than a computed one. */
const changed = <Value>({ white, black }: Both<Value>, side: Side, value: Value): Both<Value> =>
  side === 'white' ? { white: value, black } : { white, black: value };

/** What a side begins with; 0 where nothing is counted. */
export function initialTime(control: TimeControl): number {
  if (control.kind === 'none') return 0;
  return control.kind === 'correspondence' ? control.perTurn : control.initial;
}

/** The clock at the start of a game. */
export function newClock(
  control: TimeControl,
  now: number,
  startWithin: number = startLimit(control),
  { berserk = [], many }: Odds = {},
): Clock {
  const initial = (side: Side): number =>
    initialTime(control) / (berserk.includes(side) ? 2 : 1) + (many?.side === side && isLive(control) ? many.extra : 0);
  const remaining = { white: initial('white'), black: initial('black') };
  return { remaining, since: now, lag: both(LAG_SAVED), begun: both(false), startWithin, berserk };
}

/** What turns add to the time of a side, or delay it by. */
const extraOf = (control: TimeControl, { berserk }: Clock, side: Side): number =>
  berserk.includes(side) || control.kind === 'none' || control.kind === 'correspondence'
    ? 0
    : control.kind === 'increment'
      ? control.increment
      : control.delay;

/** Whether a game is played at one sitting, against a clock. */
export function isLive(control: TimeControl): boolean {
  return control.kind === 'increment' || control.kind === 'delay' || control.kind === 'bronstein';
}

/** How long the first turn of a side may take. */
export function startLimit(control: TimeControl): number {
  if (isLive(control)) return START_LIMIT;
  return control.kind === 'correspondence' ? Math.max(control.perTurn, DAY) : IDLE_LIMIT;
}

/** How long a player must be gone before the game can be claimed; null where only the clock decides. */
export function goneLimit(control: TimeControl): number | null {
  if (isLive(control)) return GONE_LIMIT;
  return control.kind === 'none' ? GONE_LIMIT_WITHOUT_CLOCK : null;
}

/** The lag that a turn of this side may still be given back. */
const lagFor = (clock: Clock, side: Side): number => Math.min(LAG_PER_TURN, clock.lag[side]);

/** How long the turn of a side may take, its lag apart. */
function allowance(control: TimeControl, clock: Clock, side: Side): number {
  if (!clock.begun[side]) return clock.startWithin;
  if (control.kind === 'none') return IDLE_LIMIT;
  return clock.remaining[side] + (control.kind === 'delay' ? extraOf(control, clock, side) : 0);
}

/** When the time of the side to play is surely over, lag given back. */
export function timeLimit(control: TimeControl, clock: Clock, side: Side): number {
  return clock.since + allowance(control, clock, side) + lagFor(clock, side);
}

/** What a turn played now costs, when the network took `lag` of it; null when it comes too late. */
export function charge(control: TimeControl, clock: Clock, side: Side, now: number, lag: number): Charge | null {
  const elapsed = Math.max(0, now - clock.since);
  const given = Math.floor(Math.min(Math.max(0, lag), lagFor(clock, side), elapsed));
  const thought = elapsed - given;
  if (thought >= allowance(control, clock, side)) return null;
  if (!clock.begun[side] || control.kind === 'none') return { spent: 0, gained: 0, lag: 0 };
  switch (control.kind) {
    case 'increment':
      return { spent: thought, gained: extraOf(control, clock, side), lag: given };
    case 'delay':
      return { spent: Math.max(0, thought - extraOf(control, clock, side)), gained: 0, lag: given };
    case 'bronstein':
      return { spent: thought, gained: Math.min(thought, extraOf(control, clock, side)), lag: given };
    case 'correspondence':
      // The next turn has its whole time again; a gift of time lasts for the turn that it was given for.
      return { spent: thought, gained: control.perTurn - (clock.remaining[side] - thought), lag: given };
  }
}

/** The clock after a turn that cost this much. */
export function charged(clock: Clock, side: Side, cost: Charge, now: number): Clock {
  return {
    startWithin: clock.startWithin,
    berserk: clock.berserk,
    remaining: changed(clock.remaining, side, clock.remaining[side] - cost.spent + cost.gained),
    since: now,
    lag: changed(clock.lag, side, Math.min(LAG_SAVED, clock.lag[side] - cost.lag + LAG_GAINED)),
    begun: changed(clock.begun, side, true),
  };
}

/** What the clocks show at a moment, for display; never below 0. Null where nothing is counted. */
export function shownClock(
  control: TimeControl,
  clock: Clock,
  running: Side | null,
  now: number,
): Readonly<Record<Side, number>> | null {
  if (control.kind === 'none') return null;
  const shown: Record<Side, number> = { ...clock.remaining };
  if (running && clock.begun[running]) {
    const delay = control.kind === 'delay' ? extraOf(control, clock, running) : 0;
    shown[running] -= Math.max(0, now - clock.since - delay);
  }
  for (const side of SIDES) shown[side] = Math.max(0, shown[side]);
  return shown;
}
