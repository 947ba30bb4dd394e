import {
  expectation,
  highOfOrdinary,
  highOfSpecial,
  leastAfter,
  lowOfOrdinary,
  lowOfSpecial,
  mostAfter,
} from './chance.ts';
import { type Aim, ExactSearch, GO_ON } from './exact-search.ts';
import { MoveOrdering } from './move-ordering.ts';
import { PrincipalVariation } from './principal-variation.ts';
import type { Probe } from './probe.ts';
import { Quiescence } from './quiescence.ts';
import * as codes from './search-codes.ts';
import * as frame from './search-frame.ts';
import type { SearchGame } from './search-game.ts';
import { SearchPath } from './search-path.ts';
import { type Searcher, type Searching, type SearchingOptions, withDefaults } from './searcher.ts';
import * as selectivity from './selectivity.ts';
import { reductionOf, type Selectivity } from './selectivity.ts';
import { Table } from './table.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { AWAITS_THROW, BLACK_PLAYS, FORCED, HAS_WON, LOOKS_BACK, LOST, MAX_PLY, RANK_FORCED, TURNS_FULL } = codes;
const { AT_LEAST, AT_MOST, EXACT, INFINITE, PRUNED_DEPTH, SORTED, WIN, WON } = codes;
const { NARROW_STAGE: NARROW, SHALLOW_STAGE: SHALLOW, WIDE_STAGE: WIDE } = codes;
const { ALPHA, BEST, BEST_TURN, END, FRAME, INDEX, KEY0, KEY1, REDUCED, SEEN_FROM, STAGE, STILL } = frame;
const { BEYOND, MOST_LATE, WITHIN } = selectivity;

/** No static value has been asked for. */
const UNSEEN = -INFINITE;

/** Alpha-beta search over any game. */
export class Search implements Searcher {
  deepest = 0;
  private readonly game: SearchGame;
  private readonly table: Table;
  private readonly choice: Selectivity;
  private readonly path = new SearchPath();
  private readonly order: MoveOrdering;
  private readonly quiescence: Quiescence;
  private readonly variation = new PrincipalVariation();
  private readonly ranks: Int32Array;
  private probe: ExactSearch | null = null;
  /** Exact values, while a search makes use of them. */
  private exact: ExactSearch | null = null;
  private pauseAt = 0;
  private resuming = false;
  private pausedPly = 0;
  private readonly frames = new Int32Array(FRAME * (MAX_PLY + 2));

  constructor(game: SearchGame, table: Table, choice: Selectivity) {
    this.game = game;
    this.ranks = game.ranks;
    this.table = table;
    this.choice = choice;
    this.order = new MoveOrdering(game);
    this.quiescence = new Quiescence(game, this.path, this.order);
  }

  get nodes(): number {
    return this.path.nodes;
  }

  get paused(): boolean {
    return this.path.paused;
  }

  clear(): void {
    this.order.clear();
    this.table.clear();
  }

  clearTable(): void {
    this.table.clear();
  }

  ask(probe: Probe | null): void {
    this.probe = probe && new ExactSearch(probe, this.game);
    this.exact = null;
  }

  aim(probes: boolean, aim: Aim | null): void {
    this.exact = probes ? this.probe : null;
    this.exact?.begin(aim);
  }

  reset(limit: number): void {
    const { path, table } = this;
    table.grow();
    path.limit = limit;
    path.nodes = 0;
    path.paused = false;
    this.deepest = 0;
    this.resuming = false;
  }

  begin(end: number): void {
    this.path.ply = 1;
    this.path.firsts[1] = end;
    this.order.begin();
  }

  run(state: number, side: number, depth: number, alpha: number, beta: number, pauseAt: number): number {
    this.goOn(1, pauseAt);
    return this.follow(state, side, depth, alpha, beta);
  }

  runThrow(depth: number, pauseAt: number): number {
    this.goOn(0, pauseAt);
    return this.throwDice(this.game.state(), depth, -INFINITE, INFINITE);
  }

  private goOn(height: number, pauseAt: number): void {
    const { path } = this;
    this.pauseAt = pauseAt;
    this.resuming = path.paused;
    path.paused = false;
    path.ply = 1;
    path.height = height;
  }

  bestLine(): readonly number[] {
    return this.variation.from(1);
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
    const { game, frames, path } = this;
    const { ply } = path;
    const f = ply * FRAME;
    this.variation.clear(ply);
    path.firsts[ply + 1] = path.firsts[ply] as number;
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
      const low = lowOfOrdinary(alpha);
      const high = highOfOrdinary(beta, monotone);
      game.setThrow(false);
      path.ply = ply + 1;
      ordinary = this.visit(state, depth, Math.min(low, high - 1), high);
      path.ply = ply;
      if (path.paused) {
        frames[f + STAGE] = 0;
        return 0;
      }
      if (!game.specialMatters()) return ordinary;
      if (ordinary <= low) return Math.min(alpha, mostAfter(ordinary));
      if (ordinary >= high) return monotone ? ordinary : Math.max(beta, leastAfter(ordinary));
    }
    const low = Math.min(lowOfSpecial(alpha, ordinary, monotone), WIN - 1);
    const high = Math.max(highOfSpecial(beta, ordinary), low + 1);
    game.setThrow(true);
    path.ply = ply + 1;
    const value = this.visit(state, depth, low, high);
    path.ply = ply;
    if (path.paused) {
      frames[f + STAGE] = 1;
      frames[f + BEST] = ordinary;
      return 0;
    }
    return expectation(ordinary, value);
  }

  /** A position whose side to play has a choice: its value within the window, or a bound outside it. */
  private visit(state: number, depth: number, alphaAsked: number, beta: number): number {
    const { game, table, frames, path, order } = this;
    const { ply, height } = path;
    const f = ply * FRAME;
    const wide = beta - alphaAsked > 1;
    const first = path.firsts[ply] as number;
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
      this.variation.clear(ply);
      if ((state & (LOST | HAS_WON)) !== 0) return (state & LOST) !== 0 ? height - WIN : WIN - height;
      if ((state & LOOKS_BACK) !== 0 && game.drawn()) return this.exact === null ? 0 : this.exact.drawn();
      if (depth <= 0 || ply >= MAX_PLY - 2 || first > TURNS_FULL) return this.leaf(state, alpha, beta);
      if (path.nodes >= this.pauseAt) {
        path.paused = true;
        this.pausedPly = ply;
        return 0;
      }
      path.nodes++;
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
      if (end === first) return game.stuck() * (WIN - height);
      order.rank(ply, first, end, known, state & BLACK_PLAYS);
    }
    const { turns } = game;
    const side = state & BLACK_PLAYS;
    const below = end - first === 1 && this.choice.extensions ? depth : depth - 1;
    path.firsts[ply + 1] = end;

    for (; index < end; index++) {
      const place = index - first;
      if (!resumed) {
        if (place < SORTED) order.bringBest(index, end);
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
          if (rank < RANK_FORCED) reduced = reductionOf(depth, place);
          else reduced = 0;
          if (reduced > 0) {
            if (reduced > below) reduced = below;
            stage = SHALLOW;
          }
        }
      }
      resumed = false;
      const next = game.make(index);
      path.ply = ply + 1;
      path.height = height + 1;
      let value = 0;
      if (stage === SHALLOW) {
        value = this.follow(next, side, below - reduced, alpha, alpha + 1);
        if (!path.paused) {
          if (value <= alpha) stage = -1;
          else stage = NARROW;
        }
      }
      if (stage === NARROW && !path.paused) {
        value = this.follow(next, side, below, alpha, alpha + 1);
        if (!path.paused && value > alpha && wide) stage = WIDE;
      }
      if (stage === WIDE && !path.paused) value = this.follow(next, side, below, alpha, beta);
      path.ply = ply;
      path.height = height;
      game.unmake();
      if (path.paused) {
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
          if (wide) this.variation.lead(ply, bestTurn);
          if (value >= beta) {
            order.reward(ply, first, index, depth, side);
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

  /** The end of the tree: the static value once nothing hangs. */
  private leaf(state: number, alpha: number, beta: number): number {
    const { path } = this;
    this.variation.clear(path.ply);
    if (!this.choice.quiescence && path.nodes < path.limit) return this.quiescence.still();
    return this.quiescence.search(state, alpha, beta);
  }
}

/** A position as the search sees it, with its search. */
export function portableSearching(game: SearchGame, options: SearchingOptions): Searching {
  const { memoryMb, selectivity } = withDefaults(options);
  return { game, searcher: new Search(game, new Table(memoryMb), selectivity) };
}

/** A win counts from the root in the search, from its own position in the table. */
const toTable = (value: number, height: number): number =>
  value >= WON ? value + height : value <= -WON ? value - height : value;
const fromTable = (value: number, height: number): number =>
  value >= WON ? value - height : value <= -WON ? value + height : value;
