import { type DraughtsBoard, draughtsBoard } from './boards.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { DraughtsParameters } from './parameters.ts';

/** A rule set made ready for move generation: the board's layout, and the parameters as flags. */
export interface DraughtsCore {
  readonly board: DraughtsBoard;
  readonly layout: Layout;
  readonly parameters: DraughtsParameters;
  readonly menCaptureBackward: boolean;
  readonly menTakeKings: boolean;
  readonly longKings: boolean;
  readonly landsAnywhere: boolean;
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
    menCaptureBackward: parameters['men-capture-backward'] === 'yes',
    menTakeKings: parameters['men-take-kings'] === 'yes',
    longKings: parameters['king-range'] === 'long',
    landsAnywhere: parameters['king-landing'] === 'any',
    priority: parameters.priority,
    crownsInPassing: parameters.crowning === 'passing',
    crowningEndsTurn: parameters.crowning === 'ends-turn',
    removesAtOnce: parameters.removal === 'at-once',
    huffing: parameters.obligation === 'huffing',
    pieces: (board.side / 2) * (board.side / 2 - 1),
  };
}
