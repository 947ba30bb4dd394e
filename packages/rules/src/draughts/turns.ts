import { type CaptureList, captureList, pathOf, takenBy } from './captures.ts';
import type { DraughtsCore } from './core.ts';
import { generatorOf } from './generator.ts';
import type { Search } from './jumps.ts';
import { type DraughtsPosition, pieceAt } from './position.ts';
import { type BoardTurn, makeMove } from './turn.ts';

/** The captures of the side to play; the list is the caller's until the next search. */
export function searchCaptures(core: DraughtsCore, position: DraughtsPosition, search: Search): CaptureList {
  const list = captureList(0);
  const generator = generatorOf(core);
  const { white, whiteHigh, black, blackHigh, kings, kingsHigh, toPlay } = position;
  list.clear();
  if (toPlay === 'white') {
    if (generator.countMoves(white, whiteHigh, black, blackHigh, kings, kingsHigh, true) < 0)
      generator.findCaptures(white, whiteHigh, black, blackHigh, kings, kingsHigh, true, list, search);
  } else if (generator.countMoves(black, blackHigh, white, whiteHigh, kings, kingsHigh, false) < 0)
    generator.findCaptures(black, blackHigh, white, whiteHigh, kings, kingsHigh, false, list, search);
  return list;
}

/** One capture of a list as a turn. */
export function captureAt(list: CaptureList, index: number): BoardTurn {
  const from = list.from[index] as number;
  const to = list.to[index] as number;
  return { kind: 'capture', from, to, path: pathOf(list, index), captures: takenBy(list, index) };
}

const allIn = (list: CaptureList): BoardTurn[] => Array.from({ length: list.count }, (_, i) => captureAt(list, i));

/** The captures that are legal where capturing is enforced. */
export const legalCaptures = (core: DraughtsCore, position: DraughtsPosition): BoardTurn[] =>
  allIn(searchCaptures(core, position, 'legal'));

/** All captures and all parts of captures, good enough or not: what huffing allows. */
export const partialCaptures = (core: DraughtsCore, position: DraughtsPosition): BoardTurn[] =>
  allIn(searchCaptures(core, position, 'partial'));

/** All moves of the side to play, as if there were nothing to capture. */
export function freeMoves(core: DraughtsCore, position: DraughtsPosition): BoardTurn[] {
  const { layout, longKings } = core;
  const moves: BoardTurn[] = [];
  for (let from = 0; from < layout.squares; from++) {
    const piece = pieceAt(layout, position, from);
    if (piece?.side !== position.toPlay) continue;
    for (let d = 0; d < 4; d++) {
      if (!piece.king && d < 2 !== (piece.side === 'white')) continue;
      let to = layout.next[from * 4 + d] as number;
      while (to !== layout.squares && !pieceAt(layout, position, to)) {
        moves.push(makeMove(from, to));
        if (!piece.king || !longKings) break;
        to = layout.next[to * 4 + d] as number;
      }
    }
  }
  return moves;
}

/** The moves and captures that the side to play may choose from; huffs and demands aside. */
export function boardTurns(core: DraughtsCore, position: DraughtsPosition): BoardTurn[] {
  if (core.huffing && !position.demanded) return [...partialCaptures(core, position), ...freeMoves(core, position)];
  const captures = legalCaptures(core, position);
  return captures.length > 0 ? captures : freeMoves(core, position);
}
