import { type DraughtsPosition, DraughtsRuleSet } from '../draughts/index.ts';
import { type MillPosition, MillRuleSet } from '../mill/index.ts';
import type { Result } from '../result.ts';
import type { Position, RuleSet, Turn } from '../rule-set.ts';
import { readDraughtsFen, writeDraughtsFen } from './draughts-fen.ts';
import { readMillFen, writeMillFen } from './mill-fen.ts';
import type { FenProblem } from './problem.ts';
import { looksLikeSanmill, readSanmill } from './sanmill.ts';

/** A position as text, in the form of its family: `W:Wa1,d6:Bb4,f2:H7,7`, `W:W31-50:B1-20`. */
export function writeFen(rules: RuleSet, position: Position): string {
  if (rules instanceof MillRuleSet) return writeMillFen(rules, position as MillPosition);
  if (rules instanceof DraughtsRuleSet) return writeDraughtsFen(rules, position as DraughtsPosition);
  throw new RangeError(`no notation for ${rules.id}`);
}

/**
 * Reads a position and checks that it can stand under these rules. For the marelle, Sanmill's FEN is read too.
 */
export function readFen<P extends Position, T extends Turn>(rules: RuleSet<P, T>, text: string): Result<P, FenProblem>;
export function readFen(rules: RuleSet, text: string): Result<Position, FenProblem> {
  if (rules instanceof MillRuleSet) return looksLikeSanmill(text) ? readSanmill(rules, text) : readMillFen(rules, text);
  if (rules instanceof DraughtsRuleSet) return readDraughtsFen(rules, text);
  throw new RangeError(`no notation for ${rules.id}`);
}
