import { other } from '../side.ts';
import { BLACK_KING, BLACK_MAN, cellsOf, FREE, piecesIn, WHITE_KING, WHITE_MAN } from './cells.ts';
import type { DraughtsCore } from './core.ts';
import { rightAfter, withoutPiece } from './huffing.ts';
import { withRuns } from './king-runs.ts';
import { countPieces, type DraughtsPosition, type HuffRight, onlyPieces, type Pieces } from './position.ts';
import type { BoardTurn, DraughtsTurn } from './turn.ts';

/** The position after a legal turn. */
export function playTurn(core: DraughtsCore, position: DraughtsPosition, turn: DraughtsTurn): DraughtsPosition {
  if (turn.kind === 'demand') {
    if (!position.huff) throw new RangeError('there is no turn to be taken back');
    return makePosition(position.huff.before, other(position.toPlay), true);
  }
  if (turn.kind === 'huff') {
    const pieces = withoutPiece(core, position, turn.at);
    const rival = other(position.toPlay);
    // The huffer plays on, unless that was the last piece: then there is nothing left to play against.
    return makePosition(pieces, countPieces(pieces, rival) === 0 ? rival : position.toPlay);
  }
  const after = playOnBoard(core, position, turn, rightAfter(core, position, turn));
  return core.kingRun > 0 ? withRuns(core, position, turn, after) : after;
}

/** A position without any right to huff. */
export const makePosition = (
  pieces: Pieces,
  toPlay: DraughtsPosition['toPlay'],
  demanded = false,
): DraughtsPosition => ({ ...onlyPieces(pieces), toPlay, dice: null, huff: null, demanded });

function playOnBoard(
  core: DraughtsCore,
  position: DraughtsPosition,
  turn: BoardTurn,
  huff: HuffRight | null,
): DraughtsPosition {
  const { layout, crownsInPassing } = core;
  if (layout.shift === 0) return { ...makePosition(cellsAfter(core, position, turn), other(position.toPlay)), huff };
  const { from, to, path, captures } = turn;
  const { low, high, whiteCrowns, blackCrownsHigh } = layout;
  const white = position.toPlay === 'white';
  let gone = low[from] as number;
  let goneHigh = high[from] as number;
  let king = ((position.kings & gone) | (position.kingsHigh & goneHigh)) !== 0;
  for (const place of captures) {
    gone |= low[place] as number;
    goneHigh |= high[place] as number;
  }
  const toLow = low[to] as number;
  const toHigh = high[to] as number;
  // A man is crowned where its turn ends, or wherever it lands on the way where that is the rule.
  for (const place of crownsInPassing ? path : [to])
    if (white ? whiteCrowns & (low[place] as number) : blackCrownsHigh & (high[place] as number)) king = true;
  return {
    white: (position.white & ~gone) | (white ? toLow : 0),
    whiteHigh: (position.whiteHigh & ~goneHigh) | (white ? toHigh : 0),
    black: (position.black & ~gone) | (white ? 0 : toLow),
    blackHigh: (position.blackHigh & ~goneHigh) | (white ? 0 : toHigh),
    kings: (position.kings & ~gone) | (king ? toLow : 0),
    kingsHigh: (position.kingsHigh & ~goneHigh) | (king ? toHigh : 0),
    toPlay: other(position.toPlay),
    dice: null,
    huff,
    demanded: false,
  };
}

/** The same on a board of any kind. */
function cellsAfter(
  { layout, board, crownsInPassing }: DraughtsCore,
  position: DraughtsPosition,
  { from, to, path, captures }: BoardTurn,
): Pieces {
  const cells = cellsOf(layout, position);
  const [man, king, last] =
    position.toPlay === 'white' ? [WHITE_MAN, WHITE_KING, 0] : [BLACK_MAN, BLACK_KING, board.side - 1];
  const crowned = (crownsInPassing ? path : [to]).some((place) => board.rows[place] === last);
  const piece = cells[from] === king || crowned ? king : man;
  for (const place of [from, ...captures]) cells[place] = FREE;
  cells[to] = piece;
  return piecesIn(layout, cells);
}
