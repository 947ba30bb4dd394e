import type { Aim } from './exact-search.ts';
import type { Probe } from './probe.ts';
import type { RootGame } from './search-game.ts';
import { FULL, type Selectivity } from './selectivity.ts';

/**
 * A search over one position, as deepening drives it: it knows no time, is given so many nodes, pauses when they are used up and
 * can then be resumed exactly where it was, so that what it finds does not depend on how often it was interrupted.
 */
export interface Searcher {
  /** Positions searched since the last {@link reset}. */
  readonly nodes: number;
  /** The deepest ply reached since then. */
  readonly deepest: number;
  /** Whether the last {@link run} stopped before its end. */
  readonly paused: boolean;

  /** Forgets everything learnt in earlier searches. */
  clear(): void;
  /** Forgets the values of positions alone. */
  clearTable(): void;
  /** Asks this probe from now on, in searches that use one. */
  ask(probe: Probe | null): void;
  /** Says whether the next search makes use of the probe, and what it is to find out where the root is known: see `Aim`. */
  aim(probes: boolean, aim: Aim | null): void;
  /** Forgets the search before, but not what was learnt; at `limit` nodes the new one stops for good, wherever it is. */
  reset(limit: number): void;
  /** Prepares for a new root, which has turns up to index `end` of the list. */
  begin(end: number): void;
  /**
   * Searches the position after a root turn, which the caller has made, and gives its value for the side that made it.
   * When `pauseAt` nodes have been searched it pauses: the value then means nothing, and the same call with the same
   * arguments goes on. `state` is what {@link RootGame.make} gave, `side` the side that made the turn.
   */
  run(state: number, side: number, depth: number, alpha: number, beta: number, pauseAt: number): number;
  /** The same for a root whose side to play throws first: no turn is made, the value is that side's. */
  runThrow(depth: number, pauseAt: number): number;
  /** The turns of the best line found by the last `run`, after the root turn. */
  bestLine(): readonly number[];
}

/** A rule set's position to be searched, and what searches it. */
export interface Searching {
  readonly game: RootGame;
  readonly searcher: Searcher;
}

/** What a searcher is made with. */
export interface SearchingOptions {
  /** The most memory that the transposition table takes, in megabytes; 32 by default. */
  readonly memoryMb?: number;
  /** What the search may leave out; by default everything it knows how to. */
  readonly selectivity?: Selectivity;
}

export const withDefaults = ({ memoryMb = 32, selectivity = FULL }: SearchingOptions): Required<SearchingOptions> => ({
  memoryMb,
  selectivity,
});
