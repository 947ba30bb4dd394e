import { describe, expect, it } from 'vitest';
import { commonVersion, versionsOf } from './version.ts';

describe('the version that two sides speak', () => {
  const ours = { oldest: 2, newest: 4 };

  it('is the newest that both know', () => {
    expect(commonVersion({ oldest: 1, newest: 3 }, ours)).toBe(3);
    expect(commonVersion({ oldest: 3, newest: 9 }, ours)).toBe(4);
    expect(commonVersion(2, ours)).toBe(2);
  });

  it('is none where one side is too old', () => {
    expect(commonVersion(1, ours)).toBeNull();
    expect(commonVersion({ oldest: 5, newest: 6 }, ours)).toBeNull();
    expect(commonVersion({ oldest: 4, newest: 2 }, ours)).toBeNull();
  });

  it('is one of a list that a refusal names', () => {
    expect(versionsOf(ours)).toEqual([2, 3, 4]);
  });
});
