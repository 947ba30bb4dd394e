import { RULE_SET_IDS } from '@merellier/rules';
import { expect, it } from 'vitest';
import { RATING_GROUPS, ratingGroupOf } from './index.ts';

it('puts each named rule set into exactly one group [R1]', () => {
  const listed = Object.values(RATING_GROUPS).flat();
  expect([...listed].sort()).toEqual([...RULE_SET_IDS].sort());
  for (const [group, ids] of Object.entries(RATING_GROUPS)) for (const id of ids) expect(ratingGroupOf(id)).toBe(group);
  expect(ratingGroupOf('chess')).toBeNull();
});
