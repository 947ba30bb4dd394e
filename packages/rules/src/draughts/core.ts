import { type DraughtsBoard, draughtsBoard } from './boards.ts';
import { type Layout, layoutOf, type Squares, squaresIn } from './layout.ts';
import { type DraughtsParameters, rowsOfMen } from './parameters.ts';

/** A rule set made ready for move generation: the board's layout, and the parameters as flags. */
export interface DraughtsCore {
  readonly board: DraughtsBoard;
  readonly layout: Layout;
  readonly parameters: DraughtsParameters;
  /**
   * Whether sets of squares that are shifted find the turns: on dark squares up to 10×10, with steps along diagonals. Else a
   * generator goes from square to square, which knows all parameters.
   */
  readonly shifts: boolean;
  /** Whether pieces jump along rows and columns too. */
  readonly capturesAcross: boolean;
  /** Whether no man ever comes back to where it stood: none goes sideways. */
  readonly menMoveOn: boolean;
  readonly menCaptureBackward: boolean;
  readonly menTakeKings: boolean;
  readonly longKings: boolean;
  readonly landsAnywhere: boolean;
  /** Whether a king that may land anywhere stops right behind all the same where the last piece it takes is a king. */
  readonly stopsBehindKings: boolean;
  /** Whether a capture may go on the way it came. */
  readonly turnsBack: boolean;
  /** Whether losing all wins, and whether the first king does. */
  readonly losesAll: boolean;
  readonly firstKing: boolean;
  readonly priority: DraughtsParameters['priority'];
  /** How many moves in a row one king may make without a capture while its side has men; 0 for any number. */
  readonly kingRun: number;
  readonly crownsInPassing: boolean;
  readonly crowningEndsTurn: boolean;
  readonly removesAtOnce: boolean;
  readonly huffing: boolean;
  /** Places at each end of the board that are free of men at the start. */
  readonly freeBehind: number;
  /** Pieces of each side at the start, and the most that a position may have. */
  readonly pieces: number;
  /** The main road: the longest diagonal, from one corner to the other. */
  readonly road: Squares;
  /** Whether one piece of each side is a draw. */
  readonly drawsOneEach: boolean;
}

export function makeDraughtsCore(parameters: DraughtsParameters): DraughtsCore {
  const board = draughtsBoard(parameters);
  const layout = layoutOf(board);
  const { 'capture-lines': captureLines, 'turn-back': turnBack } = parameters;
  return {
    board,
    layout,
    shifts: layout.shift > 0 && captureLines !== 'straight' && turnBack === 'yes',
    parameters,
    capturesAcross: captureLines !== 'diagonals',
    menMoveOn: parameters['step-lines'] === 'diagonals',
    menCaptureBackward: parameters['men-capture-backward'] === 'yes',
    menTakeKings: parameters['men-take-kings'] === 'yes',
    longKings: parameters['king-range'] === 'long',
    landsAnywhere: parameters['king-landing'] !== 'behind',
    stopsBehindKings: parameters['king-landing'] === 'behind-king',
    turnsBack: turnBack === 'yes',
    losesAll: parameters.goal === 'lose-all',
    firstKing: parameters.goal === 'first-king',
    priority: parameters.priority,
    kingRun: parameters['king-run'],
    crownsInPassing: parameters.crowning === 'passing',
    crowningEndsTurn: parameters.crowning === 'ends-turn',
    removesAtOnce: parameters.removal === 'at-once',
    huffing: parameters.obligation === 'huffing',
    freeBehind: parameters['back-row'] === 'free' ? layout.squares / board.side : 0,
    pieces: (rowsOfMen(parameters) * layout.squares) / board.side,
    road: squaresIn(layout, mainRoad(board, parameters.orientation)),
    drawsOneEach: parameters['one-piece-each'] === 'drawn',
  };
}

/** The places between the corner of White's that is played on and the one across. */
const mainRoad = ({ at, side }: DraughtsBoard, orientation: DraughtsParameters['orientation']): readonly number[] =>
  at.flatMap(([x, y], place) => ((orientation === 'dark-left' ? x + y === side : x === y) ? [place] : []));
