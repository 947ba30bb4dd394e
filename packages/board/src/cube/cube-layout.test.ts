import { CUBE } from '@merellier/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeNear } from '../geometry.ts';
import { layOutCube } from './cube-layout.ts';
import { dragged, type Orientation, START, settled, showing } from './orientation.ts';

const space = CUBE.space ?? [];
const angle = fc.double({ min: -3, max: 3, noNaN: true });
const turned = fc.tuple(angle, angle).map(([x, y]): Orientation => dragged(START, x, y));
const layOut = (at: Orientation) => layOutCube(CUBE, space, at);

describe('a cube laid out', () => {
  it('shows three faces with nineteen points at rest, and all lines of these faces', () => {
    fc.assert(
      fc.property(turned, (at) => {
        const { body, strokes } = layOut(settled(at));
        expect(body?.faces).toHaveLength(3);
        expect(body?.hidden.size).toBe(7);
        // Two medians a face, nine edges around three faces that share three of them.
        expect(strokes).toHaveLength(3 * 2 + 9);
        expect(body?.ridges).toHaveLength(3);
      }),
    );
  });

  it('keeps everything inside its frame, however it is turned', () => {
    fc.assert(
      fc.property(turned, (at) => {
        const { at: points, frame, man } = layOut(at);
        for (const [x, y] of points) {
          expect(x - man).toBeGreaterThan(frame.x);
          expect(y - man).toBeGreaterThan(frame.y);
          expect(x + man).toBeLessThan(frame.x + frame.width);
          expect(y + man).toBeLessThan(frame.y + frame.height);
        }
      }),
    );
  });

  it('means the point in front by a tap, never one that lies hidden behind it', () => {
    fc.assert(
      fc.property(turned, fc.nat(25), (from, place) => {
        const layout = layOut(showing(from, space[place] ?? [0, 0, 1]));
        const found = placeNear(layout, layout.at[place] ?? [0, 0], 22);
        expect(found === null || !layout.body?.hidden.has(found)).toBe(true);
        const resting = layOut(settled(showing(settled(from), space[place] ?? [0, 0, 1])));
        expect(placeNear(resting, resting.at[place] ?? [0, 0], 22)).toBe(place);
      }),
    );
  });

  it('leaves room for a finger between any two points that can be seen at rest', () => {
    const { at, body } = layOut(START);
    for (const [a, p] of at.entries())
      for (const [b, q] of at.entries())
        if (a < b && !body?.hidden.has(a) && !body?.hidden.has(b))
          expect(Math.hypot(p[0] - q[0], p[1] - q[1])).toBeGreaterThan(2 * 39);
  });
});
