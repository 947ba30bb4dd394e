import { CaptureList, MOST_TAKEN } from './captures.ts';
import type { Field } from './field.ts';
import { FREE, KING, WHITE } from './layout.ts';

const lists: CaptureList[] = [];
/** A list of captures for one depth: each level of a recursion has its own. */
export function captureList(depth: number): CaptureList {
  let list = lists[depth];
  if (!list) {
    list = new CaptureList();
    lists[depth] = list;
  }
  return list;
}

/** Leaves of the tree of whole turns of the pieces on a field, under enforced captures. The field is left as it was. */
export function perft(field: Field, side: number, depth: number): number {
  if (depth === 0) return 1;
  const moves = field.countMoves(side);
  if (moves < 0) return capturesPerft(field, side, depth);
  return depth === 1 || moves === 0 ? moves : movesPerft(field, side, depth);
}

/** The man that stands on a cell after a turn: crowned if that cell is its far row. */
const settled = (field: Field, piece: number, cell: number): number =>
  (field.layout.crowns[cell] as number) & piece ? piece | KING : piece;

function movesPerft(field: Field, side: number, depth: number): number {
  const { cells } = field;
  const { cellOf, steps } = field.layout;
  const { longKings } = field.core;
  const first = side === WHITE ? 0 : 2;
  let leaves = 0;
  for (let i = 0; i < cellOf.length; i++) {
    const cell = cellOf[i] as number;
    const piece = cells[cell] as number;
    if ((piece & side) === 0) continue;
    const king = (piece & KING) !== 0;
    cells[cell] = FREE;
    for (let d = king ? 0 : first; d < (king ? 4 : first + 2); d++) {
      const step = steps[d] as number;
      for (let to = cell + step; cells[to] === FREE; to += step) {
        cells[to] = settled(field, piece, to);
        leaves += perft(field, side ^ 3, depth - 1);
        cells[to] = FREE;
        if (!king || !longKings) break;
      }
    }
    cells[cell] = piece;
  }
  return leaves;
}

const kept = new Uint8Array(64 * MOST_TAKEN);

function capturesPerft(field: Field, side: number, depth: number): number {
  const { cells } = field;
  const list = captureList(depth);
  field.findCaptures(side, list, 'legal');
  if (depth === 1) return list.count;
  let leaves = 0;
  for (let i = 0; i < list.count; i++) {
    const from = list.from[i] as number;
    const to = list.to[i] as number;
    const piece = cells[from] as number;
    const size = list.size[i] as number;
    cells[from] = FREE;
    let crowned = piece;
    for (let j = 0; j < size; j++) {
      const over = list.taken[i * MOST_TAKEN + j] as number;
      kept[depth * MOST_TAKEN + j] = cells[over] as number;
      cells[over] = FREE;
      if (field.core.crownsInPassing) crowned = settled(field, crowned, list.path[i * MOST_TAKEN + j] as number);
    }
    cells[to] = settled(field, crowned, to);
    leaves += perft(field, side ^ 3, depth - 1);
    cells[to] = FREE;
    for (let j = 0; j < size; j++)
      cells[list.taken[i * MOST_TAKEN + j] as number] = kept[depth * MOST_TAKEN + j] as number;
    cells[from] = piece;
  }
  return leaves;
}
