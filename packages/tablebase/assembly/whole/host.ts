// What lies outside the kernel's memory is asked for: planes of blocks, by these numbers.

// The planes of a level: won and lost with White to play, with Black to play, never lost with Black to play; what White, having closed a
// mill, wins and loses by taking a man. Then those of the level that Black's captures lead to.
export const WHITE_WON: i32 = 0;
export const WHITE_LOST: i32 = 1;
export const BLACK_SAFE: i32 = 4;
export const TAKING_WINS: i32 = 5;
export const TAKING_LOSES: i32 = 6;
export const TAKEN_WON: i32 = 7;
export const TAKEN_LOST: i32 = 8;
// The same of the level that entries lead to, for the side to play there.
export const ENTERED_WON: i32 = 9;
export const ENTERED_LOST: i32 = 10;

/** Copies a plane of a block to an address; keeps what is there. */
export declare function fetch(plane: i32, block: u32, to: usize): void;
export declare function keep(plane: i32, block: u32, from: usize): void;
