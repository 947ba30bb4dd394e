// Exact values, which the host knows: see src/exact-search.ts.

/** The value of a frame with so many turns still to be searched; GO_ON where it is not known or does not help. */
export declare function exactValue(frame: usize, depth: i32, height: i32): i32;
/** What a draw is worth to the side to play at a frame. */
export declare function exactDraw(frame: usize): i32;
