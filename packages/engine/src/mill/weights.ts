import { EXTRA_TURN, type MillCore } from '@merellier/rules/kernel';
import type { MillWeights } from './features.ts';
import { MILL_WEIGHTS } from './weights-table.ts';

/** The tuned rule set that is most like this one, and its weights: what changes the game most is asked for first. */
export function weightsFor(core: MillCore): MillWeights {
  const tuned = MILL_WEIGHTS[likeness(core)] ?? MILL_WEIGHTS['marelle'];
  if (!tuned) throw new RangeError('no weights for the marelle');
  return tuned.weights;
}

function likeness({ dice, millAtEntry, board, entryFirst, flying }: MillCore): string {
  if (dice) return 'marelle-avec-des';
  if ((millAtEntry & EXTRA_TURN) !== 0) return 'marelle-de-ceylan';
  if (board.id === 'cube') return 'marelle-cubique';
  if (board.id === 'nine-diagonals') return 'merels-diagonals';
  if (!entryFirst) return 'marelle-mixte';
  return flying === 0 ? 'merels' : 'marelle';
}
