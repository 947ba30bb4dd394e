import type { DraughtsCore } from '@merellier/rules/kernel';
import { DRAUGHTS_WEIGHTS, type DraughtsWeights } from './weights-table.ts';

/** The weights of the tuned rule set that is most like this one; for a board or a king that none has, plain ones. */
export function weightsFor(core: DraughtsCore): DraughtsWeights {
  return DRAUGHTS_WEIGHTS[likeness(core)] ?? plainWeights(core);
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
  return {
    provenance: 'plain',
    man: [advance.map((row) => 100 + row), advance.map((row) => 100 + 5 * row)],
    king: rows.map(() => king),
    counted: [
      [2, 1, -1, -20, 2, 0, 0, -1],
      [2, 1, -1, -20, 2, 0, 30, -1],
    ],
  };
}
