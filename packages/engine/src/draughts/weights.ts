import type { DraughtsCore } from '@merellier/rules/kernel';
import type { DraughtsWeights } from './features.ts';
import { tunedLike } from './fitting.ts';
import { DRAUGHTS_WEIGHTS } from './weights-table.ts';

/** The weights of the tuned rule set that is most like this one; plain ones where none is. */
export function weightsFor(core: DraughtsCore): DraughtsWeights {
  const id = tunedLike(core);
  return id ? DRAUGHTS_WEIGHTS[id].weights : plainWeights(core);
}

/**
 * What the tuning starts from: men a little better the farther they are, kings by their range. Where losing wins, all of it is
 * the other way round; where the first king wins, men that are far count for much more.
 */
export function plainWeights(core: DraughtsCore): DraughtsWeights {
  const { rows, side } = core.board;
  const sign = core.losesAll ? -1 : 1;
  const step = core.firstKing ? 15 : 1;
  const advance = rows.map((row) => side - 1 - row);
  const king = core.longKings ? 300 : 140;
  const counted = {
    turn: 2,
    moves: sign,
    'other-moves': -sign,
    menaced: -20 * sign,
    supported: 2 * sign,
    locked: 0,
    'only-king': 0,
    lopsided: -sign,
  };
  return {
    man: {
      full: advance.map((row) => sign * (100 + step * row)),
      empty: advance.map((row) => sign * (100 + (step + 4) * row)),
    },
    king: rows.map(() => sign * king),
    counted: { full: counted, empty: { ...counted, 'only-king': 30 * sign } },
  };
}
