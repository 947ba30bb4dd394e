// What a ply keeps so that a paused search can go on: so many integers, one frame behind the other. See `Search.run`.
export const FRAME = 11;
export const ALPHA = 0;
export const BEST = 1;
export const BEST_TURN = 2;
export const INDEX = 3;
export const END = 4;
export const STAGE = 5;
export const KEY0 = 6;
export const KEY1 = 7;
export const SEEN_FROM = 8;
export const REDUCED = 9;
export const STILL = 10;
