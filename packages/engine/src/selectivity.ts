/** What the search may leave out or add; all on in play, some off to measure and to check. */
export interface Selectivity {
  /** Look at mills and captures that hang beyond the last ply. */
  readonly quiescence: boolean;
  /** Look deeper where there is only one turn. */
  readonly extensions: boolean;
  /** Look less deep at turns that come late in the order. */
  readonly reductions: boolean;
  /** Leave out turns near the last ply that cannot reach the window. */
  readonly pruning: boolean;
}

export const FULL: Selectivity = { quiescence: true, extensions: true, reductions: true, pruning: true };
/** Plain minimax to the depth asked for, through alpha-beta and the table. */
export const PLAIN: Selectivity = { quiescence: false, extensions: false, reductions: false, pruning: false };

/** By depth: a static value so far beyond the window is believed; one so far below it is not hoped to rise by a quiet turn. */
export const BEYOND = [0, 60, 110, 170, 240];
export const WITHIN = [0, 60, 110, 170, 240];
/** By depth: quiet turns that come later than this are left out. */
export const MOST_LATE = [0, 6, 10, 16, 24];

/** How much less deep a late turn is looked at, by depth and by its place in the order: see {@link reductionOf}. */
export const REDUCTION: Int32Array = Int32Array.from({ length: 64 * 64 }, (_, i) => {
  const depth = i >> 6;
  const place = i & 63;
  return depth < 2 || place < 2 ? 0 : Math.round(0.4 + (Math.log(depth) * Math.log(place)) / 2.2);
});

/** How much less deep a late turn is looked at, by depth and by its place in the order. */
export const reductionOf = (depth: number, place: number): number =>
  REDUCTION[(Math.min(depth, 63) << 6) | Math.min(place, 63)] as number;
