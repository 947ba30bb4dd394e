import { describe, expect, it } from 'vitest';
import { wallColumns } from './wall-columns.ts';

describe('the boards on the wall', () => {
  it('stand in as many columns as make them largest', () => {
    expect([1, 2, 4, 6, 12, 15].map((count) => wallColumns(count, 16 / 10))).toEqual([1, 2, 4, 3, 6, 8]);
    expect([1, 2, 4, 12].map((count) => wallColumns(count, 9 / 16))).toEqual([1, 1, 2, 4]);
  });
});
