import { describe, expect, it } from 'vitest';
import { arrowAlong } from './arrow-shape.ts';

describe('arrowAlong', () => {
  it('begins and ends clear of what stands there, its head at the end', () => {
    const arrow = arrowAlong(
      [
        [0, 0],
        [300, 0],
      ],
      45,
      45,
    );
    expect(arrow?.shaft[0]).toEqual([45, 0]);
    expect(arrow?.head[0]).toEqual([255, 0]);
    expect(arrow?.shaft.at(-1)?.[0]).toBeLessThan(255);
    expect(arrow?.label[1]).toBe(0);
  });

  it('goes around corners', () => {
    const arrow = arrowAlong(
      [
        [0, 0],
        [100, 0],
        [100, 200],
      ],
      40,
      40,
    );
    expect(arrow?.shaft).toContainEqual([100, 0]);
    expect(arrow?.head[0]).toEqual([100, 160]);
  });

  it('is none where there is no way', () => {
    expect(arrowAlong([], 0, 0)).toBeNull();
    expect(arrowAlong([[5, 5]], 0, 0)).toBeNull();
    expect(
      arrowAlong(
        [
          [0, 0],
          [60, 0],
        ],
        45,
        45,
      ),
    ).toBeNull();
  });
});
