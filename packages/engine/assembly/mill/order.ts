// Which turns of a list are tried first: the same as src/move-ordering.ts.

import { HISTORY, HISTORY_SIDE, KILLERS, PLIES, RANKS, TURNS } from '../../src/mill/kernel-memory';
import { HISTORY_TOP, RANK_KILLER, RANK_TABLE, RANK_TACTICAL } from '../../src/search-codes';

/** The bits of a turn that are its origin and destination. */
const SQUARES: i32 = 0x3ff;

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

/** Ranks the turn list of a ply; `known` is the table's turn. */
export function order(ply: i32, first: i32, end: i32, known: i32, side: i32): void {
  const killers = KILLERS + ((<usize>ply) << 3);
  const killer = load<i32>(killers);
  const second = load<i32>(killers, 4);
  const last = (<usize>end) << 2;
  for (let at = (<usize>first) << 2; at < last; at += 4) {
    const turn = load<i32>(TURNS + at);
    const rank = load<i32>(RANKS + at);
    if (turn === known) store<i32>(RANKS + at, RANK_TABLE);
    else if (rank < RANK_TACTICAL) {
      const bonus = turn === killer ? RANK_KILLER + 1 : turn === second ? RANK_KILLER : 0;
      store<i32>(RANKS + at, rank + bonus + load<i32>(pastOf(side, turn)));
    }
  }
}

/** Brings the best-ranked turn of the rest of a list to its front. */
export function bringBest(index: i32, end: i32): void {
  const front = (<usize>index) << 2;
  const last = (<usize>end) << 2;
  const rank = load<i32>(RANKS + front);
  let best = front;
  let most = rank;
  for (let at = front + 4; at < last; at += 4) {
    const each = load<i32>(RANKS + at);
    if (each > most) {
      most = each;
      best = at;
    }
  }
  if (best === front) return;
  const turn = load<i32>(TURNS + front);
  store<i32>(TURNS + front, load<i32>(TURNS + best));
  store<i32>(TURNS + best, turn);
  store<i32>(RANKS + best, rank);
  store<i32>(RANKS + front, most);
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
