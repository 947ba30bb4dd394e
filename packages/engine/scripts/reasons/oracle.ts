import { DraughtsRuleSet, type MillRuleSet, type Position, type RuleSet, ruleSet, type Turn } from '@merellier/rules';
import {
  endingsOf,
  endingTurns,
  exactTurns,
  hasEndings,
  isSolvable,
  solveEndings,
  variantOf,
} from '@merellier/tablebase';
import { DiskTables } from '@merellier/tablebase/node';

/** The exact value of a turn for the side that plays it; the distance to the next capture, or to the end in draughts. */
export interface Known {
  readonly turn: Turn;
  readonly value: 'win' | 'draw' | 'loss';
  readonly distance: number | null;
}

/** What knows the exact values of all turns of a position; null for one that it does not know. */
export interface Oracle {
  readonly rules: RuleSet;
  turns(position: Position): readonly Known[] | null;
}

/** From tables in a folder (marelle), or from endings that are solved now (draughts, so many pieces). */
export function oracleOf(id: string, folder: string, pieces: number): Oracle {
  const rules = ruleSet(id);
  if (rules instanceof DraughtsRuleSet) {
    const endings = endingsOf(rules);
    if (!hasEndings(endings)) return { rules, turns: () => null };
    const tables = solveEndings(endings, pieces);
    return { rules, turns: (position) => endingTurns(tables, position as never, false) };
  }
  const variant = variantOf(rules as MillRuleSet);
  const tables = isSolvable(variant) ? DiskTables.open(variant, folder) : null;
  if (!tables) throw new Error(`no tables of ${id} in ${folder}`);
  return {
    rules,
    turns(position) {
      if (rules.outcome(position)) return null;
      try {
        return exactTurns(rules as MillRuleSet, tables, position as never, false);
      } catch {
        return null;
      }
    },
  };
}

const RANK = { win: 2, draw: 1, loss: 0 } as const;

/** The best value among turns. */
export const bestValue = (turns: readonly Known[]): Known['value'] =>
  turns.reduce<Known['value']>((best, { value }) => (RANK[value] > RANK[best] ? value : best), 'loss');

export const isWorse = (a: Known['value'], b: Known['value']): boolean => RANK[a] < RANK[b];
