import { MillRuleSet, type PositionView, type RuleSet } from '@merellier/rules';
import { positionFor, type Section } from './lesson.ts';
import { lessonsFor } from './rule-lessons.ts';

/** Of which parts of a rule set's page its three sentences are, the most telling first. */
function sectionsOf(rules: RuleSet): readonly (readonly Section[])[] {
  if (!(rules instanceof MillRuleSet)) return [['end'], [], ['capture']];
  if (rules.parameters['mill-by-moving'] === 'wins') return [['end'], ['placing'], ['moving']];
  return [['placing'], ['taking', 'moving', 'dice'], ['end']];
}

/** For each sentence of `ruleInShort`, a position in which one sees what it says: where a lesson on it begins, else the first one. */
export function ruleInPictures(rules: RuleSet): readonly PositionView[] {
  return sectionsOf(rules).map((sections) => {
    const lesson = sections.flatMap((section) => lessonsFor(rules, section))[0];
    return rules.view((lesson && positionFor(rules, lesson)) ?? rules.start());
  });
}
