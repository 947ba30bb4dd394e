import * as codes from './search-codes.ts';
import type { SearchGame } from './search-game.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { HISTORY_TOP, MAX_PLY, RANK_KILLER, RANK_TABLE, RANK_TACTICAL } = codes;

/**
 * Which turns of a list are tried first: the table's turn, mills and captures, killers (two quiet turns that refuted
 * positions of the same ply), answers to threats, then what did well elsewhere (history).
 */
export class MoveOrdering {
  private readonly game: SearchGame;
  private readonly ranks: Int32Array;
  /** Two killers for each ply. */
  private readonly killers = new Int32Array(2 * (MAX_PLY + 2));
  /** What quiet turns of each side did, by origin and destination. */
  private readonly history: Int32Array;

  constructor(game: SearchGame) {
    this.game = game;
    this.ranks = game.ranks;
    this.history = new Int32Array(2 * (game.squares + 1));
  }

  /** Forgets what did well in earlier searches. */
  clear(): void {
    this.history.fill(0);
  }

  /** Prepares for a new root: what did well before counts less. */
  begin(): void {
    this.killers.fill(0);
    for (let i = 0; i < this.history.length; i++) this.history[i] = (this.history[i] as number) >> 3;
  }

  /** Ranks the turn list of a ply; `known` is the table's turn. */
  rank(ply: number, first: number, end: number, known: number, side: number): void {
    const { game, ranks, killers, history } = this;
    const { turns, squares } = game;
    const past = side * (squares + 1);
    const killer = killers[2 * ply] as number;
    const second = killers[2 * ply + 1] as number;
    for (let i = first; i < end; i++) {
      const turn = turns[i] as number;
      if (turn === known) ranks[i] = RANK_TABLE;
      else if ((ranks[i] as number) < RANK_TACTICAL) {
        const bonus = turn === killer ? RANK_KILLER + 1 : turn === second ? RANK_KILLER : 0;
        ranks[i] = (ranks[i] as number) + bonus + (history[past + (turn & squares)] as number);
      }
    }
  }

  /** Brings the best-ranked turn of the rest of a list to its front. */
  bringBest(index: number, end: number): void {
    const { ranks } = this;
    let best = index;
    let rank = ranks[index] as number;
    for (let i = index + 1; i < end; i++)
      if ((ranks[i] as number) > rank) {
        rank = ranks[i] as number;
        best = i;
      }
    if (best === index) return;
    this.game.swap(index, best);
    ranks[best] = ranks[index] as number;
    ranks[index] = rank;
  }

  /** Remembers a quiet turn that refuted its position, and thinks less of those tried before it. */
  reward(ply: number, first: number, index: number, depth: number, side: number): void {
    const { ranks, killers } = this;
    if ((ranks[index] as number) >= RANK_TACTICAL && (ranks[index] as number) !== RANK_TABLE) return;
    const { turns, squares } = this.game;
    const turn = turns[index] as number;
    if (killers[2 * ply] !== turn) {
      killers[2 * ply + 1] = killers[2 * ply] as number;
      killers[2 * ply] = turn;
    }
    const past = side * (squares + 1);
    this.credit(past + (turn & squares), depth * depth);
    for (let i = first; i < index; i++)
      if ((ranks[i] as number) < RANK_TACTICAL) this.credit(past + ((turns[i] as number) & squares), -depth * depth);
  }

  private credit(at: number, amount: number): void {
    const { history } = this;
    const old = history[at] as number;
    // Old credit fades as new comes in, so that no turn runs away.
    history[at] = old + amount * 64 - ((old * Math.abs(amount)) >> 11);
    if (history[at] > HISTORY_TOP) history[at] = HISTORY_TOP;
    else if (history[at] < -HISTORY_TOP) history[at] = -HISTORY_TOP;
  }
}
