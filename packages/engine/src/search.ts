import { SPECIAL_CHANCE } from '@merellier/rules';
import { type Aim, ExactSearch, GO_ON } from './exact-search.ts';
import type { Probe } from './probe.ts';
import { INFINITE, WIN, WON } from './score.ts';
import {
  AWAITS_THROW,
  BLACK_PLAYS,
  FORCED,
  LOOKS_BACK,
  LOST,
  MAX_PLY,
  RANK_FORCED,
  RANK_TACTICAL,
  type SearchGame,
  TURNS_FULL,
} from './search-game.ts';
import { AT_LEAST, AT_MOST, EXACT, type Table } from './table.ts';

/** What the search may leave out or add; all on in play, some off to measure and to check. */
export interface Selectivity {
  /** Look at mills and captures that hang beyond the last ply. */
  readonly quiescence: boolean;
  /** Look deeper where there is only one turn. */
  readonly extensions: boolean;
  /** Look less deep at turns that come late in the order. */
  readonly reductions: boolean;
  /** Leave out turns near the last ply that cannot reach the window. */
  readonly pruning: boolean;
}

export const FULL: Selectivity = { quiescence: true, extensions: true, reductions: true, pruning: true };
/** Plain minimax to the depth asked for, through alpha-beta and the table. */
export const PLAIN: Selectivity = { quiescence: false, extensions: false, reductions: false, pruning: false };

const ORDINARY_CHANCE = 1 - SPECIAL_CHANCE;

/** What a throw is worth before it is known: a win or a loss only where every throw brings it. */
export function expectation(ordinary: number, special: number): number {
  const value = Math.round(ORDINARY_CHANCE * ordinary + SPECIAL_CHANCE * special) | 0;
  if (value >= WON) return Math.min(ordinary, special) >= WON ? value : WON - 1;
  if (value <= -WON) return Math.max(ordinary, special) <= -WON ? value : 1 - WON;
  return value;
}

/** The integers that a ply keeps so that a paused search can go on: see {@link Search.run}. */
const FRAME = 11;
const ALPHA = 0;
const BEST = 1;
const BEST_TURN = 2;
const INDEX = 3;
const END = 4;
const STAGE = 5;
const KEY0 = 6;
const KEY1 = 7;
const SEEN_FROM = 8;
const REDUCED = 9;
const STILL = 10;

/** How a turn is being searched: less deep with a null window; to the full depth with one; with the whole window. */
const SHALLOW = 0;
const NARROW = 1;
const WIDE = 2;

/** Turns looked at in the first ply of quiescence. */
const QUIESCENCE_WIDTH = 4;
/** Positions of one quiescence search after which it looks at one turn in each. */
const MOST_QUIESCENCE = 500;

/** Places of a list up to which the best of the rest is looked for: beyond them the order matters little. */
const SORTED = 8;

const HISTORY_TOP = 1 << 20;
const RANK_TABLE = 1 << 29;
const RANK_KILLER = 1 << 25;

/** Pruning, up to this many turns before the last ply: no static value has been asked for. */
const PRUNED_DEPTH = 4;
const UNSEEN = -INFINITE;
/** A static value so far beyond the window is believed; one so far below it is not hoped to rise by a quiet turn. */
const BEYOND = [0, 60, 110, 170, 240];
const WITHIN = [0, 60, 110, 170, 240];
/** Quiet turns that come later than this are left out. */
const MOST_LATE = [0, 6, 10, 16, 24];

/** How much less deep a late turn is looked at, by depth and by its place in the order. */
const REDUCTION = Int32Array.from({ length: 64 * 64 }, (_, i) => {
  const depth = i >> 6;
  const place = i & 63;
  return depth < 2 || place < 2 ? 0 : Math.round(0.4 + (Math.log(depth) * Math.log(place)) / 2.2);
});

/**
 * Alpha-beta search over one position. It knows no time: it is given so many nodes, pauses when they are used up and can
 * then be resumed exactly where it was, so that what it finds does not depend on how often it was interrupted.
 */
export class Search {
  nodes = 0;
  /** Whether the last {@link run} stopped before its end. */
  paused = false;
  /** The deepest ply reached since `begin`. */
  deepest = 0;
  private readonly game: SearchGame;
  private readonly table: Table;
  private readonly choice: Selectivity;
  private probe: ExactSearch | null = null;
  /** Exact values, while a search makes use of them. */
  private exact: ExactSearch | null = null;
  private pauseAt = 0;
  private limit = Number.POSITIVE_INFINITY;
  private resuming = false;
  private pausedPly = 0;
  private ply = 0;
  /** Turns made since the root. */
  private height = 0;
  private calmBy = 0;
  private readonly frames = new Int32Array(FRAME * (MAX_PLY + 2));
  private readonly ranks: Int32Array;
  private readonly killers = new Int32Array(2 * (MAX_PLY + 2));
  private readonly history: Int32Array;
  /** Where the turn list of each ply begins. */
  private readonly firsts = new Int32Array(MAX_PLY + 3);
  private readonly lines = new Int32Array((MAX_PLY + 2) * (MAX_PLY + 2));
  private readonly lengths = new Int32Array(MAX_PLY + 3);

  constructor(game: SearchGame, table: Table, choice: Selectivity = FULL) {
    this.game = game;
    this.ranks = game.ranks;
    this.table = table;
    this.choice = choice;
    this.history = new Int32Array(2 * (game.squares + 1));
  }

  /** Forgets what did well in earlier searches. */
  clear(): void {
    this.history.fill(0);
  }

  /** Asks this probe from now on, in searches that use one. */
  ask(probe: Probe | null): void {
    this.probe = probe && new ExactSearch(probe, this.game);
    this.exact = null;
  }

  /** Says whether the next search makes use of the probe, and what it is to find out where the root is known: see `Aim`. */
  aim(probes: boolean, aim: Aim | null): void {
    this.exact = probes ? this.probe : null;
    this.exact?.begin(aim);
  }

  /** Forgets the search before; at `limit` nodes the new one stops for good, wherever it is. */
  reset(limit: number): void {
    this.limit = limit;
    this.nodes = 0;
    this.deepest = 0;
    this.paused = false;
    this.resuming = false;
  }

  /** Prepares for a new root, which has turns up to index `end` of the list. */
  begin(end: number): void {
    this.ply = 1;
    this.firsts[1] = end;
    this.killers.fill(0);
    for (let i = 0; i < this.history.length; i++) this.history[i] = (this.history[i] as number) >> 3;
  }

  /**
   * Searches the position after a root turn, which the caller has made, and gives its value for the side that made it.
   * When `nodes` have been searched it pauses: the value then means nothing, and the same call with the same arguments goes
   * on. `state` is what {@link SearchGame.make} gave, `side` the side that made the turn.
   */
  run(state: number, side: number, depth: number, alpha: number, beta: number, pauseAt: number): number {
    this.pauseAt = pauseAt;
    this.resuming = this.paused;
    this.paused = false;
    this.ply = 1;
    this.height = 1;
    return this.follow(state, side, depth, alpha, beta);
  }

  /** The same for a root whose side to play throws first: no turn is made, the value is that side's. */
  runThrow(depth: number, pauseAt: number): number {
    this.pauseAt = pauseAt;
    this.resuming = this.paused;
    this.paused = false;
    this.ply = 1;
    this.height = 0;
    return this.throwDice(this.game.state(), depth, -INFINITE, INFINITE);
  }

  /** The turns of the best line found by the last `run`, after the root turn. */
  bestLine(): readonly number[] {
    const length = this.lengths[1] as number;
    return Array.from(this.lines.subarray(MAX_PLY + 2, MAX_PLY + 2 + length));
  }

  /** The value for the side that just made a turn, of what follows. */
  private follow(state: number, side: number, depth: number, alpha: number, beta: number): number {
    const throws = (state & AWAITS_THROW) !== 0;
    if ((state & BLACK_PLAYS) === side)
      return throws ? this.throwDice(state, depth, alpha, beta) : this.visit(state, depth, alpha, beta);
    // 0 - 0 is 0, where -0 would make every value after it a floating-point number.
    return throws
      ? 0 - this.throwDice(state, depth, 0 - beta, 0 - alpha)
      : 0 - this.visit(state, depth, 0 - beta, 0 - alpha);
  }

  /** A position whose side to play throws first: the expectation over a special and an ordinary throw. */
  private throwDice(state: number, depth: number, alpha: number, beta: number): number {
    const value = this.expect(state, depth, alpha, beta);
    // The same turn may be searched again, deeper or with another window.
    this.game.takeThrowBack();
    return value;
  }

  private expect(state: number, depth: number, alpha: number, beta: number): number {
    const { game, frames, ply } = this;
    const f = ply * FRAME;
    this.lengths[ply] = 0;
    this.firsts[ply + 1] = this.firsts[ply] as number;
    let special = false;
    let ordinary = 0;
    if (this.resuming) {
      special = frames[f + STAGE] === 1;
      ordinary = frames[f + BEST] as number;
    } else {
      if ((state & LOOKS_BACK) !== 0 && game.drawn()) return 0;
      if (depth <= 0 || ply >= MAX_PLY - 2) {
        game.setThrow(false);
        return this.leaf(state, alpha, beta);
      }
    }
    // More choice never hurts: then the ordinary throw alone bounds the expectation from below.
    const monotone = game.specialNeverHurts;
    if (!special) {
      const low = Math.max(-WIN, Math.floor((alpha - SPECIAL_CHANCE * WIN) / ORDINARY_CHANCE));
      const high = monotone
        ? Math.min(WIN, beta)
        : Math.min(WIN, Math.ceil((beta + SPECIAL_CHANCE * WIN) / ORDINARY_CHANCE));
      game.setThrow(false);
      this.ply = ply + 1;
      ordinary = this.visit(state, depth, Math.min(low, high - 1), high);
      this.ply = ply;
      if (this.paused) {
        frames[f + STAGE] = 0;
        return 0;
      }
      if (!game.specialMatters()) return ordinary;
      if (ordinary <= low) return Math.min(alpha, Math.ceil(ORDINARY_CHANCE * ordinary + SPECIAL_CHANCE * WIN));
      if (ordinary >= high)
        return monotone ? ordinary : Math.max(beta, Math.floor(ORDINARY_CHANCE * ordinary - SPECIAL_CHANCE * WIN));
    }
    const least = monotone ? ordinary - 1 : -WIN;
    const low = Math.max(least, Math.floor((alpha - ORDINARY_CHANCE * ordinary) / SPECIAL_CHANCE));
    const high = Math.min(WIN, Math.ceil((beta - ORDINARY_CHANCE * ordinary) / SPECIAL_CHANCE));
    game.setThrow(true);
    this.ply = ply + 1;
    const value = this.visit(state, depth, Math.min(low, WIN - 1), Math.max(high, Math.min(low, WIN - 1) + 1));
    this.ply = ply;
    if (this.paused) {
      frames[f + STAGE] = 1;
      frames[f + BEST] = ordinary;
      return 0;
    }
    return expectation(ordinary, value);
  }

  /** A position whose side to play has a choice: its value within the window, or a bound outside it. */
  private visit(state: number, depth: number, alphaAsked: number, beta: number): number {
    const { game, table, frames, ply, height } = this;
    const f = ply * FRAME;
    const wide = beta - alphaAsked > 1;
    const first = this.firsts[ply] as number;
    let alpha = alphaAsked;
    let best = -INFINITE;
    let bestTurn = 0;
    let index = first;
    let end = first;
    let stage = WIDE;
    let reduced = 0;
    let key0 = 0;
    let key1 = 0;
    let seenFrom = 0;
    let still = UNSEEN;

    let resumed = false;
    if (this.resuming) {
      if (ply === this.pausedPly) this.resuming = false;
      else resumed = true;
    }
    if (resumed) {
      alpha = frames[f + ALPHA] as number;
      best = frames[f + BEST] as number;
      bestTurn = frames[f + BEST_TURN] as number;
      index = frames[f + INDEX] as number;
      end = frames[f + END] as number;
      stage = frames[f + STAGE] as number;
      reduced = frames[f + REDUCED] as number;
      key0 = frames[f + KEY0] as number;
      key1 = frames[f + KEY1] as number;
      seenFrom = frames[f + SEEN_FROM] as number;
      still = frames[f + STILL] as number;
    } else {
      this.lengths[ply] = 0;
      if ((state & LOST) !== 0) return height - WIN;
      if ((state & LOOKS_BACK) !== 0 && game.drawn()) return this.exact === null ? 0 : this.exact.drawn();
      if (depth <= 0 || ply >= MAX_PLY - 2 || first > TURNS_FULL) return this.leaf(state, alpha, beta);
      if (this.nodes >= this.pauseAt) {
        this.paused = true;
        this.pausedPly = ply;
        return 0;
      }
      this.nodes++;
      if (ply > this.deepest) this.deepest = ply;

      if (this.exact !== null) {
        const value = this.exact.value(depth, height);
        if (value !== GO_ON) return value;
      }
      still = UNSEEN;
      const believes = this.choice.pruning && !wide && depth <= PRUNED_DEPTH && beta > -WON && beta < WON;
      if (believes && (state & FORCED) === 0) {
        still = game.evaluate();
        if (still - (BEYOND[depth] as number) >= beta) return still;
      }
      seenFrom = game.lookUp(depth);
      key0 = game.key[0] as number;
      key1 = game.key[1] as number;
      let known = 0;
      if (table.find(key0, key1, depth)) {
        known = seenFrom === 0 || table.turn === 0 ? table.turn : game.fromTable(table.turn, seenFrom);
        if (table.depth >= depth && !wide) {
          const value = fromTable(table.value, height);
          if (table.bound === EXACT || (table.bound === AT_LEAST ? value >= beta : value <= alpha)) return value;
        }
      }

      end = game.generate(first);
      if (end === first) return game.stuck() < 0 ? height - WIN : 0;
      this.rank(first, end, known, state & BLACK_PLAYS);
    }
    const { turns } = game;
    const side = state & BLACK_PLAYS;
    const below = end - first === 1 && this.choice.extensions ? depth : depth - 1;
    this.firsts[ply + 1] = end;

    for (; index < end; index++) {
      const place = index - first;
      if (!resumed) {
        if (place < SORTED) this.bringBest(index, end);
        stage = place === 0 ? WIDE : NARROW;
        if (still !== UNSEEN && place > 0 && best > -WON && (this.ranks[index] as number) < RANK_FORCED) {
          if (place >= (MOST_LATE[depth] as number)) continue;
          const hope = still + (WITHIN[depth] as number);
          if (hope <= alpha) {
            if (hope > best) best = hope;
            continue;
          }
        }
        if (this.choice.reductions && place >= 2 && depth >= 2 && best > -WON) {
          const rank = this.ranks[index] as number;
          if (rank < RANK_FORCED) reduced = REDUCTION[(Math.min(depth, 63) << 6) | Math.min(place, 63)] as number;
          else reduced = 0;
          if (reduced > 0) {
            if (reduced > below) reduced = below;
            stage = SHALLOW;
          }
        }
      }
      resumed = false;
      const next = game.make(index);
      this.ply = ply + 1;
      this.height = height + 1;
      let value = 0;
      if (stage === SHALLOW) {
        value = this.follow(next, side, below - reduced, alpha, alpha + 1);
        if (!this.paused) {
          if (value <= alpha) stage = -1;
          else stage = NARROW;
        }
      }
      if (stage === NARROW && !this.paused) {
        value = this.follow(next, side, below, alpha, alpha + 1);
        if (!this.paused && value > alpha && wide) stage = WIDE;
      }
      if (stage === WIDE && !this.paused) value = this.follow(next, side, below, alpha, beta);
      this.ply = ply;
      this.height = height;
      game.unmake();
      if (this.paused) {
        frames[f + ALPHA] = alpha;
        frames[f + BEST] = best;
        frames[f + BEST_TURN] = bestTurn;
        frames[f + INDEX] = index;
        frames[f + END] = end;
        frames[f + STAGE] = stage;
        frames[f + REDUCED] = reduced;
        frames[f + KEY0] = key0;
        frames[f + KEY1] = key1;
        frames[f + SEEN_FROM] = seenFrom;
        frames[f + STILL] = still;
        return 0;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          bestTurn = turns[index] as number;
          if (wide) this.writeLine(ply, bestTurn);
          if (value >= beta) {
            this.reward(first, index, depth, side);
            break;
          }
        }
      }
    }
    const bound = best >= beta ? AT_LEAST : best > alphaAsked ? EXACT : AT_MOST;
    const stored = seenFrom === 0 || bestTurn === 0 ? bestTurn : game.toTable(bestTurn, seenFrom);
    table.store(key0, key1, stored, toTable(best, height), depth, bound);
    return best;
  }

  /** Ranks a turn list: the table's turn, mills and captures, killers, answers to threats, then what did well before. */
  private rank(first: number, end: number, known: number, side: number): void {
    const { game, ranks, killers, history, ply } = this;
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
  private bringBest(index: number, end: number): void {
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
  private reward(first: number, index: number, depth: number, side: number): void {
    const { ranks, killers, ply } = this;
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

  private writeLine(ply: number, turn: number): void {
    const { lines, lengths } = this;
    const own = ply * (MAX_PLY + 2);
    const next = own + MAX_PLY + 2;
    const length = Math.min(lengths[ply + 1] as number, MAX_PLY - 1);
    lines[own] = turn;
    for (let i = 0; i < length; i++) lines[own + 1 + i] = lines[next + i] as number;
    lengths[ply] = length + 1;
  }

  /** The end of the tree: the static value once nothing hangs. */
  private leaf(state: number, alpha: number, beta: number): number {
    this.lengths[this.ply] = 0;
    if (!this.choice.quiescence && this.nodes < this.limit) return this.still();
    this.calmBy = this.nodes + MOST_QUIESCENCE;
    return this.quiesce(state, alpha, beta, QUIESCENCE_WIDTH);
  }

  /** The static value; a side that cannot play is seen. */
  private still(): number {
    const { game } = this;
    this.nodes++;
    const value = game.evaluate();
    return game.mayBeStuck ? this.orStuck(value) : value;
  }

  /** The value of a position that may have no turn, whose static value is given. */
  private orStuck(value: number): number {
    const { game } = this;
    const first = this.firsts[this.ply] as number;
    if (game.generate(first) > first) return value;
    return game.stuck() < 0 ? this.height - WIN : 0;
  }

  /** The value once mills and captures that hang have been played out: the side to play may always leave them. */
  private quiesce(state: number, alphaAsked: number, beta: number, width: number): number {
    const { game, ply, height } = this;
    if ((state & LOST) !== 0) return height - WIN;
    const first = this.firsts[ply] as number;
    const full = ply >= MAX_PLY || first > TURNS_FULL;
    if (this.nodes >= this.limit) {
      this.paused = true;
      return 0;
    }
    const forced = !full && (state & FORCED) !== 0;
    let best = forced ? -INFINITE : this.still();
    if (best >= beta || full) return best;
    if (forced) this.nodes++;
    let alpha = Math.max(best, alphaAsked);
    const end = game.generateTactical(first);
    if (end === first) return best;
    // Some positions are never quiet, and captures may branch without end: then the likeliest turn must do.
    const most = this.nodes > this.calmBy || end - first > 1000 ? 1 : forced ? end : width;
    const last = Math.min(end, first + most);
    this.firsts[ply + 1] = end;
    const side = state & BLACK_PLAYS;
    // Fewer and fewer turns: where many captures hang, what matters is that they do.
    const narrower = width > 1 ? width - 1 : 1;
    for (let index = first; index < last; index++) {
      this.bringBest(index, end);
      const next = game.make(index);
      if ((next & AWAITS_THROW) !== 0) game.setThrow(false);
      this.ply = ply + 1;
      this.height = height + 1;
      const value =
        (next & BLACK_PLAYS) === side
          ? this.quiesce(next, alpha, beta, narrower)
          : 0 - this.quiesce(next, 0 - beta, 0 - alpha, narrower);
      this.ply = ply;
      this.height = height;
      game.unmake();
      if (this.paused) return 0;
      if (value > best) {
        best = value;
        if (value > alpha) alpha = value;
        if (value >= beta) break;
      }
    }
    return best;
  }
}

/** A win counts from the root in the search, from its own position in the table. */
const toTable = (value: number, height: number): number =>
  value >= WON ? value + height : value <= -WON ? value - height : value;
const fromTable = (value: number, height: number): number =>
  value >= WON ? value - height : value <= -WON ? value + height : value;
