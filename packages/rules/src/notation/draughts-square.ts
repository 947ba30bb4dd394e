import { type DraughtsBoard, letterName } from '../draughts/boards.ts';

const tables = new WeakMap<DraughtsBoard, ReadonlyMap<string, number>>();

/** The squares of a board by their letters. */
function lettersOf(board: DraughtsBoard): ReadonlyMap<string, number> {
  const known = tables.get(board);
  if (known) return known;
  const table = new Map(board.at.map(([x, y], place) => [letterName(x - 0.5, y - 0.5, board.side), place] as const));
  tables.set(board, table);
  return table;
}

/** Reads the name of a square: a number, with or without leading zeros, or a letter and a number; -1 if it is none. */
export function readSquare(board: DraughtsBoard, text: string): number {
  const name = text.trim();
  const code = name.charCodeAt(0);
  if (code >= 48 && code <= 57) {
    const place = name.length > 3 ? -1 : Number(name) - 1;
    return place >= 0 && place < board.at.length ? place : -1;
  }
  return lettersOf(board).get(name.toLowerCase()) ?? -1;
}
