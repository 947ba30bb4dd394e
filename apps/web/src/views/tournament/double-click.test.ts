import { expect, it } from 'vitest';
import { watchDoubleClicks } from './double-click.ts';

const click = (timeStamp: number, clientX: number, clientY = 100, detail = 1) => ({
  detail,
  timeStamp,
  clientX,
  clientY,
});

it('takes a second click at once in the same row, or at the same place, for a part of the first', () => {
  const isEcho = watchDoubleClicks();
  expect(isEcho('0-0', click(0, 500))).toBe(false);
  expect(isEcho('0-0', click(180, 500))).toBe(true);
  expect(isEcho('0-0', click(360, 560))).toBe(true);
  // The rows have moved under the pointer.
  expect(isEcho('1-0', click(500, 561, 102))).toBe(true);
});

it('takes every other click as it is meant', () => {
  const isEcho = watchDoubleClicks();
  expect(isEcho('0-0', click(0, 500))).toBe(false);
  expect(isEcho('1-0', click(120, 500, 180))).toBe(false);
  expect(isEcho('1-0', click(900, 560, 180))).toBe(false);
});

it('lets keys be pressed as fast as one likes', () => {
  const isEcho = watchDoubleClicks();
  expect(isEcho('0-0', click(0, 0, 0, 0))).toBe(false);
  expect(isEcho('0-0', click(50, 0, 0, 0))).toBe(false);
});
