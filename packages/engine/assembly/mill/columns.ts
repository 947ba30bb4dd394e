// What a turn of a list is beside its rank.

/** The bits of a turn that are its origin and destination. */
export const SQUARES: i32 = 0x3ff;

/** Exchanges what is kept of two turns beside turn and rank: nothing. */
export function exchange(_a: usize, _b: usize): void {}
