import { type DraughtsBoard, draughtsBoard } from './boards.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { DraughtsParameters } from './parameters.ts';

/** A rule set made ready for move generation: the board's layout, and the parameters as flags. */
export interface DraughtsCore {
  readonly board: DraughtsBoard;
  readonly layout: Layout;
  readonly parameters: DraughtsParameters;
  /** Whether pieces jump along rows and columns too. */
  readonly capturesAcross: boolean;
  readonly menCaptureBackward: boolean;
  readonly menTakeKings: boolean;
  readonly longKings: boolean;
  readonly landsAnywhere: boolean;
  /** Whether a king that may land anywhere stops right behind all the same where the last piece it takes is a king. */
  readonly stopsBehindKings: boolean;
  /** Whether losing all wins, and whether the first king does. */
  readonly losesAll: boolean;
  readonly firstKing: boolean;
  readonly priority: DraughtsParameters['priority'];
  readonly crownsInPassing: boolean;
  readonly crowningEndsTurn: boolean;
  readonly removesAtOnce: boolean;
  readonly huffing: boolean;
  /** Pieces of each side at the start, and the most that a position may have. */
  readonly pieces: number;
}

export function makeDraughtsCore(parameters: DraughtsParameters): DraughtsCore {
  const board = draughtsBoard(parameters);
  return {
    board,
    layout: layoutOf(board),
    parameters,
    capturesAcross: parameters['capture-lines'] === 'all',
    menCaptureBackward: parameters['men-capture-backward'] === 'yes',
    menTakeKings: parameters['men-take-kings'] === 'yes',
    longKings: parameters['king-range'] === 'long',
    landsAnywhere: parameters['king-landing'] !== 'behind',
    stopsBehindKings: parameters['king-landing'] === 'behind-king',
    losesAll: parameters.goal === 'lose-all',
    firstKing: parameters.goal === 'first-king',
    priority: parameters.priority,
    crownsInPassing: parameters.crowning === 'passing',
    crowningEndsTurn: parameters.crowning === 'ends-turn',
    removesAtOnce: parameters.removal === 'at-once',
    huffing: parameters.obligation === 'huffing',
    pieces: ((board.side - Number(parameters.gap)) / 2) * (board.side / 2),
  };
}
