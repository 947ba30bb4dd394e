import type { MillPosition, MillRuleSet, Position } from '@merellier/rules';
import { NOT_COVERED, type SearchProbe } from '../engine-probe.ts';
import type { ExactTurn } from '../exact.ts';
import type { ChanceTables } from './chance-tables.ts';
import { type Chances, chanceTurns } from './exact-chances.ts';

/** A turn of a game with dice: `value` says what is certain of it, a draw nothing. */
export interface ProbedChance extends ExactTurn {
  readonly chances: Chances;
}

/** Chances in the shape in which an engine asks: for the turns of its root. */
export interface ChanceProbe extends SearchProbe {
  turns(position: Position, thorough: boolean): readonly ProbedChance[] | null;
}

/** A probe of tables of chances. Within a search it knows nothing: that averages over throws by itself. */
export function chanceProbe(rules: MillRuleSet, tables: ChanceTables): ChanceProbe {
  return {
    mostMen: 2 * tables.men,
    slow: true,
    value: () => NOT_COVERED,
    turns: (position) =>
      chanceTurns(rules, tables, position as MillPosition)?.map(({ turn, win, loss }) => ({
        ...{ turn, chances: { win, loss }, distance: null, beyondLimit: false },
        value: win === 1 ? 'win' : loss === 1 ? 'loss' : 'draw',
      })) ?? null,
  };
}
