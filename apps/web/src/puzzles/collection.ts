import { RULE_SET_IDS, type RuleSetId } from '@merellier/rules';
import type { Puzzle } from './puzzle.ts';

const FILES = import.meta.glob<{ readonly default: readonly Puzzle[] }>('./data/*.json');

/** The rule sets that have puzzles, in the order of the catalogue. */
export const PUZZLE_RULES: readonly RuleSetId[] = RULE_SET_IDS.filter((id) => `./data/${id}.json` in FILES);

/** The puzzles of a rule set, the easy ones first; none where it has none. */
export async function puzzlesOf(rules: string): Promise<readonly Puzzle[]> {
  const load = FILES[`./data/${rules}.json`];
  return load ? (await load()).default : [];
}

/** All puzzles, rule set by rule set. */
export async function allPuzzles(): Promise<readonly Puzzle[]> {
  return (await Promise.all(PUZZLE_RULES.map(puzzlesOf))).flat();
}
