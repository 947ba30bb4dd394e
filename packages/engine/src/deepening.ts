import { INFINITE, WON } from './score.ts';
import { AWAITS_THROW, type RootGame } from './search-game.ts';
import type { Searcher } from './searcher.ts';

/** One root turn and what is known of it. */
export interface RootTurn {
  /** Its index in the turn list of the root. */
  readonly index: number;
  /** The integer that identifies it. */
  readonly id: number;
  /** Its value for the side to play, as of the depth at which it was last looked at in full; else a bound. */
  value: number;
  /** The depth of that look; 0 for none. */
  depth: number;
  /** The best line that begins with it. */
  line: readonly number[];
}

/** How far a search has come; it changes as the search goes on. */
export interface Progress {
  /** The last depth that was completed. */
  depth: number;
  /** The root turns, the best ones first: as many as lines were asked for are known in full. */
  turns: RootTurn[];
  /** As many of them as lines were asked for, as they were when the last depth was completed. */
  best: readonly RootTurn[];
  /**
   * The turn being looked at, while all turns before it are proven lost at the depth under way: should the search be cut
   * short there, it may still be better than they are.
   */
  open: RootTurn | null;
  /** Whether nothing more can be found: a forced result, or the end of all lines. */
  settled: boolean;
}

const FIRST_WINDOW = 30;

/**
 * Iterative deepening from the root that `game` stands at. A generator: it yields whenever the search has used up the nodes
 * up to `pauseAt()` and goes on when it is asked again. It writes what it finds into `progress` and calls `onDepth` after
 * each depth. A root whose side to play throws first has no turns, but a value: it is kept as one turn without a line.
 */
export function* deepen(
  game: RootGame,
  search: Searcher,
  options: {
    readonly depth: number;
    readonly lines: number;
    readonly pauseAt: () => number;
    /** The root turns to look at; all of them if omitted. */
    readonly only?: (id: number) => boolean;
  },
  progress: Progress,
  onDepth: () => void,
): Generator<void, void, void> {
  if ((game.state() & AWAITS_THROW) !== 0) return yield* deepenThrow(search, options, progress, onDepth);
  const end = game.generate(0);
  const side = game.side();
  const ranks = game.ranks.slice(0, end);
  const roots: RootTurn[] = Array.from({ length: end }, (_, index) => ({
    index,
    id: game.turns[index] as number,
    value: -INFINITE,
    depth: 0,
    line: [],
  }))
    .filter(({ id }) => options.only?.(id) ?? true)
    .sort((a, b) => (ranks[b.index] as number) - (ranks[a.index] as number));
  progress.turns = roots;
  search.begin(end);
  if (roots.length === 0) return;
  const lines = Math.min(options.lines, roots.length);

  /** Searches one root turn within a window. */
  function* look(root: RootTurn, depth: number, alpha: number, beta: number): Generator<void, number, void> {
    for (;;) {
      const state = game.make(root.index);
      const value = search.run(state, side, depth - 1, alpha, beta, options.pauseAt());
      game.unmake();
      if (!search.paused) return value;
      yield;
    }
  }

  for (let depth = 1; depth <= options.depth; depth++) {
    const centre = (roots[0] as RootTurn).value;
    const narrow = lines === 1 && depth >= 4 && Math.abs(centre) < WON;
    let margin = FIRST_WINDOW;
    let low = narrow ? centre - margin : -INFINITE;
    let high = narrow ? centre + margin : INFINITE;
    for (;;) {
      const known: RootTurn[] = [];
      for (let place = 0; place < roots.length; place++) {
        const root = roots[place] as RootTurn;
        const floor = known.length < lines ? low : Math.max(low, (known[lines - 1] as RootTurn).value);
        let value = floor + 1;
        progress.open = depth > 1 && place > 0 && (known[0]?.value ?? 0) <= -WON ? root : null;
        if (known.length >= lines) value = yield* look(root, depth, floor, floor + 1);
        if (value > floor) value = yield* look(root, depth, floor, high);
        if (known.length >= lines && value <= floor) continue;
        root.value = value;
        root.depth = depth;
        root.line = [root.id, ...search.bestLine()];
        // Equal values keep their order: the turn looked at first stays in front.
        const at = known.findIndex((other) => other.value < value);
        known.splice(at < 0 ? known.length : at, 0, root);
        // What is best so far leads from now on, should the search be cut short: see `bestNow`.
        if (known[0] === root && place > 0 && value > low) {
          roots.splice(place, 1);
          roots.unshift(root);
        }
        if (value >= high) break;
      }
      const best = known[0] as RootTurn;
      if (best.value <= low && low > -INFINITE) {
        margin *= 4;
        low = margin > 1000 ? -INFINITE : centre - margin;
      } else if (best.value >= high && high < INFINITE) {
        margin *= 4;
        high = margin > 1000 ? INFINITE : centre + margin;
      } else {
        const top = known.slice(0, lines);
        const leading = new Set(top);
        const rest = roots.filter((root) => !leading.has(root));
        roots.splice(0, roots.length, ...top, ...rest);
        progress.best = top.map((root) => ({ ...root }));
        break;
      }
    }
    const best = (roots[0] as RootTurn).value;
    progress.open = null;
    const settled = lines === 1 && (best >= WON || best <= -WON) && Math.abs(best) + depth >= 30_000;
    progress.depth = depth;
    progress.settled = settled;
    onDepth();
    if (settled) return;
  }
}

function* deepenThrow(
  search: Searcher,
  options: { readonly depth: number; readonly pauseAt: () => number },
  progress: Progress,
  onDepth: () => void,
): Generator<void, void, void> {
  search.begin(0);
  for (let depth = 1; depth <= options.depth; depth++) {
    let value = search.runThrow(depth, options.pauseAt());
    while (search.paused) {
      yield;
      value = search.runThrow(depth, options.pauseAt());
    }
    progress.turns = [{ index: 0, id: 0, value, depth, line: [] }];
    progress.depth = depth;
    onDepth();
  }
}
