import {
  DRAUGHTS_RULE_SET_IDS,
  type DraughtsParameters,
  type DraughtsRuleSet,
  type DraughtsRuleSetId,
  makeDraughts,
} from './draughts/index.ts';
import {
  MILL_RULE_SET_IDS,
  type MillParameters,
  type MillRuleSet,
  type MillRuleSetId,
  makeMill,
} from './mill/index.ts';
import { parameterSentence } from './parameter-sentence.ts';
import type { ParameterProblem, Parameters } from './parameters.ts';
import type { Result } from './result.ts';
import type { RuleSet } from './rule-set.ts';

/** The id of a named rule set. */
export type RuleSetId = MillRuleSetId | DraughtsRuleSetId;

/** The ids of all named rule sets, in the order in which they are shown. */
export const RULE_SET_IDS: readonly RuleSetId[] = [...MILL_RULE_SET_IDS, ...DRAUGHTS_RULE_SET_IDS];

/** The type of a rule set by its id: that of its family where the id tells it, else the one that both share. */
export type RuleSetOf<Id extends string> = [Id] extends [MillRuleSetId]
  ? MillRuleSet
  : [Id] extends [DraughtsRuleSetId]
    ? DraughtsRuleSet
    : RuleSet;

/** What a house rule set may change in the named one with this id. */
export type ChangesOf<Id extends string> = [Id] extends [MillRuleSetId]
  ? Partial<MillParameters>
  : [Id] extends [DraughtsRuleSetId]
    ? Partial<DraughtsParameters>
    : Parameters;

/**
 * The rule set with this id, with some parameters changed where `changes` says so: a house rule set. Ids and values are
 * read without regard to case; what is unknown or impossible is refused with its reason.
 *
 * @example
 * ```ts
 * import { readRuleSet } from '@merellier/rules';
 *
 * const read = readRuleSet('marelle', { men: '40' }); // from a form, a file, an address
 * console.log(read.ok ? read.value.parameters : read.error.problem); // not-in-range
 * ```
 */
export function readRuleSet(id: string, changes: Parameters = {}): Result<RuleSet, ParameterProblem> {
  const name = id.trim().toLowerCase();
  return (
    makeMill(name, changes) ??
    makeDraughts(name, changes) ?? { ok: false, error: { problem: 'unknown-rules', rules: id, known: RULE_SET_IDS } }
  );
}

/**
 * The same for ids and changes that are known to be right: throws a RangeError when they are not. An id that is written
 * out gives the rule set in the type of its family, and its changes are checked when it is compiled.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 *
 * const rules = ruleSet('jeu-du-moulin', { men: 7 });
 * console.log(rules.parameters.flying, rules.changes); // 3 { men: 7 }
 * console.log(rules.turns(rules.start()).length); // 24
 * ```
 */
export function ruleSet<Id extends string>(id: string extends Id ? Id : never, changes?: Parameters): RuleSet;
export function ruleSet<Id extends RuleSetId>(id: Id, changes?: ChangesOf<Id>): RuleSetOf<Id>;
export function ruleSet(id: string, changes: Parameters = {}): RuleSet {
  const read = readRuleSet(id, changes);
  if (!read.ok) throw new RangeError(parameterSentence(id, read.error));
  return read.value;
}
