import { type FamilyCatalogue, familyCatalogue } from '../family-catalogue.ts';
import { changeDraughtsParameters, type DraughtsParameters } from './parameters.ts';
import { DAMES, DRAUGHTS_PRESETS, type DraughtsRuleSetId } from './presets.ts';
import { DraughtsRuleSet } from './rule-set.ts';

const { make, read, get } = familyCatalogue(
  DAMES,
  DRAUGHTS_PRESETS as Readonly<Record<DraughtsRuleSetId, Partial<DraughtsParameters>>>,
  changeDraughtsParameters,
  (id, values, changes) => new DraughtsRuleSet(id, values, changes),
);

/** The named draughts rule set `id` with some parameters changed; null if no draughts rule set bears that id. */
export const makeDraughts: FamilyCatalogue<DraughtsRuleSet>['make'] = make;

/** The rule set of draughts with this id and these changes; what is unknown or impossible is refused with its reason. */
export const readDraughtsRuleSet: FamilyCatalogue<DraughtsRuleSet>['read'] = read;

/** The same for an id and changes that are known to be right: throws a RangeError when they are not. */
export const draughtsRuleSet: (id: DraughtsRuleSetId, changes?: Partial<DraughtsParameters>) => DraughtsRuleSet = get;
