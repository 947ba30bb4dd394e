import { randomFrom } from '@merellier/engine';
import { describe, expect, it } from 'vitest';
import { puzzlesOf } from './collection.ts';
import { answered, beginRun, climbing, currentOf, isOver, missedIn, scoreOf } from './run.ts';

const puzzles = await puzzlesOf('marelle-a-6');

describe('the order of a run', () => {
  it('has every puzzle once, climbs from easy to hard, and is another one each time', () => {
    const order = climbing(puzzles, randomFrom(1));
    expect(new Set(order).size).toBe(puzzles.length);
    expect(order[0]?.grade).toBe(1);
    expect(order[70]?.grade).toBeGreaterThanOrEqual(4);
    expect(order).not.toEqual(climbing(puzzles, randomFrom(2)));
    expect(order).toEqual(climbing(puzzles, randomFrom(1)));
  });
  it('does with few puzzles', () => {
    expect(climbing(puzzles.slice(0, 3), randomFrom(1))).toHaveLength(3);
    expect(climbing([], randomFrom(1))).toEqual([]);
  });
});

describe('a storm', () => {
  it('lasts three minutes; a wrong turn costs ten seconds, and the next puzzle comes', () => {
    const storm = beginRun('storm', puzzles, 1000);
    expect(isOver(storm, 180_999)).toBe(false);
    expect(isOver(storm, 181_000)).toBe(true);
    const two = answered(answered(storm, true), false);
    expect(scoreOf(two)).toBe(1);
    expect(missedIn(two)).toEqual([puzzles[1]]);
    expect(currentOf(two, 2000)).toBe(puzzles[2]);
    expect(isOver(two, 171_000)).toBe(true);
  });
  it('is over with the last puzzle', () => {
    const short = answered(beginRun('storm', puzzles.slice(0, 1), 0), true);
    expect(isOver(short, 0)).toBe(true);
    expect(currentOf(short, 0)).toBeNull();
  });
});

it('a streak has no end but the first mistake', () => {
  const streak = answered(beginRun('streak', puzzles, 0), true);
  expect(isOver(streak, Number.MAX_SAFE_INTEGER)).toBe(false);
  const over = answered(streak, false);
  expect(isOver(over, 0)).toBe(true);
  expect(scoreOf(over)).toBe(1);
});
