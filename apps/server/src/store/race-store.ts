import type { RaceState } from '@merellier/protocol/race';
import type { KeptStore } from './kept-store.ts';

/** Where races of puzzles are kept while they last. */
export interface RaceStore {
  readonly races: KeptStore<RaceState>;
}
