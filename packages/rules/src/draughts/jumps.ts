import type { DraughtsCore } from './core.ts';
import type { Placement } from './placement.ts';
import { MOST_TAKEN, type TurnList } from './turn-list.ts';
import { waysOf } from './ways.ts';

/**
 * What a search for captures looks for: the legal ones, or those and all parts of any; each turn once, or every route
 * on which it can be made.
 */
export type Search = 'legal' | 'partial' | 'legal-routes' | 'partial-routes';

/** Added to the rank of a capture that a king makes, where that counts; above all sets of twenty kings and their number. */
const BY_KING = 2 ** 25;

/**
 * Finds captures by jumping, piece after piece, on sets of squares that change with each jump and are restored after it:
 * scratch space of one rule set, loaded anew for each search.
 */
export class Jumps {
  readonly #core: DraughtsCore;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #ways: Int32Array;
  /** The ways in which kings, White's men and Black's men jump. */
  readonly #kingWays: Uint8Array;
  readonly #whiteWays: Uint8Array;
  readonly #blackWays: Uint8Array;
  #menWays: Uint8Array;
  readonly #taken = new Uint8Array(MOST_TAKEN);
  readonly #path = new Uint8Array(MOST_TAKEN);
  #free = 0;
  #freeHigh = 0;
  #opponent = 0;
  #opponentHigh = 0;
  #kings = 0;
  #kingsHigh = 0;
  #white = true;
  #list: TurnList;
  #origin = 0;
  #byKing = false;
  #crowned = false;
  #kingsTaken = 0;
  #partial = false;
  #routes = false;

  constructor(core: DraughtsCore, list: TurnList) {
    this.#core = core;
    this.#low = core.layout.low;
    this.#high = core.layout.high;
    this.#ways = core.layout.ways;
    const { kings, white, black } = waysOf(core);
    this.#kingWays = Uint8Array.from(kings);
    this.#whiteWays = Uint8Array.from(white);
    this.#blackWays = Uint8Array.from(black);
    this.#menWays = this.#whiteWays;
    this.#list = list;
  }

  /** Takes in the pieces, and the list that the captures found go to. */
  load(pieces: Placement, list: TurnList, search: Search): void {
    const { own, ownHigh, opponent, opponentHigh, kings, kingsHigh, white } = pieces;
    this.#free = this.#core.layout.all & ~(own | opponent);
    this.#freeHigh = this.#core.layout.allHigh & ~(ownHigh | opponentHigh);
    this.#opponent = opponent;
    this.#opponentHigh = opponentHigh;
    this.#kings = kings;
    this.#kingsHigh = kingsHigh;
    this.#white = white;
    this.#menWays = white ? this.#whiteWays : this.#blackWays;
    this.#partial = search === 'partial' || search === 'partial-routes';
    this.#routes = search === 'legal-routes' || search === 'partial-routes';
    this.#kingsTaken = 0;
    this.#list = list;
    list.clear();
  }

  /** Finds all captures of one piece of the side to play. */
  from(place: number, king: boolean): void {
    const low = this.#low[place] as number;
    const high = this.#high[place] as number;
    this.#origin = place;
    this.#byKing = king;
    this.#crowned = king;
    this.#free |= low;
    this.#freeHigh |= high;
    if (king) this.#asKing(place, 0, -1);
    else this.#asMan(place, 0);
    this.#free &= ~low;
    this.#freeHigh &= ~high;
  }

  #isFree(place: number): boolean {
    return ((this.#free & (this.#low[place] as number)) | (this.#freeHigh & (this.#high[place] as number))) !== 0;
  }

  #isOpponent(place: number): boolean {
    return (
      ((this.#opponent & (this.#low[place] as number)) | (this.#opponentHigh & (this.#high[place] as number))) !== 0
    );
  }

  #isKing(place: number): boolean {
    return ((this.#kings & (this.#low[place] as number)) | (this.#kingsHigh & (this.#high[place] as number))) !== 0;
  }

  /** Whether a man of the side to play is crowned on a place. */
  #crowns(place: number): boolean {
    const { whiteCrowns, blackCrownsHigh } = this.#core.layout;
    return this.#white
      ? (whiteCrowns & (this.#low[place] as number)) !== 0
      : (blackCrownsHigh & (this.#high[place] as number)) !== 0;
  }

  /** Jumps on with a man that stands on a place; says whether it could. */
  #asMan(place: number, size: number): boolean {
    const core = this.#core;
    const next = this.#ways;
    const ways = this.#menWays;
    let went = false;
    for (let i = 0; i < ways.length; i++) {
      const d = ways[i] as number;
      const over = next[place * 8 + d] as number;
      if (!this.#isOpponent(over)) continue;
      const to = next[over * 8 + d] as number;
      if (!this.#isFree(to)) continue;
      const king = this.#isKing(over);
      if (king && !core.menTakeKings) continue;
      went = true;
      this.#jump(over, king, size);
      this.#path[size] = to;
      let goesOn = false;
      if (!this.#crowns(to)) goesOn = this.#asMan(to, size + 1);
      else if (core.crownsInPassing) {
        this.#crowned = true;
        goesOn = this.#asKing(to, size + 1, -1);
      } else if (!core.crowningEndsTurn) goesOn = this.#asMan(to, size + 1);
      if (!goesOn || this.#partial) this.#emit(to, size + 1, goesOn);
      this.#crowned = false;
      this.#unjump(over, king);
    }
    return went;
  }

  /**
   * Jumps on with a king that stands on a place; says whether it could. `came` is the direction of the jump before where
   * the king stands farther than right behind the piece jumped: straight on and back are then left to that nearer square.
   */
  #asKing(place: number, size: number, came: number): boolean {
    const core = this.#core;
    const next = this.#ways;
    const ways = this.#kingWays;
    let went = false;
    // They are numbered from 0 on.
    for (let d = 0; d < ways.length; d++) {
      if (came >= 0 && (d === came || d + came === (d < 4 ? 3 : 11))) continue;
      let over = next[place * 8 + d] as number;
      if (core.longKings) while (this.#isFree(over)) over = next[over * 8 + d] as number;
      if (!this.#isOpponent(over)) continue;
      const first = next[over * 8 + d] as number;
      if (!this.#isFree(first)) continue;
      const king = this.#isKing(over);
      went = true;
      this.#jump(over, king, size);
      this.#path[size] = first;
      let goesOn = this.#asKing(first, size + 1, -1);
      if (core.longKings && core.landsAnywhere) goesOn = this.#landFarther(first, d, size, goesOn, king);
      else if (!goesOn || this.#partial) this.#emit(first, size + 1, goesOn);
      this.#unjump(over, king);
    }
    return went;
  }

  /**
   * Tries the landings beyond the first. Where any of them, or the first, goes on, the capture is not finished. `king`: the
   * piece jumped is one.
   */
  #landFarther(first: number, d: number, size: number, firstGoesOn: boolean, king: boolean): boolean {
    const next = this.#ways;
    let goesOn = firstGoesOn;
    for (let to = next[first * 8 + d] as number; this.#isFree(to); to = next[to * 8 + d] as number) {
      this.#path[size] = to;
      if (this.#asKing(to, size + 1, d)) goesOn = true;
    }
    if (!goesOn || this.#partial)
      for (let to = first; this.#isFree(to); to = next[to * 8 + d] as number) {
        this.#path[size] = to;
        this.#emit(to, size + 1, goesOn);
        if (king && this.#core.stopsBehindKings) break;
      }
    return goesOn;
  }

  /** Takes a piece off the set of those that can be jumped; it goes on standing in the way unless removed at once. */
  #jump(over: number, king: boolean, size: number): void {
    const low = this.#low[over] as number;
    const high = this.#high[over] as number;
    this.#taken[size] = over;
    this.#opponent &= ~low;
    this.#opponentHigh &= ~high;
    if (this.#core.removesAtOnce) {
      this.#free |= low;
      this.#freeHigh |= high;
    }
    // The first piece taken is the highest bit: the greater number met a king sooner.
    if (king) this.#kingsTaken |= 1 << (MOST_TAKEN - 1 - size);
  }

  #unjump(over: number, king: boolean): void {
    const low = this.#low[over] as number;
    const high = this.#high[over] as number;
    this.#opponent |= low;
    this.#opponentHigh |= high;
    if (this.#core.removesAtOnce) {
      this.#free &= ~low;
      this.#freeHigh &= ~high;
    }
    if (king) this.#kingsTaken &= this.#kingsTaken - 1;
  }

  /** Writes down the capture made by the jumps so far, unless a better one or the same is known. */
  #emit(to: number, size: number, unfinished: boolean): void {
    const list = this.#list;
    const taken = this.#taken;
    const path = this.#path;
    const rank = this.#partial ? 0 : this.#rank(size);
    if (rank < list.rank) return;
    if (rank > list.rank) {
      list.rank = rank;
      list.count = 0;
    }
    let low = 0;
    let high = 0;
    for (let i = 0; i < size; i++) {
      low |= this.#low[taken[i] as number] as number;
      high |= this.#high[taken[i] as number] as number;
    }
    if (!this.#routes && list.has(this.#origin, to, low, high)) return;
    const at = list.open();
    list.from[at] = this.#origin;
    list.to[at] = to;
    list.low[at] = low;
    list.high[at] = high;
    list.size[at] = size;
    list.king[at] = this.#crowned || this.#crowns(to) ? 1 : 0;
    list.unfinished[at] = unfinished ? 1 : 0;
    for (let i = 0; i < size; i++) {
      list.taken[at * MOST_TAKEN + i] = taken[i] as number;
      list.path[at * MOST_TAKEN + i] = path[i] as number;
    }
  }

  /** How good a capture is under the rule of priority: only those of the highest rank are legal. */
  #rank(size: number): number {
    switch (this.#core.priority) {
      case 'none':
        return 0;
      case 'most':
        return size;
      case 'most-kings':
        return size * 32 + countKings(this.#kingsTaken);
      case 'kings-first':
        return this.#byKing ? 1 : 0;
      case 'frisian': {
        const kings = countKings(this.#kingsTaken);
        return ((size + kings) * 32 - kings) * 2 + (this.#byKing ? 1 : 0);
      }
      case 'italian':
        return (
          size * 2 * BY_KING +
          (this.#byKing ? BY_KING : 0) +
          countKings(this.#kingsTaken) * 2 ** MOST_TAKEN +
          this.#kingsTaken
        );
    }
  }
}

function countKings(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
