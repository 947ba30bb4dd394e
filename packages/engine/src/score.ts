import { type Chances, MOST_NEARNESS } from './probe.ts';
import { WIN, WON } from './search-codes.ts';

export { INFINITE, WIN, WON } from './search-codes.ts';

/** The most turns of a forced win. */
const MOST_TURNS = 200;
/** A win known from a table, which does not say in how many turns: worth less than any forced win, more the nearer it is. */
const TABLE_WIN = WIN - MOST_TURNS - 1;

/** What chances that are nearly certain count: less than a win that is. */
const CERTAIN = WIN - 1000;

/** A win that a table knows, so many turns from the root, as a value of the search: see {@link Probe.value} for `nearness`. */
export const tableWin = (height: number, nearness: number): number =>
  TABLE_WIN - height - Math.min(nearness, MOST_NEARNESS);

/**
 * What a position or a line is worth, for the side to play. An estimate is in hundredths of a man; a win or a loss is
 * forced, so many turns of either side from here. The others are exact and come from a table: `distance` counts turns of
 * either side to the next capture or the end of the game, null where it is not known; `beyondLimit` says that a rule which
 * draws after turns without capture comes before it. Chances are those of a game with dice, from a table too.
 */
export type Score =
  | { readonly kind: 'estimate'; readonly centimen: number }
  | { readonly kind: 'win'; readonly turns: number }
  | { readonly kind: 'loss'; readonly turns: number }
  | { readonly kind: 'draw' }
  | ({ readonly kind: 'chances' } & Chances)
  | { readonly kind: 'exact-win'; readonly distance: number | null; readonly beyondLimit: boolean }
  | { readonly kind: 'exact-loss'; readonly distance: number | null; readonly beyondLimit: boolean };

/** Whether a score is known from a table. */
export const isExact = (score: Score): score is ExactScore =>
  score.kind !== 'estimate' && score.kind !== 'win' && score.kind !== 'loss';

/** A score that comes from a table. */
export type ExactScore = Exclude<Score, { readonly kind: 'estimate' | 'win' | 'loss' }>;

/** A search value as a score; `centimen` undoes what an evaluation did to its scale. */
export function toScore(value: number, centimen: (value: number) => number): Score {
  if (value > TABLE_WIN) return { kind: 'win', turns: WIN - value };
  if (value < -TABLE_WIN) return { kind: 'loss', turns: WIN + value };
  if (value >= WON) return { kind: 'exact-win', distance: null, beyondLimit: false };
  if (value <= -WON) return { kind: 'exact-loss', distance: null, beyondLimit: false };
  return { kind: 'estimate', centimen: centimen(value) };
}

/** One number to compare scores by: the better score is greater. */
export function rankOf(score: Score): number {
  switch (score.kind) {
    case 'estimate':
      return score.centimen;
    case 'win':
      return WIN - score.turns;
    case 'loss':
      return score.turns - WIN;
    case 'exact-win':
      return tableWin(0, score.distance ?? 0);
    case 'exact-loss':
      return 0 - tableWin(0, score.distance ?? 0);
    case 'chances':
      return Math.round((score.win - score.loss) * CERTAIN);
    case 'draw':
      return 0;
  }
}
