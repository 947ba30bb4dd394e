import { MillRuleSet, type RuleSet } from '@merellier/rules';
import { choose } from './sets.ts';

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
  readonly entries: 'capture' | 'nothing' | 'forbidden' | 'extra-turn';
}

/** Why a rule set cannot be solved. */
export interface Unsolvable {
  readonly reason: 'family' | 'dice' | 'entry' | 'points' | 'men' | 'first-mill' | 'lines' | 'full-board';
  /** Bytes that its tables would take, by an estimate. */
  readonly bytes: number;
}

/** The most points of a board, lines through one point, and men of a side, that the solver takes. */
export const MOST_POINTS = 24;
const MOST_LINES = 4;
export const MOST_MEN = 9;

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
  if (!(rules instanceof MillRuleSet)) return { reason: 'family', bytes: estimateDraughts(rules) };
  const { parameters, core } = rules;
  const bytes = estimateBytes(rules);
  if (core.dice) return { reason: 'dice', bytes };
  if (!core.entryFirst) return { reason: 'entry', bytes };
  if (core.board.names.length > MOST_POINTS) return { reason: 'points', bytes };
  if (parameters.men > MOST_MEN) return { reason: 'men', bytes };
  // The tables know mills that take men, and positions that go on while a mill stands.
  const entries = parameters['mill-at-entry'];
  if (core.firstMill || entries === 'wins') return { reason: 'first-mill', bytes };
  if (core.partnersPerPoint > MOST_LINES) return { reason: 'lines', bytes };
  if (core.blocked === 'loses-unless-full' && 2 * parameters.men >= core.board.names.length)
    return { reason: 'full-board', bytes };
  return { rules, key: movementKey(rules), men: parameters.men, entries };
}

export const isSolvable = (variant: Variant | Unsolvable): variant is Variant => 'key' in variant;

function movementKey(rules: MillRuleSet): string {
  const { parameters } = rules;
  return [
    parameters.board,
    parameters.protection,
    `fly${parameters.flying}`,
    ...(parameters.captures === 'one' ? [] : [parameters.captures]),
    ...(parameters['mill-by-moving'] === 'capture' ? [] : ['extra-turn']),
    // A board that cannot fill up makes no difference.
    ...(parameters.blocked.startsWith('loses') ? [] : [`blocked-${parameters.blocked}`]),
  ].join('-');
}

/**
 * An estimate of all positions without symmetric twins, with one side to play (the other is its mirror), at two bits each
 * or, with dice, at a byte for a probability.
 */
function estimateBytes(rules: MillRuleSet): number {
  const { men, entry } = rules.parameters;
  const points = rules.board.names.length;
  const boards = (white: number, black: number): number => choose(points, white) * choose(points - white, black);
  let positions = 0;
  for (let white = 0; white <= men; white++)
    for (let black = 0; black <= men; black++) {
      // Where entries and moves mix, men that are not on the board are in hand or lost, in any proportion.
      const hands = entry === 'any-time' ? (men - white + 1) * (men - black + 1) : white >= 3 && black >= 3 ? 1 : 0;
      positions += boards(white, black) * hands;
    }
  // Where they do not mix, the ply says how many are still in hand.
  if (entry === 'first')
    for (let ply = 0; ply < 2 * men; ply++)
      for (let white = 0; white <= Math.ceil(ply / 2); white++)
        for (let black = 0; black <= Math.floor(ply / 2); black++) positions += boards(white, black);
  return Math.round(positions / rules.board.symmetries.length / (rules.core.dice ? 1 : 4));
}

/** The same for draughts: men and kings anywhere, at two bits each; the other side to play is the mirror. */
function estimateDraughts(rules: RuleSet): number {
  const squares = rules.board.names.length;
  const men = rules.view(rules.start()).men.filter(({ side }) => side === 'white').length;
  let positions = 0;
  for (let white = 1; white <= men; white++)
    for (let black = 1; black <= men; black++)
      positions += choose(squares, white) * choose(squares - white, black) * 2 ** (white + black);
  return positions / 4;
}
