import { CaptureList, MOST_TAKEN } from './captures.ts';
import type { DraughtsCore } from './core.ts';
import { BLACK, FREE, KING, type Layout, WALL, WHITE } from './layout.ts';
import { type DraughtsPosition, hasPlace, highBit, lowBit } from './position.ts';

/** What a search for captures looks for: the legal ones, those and all parts of them, or every route of the legal ones. */
export type Search = 'legal' | 'partial' | 'routes';

/**
 * A position laid out in cells, to generate turns on: the one mutable thing of this family, filled anew by `load`. Captures
 * are found by jumping on it, piece after piece, and taking each jump back.
 */
export class Field {
  readonly core: DraughtsCore;
  readonly layout: Layout;
  readonly cells: Uint8Array;
  private readonly steps: Int32Array;
  private readonly taken = new Uint8Array(MOST_TAKEN);
  private readonly path = new Uint8Array(MOST_TAKEN);
  private list = new CaptureList();
  private opponent = 0;
  private origin = 0;
  private jumpedKings = 0;
  private rankBase = 0;
  private partial = false;
  private routes = false;
  /** The indices of the steps in which a man of the side to play goes forward: from this one to the next. */
  private forward = 0;
  private mover = 0;

  constructor(core: DraughtsCore) {
    this.core = core;
    this.layout = core.layout;
    this.cells = new Uint8Array(core.layout.length).fill(WALL);
    this.steps = core.layout.steps;
  }

  load(position: DraughtsPosition): void {
    const { cellOf } = this.layout;
    const { white, whiteHigh, black, blackHigh, kings, kingsHigh } = position;
    for (let place = 0; place < cellOf.length; place++) {
      const side = hasPlace(white, whiteHigh, place) ? WHITE : hasPlace(black, blackHigh, place) ? BLACK : FREE;
      this.cells[cellOf[place] as number] = hasPlace(kings, kingsHigh, place) ? side | KING : side;
    }
  }

  /** The pieces as the sets of a position. */
  pieces(): Pick<DraughtsPosition, 'white' | 'whiteHigh' | 'black' | 'blackHigh' | 'kings' | 'kingsHigh'> {
    const { cellOf } = this.layout;
    const sets = { white: 0, whiteHigh: 0, black: 0, blackHigh: 0, kings: 0, kingsHigh: 0 };
    for (let place = 0; place < cellOf.length; place++) {
      const piece = this.cells[cellOf[place] as number] as number;
      if (piece === FREE) continue;
      const low = lowBit(place);
      const high = highBit(place);
      if (piece & WHITE) {
        sets.white |= low;
        sets.whiteHigh |= high;
      } else {
        sets.black |= low;
        sets.blackHigh |= high;
      }
      if (piece & KING) {
        sets.kings |= low;
        sets.kingsHigh |= high;
      }
    }
    return sets;
  }

  /**
   * How many moves a side has, captures aside; -1 as soon as a capture is seen. Counting alone is what the last ply of a
   * perft needs.
   */
  countMoves(side: number): number {
    const { cells, steps } = this;
    const { cellOf } = this.layout;
    const { longKings, menCaptureBackward, menTakeKings } = this.core;
    const opponent = side ^ 3;
    const forward = side === WHITE ? 0 : 2;
    let moves = 0;
    for (let i = 0; i < cellOf.length; i++) {
      const cell = cellOf[i] as number;
      const piece = cells[cell] as number;
      if ((piece & side) === 0) continue;
      if (piece & KING) {
        for (let d = 0; d < 4; d++) {
          const step = steps[d] as number;
          let next = cell + step;
          if (longKings)
            while (cells[next] === FREE) {
              moves++;
              next += step;
            }
          else if (cells[next] === FREE) {
            moves++;
            continue;
          }
          if (((cells[next] as number) & opponent) !== 0 && cells[next + step] === FREE) return -1;
        }
        continue;
      }
      for (let d = 0; d < 4; d++) {
        const ahead = (d & 2) === forward;
        if (!ahead && !menCaptureBackward) continue;
        const step = steps[d] as number;
        const next = cells[cell + step] as number;
        if (next === FREE) {
          if (ahead) moves++;
        } else if ((next & opponent) !== 0 && cells[cell + 2 * step] === FREE && (menTakeKings || (next & KING) === 0))
          return -1;
      }
    }
    return moves;
  }

  /** Finds the captures of a side and leaves them in a list. */
  findCaptures(side: number, list: CaptureList, search: Search): void {
    const { cells } = this;
    const { cellOf } = this.layout;
    const { priority } = this.core;
    this.list = list;
    list.clear();
    this.opponent = side ^ 3;
    this.forward = side === WHITE ? 0 : 2;
    this.mover = side;
    this.partial = search === 'partial';
    this.routes = search === 'routes';
    this.jumpedKings = 0;
    for (let i = 0; i < cellOf.length; i++) {
      const cell = cellOf[i] as number;
      const piece = cells[cell] as number;
      if ((piece & side) === 0) continue;
      this.origin = cell;
      const isKing = (piece & KING) !== 0;
      this.rankBase = isKing && (priority === 'kings-first' || priority === 'italian') ? KING_MADE_IT : 0;
      cells[cell] = FREE;
      if (isKing) this.jumpAsKing(cell, 0, -1);
      else this.jumpAsMan(cell, 0);
      cells[cell] = piece;
    }
  }

  /** Jumps on with a man from a cell; says whether it could. */
  private jumpAsMan(cell: number, size: number): boolean {
    const { cells, core } = this;
    let went = false;
    for (let d = 0; d < 4; d++) {
      if ((d & 2) !== this.forward && !core.menCaptureBackward) continue;
      const step = this.steps[d] as number;
      const over = cell + step;
      const piece = cells[over] as number;
      if ((piece & this.opponent) === 0 || (piece & KING && !core.menTakeKings)) continue;
      const to = over + step;
      if (cells[to] !== FREE) continue;
      went = true;
      this.jump(over, piece, size);
      this.path[size] = to;
      const crowned = ((this.layout.crowns[to] as number) & this.mover) !== 0;
      const ends = crowned && core.crowningEndsTurn;
      const goesOn = ends
        ? false
        : crowned && core.crownsInPassing
          ? this.jumpAsKing(to, size + 1, -1)
          : this.jumpAsMan(to, size + 1);
      if (!goesOn || this.partial) this.emit(size + 1, goesOn);
      this.unjump(over, piece);
    }
    return went;
  }

  /**
   * Jumps on with a king from a cell; says whether it could. `came` is the index of the step of the jump before, if the
   * king now stands farther than right behind the piece jumped: then straight on and back are left to that nearer cell.
   */
  private jumpAsKing(cell: number, size: number, came: number): boolean {
    const { cells, core } = this;
    let went = false;
    for (let d = 0; d < 4; d++) {
      if (came >= 0 && (d === came || d === 3 - came)) continue;
      const step = this.steps[d] as number;
      let over = cell + step;
      if (core.longKings) while (cells[over] === FREE) over += step;
      const piece = cells[over] as number;
      if ((piece & this.opponent) === 0) continue;
      const first = over + step;
      if (cells[first] !== FREE) continue;
      went = true;
      this.jump(over, piece, size);
      this.path[size] = first;
      let goesOn = this.jumpAsKing(first, size + 1, -1);
      if (!core.longKings || !core.landsAnywhere) {
        if (!goesOn || this.partial) this.emit(size + 1, goesOn);
      } else {
        for (let to = first + step; cells[to] === FREE; to += step) {
          this.path[size] = to;
          if (this.jumpAsKing(to, size + 1, d)) goesOn = true;
        }
        // Where one landing goes on, the capture is not finished by another one.
        if (!goesOn || this.partial)
          for (let to = first; cells[to] === FREE; to += step) {
            this.path[size] = to;
            this.emit(size + 1, goesOn);
          }
      }
      this.unjump(over, piece);
    }
    return went;
  }

  private jump(over: number, piece: number, size: number): void {
    this.taken[size] = over;
    this.cells[over] = this.core.removesAtOnce ? FREE : WALL;
    // Kings taken, the first one in the highest bit: which set of bits is greater tells whose king was met soonest.
    if (piece & KING) this.jumpedKings |= 1 << (MOST_TAKEN - 1 - size);
  }

  private unjump(over: number, piece: number): void {
    this.cells[over] = piece;
    if (piece & KING) this.jumpedKings &= this.jumpedKings - 1;
  }

  private emit(size: number, unfinished: boolean): void {
    const rank = this.partial ? 0 : this.rank(size);
    this.list.add(this.layout.placeOf, this.origin, this.taken, this.path, size, rank, unfinished, this.routes);
  }

  private rank(size: number): number {
    switch (this.core.priority) {
      case 'none':
        return 0;
      case 'most':
        return size;
      case 'most-kings':
        return size * 32 + countKings(this.jumpedKings);
      case 'kings-first':
        return this.rankBase;
      case 'italian':
        return size * 2 ** 26 + this.rankBase + countKings(this.jumpedKings) * 2 ** 20 + this.jumpedKings;
    }
  }
}

const KING_MADE_IT = 2 ** 25;

function countKings(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
