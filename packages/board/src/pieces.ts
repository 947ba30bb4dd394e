import type { Board, Man } from '@merellier/rules';

/** A man as a thing that stays the same while it moves: what slides is the same piece at another place. */
export interface Piece {
  readonly id: number;
  readonly man: Man;
}

/** What became of the pieces from one picture to the next. */
export interface Change {
  readonly pieces: readonly Piece[];
  /** The men that have gone. */
  readonly gone: readonly Man[];
  /** The pieces that have come to another place, and over which places; for a new one, that where it appeared. */
  readonly come: readonly { readonly id: number; readonly path: readonly number[] }[];
}

/**
 * Finds the pieces of one picture again among the men of the next: those that stand where they stood, then those that
 * went along one of the known paths, then, if only one man of a side has gone and one has come, that one.
 */
export function followMen(
  before: readonly Piece[],
  men: readonly Man[],
  paths: readonly (readonly number[])[],
  newId: () => number,
): Change {
  const standing = (man: Man): Piece | undefined =>
    before.find((piece) => piece.man.at === man.at && piece.man.side === man.side);
  const arrived = men.filter((man) => !standing(man));
  const left = before.filter(({ man }) => !men.some((now) => now.at === man.at && now.side === man.side));
  const come: { id: number; path: readonly number[] }[] = [];

  const follow = (man: Man): { piece: Piece; path: readonly number[] } | undefined => {
    const own = left.filter((piece) => piece.man.side === man.side);
    for (const piece of own)
      for (const known of paths) {
        const path = pathPart(known, piece.man.at, man.at);
        if (path) return { piece, path };
      }
    const [piece, ...more] = own;
    const alone = more.length === 0 && arrived.filter((other) => other.side === man.side).length === 1;
    return piece && alone ? { piece, path: [piece.man.at, man.at] } : undefined;
  };

  const pieces = men.map((man): Piece => {
    const same = standing(man);
    if (same) return { id: same.id, man };
    const mover = follow(man);
    if (mover) left.splice(left.indexOf(mover.piece), 1);
    const id = mover?.piece.id ?? newId();
    come.push({ id, path: mover?.path ?? [man.at] });
    return { id, man };
  });
  return { pieces, gone: left.map((piece) => piece.man), come };
}

/**
 * The pieces of a picture that has nothing to do with the one before: nothing moves, but men that are drawn already are put where
 * such a man stands now, the same side and rank, because a man takes longer to draw than to place.
 */
export function setUpMen(before: readonly Piece[], men: readonly Man[], newId: () => number): Change {
  const left = new Set(before);
  const take = (fits: (man: Man) => boolean): Piece | undefined => {
    for (const piece of left)
      if (fits(piece.man)) {
        left.delete(piece);
        return piece;
      }
    return undefined;
  };
  const alike = (a: Man, b: Man): boolean => a.side === b.side && a.king === b.king;
  const standing = men.map((man) => take((other) => other.at === man.at && alike(other, man)));
  const pieces = men.map((man, i): Piece => {
    const same = standing[i] ?? take((other) => alike(other, man));
    return { id: same?.id ?? newId(), man };
  });
  return { pieces, gone: [], come: [] };
}

/** The part of a path that leads from one place to another; undefined if it does not. */
export function pathPart(path: readonly number[], from: number, to: number): readonly number[] | undefined {
  const start = path.indexOf(from);
  const end = path.indexOf(to, start + 1);
  return start >= 0 && end > start ? path.slice(start, end + 1) : undefined;
}

/** The lines of a board through a place on which all men are of one side. */
export function fullLines(board: Board, men: readonly Man[], place: number): readonly (readonly number[])[] {
  const side = men.find((man) => man.at === place)?.side;
  const own = new Set(men.flatMap((man) => (man.side === side ? [man.at] : [])));
  return board.lines.filter((line) => line.includes(place) && line.every((at) => own.has(at)));
}
