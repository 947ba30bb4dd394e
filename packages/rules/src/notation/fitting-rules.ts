import { RULE_SET_IDS, type RuleSetId, ruleSet } from '../catalogue.ts';
import { type Game, positionOf } from '../game.ts';
import type { Result } from '../result.ts';
import type { RuleSet } from '../rule-set.ts';
import type { GameRemark } from './remark.ts';

/** What most files are of, before the other rule sets. */
const USUAL: readonly RuleSetId[] = ['jeu-du-moulin', 'international', 'english', 'russian', 'brazilian', 'dames'];

/** What a text may need to be read by one rule set and not by another. */
const REPAIRS: ReadonlySet<GameRemark['remark']> = new Set([
  ...(['quiet-with-x', 'jumps-joined', 'capture-guessed', 'bare-text', 'number-off'] as const),
  ...(['draws-off', 'result-turned'] as const),
]);

/** A game as one rule set reads it. */
export interface RuledReading {
  readonly read: Result<Game, unknown>;
  readonly remarks: readonly GameRemark[];
}

/** A rule set that reads games which name none, all of them to their end, and the games by it. */
export interface FittingRules<Reading extends RuledReading> {
  readonly rules: RuleSet;
  /** What shows that it fits; null where there is nothing but tags and a start, which fit many. */
  readonly by: 'moves' | 'position' | null;
  readonly games: readonly Reading[];
}

/**
 * The rules by which games that name none are legal to their end: those with the fewest repairs; of several `first`, then the
 * most usual. The others are looked at only where none of these fit. Null where none does.
 *
 * @param read Reads the games by one rule set.
 * @param options `first`: the rules that are likely, those of an open board for one; `usualOnly` leaves out all but these and
 * the usual ones, so that many games which none fit are refused fast.
 *
 * @example
 * ```ts
 * import { examineGames, fittingRules } from '@merellier/rules/notation';
 *
 * const fitting = fittingRules((rules) => examineGames('1. 11-15 23-19 2. 8-11 *', { rules }));
 * console.log(fitting?.rules.id, fitting?.by); // english moves
 * ```
 */
export function fittingRules<Reading extends RuledReading>(
  read: (rules: RuleSet) => readonly Reading[],
  { first, usualOnly = false }: { readonly first?: RuleSet; readonly usualOnly?: boolean } = {},
): FittingRules<Reading> | null {
  const before = first ? [() => first] : [];
  const usual = [...before, ...USUAL.map((id) => () => ruleSet(id))];
  const fitting = bestOf(read, usual);
  if (fitting || usualOnly) return fitting;
  const others = RULE_SET_IDS.filter((id) => !USUAL.includes(id));
  return bestOf(
    read,
    others.map((id) => () => ruleSet(id)),
  );
}

/** The first of those that need the fewest repairs; once one needs none, the rest is not looked at. */
function bestOf<Reading extends RuledReading>(
  read: (rules: RuleSet) => readonly Reading[],
  known: readonly (() => RuleSet)[],
): FittingRules<Reading> | null {
  let best: FittingRules<Reading> | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const make of known) {
    const rules = make();
    const games = read(rules);
    const values = games.flatMap((game) => (game.read.ok ? [game.read.value] : []));
    if (games.length === 0 || values.length < games.length) continue;
    const repairs = games.flatMap(({ remarks }) => remarks).filter(({ remark }) => REPAIRS.has(remark)).length;
    if (repairs >= fewest) continue;
    fewest = repairs;
    const by = values.some(({ nodes }) => nodes.length > 1) ? 'moves' : values.some(isSetUp) ? 'position' : null;
    best = { rules, by, games };
    if (repairs === 0) break;
  }
  return best;
}

const isSetUp = (game: Game): boolean => game.rules.key(positionOf(game, 0)) !== game.rules.key(game.rules.start());
