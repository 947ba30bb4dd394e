// The features of draughts in the order of the kernel's weights. Read by TypeScript and by AssemblyScript: plain integers
// only. features.ts says what each one counts.
export const TURN = 0;
export const MOVES = 1;
export const OTHER_MOVES = 2;
export const MENACED = 3;
export const SUPPORTED = 4;
export const LOCKED = 5;
export const ONLY_KING = 6;
export const LOPSIDED = 7;
/** How many there are. */
export const COUNTED = 8;
