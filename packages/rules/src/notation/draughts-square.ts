import { type DraughtsBoard, letterName } from '../draughts/boards.ts';

/** Reads the name of a square: a number, with or without leading zeros, or a letter and a number; -1 if it is none. */
export function readSquare(board: DraughtsBoard, text: string): number {
  const name = text.trim().toLowerCase();
  if (/^\d{1,3}$/.test(name)) {
    const place = Number(name) - 1;
    return place >= 0 && place < board.at.length ? place : -1;
  }
  return board.at.findIndex(([x, y]) => letterName(x - 0.5, y - 0.5, board.side) === name);
}
