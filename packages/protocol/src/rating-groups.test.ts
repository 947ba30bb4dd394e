import { RULE_SET_IDS } from '@merellier/rules';
import { expect, it } from 'vitest';
import { RATING_GROUP_IDS, ratingGroupOf } from './index.ts';

it('puts each named rule set into exactly one group, and leaves no group empty [R1]', () => {
  const used = new Set(RULE_SET_IDS.map((id) => ratingGroupOf(id)));
  expect([...used].sort()).toEqual([...RATING_GROUP_IDS].sort());
  for (const id of ['chess', 'toString']) expect(ratingGroupOf(id)).toBeNull();
});
