import { parameterSentence } from './parameter-sentence.ts';
import { differences, type ParameterProblem, type Parameters } from './parameters.ts';
import { fail, ok, type Result } from './result.ts';

/** Makes the rule sets of one family from their ids. */
export interface FamilyCatalogue<Rules> {
  /** The rule set with some parameters changed; null if none of the family bears that id. */
  make(id: string, changes?: Parameters): Result<Rules, ParameterProblem> | null;
  /** The same for what people wrote: an unknown id is refused with its reason. */
  read(id: string, changes?: Parameters): Result<Rules, ParameterProblem>;
  /** The same for what is known to be right: throws a RangeError when it is not. */
  get(id: string, changes?: Parameters): Rules;
}

/**
 * Makes rule sets of one family from their ids, and nothing else: what a page has at once.
 *
 * @param base the values of the rule set that the others change
 * @param presets what each named rule set changes in it
 */
export function familyMaker<Id extends string, Values extends Parameters, Rules>(
  base: Values,
  presets: Readonly<Record<Id, Partial<Values>>>,
  change: (values: Values, changes: Parameters) => Result<Values, ParameterProblem>,
  create: (id: Id, values: Values, changes: Partial<Values>) => Rules,
): FamilyCatalogue<Rules>['make'] {
  const isNamed = (id: string): id is Id => Object.hasOwn(presets, id);
  // A rule set is a value, and takes some time to make ready: those without changes are kept.
  const ready = new Map<Id, Rules>();

  return (id, changes = {}) => {
    if (!isNamed(id)) return null;
    const named: Values = { ...base, ...presets[id] };
    const changed = change(named, changes);
    if (!changed.ok) return changed;
    const kept = differences(changed.value, named);
    if (Object.keys(kept).length > 0) return ok(create(id, changed.value, kept));
    const rules = ready.get(id) ?? create(id, changed.value, kept);
    ready.set(id, rules);
    return ok(rules);
  };
}

/** The same with faults that are told: see {@link familyMaker}. */
export function familyCatalogue<Id extends string, Values extends Parameters, Rules>(
  base: Values,
  presets: Readonly<Record<Id, Partial<Values>>>,
  change: (values: Values, changes: Parameters) => Result<Values, ParameterProblem>,
  create: (id: Id, values: Values, changes: Partial<Values>) => Rules,
): FamilyCatalogue<Rules> {
  const make = familyMaker(base, presets, change, create);

  const read = (id: string, changes?: Parameters): Result<Rules, ParameterProblem> =>
    make(id.trim().toLowerCase(), changes) ??
    fail({ problem: 'unknown-rules', rules: id, known: Object.keys(presets) });

  function get(id: string, changes?: Parameters): Rules {
    const made = read(id, changes);
    if (!made.ok) throw new RangeError(parameterSentence(id, made.error));
    return made.value;
  }

  return { make, read, get };
}
