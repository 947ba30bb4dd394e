import { MerellierBoard } from './merellier-board.tsx';

export type { BoardArrow, BoardDrawing, BoardMark, Playable } from './attributes.ts';
export type {
  BoardDetails,
  DoneBy,
  DrawDetail,
  EndDetail,
  MerellierBoardEventMap,
  RefusedDetail,
  RefusedProblem,
  ThrowDetail,
  TurnDetail,
} from './events.ts';
export { MerellierBoard };

// On a server there is nothing to define; and a page may load this twice.
if (typeof customElements !== 'undefined' && !customElements.get('merellier-board'))
  customElements.define('merellier-board', MerellierBoard);
