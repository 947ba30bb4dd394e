/** Certainty in 16-bit fixed point. Chances are rounded down, so that one that is certain is known to be. */
export const CERTAIN = 65_535;
/** Chances are kept so much finer while they are found. */
export const FINER = 16_384;
/**
 * A position whose two chances miss certainty by so many steps at most is left alone: neither can rise by more, whatever the turns
 * lead to.
 */
export const NEAR_STEPS = 8;
/** Certainty in the finer scale. */
export const SURE = CERTAIN * FINER;
