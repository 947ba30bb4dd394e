import { MAX_PLY } from './search-game.ts';

/** Where a search stands and how far it may go: what the full search and quiescence share. */
export class SearchPath {
  /** Positions searched. */
  nodes = 0;
  /** After so many it stops for good, wherever it is. */
  limit = Number.POSITIVE_INFINITY;
  /** Whether it has stopped before its end: values mean nothing then, and every call returns at once. */
  paused = false;
  /** The level of the recursion: a throw of the dice has one of its own. */
  ply = 0;
  /** Turns made since the root. */
  height = 0;
  /** Where the turn list of each ply begins. */
  readonly firsts = new Int32Array(MAX_PLY + 3);
}
