import { LEAST_MEN, type MillParameters, MillRuleSet, type RuleSet } from '@merellier/rules';
import { MOST_MEN } from './abi.ts';
import { type Cost, costOf, draughtsCost } from './cost.ts';

/**
 * The parts of a rule set that the values of the movement phase depend on: rule sets that agree in them share their tables,
 * whatever they are called.
 */
export interface Variant {
  readonly rules: MillRuleSet;
  /** The name of the tables, made of what they depend on: `nine-unless-all-fly3` for the marelle. */
  readonly key: string;
  /** Men of each side at the start, and so the most on the board. */
  readonly men: number;
  /** What a mill at entry earns: the values of positions with men in hand depend on it too. */
  readonly entries: SolvedEntries;
  /** Whether a side with men in hand may move instead of entering one. */
  readonly anyTime: boolean;
}

/** What a mill at entry may earn where positions with men in hand are solved. */
export type SolvedEntries = Exclude<MillParameters['mill-at-entry'], UnsolvedEntry>;

const UNSOLVED_ENTRIES = [
  'from-hand',
  'from-hand-and-extra-turn',
  'later',
  'one-each',
  'marked',
  'opponent-chooses',
  'by-count',
] as const;
type UnsolvedEntry = (typeof UNSOLVED_ENTRIES)[number];

/** Why a rule set cannot be solved, and what its tables would take, by an estimate. */
export interface Unsolvable extends Cost {
  readonly reason: 'family' | 'dice' | 'entry' | 'points' | 'rule';
  /** The parameters of the rule set that stand in the way, where it is single rules. */
  readonly parameters: readonly string[];
}

/** The most points of a board that the solver takes. */
export const MOST_POINTS = 26;
/** The same where men enter at any time. */
const MOST_POINTS_AT_ANY_TIME = 24;

export { MOST_MEN };

/** Why a value of a parameter cannot be solved; null for one that can. `rules` has the others. */
type Refuse<Value> = (value: Value, rules: MillRuleSet) => Unsolvable['reason'] | null;

/**
 * What a parameter means to the values of the movement phase: nothing; or it is part of the key, written so (empty where a
 * value says nothing, so that tables keep the names that they have). Values that cannot be solved are refused.
 */
type Answer<Value> =
  | 'irrelevant'
  | Refuse<Value>
  | { readonly key: (value: Value, rules: MillRuleSet) => string; readonly refuse?: Refuse<Value> };

/**
 * What each parameter means here: there is no table by a rule that nobody answered for. The order is that in which the key
 * is written, and in which reasons are looked for. Draws that look back are counted beside the tables (`beyondLimit`).
 */
const ANSWERS: { readonly [Name in keyof MillParameters]: Answer<MillParameters[Name]> } = {
  dice: (value) => (value === 'none' ? null : 'dice'),
  entry: (value, rules) => (value === 'first' || solvesAnyTime(rules.parameters) ? null : 'entry'),
  board: {
    key: (value) => value,
    // The kernels know of neighbours alone, and begin with an empty board.
    refuse: (_, { board, parameters: { entry } }) =>
      board.wide.length > 0 || board.homes
        ? 'rule'
        : board.names.length > MOST_POINTS || (entry === 'any-time' && board.names.length > MOST_POINTS_AT_ANY_TIME)
          ? 'points'
          : null,
  },
  men: 'irrelevant',
  // Tables begin with as many men on either side and three at least, and their positions at entry are a ply apart.
  'black-men': (value) => (value === 0 ? null : 'rule'),
  'least-men': (value) => (value === LEAST_MEN ? null : 'rule'),
  'moves-first': (value) => (value === 'in-turn' ? null : 'rule'),
  'placing-stops': (value) => (value === 0 ? null : 'rule'),
  aim: (value) => (value === 'win' ? null : 'rule'),
  // The kernels know of mills alone.
  custodian: (value) => (value === 'no' ? null : 'rule'),
  intervention: (value) => (value === 'no' ? null : 'rule'),
  leap: (value) => (value === 'no' ? null : 'rule'),
  taking: (value) => (value === 'must' ? null : 'rule'),
  // Positions of a table remember nothing.
  'mill-counts': (value) => (value === 'always' ? null : 'rule'),
  reclosing: (value) => (value === 'at-once' ? null : 'rule'),
  // What it earns matters only with men in hand: see `entries`.
  'mill-at-entry': (value) => (isSolvedEntry(value) ? null : 'rule'),
  // A mill that wins takes nothing.
  protection: {
    key: (value, { core }) => (core.firstMill ? '' : value),
    refuse: (value) => (value === 'once-placed' ? 'rule' : null),
  },
  flying: { key: (value) => `fly${value}` },
  captures: {
    key: (value, { core }) => (value === 'one' || core.firstMill ? '' : value),
    refuse: (value) => (value === 'two' ? 'rule' : null),
  },
  'mill-by-moving': {
    key: (value) => ({ capture: '', 'capture-and-extra-turn': 'extra-turn', wins: 'first-mill' })[value],
  },
  blocked: {
    // A board that cannot fill up makes no difference.
    key: (value, { board, parameters: { men } }) =>
      value === 'loses' || (value === 'loses-unless-full' && 2 * men < board.names.length) ? '' : `blocked-${value}`,
    // The kernels know no turn that only takes.
    refuse: (value) => (value.includes('takes') ? 'rule' : null),
  },
  begins: 'irrelevant',
  'no-capture-draw': 'irrelevant',
  'three-men-draw': 'irrelevant',
  'repetition-draw': 'irrelevant',
};

/**
 * Reads a rule set as the solver sees it, or says why it cannot be solved.
 *
 * @example
 * ```ts
 * import { isSolvable, variantOf } from '@merellier/tablebase';
 * import { ruleSet } from '@merellier/rules';
 *
 * const variant = variantOf(ruleSet('marelle-avec-des'));
 * console.log(isSolvable(variant) ? variant.key : variant.reason); // dice
 * ```
 */
export function variantOf(rules: RuleSet): Variant | Unsolvable {
  const read = readVariant(rules);
  return 'key' in read ? read : { ...read, ...(rules instanceof MillRuleSet ? costOf(rules) : draughtsCost(rules)) };
}

/** The same where nobody asks why not: what tables would take that are refused is long to count. */
export function solvableVariant(rules: RuleSet): Variant | null {
  const read = readVariant(rules);
  return 'key' in read ? read : null;
}

function readVariant(rules: RuleSet): Variant | Omit<Unsolvable, keyof Cost> {
  if (!(rules instanceof MillRuleSet)) return { reason: 'family', parameters: [] };
  const names = Object.keys(ANSWERS) as (keyof MillParameters)[];
  const answers = names.map((name) => answer(name, rules));
  const { men, entry, 'mill-at-entry': entries } = rules.parameters;
  const reason = answers.find(({ refused }) => refused)?.refused;
  if (reason || !isSolvedEntry(entries)) {
    const parameters = names.filter((_, i) => answers[i]?.refused === 'rule');
    return { reason: reason ?? 'rule', parameters };
  }
  const key = answers.flatMap((each) => (each.key === '' ? [] : [each.key])).join('-');
  return { rules, key, men, entries, anyTime: entry === 'any-time' };
}

export const isSolvable = (variant: Variant | Unsolvable): variant is Variant => 'key' in variant;

const isSolvedEntry = (value: MillParameters['mill-at-entry']): value is SolvedEntries =>
  !UNSOLVED_ENTRIES.some((entry) => entry === value);

/**
 * Where men enter at any time, mills must take one man and nothing else, and a blocked side must not pass: what
 * `whole/any-time-levels.ts` knows.
 */
const solvesAnyTime = (parameters: MillParameters): boolean =>
  (parameters['mill-at-entry'] === 'capture' || parameters['mill-at-entry'] === 'nothing') &&
  parameters['mill-by-moving'] === 'capture' &&
  parameters.captures === 'one' &&
  parameters.blocked !== 'passes';

/** What a rule set's value of one parameter adds to the key, and why it is refused. */
function answer<Name extends keyof MillParameters>(
  name: Name,
  rules: MillRuleSet,
): { readonly key: string; readonly refused: Unsolvable['reason'] | null } {
  const value = rules.parameters[name];
  const given: Answer<MillParameters[Name]> = ANSWERS[name];
  if (given === 'irrelevant') return { key: '', refused: null };
  if (typeof given === 'function') return { key: '', refused: given(value, rules) };
  return { key: given.key(value, rules), refused: given.refuse?.(value, rules) ?? null };
}
