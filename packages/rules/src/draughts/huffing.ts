import { cellsOf, FREE, piecesIn } from './cells.ts';
import type { DraughtsCore } from './core.ts';
import { type DraughtsPosition, type HuffRight, onlyPieces, type Pieces } from './position.ts';
import { type BoardTurn, sameTurn } from './turn.ts';
import { legalCaptures, unfinishedCaptures } from './turns.ts';

/**
 * The right that a turn gives to the other side under huffing: null where nothing was left undone. A piece that stopped a
 * capture halfway, or made one that was not good enough, stands at its new square.
 */
export function rightAfter(core: DraughtsCore, position: DraughtsPosition, turn: BoardTurn): HuffRight | null {
  if (!core.huffing || position.demanded) return null;
  const legal = legalCaptures(core, position);
  if (legal.length === 0 || legal.some((capture) => sameTurn(capture, turn))) return null;
  const origins = new Set(legal.map(({ from }) => from));
  if (turn.kind === 'capture' && stopsHalfway(core, position, turn)) origins.add(turn.from);
  const places = [...origins].map((place) => (place === turn.from ? turn.to : place)).sort((a, b) => a - b);
  return {
    places,
    turn: { from: turn.from, to: turn.to, captures: turn.captures },
    before: onlyPieces(position),
  };
}

/** Whether a capture can go on from where this one ends. */
const stopsHalfway = (core: DraughtsCore, position: DraughtsPosition, turn: BoardTurn): boolean =>
  unfinishedCaptures(core, position).some((capture) => sameTurn(capture, turn));

/** The pieces without the one that is huffed. */
export function withoutPiece(core: DraughtsCore, pieces: Pieces, place: number): Pieces {
  const cells = cellsOf(core.layout, pieces);
  cells[place] = FREE;
  return piecesIn(core.layout, cells);
}
