import { type Clock, charge, charged, newClock, shownClock, type TimeControl } from '@merellier/protocol';
import { other, type Side } from '@merellier/rules';

/** A clock that stands on a table: pure, the time of day is handed in. The sides are named by their colours. */
export interface TableClock {
  readonly control: TimeControl;
  readonly clock: Clock;
  /** Whose time runs, or would run if it were not paused; null before the first press. */
  readonly running: Side | null;
  /** Since when it is paused; null while it runs. */
  readonly paused: number | null;
  readonly turns: Readonly<Record<Side, number>>;
  /** Whose time is over. */
  readonly fallen: Side | null;
}

export function setTableClock(control: TimeControl): TableClock {
  // On a table the first turn is timed like any other, and there is no network.
  const clock: Clock = { ...newClock(control, 0), begun: { white: true, black: true }, lag: { white: 0, black: 0 } };
  return { control, clock, running: null, paused: null, turns: { white: 0, black: 0 }, fallen: null };
}

/** A side presses: its own time stops and the other's runs. Before the first press, the other's time begins. */
export function pressClock(table: TableClock, side: Side, now: number): TableClock {
  if (table.fallen || table.paused !== null) return table;
  if (table.running === null) return { ...table, running: other(side), clock: { ...table.clock, since: now } };
  if (table.running !== side) return table;
  const cost = charge(table.control, table.clock, side, now, 0);
  if (!cost) return fellAt(table, now);
  const turns = { ...table.turns, [side]: table.turns[side] + 1 };
  return { ...table, turns, running: other(side), clock: charged(table.clock, side, cost, now) };
}

/** Stops the time, or lets it go on. */
export function pauseClock(table: TableClock, now: number): TableClock {
  if (table.running === null || table.fallen) return table;
  if (table.paused === null) return { ...table, paused: now };
  return { ...table, paused: null, clock: { ...table.clock, since: table.clock.since + now - table.paused } };
}

/** What both sides have left, in milliseconds; never below 0. */
export function shownTable(
  { control, clock, running, paused }: TableClock,
  now: number,
): Readonly<Record<Side, number>> {
  return shownClock(control, clock, running, paused ?? now) ?? clock.remaining;
}

/** The clock at a moment: where a side has no time left, that is so for good. */
export function fellAt(table: TableClock, now: number): TableClock {
  const { running, paused, fallen } = table;
  if (!running || fallen || paused !== null || shownTable(table, now)[running] > 0) return table;
  return {
    ...table,
    fallen: running,
    clock: { ...table.clock, remaining: { ...table.clock.remaining, [running]: 0 } },
  };
}
