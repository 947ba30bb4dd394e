import { other } from '../side.ts';
import type { DraughtsCore } from './core.ts';
import { rightAfter, withoutPiece } from './huffing.ts';
import { setOf } from './layout.ts';
import { countPieces, type DraughtsPosition, type Pieces, pieceAt } from './position.ts';
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
  return {
    ...piecesAfter(core, position, turn),
    toPlay: other(position.toPlay),
    dice: null,
    huff: rightAfter(core, position, turn),
    demanded: false,
  };
}

/** A position without any right to huff. */
export const makePosition = (
  { white, whiteHigh, black, blackHigh, kings, kingsHigh }: Pieces,
  toPlay: DraughtsPosition['toPlay'],
  demanded = false,
): DraughtsPosition => ({
  white,
  whiteHigh,
  black,
  blackHigh,
  kings,
  kingsHigh,
  toPlay,
  dice: null,
  huff: null,
  demanded,
});

function piecesAfter(core: DraughtsCore, position: DraughtsPosition, turn: BoardTurn): Pieces {
  const { layout } = core;
  const gone = setOf(layout, [turn.from, ...turn.captures]);
  const to = setOf(layout, [turn.to]);
  const rest = {
    white: position.white & ~gone.low,
    whiteHigh: position.whiteHigh & ~gone.high,
    black: position.black & ~gone.low,
    blackHigh: position.blackHigh & ~gone.high,
    kings: position.kings & ~gone.low,
    kingsHigh: position.kingsHigh & ~gone.high,
  };
  const king = pieceAt(layout, position, turn.from)?.king || isCrowned(core, position, turn);
  const kings = king ? { kings: rest.kings | to.low, kingsHigh: rest.kingsHigh | to.high } : {};
  return position.toPlay === 'white'
    ? { ...rest, white: rest.white | to.low, whiteHigh: rest.whiteHigh | to.high, ...kings }
    : { ...rest, black: rest.black | to.low, blackHigh: rest.blackHigh | to.high, ...kings };
}

/** Whether a man becomes a king by a turn: on the far row, or on the way over it where that is the rule. */
function isCrowned(core: DraughtsCore, position: DraughtsPosition, turn: BoardTurn): boolean {
  const { rows, side } = core.board;
  const far = position.toPlay === 'white' ? 0 : side - 1;
  return core.crownsInPassing ? turn.path.some((place) => rows[place] === far) : rows[turn.to] === far;
}
