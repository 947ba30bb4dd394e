import { RULE_SET_IDS, ruleSet } from '@merellier/rules';
import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

it.each(RULE_SET_IDS)('every parameter of %s stands in one section', (id) => {
  const rules = ruleSet(id);
  const names = sectionsOf(rules).flatMap(([, specs]) => specs.map(({ name }) => name));
  expect([...names].sort()).toEqual(rules.specs.map(({ name }) => name).sort());
});
