import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  between,
  dragged,
  FACES,
  isSeen,
  type Orientation,
  START,
  settled,
  showing,
  turnedBy,
  type Vector,
  type Way,
} from './orientation.ts';

const WAYS: readonly Way[] = ['left', 'right', 'up', 'down'];
const coordinate = fc.constantFrom(-1, 0, 1);
const surface = fc.tuple(coordinate, coordinate, coordinate).filter((point) => point.some((c) => c !== 0));
const turned = fc
  .array(fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true })), {
    maxLength: 4,
  })
  .map((drags) => drags.reduce((at: Orientation, [x, y]) => dragged(at, x, y), START));

const seenFaces = (at: Orientation): number => FACES.filter((face) => apply(at, face)[2] > 0.002).length;
const close = (a: Orientation, b: Orientation): void => {
  for (const [i, row] of a.entries())
    for (const [j, value] of row.entries()) expect(value).toBeCloseTo(b[i]?.[j] ?? 9, 9);
};

describe('how a cube is turned', () => {
  it('begins with front, top and right to be seen', () => {
    const seen: readonly Vector[] = FACES.filter((face) => apply(START, face)[2] > 0.002);
    expect(seen).toEqual([
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });

  it('stays a rotation however it is dragged', () => {
    fc.assert(
      fc.property(turned, surface, (at, point) => {
        expect(Math.hypot(...apply(at, point))).toBeCloseTo(Math.hypot(...point), 9);
      }),
    );
  });

  it('comes to rest on a view of three faces, and stays there', () => {
    fc.assert(
      fc.property(turned, (at) => {
        expect(seenFaces(settled(at))).toBe(3);
        close(settled(settled(at)), settled(at));
      }),
    );
  });

  it('is turned by a quarter, to and fro', () => {
    const back: Record<Way, Way> = { left: 'right', right: 'left', up: 'down', down: 'up' };
    fc.assert(
      fc.property(turned, fc.constantFrom(...WAYS), (at, way) => {
        const there = turnedBy(at, way);
        expect(seenFaces(there)).toBe(3);
        close(turnedBy(there, back[way]), settled(at));
        close(turnedBy(turnedBy(turnedBy(there, way), way), way), settled(at));
      }),
    );
  });

  it('takes the face in front where the key says', () => {
    // To the right: what was in front is then at the right.
    expect(apply(turnedBy(START, 'right'), [0, 0, 1])[0]).toBeGreaterThan(0.5);
    expect(apply(turnedBy(START, 'left'), [0, 0, 1])[0]).toBeLessThan(-0.5);
    expect(apply(turnedBy(START, 'up'), [0, 0, 1])[1]).toBeGreaterThan(0.5);
    expect(apply(turnedBy(START, 'down'), [0, 0, 1])[1]).toBeLessThan(-0.5);
  });

  it('shows any point of the surface by a turn', () => {
    fc.assert(
      fc.property(turned, surface, (at, point) => {
        expect(isSeen(showing(at, point), point)).toBe(true);
        if (isSeen(at, point)) expect(showing(at, point)).toBe(at);
      }),
    );
  });

  it('goes from one view to another without a jump', () => {
    fc.assert(
      fc.property(turned, fc.constantFrom(...WAYS), (at, way) => {
        const [from, to] = [settled(at), turnedBy(at, way)];
        close(between(from, to, 0), from);
        close(between(from, to, 1), to);
        const half = between(from, to, 0.5);
        close(between(half, to, 0.5), between(from, to, 0.75));
      }),
    );
  });
});
