import { expect, it } from 'vitest';
import { choose, countBits, nextSet, rankTable } from './sets.ts';

const POINTS = 16;

it.each([12, 11])('ranks sets of as many points in rising order, the sum of their parts (cut at %i)', (cut) => {
  const low = rankTable(1 << cut, 0, null);
  for (let men = 1; men <= POINTS; men++) {
    const high = rankTable(1 << (POINTS - cut), cut, men);
    const ranks: number[] = [];
    for (let set = (1 << men) - 1; set < 1 << POINTS; set = nextSet(set)) {
      expect(countBits(set)).toBe(men);
      ranks.push((low[set & ((1 << cut) - 1)] as number) + (high[set >> cut] as number));
    }
    expect(ranks).toEqual(Array.from({ length: choose(POINTS, men) }, (_, rank) => rank));
  }
});
