import { describe, expect, it } from 'vitest';
import { type Grade, newCard, type Schedule } from './card.ts';
import { answered, createScheduler } from './schedule.ts';

const START = Date.UTC(2022, 10, 29, 12, 30);
const DAY = 86_400_000;
const [G, A]: Grade[] = ['right', 'wrong'];

/** The parameters under which the reference values were published: all defaults of FSRS-6, nothing left to chance. */
const reference = createScheduler({
  enable_fuzz: false,
  learning_steps: ['1m', '10m'],
  relearning_steps: ['10m'],
});

describe('FSRS-6, held to the values published for it', () => {
  // py-fsrs, tests/test_basic.py, test_review_card; ts-fsrs, FSRS-6.test.ts, ivl_history.
  it('intervals in days, each card answered when it is due', () => {
    const days: number[] = [];
    let [schedule, now]: [Schedule | null, number] = [null, START];
    for (const grade of [G, G, G, G, G, G, A, A, G, G, G, G, G] as Grade[]) {
      schedule = reference(schedule, grade, now);
      days.push(Math.floor((schedule.due - now) / DAY));
      now = schedule.due;
    }
    expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  // fsrs-rs, src/inference.rs, test_memory_state; py-fsrs, test_memo_state; ts-fsrs, FSRS-6.test.ts.
  it('stability and difficulty after six answers', () => {
    let [schedule, now]: [Schedule | null, number] = [null, START];
    for (const [days, grade] of [
      [0, A],
      [0, G],
      [1, G],
      [3, G],
      [8, G],
      [21, G],
    ] as [number, Grade][]) {
      now += days * DAY;
      schedule = reference(schedule, grade, now);
    }
    expect(schedule?.stability).toBeCloseTo(53.62691, 4);
    expect(schedule?.difficulty).toBeCloseTo(6.3574867, 4);
  });

  // ts-fsrs, FSRS-6.test.ts, first repeat.
  it('stability and difficulty after the first answer', () => {
    const first = (['wrong', 'helped', 'right'] as const).map((grade) => reference(null, grade, START));
    expect(first.map(({ stability }) => stability)).toEqual([0.212, 1.2931, 2.3065]);
    expect(first.map(({ difficulty }) => difficulty)).toEqual([6.4133, 5.11217071, 2.11810397]);
  });
});

describe('a card of the page', () => {
  const card = newCard({ kind: 'word', term: 'mill' }, START);
  const minutes = (grade: Grade): number => ((answered(card, grade, START).schedule?.due ?? 0) - START) / 60_000;

  it('comes back in ten minutes when it was wrong, sooner after help than when it was right, and then after days', () => {
    expect(minutes('wrong')).toBe(10);
    expect(minutes('helped')).toBeLessThan(minutes('right'));
    expect(minutes('right')).toBeGreaterThanOrEqual(2 * 24 * 60);
  });

  it('comes back later each time it is right, within a year, and soon once it is wrong', () => {
    let now = START;
    let known = card;
    const gaps: number[] = [];
    for (let i = 0; i < 9; i++) {
      known = answered(known, 'right', now);
      gaps.push((known.schedule?.due ?? 0) - now);
      now = known.schedule?.due ?? 0;
    }
    expect(gaps.slice(0, 4)).toEqual([...gaps.slice(0, 4)].sort((a, b) => a - b));
    expect(Math.max(...gaps) / DAY).toBeLessThanOrEqual(366);
    const lost = answered(known, 'wrong', now);
    expect(lost.schedule?.due).toBe(now + 10 * 60_000);
    expect(lost.schedule?.lapses).toBe(1);
    expect(lost.answers.map(({ grade }) => grade)).toEqual([...Array(9).fill('right'), 'wrong']);
  });
});
