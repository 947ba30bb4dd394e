// The features and phases of the mill in the order of the kernel's weights, which is that of features.ts; a test holds the two
// equal. Read by AssemblyScript, which cannot read lists of names: plain integers only.
export const TURN = 0;
export const MEN = 1;
export const THREE = 2;
export const FOUR = 3;
export const HELD = 4;
export const CRAMPED = 5;
export const MOBILE = 6;
export const REACH = 7;
export const MILLS = 8;
export const TWOS = 9;
export const ONES = 10;
export const CROSSINGS = 11;
export const JUNCTIONS = 12;
export const RUNNING = 13;
export const THREAT = 14;
export const THREATS = 15;
export const MENACED = 16;
export const MENACED_TWICE = 17;
export const MENACED_THRICE = 18;
export const HELPLESS = 19;
/** How many there are. */
export const COUNTED = 20;

export const EARLY = 0;
export const LATE = 1;
export const MOVING = 2;
export const FEW = 3;
export const OWN_FLIES = 4;
export const OTHER_FLIES = 5;
export const BOTH_FLY = 6;
