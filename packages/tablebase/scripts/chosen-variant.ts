import { readRuleSet } from '@merellier/rules';
import { isSolvable, type Variant, variantOf } from '@merellier/tablebase';

/** The rule set that a script was told, with its changes (`men=5`), as the solver sees it. Throws where there is none. */
export function chosenVariant(id: string, set: readonly string[] = []): Variant {
  const rules = readRuleSet(id, Object.fromEntries(set.map((each) => each.split('=') as [string, string])));
  if (!rules.ok) throw new Error(`there is no such rule set: ${rules.error.problem}`);
  const variant = variantOf(rules.value);
  if (!isSolvable(variant)) throw new Error(`${id} cannot be solved: ${variant.reason}`);
  return variant;
}
