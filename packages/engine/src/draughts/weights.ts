import type { DraughtsCore } from '@merellier/rules/kernel';
import type { DraughtsWeights } from './features.ts';
import { DRAUGHTS_WEIGHTS } from './weights-table.ts';

/** The weights of the tuned rule set that is most like this one; for a board or a king that none has, plain ones. */
export function weightsFor(core: DraughtsCore): DraughtsWeights {
  return DRAUGHTS_WEIGHTS[likeness(core)]?.weights ?? plainWeights(core);
}

function likeness({ board, longKings, landsAnywhere, menCaptureBackward, huffing }: DraughtsCore): string {
  if (board.side === 10) return longKings && landsAnywhere ? 'international' : 'dame-100';
  if (!longKings) return 'english';
  if (huffing) return 'dames-a-souffler';
  if (!menCaptureBackward) return 'spanish';
  return landsAnywhere ? 'russian' : 'dames';
}

/** What the tuning starts from: men a little better the farther they are, kings by their range. */
export function plainWeights(core: DraughtsCore): DraughtsWeights {
  const { rows, side } = core.board;
  const advance = rows.map((row) => side - 1 - row);
  const king = core.longKings ? 300 : 140;
  const counted = {
    turn: 2,
    moves: 1,
    'other-moves': -1,
    menaced: -20,
    supported: 2,
    locked: 0,
    'only-king': 0,
    lopsided: -1,
  };
  return {
    man: { full: advance.map((row) => 100 + row), empty: advance.map((row) => 100 + 5 * row) },
    king: rows.map(() => king),
    counted: { full: counted, empty: { ...counted, 'only-king': 30 } },
  };
}
