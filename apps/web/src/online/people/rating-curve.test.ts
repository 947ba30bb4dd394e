import { expect, it } from 'vitest';
import { drawCurve } from './rating-curve.ts';
import { ratingText, signed } from './rating-text.ts';

const at = (...points: number[]) => points.map((each, i) => ({ at: i, points: each }));

it('fills its box from left to right, between whole hundreds', () => {
  expect(drawCurve(at(1500, 1600, 1450))).toEqual({
    low: 1400,
    high: 1600,
    places: [
      { x: 0, y: 50 },
      { x: 50, y: 0 },
      { x: 100, y: 75 },
    ],
  });
});

it('has room for a single game, and for a rating that never changes', () => {
  expect(drawCurve(at(1500))).toEqual({ low: 1500, high: 1600, places: [{ x: 50, y: 100 }] });
  expect(drawCurve(at(1510, 1510)).places.map(({ y }) => y)).toEqual([90, 90]);
});

it('says what is uncertain, and which way it went', () => {
  expect(ratingText({ points: 1512, provisional: true })).toBe('1512?');
  expect(ratingText({ points: 1512, provisional: false })).toBe('1512');
  expect([8, -8, 0].map(signed)).toEqual(['+8', '−8', '±0']);
});
