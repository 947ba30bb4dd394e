import { describe, expect, it } from 'vitest';
import { clockFrom } from './kept-clock.ts';
import { fellAt, pauseClock, pressClock, setTableClock, shownTable, type TableClock } from './table-clock.ts';

const S = 1000;
const increment = { kind: 'increment', initial: 60 * S, increment: 5 * S } as const;

/** White presses at each of these moments, and Black at those between. */
const play = (table: TableClock, ...moments: readonly number[]): TableClock =>
  moments.reduce((now, at) => pressClock(now, now.running ?? 'black', at), table);

describe('the clock of a table', () => {
  it('starts the time of the other side with the first press, which costs nothing', () => {
    const table = play(setTableClock(increment), 10 * S);
    expect(table.running).toBe('white');
    expect(shownTable(table, 14 * S)).toEqual({ white: 56 * S, black: 60 * S });
  });

  it('adds, delays or gives back the seconds of a turn', () => {
    expect(shownTable(play(setTableClock(increment), 0, 20 * S), 20 * S).white).toBe(45 * S);
    const delay = { kind: 'delay', initial: 60 * S, delay: 5 * S } as const;
    expect(shownTable(play(setTableClock(delay), 0, 3 * S), 3 * S).white).toBe(60 * S);
    expect(shownTable(play(setTableClock(delay), 0, 20 * S), 20 * S).white).toBe(45 * S);
    const bronstein = { kind: 'bronstein', initial: 60 * S, delay: 5 * S } as const;
    expect(shownTable(play(setTableClock(bronstein), 0, 3 * S), 3 * S).white).toBe(60 * S);
    expect(shownTable(play(setTableClock(bronstein), 0, 20 * S), 20 * S).white).toBe(45 * S);
  });

  it('hears only the side whose time runs', () => {
    const table = play(setTableClock(increment), 0);
    expect(pressClock(table, 'black', 5 * S)).toBe(table);
    expect(pressClock(table, 'white', 5 * S)).toMatchObject({ running: 'black', turns: { white: 1, black: 0 } });
  });

  it('stands still while it is paused', () => {
    const paused = pauseClock(play(setTableClock(increment), 0), 10 * S);
    expect(shownTable(paused, 500 * S).white).toBe(50 * S);
    expect(pressClock(paused, 'white', 20 * S)).toBe(paused);
    expect(shownTable(pauseClock(paused, 500 * S), 505 * S).white).toBe(45 * S);
    expect(fellAt(paused, 500 * S).fallen).toBeNull();
  });

  it('falls for good, and a press that comes too late is none', () => {
    const table = play(setTableClock(increment), 0);
    expect(fellAt(table, 59 * S).fallen).toBeNull();
    const late = pressClock(table, 'white', 61 * S);
    expect(late.fallen).toBe('white');
    expect(shownTable(late, 500 * S).white).toBe(0);
    expect(pressClock(late, 'white', 62 * S)).toBe(late);
  });

  it('is found again as it stood, and runs on meanwhile', () => {
    const table = play(setTableClock(increment), 10 * S, 14 * S);
    const found = clockFrom(JSON.stringify(table));
    expect(found).toEqual(table);
    expect(found && shownTable(found, 20 * S)).toEqual({ white: 61 * S, black: 54 * S });
    const paused = pauseClock(table, 16 * S);
    expect(clockFrom(JSON.stringify(paused))).toEqual(paused);
    for (const damaged of [null, '', '{}', '{"control":{"kind":"none"}}', JSON.stringify({ ...table, turns: -1 })])
      expect(clockFrom(damaged)).toBeNull();
  });
});
