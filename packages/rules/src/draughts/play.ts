import { other } from '../side.ts';
import type { DraughtsCore } from './core.ts';
import { rightAfter, withoutPiece } from './huffing.ts';
import { withRuns } from './king-runs.ts';
import { NEAR } from './layout.ts';
import { countPieces, type DraughtsPosition, type HuffRight, onlyPieces, type Pieces } from './position.ts';
import type { BoardTurn, DraughtsTurn } from './turn.ts';

/** Places in one word of a set whose bits are places. */
const HALF = 32;

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
  if (layout.shift === 0) {
    const { white, whiteHigh, black, blackHigh, kings, kingsHigh, far } = piecesAfter(core, position, turn);
    const toPlay = other(position.toPlay);
    // Written out: this is where a search on such boards spends its time.
    const dice = null;
    const demanded = false;
    if (!far) return { white, whiteHigh, black, blackHigh, kings, kingsHigh, toPlay, dice, huff, demanded };
    return { white, whiteHigh, black, blackHigh, kings, kingsHigh, far, toPlay, dice, huff, demanded };
  }
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

/** The pieces after a turn on a board of any kind, where bits are places. */
function piecesAfter(
  { board, crownsInPassing }: DraughtsCore,
  position: DraughtsPosition,
  { from, to, path, captures }: BoardTurn,
): Pieces {
  const white = position.toPlay === 'white';
  const last = white ? 0 : board.side - 1;
  let king = isKing(position, from);
  if (!king && board.rows[to] === last) king = true;
  if (!king && crownsInPassing) king = path.some((place) => board.rows[place] === last);
  return partAfter(position, 0, { from, to, captures, white, king });
}

/** What a turn changes: who moves, and whether the piece ends as a king. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly captures: readonly number[];
  readonly white: boolean;
  readonly king: boolean;
}

/** The sets of the places from `first` on. */
function partAfter(pieces: Pieces, first: number, change: Change): Pieces {
  const { from, to, captures, white, king } = change;
  let gone = lowBit(from - first);
  let goneHigh = highBit(from - first);
  for (const place of captures) {
    gone |= lowBit(place - first);
    goneHigh |= highBit(place - first);
  }
  const comes = lowBit(to - first);
  const comesHigh = highBit(to - first);
  const sets = {
    white: (pieces.white & ~gone) | (white ? comes : 0),
    whiteHigh: (pieces.whiteHigh & ~goneHigh) | (white ? comesHigh : 0),
    black: (pieces.black & ~gone) | (white ? 0 : comes),
    blackHigh: (pieces.blackHigh & ~goneHigh) | (white ? 0 : comesHigh),
    kings: (pieces.kings & ~gone) | (king ? comes : 0),
    kingsHigh: (pieces.kingsHigh & ~goneHigh) | (king ? comesHigh : 0),
  };
  return pieces.far ? { ...sets, far: partAfter(pieces.far, first + NEAR, change) } : sets;
}

const lowBit = (place: number): number => (place >= 0 && place < HALF ? 1 << place : 0);
const highBit = (place: number): number => (place >= HALF && place < NEAR ? 1 << (place - HALF) : 0);

const isKing = ({ kings, kingsHigh, far }: Pieces, place: number): boolean =>
  place >= NEAR && far ? isKing(far, place - NEAR) : ((kings & lowBit(place)) | (kingsHigh & highBit(place))) !== 0;
