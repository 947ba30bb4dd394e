// Which turns of a list are tried first: the same as src/move-ordering.ts.

import { HISTORY_TOP, RANK_KILLER, RANK_TABLE, RANK_TACTICAL } from '../../src/search-codes';
import { HISTORY, HISTORY_SIDE, KILLERS, PLIES, RANKS, TURNS } from '../../src/search-memory';
import { exchange, SQUARES } from '../mill/columns';

export function turnAt(index: i32): i32 {
  return load<i32>(TURNS + ((<usize>index) << 2));
}

export function rankAt(index: i32): i32 {
  return load<i32>(RANKS + ((<usize>index) << 2));
}

/** Forgets what did well in earlier searches. */
export function clearOrder(): void {
  memory.fill(HISTORY, 0, 2 * HISTORY_SIDE);
}

/** Prepares for a new root: what did well before counts less. */
export function beginOrder(): void {
  memory.fill(KILLERS, 0, 8 * PLIES);
  const end = <usize>(HISTORY + 2 * HISTORY_SIDE);
  for (let at = <usize>HISTORY; at < end; at += 4) store<i32>(at, load<i32>(at) >> 3);
}

function pastOf(side: i32, turn: i32): usize {
  return HISTORY + <usize>(side * HISTORY_SIDE + ((turn & SQUARES) << 2));
}

/** Whether turns that are written now are ranked by what is known of them, and the table's turn, the killers and the history of their side. */
let ordering: bool = false;
let known: i32 = 0;
let killer: i32 = 0;
let second: i32 = 0;
let past: usize = 0;
/** The highest rank so far, and where it is. */
let most: i32 = 0;
let best: i32 = 0;

/** From now on the turns that are written are those of a ply; `tableTurn` is the table's turn. */
export function beginList(ply: i32, tableTurn: i32, side: i32): void {
  const killers = KILLERS + ((<usize>ply) << 3);
  killer = load<i32>(killers);
  second = load<i32>(killers, 4);
  known = tableTurn;
  past = HISTORY + <usize>(side * HISTORY_SIDE);
  most = i32.MIN_VALUE;
  ordering = true;
}

/** The list of a ply is written: its best turn comes to the front. */
export function endList(first: i32, end: i32): void {
  ordering = false;
  if (end - first > 1) bring((<usize>first) << 2, (<usize>best) << 2);
}

/** Writes a turn, and its rank, at an index of the lists. */
export function writeAt(at: i32, turn: i32, promise: i32): void {
  let rank = promise;
  if (ordering) {
    if (turn === known) rank = RANK_TABLE;
    else if (rank < RANK_TACTICAL) {
      const bonus = turn === killer ? RANK_KILLER + 1 : turn === second ? RANK_KILLER : 0;
      rank += bonus + load<i32>(past + ((<usize>(turn & SQUARES)) << 2));
    }
    if (rank > most) {
      most = rank;
      best = at;
    }
  }
  store<i32>(TURNS + ((<usize>at) << 2), turn);
  store<i32>(RANKS + ((<usize>at) << 2), rank);
}

/** Ranks turns of a list that have been written without `writeAt`. */
export function rankList(first: i32, end: i32): void {
  if (!ordering) return;
  for (let index = first; index < end; index++) writeAt(index, turnAt(index), rankAt(index));
}

/** Brings the best-ranked turn of the rest of a list to its front. */
export function bringBest(index: i32, end: i32): void {
  const front = (<usize>index) << 2;
  const last = (<usize>end) << 2;
  let found = front;
  let highest = load<i32>(RANKS + front);
  for (let at = front + 4; at < last; at += 4) {
    const each = load<i32>(RANKS + at);
    if (each > highest) {
      highest = each;
      found = at;
    }
  }
  bring(front, found);
}

/** Exchanges two turns of the lists, given by how far they are from their beginning. */
function bring(front: usize, found: usize): void {
  if (found === front) return;
  exchange(front, found);
  const turn = load<i32>(TURNS + front);
  const rank = load<i32>(RANKS + front);
  store<i32>(TURNS + front, load<i32>(TURNS + found));
  store<i32>(RANKS + front, load<i32>(RANKS + found));
  store<i32>(TURNS + found, turn);
  store<i32>(RANKS + found, rank);
}

function credit(at: usize, amount: i32): void {
  const old = load<i32>(at);
  // Old credit fades as new comes in, so that no turn runs away.
  const sum = old + amount * 64 - ((old * abs(amount)) >> 11);
  store<i32>(at, max(-HISTORY_TOP, min(HISTORY_TOP, sum)));
}

/** Remembers a quiet turn that refuted its position, and thinks less of those tried before it. */
export function reward(ply: i32, first: i32, index: i32, depth: i32, side: i32): void {
  const rank = rankAt(index);
  if (rank >= RANK_TACTICAL && rank !== RANK_TABLE) return;
  const turn = turnAt(index);
  const killers = KILLERS + ((<usize>ply) << 3);
  if (load<i32>(killers) !== turn) {
    store<i32>(killers, load<i32>(killers), 4);
    store<i32>(killers, turn);
  }
  credit(pastOf(side, turn), depth * depth);
  for (let i = first; i < index; i++) if (rankAt(i) < RANK_TACTICAL) credit(pastOf(side, turnAt(i)), 0 - depth * depth);
}
