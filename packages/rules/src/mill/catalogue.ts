import { type FamilyCatalogue, familyCatalogue } from '../family-catalogue.ts';
import { changeMillParameters, type MillParameters } from './parameters.ts';
import { MARELLE, MILL_PRESETS, type MillRuleSetId } from './presets.ts';
import { MillRuleSet } from './rule-set.ts';

const { make, read, get } = familyCatalogue(
  MARELLE,
  MILL_PRESETS as Readonly<Record<MillRuleSetId, Partial<MillParameters>>>,
  changeMillParameters,
  (id, values, changes) => new MillRuleSet(id, values, changes),
);

/** The named mill rule set `id` with some parameters changed; null if no mill rule set bears that id. */
export const makeMill: FamilyCatalogue<MillRuleSet>['make'] = make;

/** The rule set of the marelle with this id and these changes; what is unknown or impossible is refused with its reason. */
export const readMillRuleSet: FamilyCatalogue<MillRuleSet>['read'] = read;

/** The same for an id and changes that are known to be right: throws a RangeError when they are not. */
export const millRuleSet: (id: MillRuleSetId, changes?: Partial<MillParameters>) => MillRuleSet = get;
