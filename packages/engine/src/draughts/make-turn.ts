import {
  balanceLimit,
  countBits,
  type DraughtsCore,
  endingOf,
  MAIN_ROAD,
  THREE_KINGS,
  THREE_TO_ONE,
  TWO_KINGS,
  TWO_TO_ONE,
} from '@merellier/rules/kernel';
import * as frame from './frame.ts';
import { piecesOf } from './frame.ts';
import * as hash from './hash.ts';
import { writeHash } from './hash.ts';
import type { TurnColumns } from './turn-columns.ts';
import * as ids from './turn-id.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const {
  BACK,
  BLACK,
  BLACK_HIGH,
  CROWD,
  DEMANDED,
  DUEL,
  FEW,
  FRAME,
  HUFF,
  HUFF_HIGH,
  KEY0,
  KEY1,
  KINGS,
  KINGS_HIGH,
  PAIR,
  RIGHT,
  ROAD,
  ROYAL,
  RUN_BLACK,
  RUN_WHITE,
  SIDE,
  TRIO,
  TWINS,
  WHITE,
  WHITE_HIGH,
} = frame;
const { KING0, KING1, MAN0, MAN1, PLAYS } = hash;
const { DEMAND, NOWHERE } = ids;

/** Whether there are kings only. */
const isRoyal = (s: Int32Array, b: number): boolean =>
  ((s[b + WHITE] as number) | (s[b + BLACK] as number)) === s[b + KINGS] &&
  ((s[b + WHITE_HIGH] as number) | (s[b + BLACK_HIGH] as number)) === s[b + KINGS_HIGH];

/** Whether each side has one king and nothing else. */
const isDuel = (s: Int32Array, b: number): boolean =>
  isRoyal(s, b) &&
  countBits(s[b + WHITE] as number) + countBits(s[b + WHITE_HIGH] as number) === 1 &&
  countBits(s[b + BLACK] as number) + countBits(s[b + BLACK_HIGH] as number) === 1;

/**
 * Counts into the frame at `n` the turn that began in the one at `b`, if it was in an ending of a lone king or of few pieces.
 * `same` is whether it was a move that crowned nothing.
 */
function countEnding(core: DraughtsCore, s: Int32Array, b: number, n: number, same: boolean): void {
  const royal = ((s[b + KINGS] as number) | (s[b + KINGS_HIGH] as number)) !== 0;
  const pieces = royal ? piecesOf(s, b) : null;
  const ending = pieces ? endingOf(core, pieces) : 0;
  s[n + FEW] = pieces && same && balanceLimit(core, pieces) > 0 ? (s[b + FEW] as number) + 1 : 0;
  s[n + TWINS] = ending & TWO_KINGS ? (s[b + TWINS] as number) + 1 : 0;
  s[n + ROAD] = ending & MAIN_ROAD ? (s[b + ROAD] as number) + 1 : 0;
  s[n + PAIR] = ending & TWO_TO_ONE ? (s[b + PAIR] as number) + 1 : 0;
  s[n + TRIO] = ending & THREE_TO_ONE ? (s[b + TRIO] as number) + 1 : 0;
  s[n + CROWD] = ending & THREE_KINGS ? (s[b + CROWD] as number) + 1 : 0;
}

/** Makes turns: writes the frame after a position's. The kernel does the same where captures are enforced. */
export class TurnMaker {
  private readonly core: DraughtsCore;
  private readonly columns: TurnColumns;

  constructor(core: DraughtsCore, columns: TurnColumns) {
    this.core = core;
    this.columns = columns;
  }

  /** Writes the frame after the one at `b` and the turn at an index of the columns. The moves are left to be counted. */
  make(s: Int32Array, b: number, index: number): void {
    const { core, columns } = this;
    const n = b + FRAME;
    const turn = columns.turns[index] as number;
    if ((turn & 63) === NOWHERE) {
      this.say(s, b, turn, index);
      return;
    }
    const { low, high } = core.layout;
    const from = turn & 63;
    const to = (turn >>> 6) & 63;
    const side = s[b + SIDE] as number;
    const men = side << 6;
    const fromLow = low[from] as number;
    const fromHigh = high[from] as number;
    const toLow = low[to] as number;
    const toHigh = high[to] as number;
    const taken = columns.taken[index] as number;
    const takenHigh = columns.takenHigh[index] as number;
    let kings = s[b + KINGS] as number;
    let kingsHigh = s[b + KINGS_HIGH] as number;
    let key0 = (s[b + KEY0] as number) ^ (PLAYS[0] as number);
    let key1 = (s[b + KEY1] as number) ^ (PLAYS[1] as number);
    const king = ((kings & fromLow) | (kingsHigh & fromHigh)) !== 0;
    const becomes = columns.becomes[index] !== 0;
    key0 ^= (king ? KING0[men + from] : MAN0[men + from]) as number;
    key1 ^= (king ? KING1[men + from] : MAN1[men + from]) as number;
    key0 ^= (becomes ? KING0[men + to] : MAN0[men + to]) as number;
    key1 ^= (becomes ? KING1[men + to] : MAN1[men + to]) as number;
    const quiet = (taken | takenHigh) === 0;
    s[n + DUEL] = quiet && (kings | kingsHigh) !== 0 && isDuel(s, b) ? (s[b + DUEL] as number) + 1 : 0;
    s[n + ROYAL] = quiet && (kings | kingsHigh) !== 0 && isRoyal(s, b) ? (s[b + ROYAL] as number) + 1 : 0;
    s[n + BACK] = quiet && king ? (s[b + BACK] as number) + 1 : 0;
    countEnding(core, s, b, n, quiet && becomes === king);
    if (!quiet) {
      const { placeOfLow, placeOfHigh } = core.layout;
      const others = men ^ 64;
      for (let rest = taken; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const piece = others + (placeOfLow[31 - Math.clz32(bit)] as number);
        key0 ^= ((kings & bit) !== 0 ? KING0[piece] : MAN0[piece]) as number;
        key1 ^= ((kings & bit) !== 0 ? KING1[piece] : MAN1[piece]) as number;
      }
      for (let rest = takenHigh; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const piece = others + (placeOfHigh[31 - Math.clz32(bit)] as number);
        key0 ^= ((kingsHigh & bit) !== 0 ? KING0[piece] : MAN0[piece]) as number;
        key1 ^= ((kingsHigh & bit) !== 0 ? KING1[piece] : MAN1[piece]) as number;
      }
      kings &= ~taken;
      kingsHigh &= ~takenHigh;
    }
    kings &= ~fromLow;
    kingsHigh &= ~fromHigh;
    if (becomes) {
      kings |= toLow;
      kingsHigh |= toHigh;
    }
    if (side === 0) {
      s[n + WHITE] = ((s[b + WHITE] as number) & ~fromLow) | toLow;
      s[n + WHITE_HIGH] = ((s[b + WHITE_HIGH] as number) & ~fromHigh) | toHigh;
      s[n + BLACK] = (s[b + BLACK] as number) & ~taken;
      s[n + BLACK_HIGH] = (s[b + BLACK_HIGH] as number) & ~takenHigh;
    } else {
      s[n + BLACK] = ((s[b + BLACK] as number) & ~fromLow) | toLow;
      s[n + BLACK_HIGH] = ((s[b + BLACK_HIGH] as number) & ~fromHigh) | toHigh;
      s[n + WHITE] = (s[b + WHITE] as number) & ~taken;
      s[n + WHITE_HIGH] = (s[b + WHITE_HIGH] as number) & ~takenHigh;
    }
    s[n + KINGS] = kings;
    s[n + KINGS_HIGH] = kingsHigh;
    s[n + SIDE] = side ^ 1;
    s[n + KEY0] = key0;
    s[n + KEY1] = key1;
    s[n + DEMANDED] = 0;
    s[n + RIGHT] = 0;
    if (core.kingRun > 0) this.countRuns(s, b, from, to, quiet && king);
    if (core.huffing) {
      const leaves = columns.leaves[index] as number;
      const leavesHigh = columns.leavesHigh[index] as number;
      s[n + HUFF] = leaves;
      s[n + HUFF_HIGH] = leavesHigh;
      if ((leaves | leavesHigh) !== 0) s[n + RIGHT] = turn;
    }
  }

  /** Counts moves in a row of one king into the frame after the one at `b`, whose pieces are written. */
  private countRuns(s: Int32Array, b: number, from: number, to: number, byKing: boolean): void {
    const n = b + FRAME;
    const white = s[b + SIDE] === 0;
    const own = white ? RUN_WHITE : RUN_BLACK;
    const others = white ? RUN_BLACK : RUN_WHITE;
    const last = s[b + own] as number;
    const theirs = s[b + others] as number;
    const { low, high } = this.core.layout;
    const kings = s[n + KINGS] as number;
    const kingsHigh = s[n + KINGS_HIGH] as number;
    const hasMen = (pieces: number): boolean =>
      (((s[n + pieces] as number) & ~kings) | ((s[n + pieces + 1] as number) & ~kingsHigh)) !== 0;
    const times = last !== 0 && last >> 4 === from ? (last & 15) + 1 : 1;
    s[n + own] = byKing && hasMen(white ? WHITE : BLACK) ? (to << 4) | times : 0;
    const there = theirs >> 4;
    const rival = white ? BLACK : WHITE;
    const stands =
      (((s[n + rival] as number) & (low[there] as number)) |
        ((s[n + rival + 1] as number) & (high[there] as number))) !==
      0;
    s[n + others] = theirs !== 0 && stands && hasMen(rival) ? theirs : 0;
  }

  /** A huff, after which the same side plays on, or a demand, which takes the last turn back. */
  private say(s: Int32Array, b: number, turn: number, index: number): void {
    const { taken, takenHigh } = this.columns;
    const n = b + FRAME;
    const side = s[b + SIDE] as number;
    const before = turn === DEMAND ? b - FRAME : b;
    for (let i = WHITE; i <= KINGS_HIGH; i++) s[n + i] = s[before + i] as number;
    const quiet = turn === DEMAND;
    s[n + DUEL] = quiet && isDuel(s, b) ? (s[b + DUEL] as number) + 1 : 0;
    s[n + ROYAL] = quiet && isRoyal(s, b) ? (s[b + ROYAL] as number) + 1 : 0;
    s[n + BACK] = 0;
    countEnding(this.core, s, b, n, false);
    s[n + RIGHT] = 0;
    s[n + HUFF] = 0;
    s[n + HUFF_HIGH] = 0;
    s[n + DEMANDED] = turn === DEMAND ? 1 : 0;
    s[n + SIDE] = side ^ 1;
    if (turn !== DEMAND) {
      const keep = ~(taken[index] as number);
      const keepHigh = ~(takenHigh[index] as number);
      for (let i = WHITE; i <= KINGS; i += 2) {
        s[n + i] = (s[n + i] as number) & keep;
        s[n + i + 1] = (s[n + i + 1] as number) & keepHigh;
      }
      const left = side === 0 ? BLACK : WHITE;
      // The huffer plays on, unless there is nothing left to play against.
      if (((s[n + left] as number) | (s[n + left + 1] as number)) !== 0) s[n + SIDE] = side;
    }
    writeHash(this.core.layout, s, n);
  }
}
