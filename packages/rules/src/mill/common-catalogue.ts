import { type FamilyCatalogue, familyMaker } from '../family-catalogue.ts';
import type { ParameterProblem, Parameters } from '../parameters.ts';
import type { Result } from '../result.ts';
import { FIRST_PRESETS, MARELLE } from './first-presets.ts';
import { changeMillParameters, type MillParameters } from './parameters.ts';
import { MillRuleSet } from './rule-set.ts';

/** The first rule sets of the mill without what few of them need: those that need it are not ready to play by. */
export const makeWithoutRare: FamilyCatalogue<MillRuleSet>['make'] = familyMaker(
  MARELLE,
  FIRST_PRESETS as Readonly<Record<keyof typeof FIRST_PRESETS, Partial<MillParameters>>>,
  changeMillParameters,
  (id, values, changes) => new MillRuleSet(id, values, changes),
);

/**
 * The rule set of the marelle with this id and these changes, like `readRuleSet`, where it needs none of the rules that few rule
 * sets have (mills that are remembered, several men taken in a turn, men that are taken otherwise than by mills, dice while entering); null where it does, and for any id
 * that is none of the first rule sets. A page that counts its bytes loads `readRuleSet` then, and the others with it.
 */
export function readCommonRuleSet(id: string, changes: Parameters = {}): Result<MillRuleSet, ParameterProblem> | null {
  const made = makeWithoutRare(id.trim().toLowerCase(), changes);
  return made?.ok && made.value.core.needsRare ? null : made;
}
