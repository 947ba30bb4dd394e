import type { Draw, GameResult } from './pairing.ts';
import type { Entrant } from './player.ts';
import type { Settings } from './settings.ts';

/** What an organiser can do. */
export type Command =
  | { readonly kind: 'settle'; readonly settings: Settings }
  | { readonly kind: 'enter'; readonly entrants: readonly Entrant[] }
  | { readonly kind: 'correct'; readonly player: number; readonly entrant: Entrant }
  | { readonly kind: 'remove'; readonly player: number }
  /** A player leaves; the opponents in games that are open win them without play. */
  | { readonly kind: 'withdraw'; readonly player: number }
  | { readonly kind: 'return'; readonly player: number }
  /** Pairs the next round at a moment, in milliseconds since 1970; by hand where `draws` are given. */
  | { readonly kind: 'pair'; readonly now: number; readonly draws?: readonly Draw[] }
  | { readonly kind: 'unpair' }
  | {
      readonly kind: 'result';
      readonly round: number;
      readonly table: number;
      readonly game: number;
      readonly result: GameResult | null;
    }
  | { readonly kind: 'close' }
  | { readonly kind: 'reopen' };
