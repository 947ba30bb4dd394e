import { type Aim, ExactSearch, GO_ON } from './exact-search.ts';
import type { Probe } from './probe.ts';
import type { RootGame } from './search-game.ts';
import type { Kernel, KernelHost, Workshop } from './search-kernel.ts';
import * as map from './search-memory.ts';
import type { Searcher, Searching } from './searcher.ts';

/** A game whose positions are frames of a kernel's memory. */
export interface KernelGame extends RootGame {
  /** The frame of the position, as an address. */
  frame: number;
}

/** The search of `search.ts`, all of it in a kernel: only exact values are asked for outside. */
class KernelSearch implements Searcher {
  private readonly game: KernelGame;
  private readonly kernel: Kernel;
  private readonly words: Int32Array;
  private probe: ExactSearch | null = null;
  private exact: ExactSearch | null = null;
  private first = 0;

  constructor(game: KernelGame, { kernel, words }: Workshop) {
    this.game = game;
    this.kernel = kernel;
    this.words = words;
  }

  get nodes(): number {
    return this.kernel.nodes();
  }

  get deepest(): number {
    return this.kernel.deepest();
  }

  get paused(): boolean {
    return this.kernel.isPaused() !== 0;
  }

  clear(): void {
    this.kernel.clearTable();
    this.kernel.clearOrder();
  }

  clearTable(): void {
    this.kernel.clearTable();
  }

  ask(probe: Probe | null): void {
    this.probe = probe && new ExactSearch(probe, this.game);
    this.exact = null;
    this.kernel.setProbes(false);
  }

  aim(probes: boolean, aim: Aim | null): void {
    this.exact = probes ? this.probe : null;
    this.exact?.begin(aim);
    this.kernel.setProbes(this.exact !== null);
  }

  reset(limit: number): void {
    this.kernel.grow();
    this.kernel.reset(limit);
  }

  begin(end: number): void {
    this.first = end;
    this.kernel.begin(this.game.frame);
  }

  run(_state: number, side: number, depth: number, alpha: number, beta: number, pauseAt: number): number {
    return this.kernel.run(this.game.frame, this.first, side, depth, alpha, beta, pauseAt);
  }

  runThrow(): number {
    throw new RangeError('the kernel throws no dice');
  }

  bestLine(): readonly number[] {
    const length = this.words[(map.LENGTHS >> 2) + 1] as number;
    const at = (map.VARIATIONS >> 2) + map.PLIES;
    return Array.from(this.words.subarray(at, at + length));
  }

  /** What the probe says of the position of a frame. */
  exactValue(frame: number, depth: number, height: number): number {
    return this.at(frame, (exact) => exact.value(depth, height)) ?? GO_ON;
  }

  exactDraw(frame: number): number {
    return this.at(frame, (exact) => exact.drawn()) ?? 0;
  }

  private at(frame: number, ask: (exact: ExactSearch) => number): number | null {
    const { game, exact } = this;
    if (!exact) return null;
    const root = game.frame;
    game.frame = frame;
    const value = ask(exact);
    game.frame = root;
    return value;
  }
}

/**
 * A kernel as what searches a rule set: `make` makes it for a host that answers its questions, `view` the game on it. Null where it
 * cannot be made.
 */
export function searchingBy<W extends Workshop>(
  make: (host: KernelHost) => W | null,
  view: (workshop: W) => KernelGame,
): Searching | null {
  // The kernel is made before the search that it asks.
  const asked: { search: KernelSearch | null } = { search: null };
  const workshop = make({
    exactValue: (frame, depth, height) => asked.search?.exactValue(frame, depth, height) ?? GO_ON,
    exactDraw: (frame) => asked.search?.exactDraw(frame) ?? 0,
  });
  if (!workshop) return null;
  const game = view(workshop);
  const searcher = new KernelSearch(game, workshop);
  asked.search = searcher;
  return { game, searcher };
}
