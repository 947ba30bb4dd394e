import { describe, expect, it } from 'vitest';
import { DAY, deadlineOf, LAG_PER_TURN, shownClock, type TimeControl } from './index.ts';
import { ANNA, BEN, Table } from './testing/table.ts';

const opened = (time: TimeControl): Table => Table.seated({ time }).play('d6 f4');
const left = (table: Table) => table.state.clock?.remaining;

describe('clocks', () => {
  it('do not run before both have made a turn [K1]', () => {
    const table = Table.seated().play('d6 f4', 5_000);
    expect(left(table)).toEqual({ white: 60_000, black: 60_000 });
  });

  it('with an increment add it after each turn [K2]', () => {
    const table = opened({ kind: 'increment', initial: 60_000, increment: 2_000 }).play('d2 b4', 5_000);
    expect(left(table)).toEqual({ white: 57_000, black: 57_000 });
  });

  it('are halved for a side that plays a tournament game so, and its turns add nothing', () => {
    const time: TimeControl = { kind: 'increment', initial: 60_000, increment: 2_000 };
    const tournament = { id: 'a-tournament-of-tuesday', startWithin: 30_000, berserk: ['black'] as const };
    const table = Table.seated({ time, tournament }).play('d6 f4 d2 b4', 5_000);
    expect(left(table)).toEqual({ white: 57_000, black: 25_000 });
  });

  it('give the first turn as long as its tournament does [E4]', () => {
    const tournament = { id: 'a-tournament-of-tuesday', startWithin: 20_000 };
    const { state } = Table.seated({ tournament });
    expect(deadlineOf(state)).toBe((state.clock?.since ?? 0) + 20_000 + LAG_PER_TURN);
  });

  it('with a simple delay wait before they run, and give nothing back [K3]', () => {
    const table = opened({ kind: 'delay', initial: 60_000, delay: 3_000 }).play('d2', 2_000).play('b4', 5_000);
    expect(left(table)).toEqual({ white: 60_000, black: 58_000 });
    expect(deadlineOf(table.state)).toBe(table.now + 63_000 + LAG_PER_TURN);
  });

  it('after Bronstein give back what a turn took, up to the delay [K4]', () => {
    const table = opened({ kind: 'bronstein', initial: 60_000, delay: 3_000 }).play('d2', 2_000).play('b4', 5_000);
    expect(left(table)).toEqual({ white: 60_000, black: 58_000 });
    expect(deadlineOf(table.state)).toBe(table.now + 60_000 + LAG_PER_TURN);
  });

  it('of a correspondence game begin anew with each turn [K5]', () => {
    const table = opened({ kind: 'correspondence', perTurn: 2 * DAY }).play('d2 b4', DAY);
    expect(left(table)).toEqual({ white: 2 * DAY, black: 2 * DAY });
    table.ask(BEN, { kind: 'give-time' });
    expect(left(table)).toEqual({ white: 3 * DAY, black: 2 * DAY });
    table.play('d1', DAY);
    expect(left(table)).toEqual({ white: 2 * DAY, black: 2 * DAY });
  });

  it('lose the game when they are down [K6]', () => {
    const table = opened({ kind: 'increment', initial: 60_000, increment: 0 });
    table.now += 60_000;
    expect(table.try(ANNA, { kind: 'turn', turn: 'd2', after: table.state.boardSeq })).toEqual({ reason: 'time-up' });
    table.ask(null, { kind: 'tick' });
    expect(table.state.outcome).toBeNull();
    table.now += LAG_PER_TURN;
    table.ask(null, { kind: 'tick' });
    expect(table.state.outcome).toMatchObject({ winner: 'black', reason: 'time' });
    expect(left(table)).toEqual({ white: 0, black: 60_000 });
  });

  it('do not count what the network took, as far as it goes [K7]', () => {
    const table = opened({ kind: 'increment', initial: 60_000, increment: 0 });
    table.lag = 400;
    table.play('d2', 5_000);
    expect(left(table)?.white).toBe(55_400);
    table.lag = 60_000;
    table.play('b4', 5_000);
    expect(left(table)?.black).toBe(56_000);
    for (const turn of ['d1', 'b2', 'a1', 'g4']) table.play(turn, 5_000);
    // Three seconds in all, and a little more with each turn.
    expect(left(table)?.black).toBeLessThanOrEqual(60_000 - 3 * 5_000 + 3_000 + 4 * 300);
  });

  it('save a turn that only the network made late [K7]', () => {
    const table = opened({ kind: 'increment', initial: 60_000, increment: 0 });
    table.lag = 500;
    table.play('d2', 60_300);
    expect(left(table)?.white).toBe(200);
  });

  it('are shown as they run, and never below nothing', () => {
    const table = opened({ kind: 'delay', initial: 60_000, delay: 3_000 });
    const { clock, options } = table.state;
    if (!clock) throw new Error('no clock');
    expect(shownClock(options.time, clock, 'white', table.now + 5_000)).toEqual({ white: 58_000, black: 60_000 });
    expect(shownClock(options.time, clock, 'white', table.now + 500_000)).toEqual({ white: 0, black: 60_000 });
  });

  it('get back the time that a server cost [K8]', () => {
    const table = opened({ kind: 'increment', initial: 60_000, increment: 0 });
    table.ask(null, { kind: 'compensate', ms: 7_000, sides: ['white'] });
    expect(left(table)).toEqual({ white: 67_000, black: 60_000 });
  });

  it('where there are none, a game may rest for months, not for ever [K9]', () => {
    const table = opened({ kind: 'none' });
    table.now += 80 * DAY;
    table.ask(null, { kind: 'tick' }).play('d2');
    table.now += 91 * DAY;
    table.ask(null, { kind: 'tick' });
    expect(table.state.outcome).toMatchObject({ winner: null, reason: 'abandonment' });
  });
});
