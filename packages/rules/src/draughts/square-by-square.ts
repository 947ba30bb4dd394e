import { BLACK_KING, BLACK_MAN, cellsOf, FREE, WHITE_KING, WHITE_MAN } from './cells.ts';
import type { DraughtsCore } from './core.ts';
import type { Search } from './jumps.ts';
import type { DraughtsPosition } from './position.ts';
import { type BoardTurn, makeMove, sameTurn } from './turn.ts';
import { opposite, stepsOf, waysOf } from './ways.ts';

/** A capture, and whether it could go on from where it ends. */
export interface Found {
  readonly capture: BoardTurn;
  readonly unfinished: boolean;
}

/**
 * Finds turns from square to square, for every rule set: what the boards play by on which no shift of a set is a step. The
 * cells change with each jump and are restored after it.
 */
export class SquareBySquare {
  readonly #core: DraughtsCore;
  readonly #ways: Int32Array;
  readonly #jumpWays: ReturnType<typeof waysOf>;
  readonly #stepWays: ReturnType<typeof waysOf>;
  #cells = new Uint8Array(0);
  #loaded: DraughtsPosition | null = null;
  #man = WHITE_MAN;
  #king = WHITE_KING;
  #otherMan = BLACK_MAN;
  #otherKing = BLACK_KING;
  #manWays: readonly number[] = [];
  #crowningRow = 0;
  #partial = false;
  #routes = false;
  #origin = 0;
  #found: Found[] = [];
  /** Where the captures of the piece whose turn it is begin in the list. */
  #first = 0;
  #rank = -1;
  /** Says more where ranks are equal: which of the pieces taken are kings, the first one highest. */
  #fineRank = 0;
  readonly #path: number[] = [];
  readonly #taken: number[] = [];
  /** What the pieces taken were. */
  readonly #victims: number[] = [];

  constructor(core: DraughtsCore) {
    this.#core = core;
    this.#ways = core.layout.ways;
    this.#jumpWays = waysOf(core);
    this.#stepWays = stepsOf(core.parameters['step-lines']);
  }

  #load(position: DraughtsPosition): void {
    // Moves are asked for where there were no captures, of the same position.
    if (this.#loaded === position) return;
    this.#loaded = position;
    const white = position.toPlay === 'white';
    this.#cells = cellsOf(this.#core.layout, position);
    this.#man = white ? WHITE_MAN : BLACK_MAN;
    this.#king = white ? WHITE_KING : BLACK_KING;
    this.#otherMan = white ? BLACK_MAN : WHITE_MAN;
    this.#otherKing = white ? BLACK_KING : WHITE_KING;
    this.#crowningRow = white ? 0 : this.#core.board.side - 1;
  }

  /** All moves of the side to play, as if there were nothing to capture. */
  moves(position: DraughtsPosition): BoardTurn[] {
    this.#load(position);
    const cells = this.#cells;
    const { squares } = this.#core.layout;
    const { longKings } = this.#core;
    const moves: BoardTurn[] = [];
    const ofMen = position.toPlay === 'white' ? this.#stepWays.white : this.#stepWays.black;
    for (let from = 0; from < squares; from++) {
      const king = cells[from] === this.#king;
      if (!king && cells[from] !== this.#man) continue;
      for (const d of king ? this.#stepWays.kings : ofMen)
        for (let to = this.#next(from, d); this.#isFree(to); to = this.#next(to, d)) {
          moves.push(makeMove(from, to));
          if (!king || !longKings) break;
        }
    }
    return moves;
  }

  /** The captures of the side to play. */
  captures(position: DraughtsPosition, search: Search): Found[] {
    this.#load(position);
    this.#manWays = position.toPlay === 'white' ? this.#jumpWays.white : this.#jumpWays.black;
    this.#partial = search === 'partial' || search === 'partial-routes';
    this.#routes = search === 'legal-routes' || search === 'partial-routes';
    this.#found = [];
    this.#rank = -1;
    this.#fineRank = 0;
    const cells = this.#cells;
    for (let from = 0; from < this.#core.layout.squares; from++) {
      const piece = cells[from] as number;
      if (piece !== this.#man && piece !== this.#king) continue;
      this.#origin = from;
      this.#first = this.#found.length;
      cells[from] = FREE;
      this.#jumpOn(from, piece === this.#king, piece === this.#king, -1, false);
      cells[from] = piece;
    }
    return this.#found;
  }

  #next(place: number, way: number): number {
    return this.#ways[place * 8 + way] as number;
  }

  #isFree(place: number): boolean {
    return place < this.#core.layout.squares && this.#cells[place] === FREE;
  }

  /**
   * Jumps on with a piece that came by `way`, -1 where it begins, and says whether it could. `byKing`: it began as a king.
   * `farther`: it stands beyond the square right behind the last piece; straight on and back are then left to that one.
   */
  #jumpOn(place: number, king: boolean, byKing: boolean, way: number, farther: boolean): boolean {
    const core = this.#core;
    const cells = this.#cells;
    let went = false;
    for (const d of king ? this.#jumpWays.kings : this.#manWays) {
      if ((farther || !core.turnsBack) && way >= 0 && d === opposite(way)) continue;
      if (farther && d === way) continue;
      let over = this.#next(place, d);
      if (king && core.longKings) while (this.#isFree(over)) over = this.#next(over, d);
      const victim = cells[over] as number;
      if (over === core.layout.squares || (victim !== this.#otherMan && victim !== this.#otherKing)) continue;
      const royal = victim === this.#otherKing;
      if (!king && royal && !core.menTakeKings) continue;
      const first = this.#next(over, d);
      if (!this.#isFree(first)) continue;
      went = true;
      this.#taken.push(over);
      this.#victims.push(victim);
      cells[over] = core.removesAtOnce ? FREE : TAKEN;
      this.#landFrom(first, d, king, byKing, royal);
      cells[over] = victim;
      this.#taken.pop();
      this.#victims.pop();
    }
    return went;
  }

  /** Tries each landing of a jump: where one of them goes on, the capture is not finished on the others. */
  #landFrom(first: number, d: number, king: boolean, byKing: boolean, royal: boolean): void {
    const core = this.#core;
    const far = king && core.longKings && core.landsAnywhere;
    let goesOn = false;
    for (let to = first; this.#isFree(to); to = this.#next(to, d)) {
      const crowned = !king && this.#crowns(to);
      this.#path.push(to);
      if (!(crowned && core.crowningEndsTurn))
        goesOn = this.#jumpOn(to, king || (crowned && core.crownsInPassing), byKing, d, to !== first) || goesOn;
      this.#path.pop();
      if (!far) break;
    }
    if (goesOn && !this.#partial) return;
    for (let to = first; this.#isFree(to); to = this.#next(to, d)) {
      this.#path.push(to);
      this.#emit(to, byKing, goesOn);
      this.#path.pop();
      if (!far || (royal && core.stopsBehindKings)) break;
    }
  }

  #crowns(place: number): boolean {
    return this.#core.board.rows[place] === this.#crowningRow;
  }

  /** Writes down the capture made by the jumps so far, unless a better one or the same is known. */
  #emit(to: number, byKing: boolean, unfinished: boolean): void {
    const rank = this.#partial ? 0 : this.#rankOf(byKing);
    const fineRank = this.#partial || this.#core.priority !== 'italian' ? 0 : this.#kingsInOrder();
    if (rank < this.#rank || (rank === this.#rank && fineRank < this.#fineRank)) return;
    if (rank > this.#rank || fineRank > this.#fineRank) {
      this.#rank = rank;
      this.#fineRank = fineRank;
      this.#found.length = 0;
      this.#first = 0;
    }
    const capture = {
      kind: 'capture',
      from: this.#origin,
      to,
      path: [...this.#path],
      captures: [...this.#taken],
    } as const;
    if (!this.#routes)
      for (let i = this.#first; i < this.#found.length; i++)
        if (sameTurn((this.#found[i] as Found).capture, capture)) return;
    this.#found.push({ capture, unfinished });
  }

  /** How good a capture is under the rule of priority: only those of the highest rank are legal. */
  #rankOf(byKing: boolean): number {
    const size = this.#taken.length;
    const kings = this.#victims.reduce((count, victim) => (victim === this.#otherKing ? count + 1 : count), 0);
    switch (this.#core.priority) {
      case 'none':
        return 0;
      case 'most':
        return size;
      case 'most-kings':
        return size * 64 + kings;
      case 'kings-first':
        return byKing ? 1 : 0;
      case 'frisian':
        return ((size + kings) * 64 - kings) * 2 + (byKing ? 1 : 0);
      case 'italian':
        return (size * 2 + (byKing ? 1 : 0)) * 64 + kings;
    }
  }

  #kingsInOrder(): number {
    return this.#victims.reduce((sum, victim, i) => (victim === this.#otherKing ? sum + 2 ** (48 - i) : sum), 0);
  }
}

/** A piece that was jumped and stays on the board until the turn ends. */
const TAKEN = 5;

const finders = new WeakMap<DraughtsCore, SquareBySquare>();

/** The finder of a rule set. */
export function squareBySquare(core: DraughtsCore): SquareBySquare {
  let finder = finders.get(core);
  if (!finder) {
    finder = new SquareBySquare(core);
    finders.set(core, finder);
  }
  return finder;
}
