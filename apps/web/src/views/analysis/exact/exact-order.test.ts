import type { Step, Turn, Walk } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import type { ExactTurn } from '../../../exact/exact.ts';
import { commonValue, compareExact, marksOf } from './exact-order.ts';

const turn = (value: ExactTurn['value'], distance: number | null, beyondLimit = false): ExactTurn =>
  ({ turn: { kind: 'move' } as Turn, value, distance, beyondLimit }) as ExactTurn;

describe('turns by their exact values', () => {
  it('come with the sooner win first and the sooner loss last', () => {
    const order = [
      turn('win', 3),
      turn('win', 9),
      turn('win', 5, true),
      turn('draw', null),
      turn('loss', 8),
      turn('loss', 2),
    ];
    expect([...order].reverse().sort(compareExact)).toEqual(order);
  });
});

describe('what all turns are worth', () => {
  it('is said once where they are worth the same, and of each where one differs', () => {
    const [draw, loss] = [turn('draw', null), turn('loss', 8)];
    expect(commonValue([draw, turn('draw', null), turn('draw', null)])).toBe(draw);
    expect(commonValue([loss, turn('loss', 8)])).toBe(loss);
    expect(commonValue([loss, turn('loss', 6)])).toBeNull();
    expect(commonValue([draw, draw, turn('win', 3)])).toBeNull();
    // What a draw rule spoils is worth something else than what it spoils.
    expect(commonValue([turn('win', 5, true), turn('win', 5, true)])).toBeNull();
    expect(commonValue([draw])).toBeNull();
    expect(commonValue([])).toBeNull();
  });
});

describe('what a place is worth', () => {
  const pick = (at: number): Step => ({ kind: 'pick', at });
  const land = (at: number): Step => ({ kind: 'land', at });
  const walks: Walk[] = [
    { turn: { kind: 'a' } as Turn, steps: [pick(1), land(2)] },
    { turn: { kind: 'b' } as Turn, steps: [pick(1), land(3)] },
    { turn: { kind: 'c' } as Turn, steps: [pick(4), land(3)] },
  ];
  const values: Record<string, ExactTurn> = { a: turn('loss', 4), b: turn('win', 7), c: turn('draw', null) };
  const marks = (done: readonly Step[]) =>
    marksOf(
      walks,
      done,
      (walk) => values[walk.turn.kind] ?? null,
      ({ distance }) => `${distance ?? '='}`,
    );

  it('is the best that can be reached from it, step by step', () => {
    expect(marks([])).toEqual([
      { place: 1, kind: 'win', label: '7' },
      { place: 4, kind: 'draw', label: '=' },
    ]);
    expect(marks([pick(1)])).toEqual([
      { place: 2, kind: 'loss', label: '4' },
      { place: 3, kind: 'win', label: '7' },
    ]);
  });
});
