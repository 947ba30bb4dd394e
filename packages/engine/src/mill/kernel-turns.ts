// Packed turns and what mills earn, as packages/rules has them. Read by AssemblyScript, which cannot read the rules: plain
// integers only; kernel-search.test.ts holds them equal.

export const NONE = 31;
export const NO_CAPTURES = 0x3ffffc00;
export const PASS = NO_CAPTURES | (NONE << 5) | NONE;

export const CAPTURE = 1;
export const EXTRA_TURN = 2;
export const FORBIDDEN = 4;
export const FROM_HAND = 16;
