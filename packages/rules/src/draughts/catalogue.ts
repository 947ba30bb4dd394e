import { differences, type ParameterProblem, type Parameters } from '../parameters.ts';
import { fail, ok, type Result } from '../result.ts';
import { changeDraughtsParameters, type DraughtsParameters } from './parameters.ts';
import { DAMES, DRAUGHTS_PRESETS, DRAUGHTS_RULE_SET_IDS, type DraughtsRuleSetId } from './presets.ts';
import { DraughtsRuleSet } from './rule-set.ts';

const isNamed = (id: string): id is DraughtsRuleSetId => Object.hasOwn(DRAUGHTS_PRESETS, id);

/** The named rule sets that were asked for: a rule set is a value, and takes some time to make ready. */
const ready = new Map<DraughtsRuleSetId, DraughtsRuleSet>();

/** The named draughts rule set `id` with some parameters changed; null if no draughts rule set bears that id. */
export function makeDraughts(id: string, changes: Parameters = {}): Result<DraughtsRuleSet, ParameterProblem> | null {
  if (!isNamed(id)) return null;
  const named: DraughtsParameters = { ...DAMES, ...DRAUGHTS_PRESETS[id] };
  const changed = changeDraughtsParameters(named, changes);
  if (!changed.ok) return changed;
  const kept = differences(changed.value, named);
  if (Object.keys(kept).length > 0) return ok(new DraughtsRuleSet(id, changed.value, kept));
  const rules = ready.get(id) ?? new DraughtsRuleSet(id, changed.value, kept);
  ready.set(id, rules);
  return ok(rules);
}

/** The rule set of draughts with this id and these changes; what is unknown or impossible is refused with its reason. */
export const readDraughtsRuleSet = (id: string, changes: Parameters = {}): Result<DraughtsRuleSet, ParameterProblem> =>
  makeDraughts(id.trim().toLowerCase(), changes) ??
  fail({ problem: 'unknown-rules', rules: id, known: DRAUGHTS_RULE_SET_IDS });

/** The same for an id and changes that are known to be right: throws a RangeError when they are not. */
export function draughtsRuleSet(id: DraughtsRuleSetId, changes: Partial<DraughtsParameters> = {}): DraughtsRuleSet {
  const read = readDraughtsRuleSet(id, changes);
  if (!read.ok) throw new RangeError(`rule set ${id}: ${JSON.stringify(read.error)}`);
  return read.value;
}
