import type { DraughtsPosition, Position } from '@merellier/rules';
import { NOT_COVERED } from '../engine-probe.ts';
import { type EndingTables, NOT_HELD } from './ending-tables.ts';
import { type EndingTurn, endingTurns } from './exact-endings.ts';
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
