import type { DraughtsPosition, Position } from '@merellier/rules';
import { NOT_COVERED } from '../engine-probe.ts';
import type { EndingRules } from './ending-rules.ts';
import { type EndingTables, NOT_HELD } from './ending-tables.ts';
import { type EndingTurn, endingTurns } from './exact-endings.ts';
import { Numbering } from './numbering.ts';
import { solveEndings } from './solve-endings.ts';
import { DRAWN, isWon, pliesOf } from './stored.ts';

/** Tables of endings in the shape in which a search asks them: see the engine's own `Probe`. */
export interface EndingProbe {
  readonly mostMen: number;
  readonly slow: boolean;
  value(position: Position): number;
  turns(position: Position, thorough: boolean): readonly EndingTurn[] | null;
}

/** The greatest nearness that a search takes. */
const FARTHEST = 500;

/** A probe for a search: as near as the end of the game is in plies. */
export const endingProbe = (tables: EndingTables): EndingProbe => ({
  mostMen: tables.pieces,
  slow: false,
  value(position) {
    const stored = tables.look(position as DraughtsPosition);
    if (stored === NOT_HELD) return NOT_COVERED;
    if (stored === DRAWN) return 0;
    const nearness = Math.min(FARTHEST, pliesOf(stored) + 1);
    return isWon(stored) ? nearness : -nearness;
  },
  turns: (position, thorough) => endingTurns(tables, position as DraughtsPosition, thorough),
});

/**
 * The same for so many pieces without tables of their own: they are solved when a position with so few is first asked about at the
 * root. A search that comes to one before goes without.
 */
export function endingProbeOnDemand(endings: EndingRules, pieces: number): EndingProbe {
  const numbering = new Numbering(endings.rules);
  let probe: EndingProbe | null = null;
  return {
    mostMen: pieces,
    slow: false,
    value: (position) => probe?.value(position) ?? NOT_COVERED,
    turns(position, thorough) {
      if (!probe && numbering.count(position as DraughtsPosition) > pieces) return null;
      probe ??= endingProbe(solveEndings(endings, pieces));
      return probe.turns(position, thorough);
    },
  };
}
