import type { MoveOrdering } from './move-ordering.ts';
import * as codes from './search-codes.ts';
import type { SearchGame } from './search-game.ts';
import type { SearchPath } from './search-path.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { AWAITS_THROW, BLACK_PLAYS, FORCED, HAS_WON, INFINITE, LOST, MAX_PLY, TURNS_FULL, WIN } = codes;
const { MOST_QUIESCENCE, QUIESCENCE_WIDTH } = codes;

/** The end of the tree: mills and captures that hang are played out before a position is judged. */
export class Quiescence {
  private readonly game: SearchGame;
  private readonly path: SearchPath;
  private readonly order: MoveOrdering;
  /** After so many nodes one turn in each position must do. */
  private calmBy = 0;

  constructor(game: SearchGame, path: SearchPath, order: MoveOrdering) {
    this.game = game;
    this.path = path;
    this.order = order;
  }

  /** The static value; a side that cannot play is seen. */
  still(): number {
    const { game } = this;
    this.path.nodes++;
    const value = game.evaluate();
    return game.mayBeStuck ? this.orStuck(value) : value;
  }

  /** The value once nothing hangs, within the window. */
  search(state: number, alpha: number, beta: number): number {
    this.calmBy = this.path.nodes + MOST_QUIESCENCE;
    return this.visit(state, alpha, beta, QUIESCENCE_WIDTH);
  }

  /** The value of a position that may have no turn, whose static value is given. */
  private orStuck(value: number): number {
    const { game, path } = this;
    const first = path.firsts[path.ply] as number;
    if (game.generate(first) > first) return value;
    return game.stuck() * (WIN - path.height);
  }

  /** The side to play may always leave what hangs, unless it must take. */
  private visit(state: number, alphaAsked: number, beta: number, width: number): number {
    const { game, path } = this;
    const { ply, height } = path;
    if ((state & (LOST | HAS_WON)) !== 0) return (state & LOST) !== 0 ? height - WIN : WIN - height;
    const first = path.firsts[ply] as number;
    const full = ply >= MAX_PLY || first > TURNS_FULL;
    if (path.nodes >= path.limit) {
      path.paused = true;
      return 0;
    }
    const forced = !full && (state & FORCED) !== 0;
    let best = forced ? -INFINITE : this.still();
    if (best >= beta || full) return best;
    if (forced) path.nodes++;
    let alpha = Math.max(best, alphaAsked);
    const end = game.generateTactical(first);
    if (end === first) return best;
    // Some positions are never quiet, and captures may branch without end: then the likeliest turn must do.
    const most = path.nodes > this.calmBy || end - first > 1000 ? 1 : forced ? end : width;
    const last = Math.min(end, first + most);
    path.firsts[ply + 1] = end;
    const side = state & BLACK_PLAYS;
    // Fewer and fewer turns: where many captures hang, what matters is that they do.
    const narrower = width > 1 ? width - 1 : 1;
    for (let index = first; index < last; index++) {
      this.order.bringBest(index, end);
      const next = game.make(index);
      if ((next & AWAITS_THROW) !== 0) game.setThrow(false);
      path.ply = ply + 1;
      path.height = height + 1;
      const value =
        (next & BLACK_PLAYS) === side
          ? this.visit(next, alpha, beta, narrower)
          : 0 - this.visit(next, 0 - beta, 0 - alpha, narrower);
      path.ply = ply;
      path.height = height;
      game.unmake();
      if (path.paused) return 0;
      if (value > best) {
        best = value;
        if (value > alpha) alpha = value;
        if (value >= beta) break;
      }
    }
    return best;
  }
}
