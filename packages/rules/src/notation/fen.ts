import { type DraughtsPosition, DraughtsRuleSet } from '../draughts/index.ts';
import { type MillPosition, MillRuleSet } from '../mill/index.ts';
import type { Result } from '../result.ts';
import type { Position, RuleSet, Turn } from '../rule-set.ts';
import { readDraughtsFen, writeDraughtsFen } from './draughts-fen.ts';
import { writeMillFen } from './mill-fen.ts';
import type { FenProblem } from './problem.ts';
import { readAnyMillFen } from './sanmill.ts';

/**
 * A position as text, in the form of its family: `W:Wa1,d6:Bb4,f2:H7,7`, `W:W31-50:B1-20`.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { writeFen } from '@merellier/rules/notation';
 *
 * const rules = ruleSet('dames');
 * console.log(writeFen(rules, rules.start())); // W:W21-32:B1-12
 * ```
 */
export function writeFen(rules: RuleSet, position: Position): string {
  if (rules instanceof MillRuleSet) return writeMillFen(rules, position as MillPosition);
  if (rules instanceof DraughtsRuleSet) return writeDraughtsFen(rules, position as DraughtsPosition);
  throw new RangeError(`no notation for ${rules.id}`);
}

/**
 * Reads a position and checks that it can stand under these rules. For the marelle, Sanmill's FEN is read too.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { readFen } from '@merellier/rules/notation';
 *
 * const rules = ruleSet('marelle');
 * const read = readFen(rules, 'W:Wa1,d6:Bb4,f2:H7,7');
 * console.log(read.ok && rules.view(read.value).hands); // { white: 7, black: 7 }
 * const bad = readFen(rules, 'W:Wa1:Ba1');
 * console.log(bad.ok || bad.error); // { problem: 'fen-twice', place: 'a1', sides: 'both' }
 * ```
 */
export function readFen<P extends Position, T extends Turn>(rules: RuleSet<P, T>, text: string): Result<P, FenProblem>;
export function readFen(rules: RuleSet, text: string): Result<Position, FenProblem> {
  if (rules instanceof MillRuleSet) return readAnyMillFen(rules, text);
  if (rules instanceof DraughtsRuleSet) return readDraughtsFen(rules, text);
  throw new RangeError(`no notation for ${rules.id}`);
}
