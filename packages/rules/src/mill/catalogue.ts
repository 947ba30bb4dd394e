import { type FamilyCatalogue, familyCatalogue } from '../family-catalogue.ts';
import { makeWithoutRare } from './common-catalogue.ts';
import { MARELLE } from './first-presets.ts';
import { changeMillParameters, type MillParameters } from './parameters.ts';
import { MILL_PRESETS, type MillRuleSetId } from './presets.ts';
import { RARE } from './rare.ts';
import { MillRuleSet } from './rule-set.ts';

const whole = familyCatalogue(
  MARELLE,
  MILL_PRESETS as Readonly<Record<MillRuleSetId, Partial<MillParameters>>>,
  changeMillParameters,
  // One value for the same rule set, wherever it was read.
  (id, values, changes) => {
    const common = makeWithoutRare(id, changes);
    return common?.ok && !common.value.core.needsRare ? common.value : new MillRuleSet(id, values, changes, RARE);
  },
);

/** The named mill rule set `id` with some parameters changed; null if no mill rule set bears that id. */
export const makeMill: FamilyCatalogue<MillRuleSet>['make'] = whole.make;

/** The rule set of the marelle with this id and these changes; what is unknown or impossible is refused with its reason. */
export const readMillRuleSet: FamilyCatalogue<MillRuleSet>['read'] = whole.read;

/** The same for an id and changes that are known to be right: throws a RangeError when they are not. */
export const millRuleSet: (id: MillRuleSetId, changes?: Partial<MillParameters>) => MillRuleSet = whole.get;
