import type { DraughtsCore } from './core.ts';
import { generatorOf } from './generator.ts';
import type { Search } from './jumps.ts';
import { restingKing } from './king-runs.ts';
import { placementOf } from './placement.ts';
import type { DraughtsPosition } from './position.ts';
import { squareBySquare } from './square-by-square.ts';
import { type BoardTurn, makeMove } from './turn.ts';
import { pathOf, type TurnList, takenBy, turnList } from './turn-list.ts';

/** Finds the captures of the side to play, in scratch space that the next search overwrites: it stays in this file. */
function search(core: DraughtsCore, position: DraughtsPosition, kind: Search): TurnList {
  const list = turnList(0);
  generatorOf(core).findCaptures(placementOf(position, position.toPlay), list, kind);
  return list;
}

/** The captures of the side to play. */
export function capturesOf(core: DraughtsCore, position: DraughtsPosition, kind: Search): BoardTurn[] {
  if (!core.shifts)
    return squareBySquare(core)
      .captures(position, kind)
      .map(({ capture }) => capture);
  const list = search(core, position, kind);
  const captures: BoardTurn[] = [];
  for (let i = 0; i < list.count; i++) captures.push(captureAt(list, i));
  return captures;
}

/** The captures of the side to play that could go on from where they end. */
export function unfinishedCaptures(core: DraughtsCore, position: DraughtsPosition): BoardTurn[] {
  if (!core.shifts)
    return squareBySquare(core)
      .captures(position, 'partial')
      .flatMap(({ capture, unfinished }) => (unfinished ? [capture] : []));
  const list = search(core, position, 'partial');
  const captures: BoardTurn[] = [];
  for (let i = 0; i < list.count; i++) if (list.unfinished[i] !== 0) captures.push(captureAt(list, i));
  return captures;
}

/** One capture of a list as a turn. */
export function captureAt(list: TurnList, index: number): BoardTurn {
  const from = list.from[index] as number;
  const to = list.to[index] as number;
  return { kind: 'capture', from, to, path: pathOf(list, index), captures: takenBy(list, index) };
}

/**
 * The moves and captures that the side to play may choose from with these squares as ends: those of `boardTurns`, without making
 * a turn of every other.
 */
export function boardTurnsBetween(
  core: DraughtsCore,
  position: DraughtsPosition,
  from: number,
  to: number,
): BoardTurn[] {
  if (core.huffing || !core.shifts)
    return boardTurns(core, position).filter((turn) => turn.from === from && turn.to === to);
  const list = search(core, position, 'legal');
  const captures = list.count > 0;
  if (!captures) generatorOf(core).findMoves(placementOf(position, position.toPlay), list);
  const turns: BoardTurn[] = [];
  if (!captures && from === restingKing(core, position)) return turns;
  for (let i = 0; i < list.count; i++)
    if (list.from[i] === from && list.to[i] === to) turns.push(captures ? captureAt(list, i) : makeMove(from, to));
  return turns;
}

/** The captures that are legal where capturing is enforced. */
export const legalCaptures = (core: DraughtsCore, position: DraughtsPosition): BoardTurn[] =>
  capturesOf(core, position, 'legal');

/** All captures and all parts of captures, good enough or not: what huffing allows. */
export const partialCaptures = (core: DraughtsCore, position: DraughtsPosition): BoardTurn[] =>
  capturesOf(core, position, 'partial');

/** All moves of the side to play, as if there were nothing to capture. */
export function freeMoves(core: DraughtsCore, position: DraughtsPosition): BoardTurn[] {
  const resting = restingKing(core, position);
  const moves = movesOf(core, position);
  return resting < 0 ? moves : moves.filter(({ from }) => from !== resting);
}

function movesOf(core: DraughtsCore, position: DraughtsPosition): BoardTurn[] {
  if (!core.shifts) return squareBySquare(core).moves(position);
  const list = turnList(0);
  generatorOf(core).findMoves(placementOf(position, position.toPlay), list);
  const moves: BoardTurn[] = [];
  for (let i = 0; i < list.count; i++) moves.push(makeMove(list.from[i] as number, list.to[i] as number));
  return moves;
}

/** The moves and captures that the side to play may choose from; huffs and demands aside. */
export function boardTurns(core: DraughtsCore, position: DraughtsPosition): BoardTurn[] {
  if (core.huffing && !position.demanded) return [...partialCaptures(core, position), ...freeMoves(core, position)];
  const captures = legalCaptures(core, position);
  return captures.length > 0 ? captures : freeMoves(core, position);
}
