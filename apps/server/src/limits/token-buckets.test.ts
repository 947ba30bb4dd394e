import { afterEach, expect, it, vi } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

afterEach(() => void vi.useRealTimers());

it('the clock of the machine may be set back: nobody has to wait for it', () => {
  const buckets = new TokenBuckets({ capacity: 2, perSecond: 1_000_000 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  expect(buckets.take('anna')).toBe(0);
  vi.setSystemTime(Date.now() - 600_000);
  for (let i = 0; i < 5; i++) expect(buckets.take('anna')).toBeLessThanOrEqual(1);
});

it('a bucket gives what it holds, then what runs in, to each its own', () => {
  let now = 0;
  const buckets = new TokenBuckets({ capacity: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3].map(() => buckets.take('anna'))).toEqual([0, 0, 0]);
  expect(buckets.take('anna')).toBe(500);
  expect(buckets.take('ben')).toBe(0);
  now = 500;
  expect(buckets.take('anna')).toBe(0);
  expect(buckets.take('anna')).toBe(500);
  now = 1_000_000;
  expect([1, 2, 3, 4].map(() => buckets.take('anna'))).toEqual([0, 0, 0, 500]);
});
