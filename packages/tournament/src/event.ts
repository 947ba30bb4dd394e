import type { Draw, GameResult } from './pairing.ts';
import type { Entrant } from './player.ts';
import type { Settings } from './settings.ts';

/** What happened in a tournament. A tournament is nothing but its events, one after the other. */
export type TournamentEvent =
  | { readonly kind: 'created'; readonly id: string; readonly settings: Settings }
  | { readonly kind: 'settled'; readonly settings: Settings }
  | { readonly kind: 'entered'; readonly player: number; readonly entrant: Entrant }
  | { readonly kind: 'corrected'; readonly player: number; readonly entrant: Entrant }
  /** Before the first round: as if the player had never entered. */
  | { readonly kind: 'removed'; readonly player: number }
  | { readonly kind: 'withdrawn'; readonly player: number }
  | { readonly kind: 'returned'; readonly player: number }
  | { readonly kind: 'paired'; readonly draws: readonly Draw[]; readonly at: number; readonly byHand: boolean }
  /** The last round is taken back, with whatever results it had. */
  | { readonly kind: 'unpaired' }
  /** Null takes a result back. */
  | {
      readonly kind: 'resulted';
      readonly round: number;
      readonly table: number;
      readonly game: number;
      readonly result: GameResult | null;
    }
  | { readonly kind: 'closed' }
  | { readonly kind: 'reopened' };
