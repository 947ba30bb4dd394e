import { describe, expect, it } from 'vitest';
import { clockCall, createTurnCall } from './turn-call.ts';

function page() {
  const told: string[] = [];
  let hidden = true;
  const call = createTurnCall({
    isHidden: () => hidden,
    mark: (on) => told.push(on ? 'marked' : 'clean'),
    notify: () => told.push('notified'),
  });
  return {
    ...{ call, told },
    look(away: boolean) {
      hidden = away;
      call.looked();
    },
  };
}

describe('a player who looks elsewhere', () => {
  it('is called back when it becomes their turn, once, until they look', () => {
    const { call, told, look } = page();
    call.turn(false);
    call.turn(true);
    call.turn(true);
    expect(told).toEqual(['marked', 'notified']);
    look(false);
    look(true);
    expect(told).toEqual(['marked', 'notified', 'clean']);
    call.turn(false);
    call.turn(true);
    expect(told.slice(3)).toEqual(['marked', 'notified']);
  });

  it('is left alone once the turn is over, or the game is left', () => {
    const { call, told } = page();
    call.turn(true);
    call.turn(false);
    expect(told.at(-1)).toBe('clean');
    call.turn(true);
    call.stop();
    expect(told.at(-1)).toBe('clean');
  });

  it('is not told what they see', () => {
    const { call, told, look } = page();
    look(false);
    call.turn(true);
    expect(told).toEqual([]);
  });
});

describe('a clock', () => {
  it('is said aloud at thirty and at ten seconds, and not in between', () => {
    const said: number[] = [];
    for (let left = 41_000; left > -1_000; left -= 100) {
      const seconds = clockCall(left + 100, left);
      if (seconds !== null) said.push(seconds);
    }
    expect(said).toEqual([30, 10]);
  });

  it('says the lesser of two that were passed at once', () => {
    expect(clockCall(60_000, 9_000)).toBe(10);
    expect(clockCall(60_000, 0)).toBeNull();
  });
});
