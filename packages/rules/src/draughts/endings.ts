import { countKings, countPieces, hasKings, type Pieces } from './position.ts';

// What an ending of a lone king against others is, as bits: each has turns of its own after which it is drawn. A king
// against a king is also one against two pieces at most, and that one against three: what is taken does not begin the count anew.
export const ONE_KING_EACH = 1;
export const TWO_TO_ONE = 2;
export const THREE_TO_ONE = 4;
export const THREE_KINGS = 8;

/** What these pieces are as an ending of a lone king against others, one of them a king at least; 0 for none. */
export function endingOf(pieces: Pieces): number {
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
    (many >= 3 && royal === many ? THREE_KINGS : 0)
  );
}
