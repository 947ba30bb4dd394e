import type { Board, Man, Side } from '@merellier/rules';

/** A piece of a sentence: as it is written, and whether it names places; then whose men stand on them, if one side's alone do. */
export interface SentencePiece {
  readonly text: string;
  readonly named: boolean;
  readonly side: Side | null;
}

/** A turn, a line or a point as it is written, `d1-a1xb4`, `12-16`, `f4`; not a number alone, which may count anything. */
const NAMED = /((?:[a-z]?\d{1,3})(?:[-x][a-z]?\d{1,3})+|\b[a-z]\d{1,2}\b)/;

/** Splits a sentence about a position into what it names on the board and the words between. */
export function namedPlaces(text: string, board: Board, men: readonly Man[]): readonly SentencePiece[] {
  return text
    .split(NAMED)
    .map((piece, i) => ({ text: piece, named: i % 2 === 1, side: i % 2 === 1 ? sideOn(piece, board, men) : null }))
    .filter((piece) => piece.text !== '');
}

/** Whose men stand on the places of a turn or a line, those that are taken aside; null for nobody's, or both sides'. */
function sideOn(named: string, board: Board, men: readonly Man[]): Side | null {
  const [way = ''] = named.split('x');
  // A man that jumps lands on several places: whose it is shows where it comes from.
  const places = board.kind === 'squares' ? way.split('-').slice(0, 1) : way.split('-');
  const sides = new Set(places.flatMap((name) => men.find(({ at }) => at === board.names.indexOf(name))?.side ?? []));
  const [side] = sides;
  return sides.size === 1 && side ? side : null;
}
