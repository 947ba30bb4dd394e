import { countBits, type DraughtsCore, type DraughtsGenerator, generatorOf, TurnList } from '@merellier/rules/kernel';
import * as contract from '../search-game.ts';
import * as frame from './frame.ts';
import { placementAt } from './frame.ts';
import type { TurnColumns } from './turn-columns.ts';
import * as ids from './turn-id.ts';
import { huffOf } from './turn-id.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { RANK_FORCED, RANK_TACTICAL } = contract;
const { DEMANDED, HUFF, HUFF_HIGH, KINGS, KINGS_HIGH, MOVES, RIGHT, RUN_BLACK, RUN_WHITE, SIDE } = frame;
const { DEMAND, NOWHERE } = ids;

/** Finds the turns of a position, which is a frame, and ranks them. */
export class TurnFinder {
  private readonly core: DraughtsCore;
  private readonly generator: DraughtsGenerator;
  private readonly columns: TurnColumns;
  private readonly list = new TurnList();
  /** Under huffing: the captures that would be legal where capturing is enforced. */
  private readonly legal = new TurnList();

  constructor(core: DraughtsCore, columns: TurnColumns) {
    this.core = core;
    this.generator = generatorOf(core);
    this.columns = columns;
  }

  /** Counts the moves of the side to play into the frame. */
  countMoves(s: Int32Array, b: number): void {
    const pieces = placementAt(s, b, s[b + SIDE] === 0);
    const moves = this.generator.countMoves(pieces);
    s[b + MOVES] = moves;
    const resting = this.restingKing(s, b);
    if (resting < 0 || moves <= 0) return;
    const { list } = this;
    this.generator.findMoves(pieces, list);
    list.dropMovesFrom(resting);
    s[b + MOVES] = list.count;
  }

  /** Where the king stands that may not move now: see `king-run` of the rules; -1 for none. */
  private restingKing(s: Int32Array, b: number): number {
    const { kingRun } = this.core;
    if (kingRun === 0) return -1;
    const run = s[b + (s[b + SIDE] === 0 ? RUN_WHITE : RUN_BLACK)] as number;
    return (run & 15) >= kingRun ? run >> 4 : -1;
  }

  /** Writes all turns from index `at` of the columns on and returns the index after the last one. */
  find(s: Int32Array, b: number, at: number): number {
    const { generator, list, columns } = this;
    const pieces = placementAt(s, b, s[b + SIDE] === 0);
    if ((pieces.own | pieces.ownHigh) === 0) return at;
    if (this.core.huffing && s[b + DEMANDED] === 0) {
      const { legal } = this;
      const captures = generator.findCaptures(pieces, legal, 'legal');
      let end = at;
      if (captures) {
        generator.findCaptures(pieces, list, 'partial');
        end = columns.copy(list, end);
      }
      generator.findMoves(pieces, list);
      end = columns.copy(list, end);
      if (captures) this.writeLeaves(at, end);
      return this.writeHuffs(s, b, end);
    }
    generator.findTurns(pieces, list);
    const resting = this.restingKing(s, b);
    if (resting >= 0 && list.count > 0 && list.size[0] === 0) list.dropMovesFrom(resting);
    return columns.copy(list, at);
  }

  /** Under huffing: the pieces that each turn leaves to be huffed, none after one that is legal where capturing is enforced. */
  private writeLeaves(first: number, end: number): void {
    const { legal } = this;
    const { turns, leaves, leavesHigh } = this.columns;
    const { low, high } = this.core.layout;
    let origins = 0;
    let originsHigh = 0;
    for (let i = 0; i < legal.count; i++) {
      origins |= low[legal.from[i] as number] as number;
      originsHigh |= high[legal.from[i] as number] as number;
    }
    for (let i = first; i < end; i++) {
      const from = (turns[i] as number) & 63;
      const to = ((turns[i] as number) >>> 6) & 63;
      const stops = leaves[i] !== 0;
      leaves[i] = 0;
      if (this.isLegal(i)) continue;
      const moved = stops || ((origins & (low[from] as number)) | (originsHigh & (high[from] as number))) !== 0;
      leaves[i] = (origins & ~(low[from] as number)) | (moved ? (low[to] as number) : 0);
      leavesHigh[i] = (originsHigh & ~(high[from] as number)) | (moved ? (high[to] as number) : 0);
    }
  }

  private isLegal(index: number): boolean {
    const { legal } = this;
    const { turns, taken, takenHigh } = this.columns;
    const from = (turns[index] as number) & 63;
    const to = ((turns[index] as number) >>> 6) & 63;
    for (let i = 0; i < legal.count; i++)
      if (
        legal.from[i] === from &&
        legal.to[i] === to &&
        legal.low[i] === taken[index] &&
        legal.high[i] === takenHigh[index]
      )
        return true;
    return false;
  }

  /** Under huffing: the huffs, and the demand, that the side to play may answer the last turn with. */
  private writeHuffs(s: Int32Array, b: number, at: number): number {
    const { turns, taken, takenHigh, leaves, leavesHigh } = this.columns;
    if (s[b + RIGHT] === 0) return at;
    const { squares, low, high } = this.core.layout;
    let end = at;
    for (let place = 0; place < squares; place++) {
      const here = (s[b + HUFF] as number) & (low[place] as number);
      const hereHigh = (s[b + HUFF_HIGH] as number) & (high[place] as number);
      if ((here | hereHigh) === 0) continue;
      turns[end] = huffOf(place);
      taken[end] = here;
      takenHigh[end] = hereHigh;
      end++;
    }
    turns[end] = DEMAND;
    taken[end] = 0;
    takenHigh[end] = 0;
    end++;
    leaves.fill(0, at, end);
    leavesHigh.fill(0, at, end);
    return end;
  }

  /** Writes the ranks of turns of a position: see `ranks` of search-game.ts. */
  rank(s: Int32Array, b: number, first: number, end: number): void {
    const { turns, ranks, taken, takenHigh, becomes, leaves, leavesHigh } = this.columns;
    const { low, high, squares } = this.core.layout;
    const { rows } = this.core.board;
    const kings = s[b + KINGS] as number;
    const kingsHigh = s[b + KINGS_HIGH] as number;
    const white = s[b + SIDE] === 0;
    for (let i = first; i < end; i++) {
      const turn = turns[i] as number;
      const from = turn & 63;
      const men = countBits(taken[i] as number) + countBits(takenHigh[i] as number);
      if (from === NOWHERE) {
        ranks[i] = men > 0 ? RANK_TACTICAL + 400 : 0;
        continue;
      }
      const king = ((kings & (low[from] as number)) | (kingsHigh & (high[from] as number))) !== 0;
      const crowned = becomes[i] !== 0 && !king;
      let rank = crowned ? RANK_FORCED : 0;
      if (men > 0) {
        const royal = countBits((taken[i] as number) & kings) + countBits((takenHigh[i] as number) & kingsHigh);
        rank = RANK_TACTICAL + men * 256 + royal * 256 + (crowned ? 512 : 0);
      } else if (!king) {
        const to = (turn >>> 6) & 63;
        const row = rows[to] as number;
        rank += white ? squares - row : row;
      }
      // A side that leaves a capture loses a piece for it, as a rule.
      if (this.core.huffing && ((leaves[i] as number) | (leavesHigh[i] as number)) !== 0) rank = -1000;
      ranks[i] = rank;
    }
  }
}
