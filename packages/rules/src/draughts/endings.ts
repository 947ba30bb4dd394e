import { countBits } from '../bits.ts';
import type { DraughtsCore } from './core.ts';
import type { Squares } from './layout.ts';
import { countKings, countPieces, hasKings, type Pieces } from './position.ts';
import type { DraughtsTurn } from './turn.ts';

// What an ending of a lone king against others is, as bits: each has turns of its own after which it is drawn. A king
// against a king is also one against two pieces at most, and that one against three: what is taken does not begin the count anew.
export const ONE_KING_EACH = 1;
export const TWO_TO_ONE = 2;
export const THREE_TO_ONE = 4;
export const THREE_KINGS = 8;
export const TWO_KINGS = 16;
export const MAIN_ROAD = 32;

/** What these pieces are as an ending of a lone king against others, one of them a king at least; 0 for none. */
export function endingOf({ road }: DraughtsCore, pieces: Pieces): number {
  if (!hasKings(pieces)) return 0;
  const whites = countPieces(pieces, 'white');
  const blacks = countPieces(pieces, 'black');
  if (whites !== 1 && blacks !== 1) return 0;
  const whiteKings = countKings(pieces, 'white');
  const blackKings = countKings(pieces, 'black');
  const whiteIsAlone = whites === 1;
  const many = whiteIsAlone ? blacks : whites;
  const royal = whiteIsAlone ? blackKings : whiteKings;
  if ((whiteIsAlone ? whiteKings : blackKings) === 0 || royal === 0) return 0;
  return (
    (many === 1 ? ONE_KING_EACH : 0) |
    (many <= 2 ? TWO_TO_ONE : 0) |
    (many <= 3 ? THREE_TO_ONE : 0) |
    (many >= 3 && royal === many ? THREE_KINGS : 0) |
    (many === 2 && royal === 2 ? TWO_KINGS : 0) |
    (many === 3 && hasRoad(pieces, road, whiteIsAlone) ? MAIN_ROAD : 0)
  );
}

/** Whether a side's only piece stands on these squares, and nothing else does. */
const hasRoad = (pieces: Pieces, road: Squares, white: boolean): boolean =>
  countOn(pieces, road, white) === 1 && countOn(pieces, road, !white) === 0;

const countOn = ({ white, whiteHigh, black, blackHigh, far }: Pieces, road: Squares, ofWhite: boolean): number =>
  countBits((ofWhite ? white : black) & road.low) +
  countBits((ofWhite ? whiteHigh : blackHigh) & road.high) +
  (far && road.far ? countOn(far, road.far, ofWhite) : 0);

/** After how many turns of each side with these pieces unchanged the game is drawn; 0 where that is not counted. */
export function balanceLimit({ parameters }: DraughtsCore, pieces: Pieces): number {
  const { 'five-pieces-draw': five, 'seven-pieces-draw': seven } = parameters;
  if (five + seven === 0 || countKings(pieces, 'white') === 0 || countKings(pieces, 'black') === 0) return 0;
  const count = countPieces(pieces, 'white') + countPieces(pieces, 'black');
  return count < 4 || count > 7 ? 0 : count <= 5 ? five : seven;
}

/** Whether a turn was a move that left all pieces what they were. */
export const keepsBalance = (after: Pieces, { kind }: DraughtsTurn, before: Pieces): boolean =>
  kind === 'move' &&
  countKings(after, 'white') + countKings(after, 'black') === countKings(before, 'white') + countKings(before, 'black');

/** Whether each side has one piece left, where that is a draw. */
export const isOneEach = ({ drawsOneEach }: DraughtsCore, pieces: Pieces): boolean =>
  drawsOneEach && countPieces(pieces, 'white') === 1 && countPieces(pieces, 'black') === 1;
