/**
 * Values inside the search: whole numbers, in hundredths of a man, for the side to play. A win in n turns from the root
 * is worth {@link WIN} less n, a loss the opposite, so that the nearer win is the better one.
 */
export const WIN = 30_000;
/** More than any value: the open end of a search window. */
export const INFINITE = 32_000;
/** The least value that stands for a forced win. */
export const WON = WIN - 1000;

/**
 * What a position or a line is worth, for the side to play. An estimate is in hundredths of a man; a win or a loss is
 * forced, so many turns of either side from here; a draw is exact, and comes from a table only.
 */
export type Score =
  | { readonly kind: 'estimate'; readonly centimen: number }
  | { readonly kind: 'win'; readonly turns: number }
  | { readonly kind: 'loss'; readonly turns: number }
  | { readonly kind: 'draw' };

/** A search value as a score; `centimen` undoes what an evaluation did to its scale. */
export function toScore(value: number, centimen: (value: number) => number): Score {
  if (value >= WON) return { kind: 'win', turns: WIN - value };
  if (value <= -WON) return { kind: 'loss', turns: WIN + value };
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
    case 'draw':
      return 0;
  }
}
