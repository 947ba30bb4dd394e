export { twoMoveBallot } from './ballot.ts';
export { type JudgedOpening, judgeOpenings, LOOK_AHEAD } from './judge.ts';
export type { KnownOpening, KnownOpenings } from './known-openings.ts';
export { hasOpenings, knownOpenings } from './load.ts';
export { hasLots, type Lot, lotsOf, positionAfter } from './lot.ts';
export { GRADES, type Grade } from './lots.ts';
export { openingName, openingNames } from './names.ts';
export type { Opening } from './openings.ts';
