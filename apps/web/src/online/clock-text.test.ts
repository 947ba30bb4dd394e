import { expect, it } from 'vitest';
import { clockText, daysLeft } from './clock-text.ts';

it('shows time as figures, with tenths at the last', () => {
  expect([3_729_000, 243_000, 59_999, 10_000, 9_999, 7_400, 0].map(clockText)).toEqual([
    '1:02:09',
    '4:03',
    '0:59',
    '0:10',
    '0:09.9',
    '0:07.4',
    '0:00.0',
  ]);
});

it('counts days and hours', () => {
  expect(daysLeft(2 * 86_400_000 + 3 * 3_600_000 + 59 * 60_000)).toEqual({ days: 2, hours: 3 });
});
