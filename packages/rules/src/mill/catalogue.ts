import { differences, type ParameterProblem, type Parameters } from '../parameters.ts';
import { fail, ok, type Result } from '../result.ts';
import { changeMillParameters, type MillParameters } from './parameters.ts';
import { MARELLE, MILL_PRESETS, MILL_RULE_SET_IDS, type MillRuleSetId } from './presets.ts';
import { MillRuleSet } from './rule-set.ts';

const isNamed = (id: string): id is MillRuleSetId => Object.hasOwn(MILL_PRESETS, id);

/** The named rule sets that were asked for: a rule set is a value, and takes some time to make ready. */
const ready = new Map<MillRuleSetId, MillRuleSet>();

/** The named mill rule set `id` with some parameters changed; null if no mill rule set bears that id. */
export function makeMill(id: string, changes: Parameters = {}): Result<MillRuleSet, ParameterProblem> | null {
  if (!isNamed(id)) return null;
  const named: MillParameters = { ...MARELLE, ...MILL_PRESETS[id] };
  const changed = changeMillParameters(named, changes);
  if (!changed.ok) return changed;
  const kept = differences(changed.value, named);
  if (Object.keys(kept).length > 0) return ok(new MillRuleSet(id, changed.value, kept));
  const rules = ready.get(id) ?? new MillRuleSet(id, changed.value, kept);
  ready.set(id, rules);
  return ok(rules);
}

/** The rule set of the marelle with this id and these changes; what is unknown or impossible is refused with its reason. */
export const readMillRuleSet = (id: string, changes: Parameters = {}): Result<MillRuleSet, ParameterProblem> =>
  makeMill(id.trim().toLowerCase(), changes) ?? fail({ problem: 'unknown-rules', rules: id, known: MILL_RULE_SET_IDS });

/** The same for an id and changes that are known to be right: throws a RangeError when they are not. */
export function millRuleSet(id: MillRuleSetId, changes: Partial<MillParameters> = {}): MillRuleSet {
  const read = readMillRuleSet(id, changes);
  if (!read.ok) throw new RangeError(`rule set ${id}: ${JSON.stringify(read.error)}`);
  return read.value;
}
