import type { RuleSet } from '@merellier/rules';
import type { Words } from '@merellier/words';
import { houseName } from '../../dialogs/house-rules/kept-houses.ts';

/** What a rule set is called on paper: house rules by the name that they were given. */
export const printedName = (words: Words, rules: RuleSet): string => houseName(rules) || words.rulesName(rules);
