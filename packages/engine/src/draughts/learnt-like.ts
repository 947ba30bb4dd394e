import { DraughtsRuleSet, type RuleSetId, ruleSet } from '@merellier/rules';
import type { DraughtsCore } from '@merellier/rules/kernel';
import { LEARNT_IDS } from './learnt-ids.ts';

/** What must be alike for weights to fit: what pieces can do and what wins. Draws and who begins may differ. */
const ALIKE = [
  'size',
  'played-on',
  'goal',
  'step-lines',
  'capture-lines',
  'men-capture-backward',
  'men-take-kings',
  'king-range',
  'king-landing',
  'turn-back',
  'priority',
  'crowning',
  'removal',
  'obligation',
] as const;

/** The named rule set whose learnt weights fit these rules; null where none do. */
export function learntLike({ parameters }: DraughtsCore, ids: readonly RuleSetId[] = LEARNT_IDS): RuleSetId | null {
  const fits = (id: RuleSetId): boolean => {
    const rules = ruleSet(id);
    return rules instanceof DraughtsRuleSet && ALIKE.every((name) => rules.parameters[name] === parameters[name]);
  };
  return ids.find(fits) ?? null;
}
