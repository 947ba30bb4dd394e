import type { Weights } from '../weights.ts';

/**
 * What the hand-made evaluation counts in a position, each for the side to play less the same for the other unless it says
 * otherwise. A threat is a mill that can be closed in one turn. Tables of weights, rows of numbers and what the tuning
 * writes follow from this list.
 */
export const MILL_FEATURES = [
  /** 1: what it is worth to be the one to play. */
  'turn',
  'men',
  /** Whether a side is down to three men, to four. */
  'three',
  'four',
  /** Lines with two own men whose third point the other side holds. */
  'held',
  /** Whether a side that must move has at most two men that can. */
  'cramped',
  /** Men that can move, and free points next to own men. */
  'mobile',
  'reach',
  'mills',
  /** Lines with two own men and a free point, with one and two free points. */
  'twos',
  'ones',
  /** Men on points with four neighbours, with three. */
  'crossings',
  'junctions',
  /** Men in mills that can step out into another mill (or back into the same one). */
  'running',
  /** The side to play has a threat; has a second one (not a difference). */
  'threat',
  'threats',
  /** The other side has one, a second one, a third one (not a difference). */
  'menaced',
  'menaced-twice',
  'menaced-thrice',
  /** Other side's threats that stand against a side without one. */
  'helpless',
] as const;
export type MillFeature = (typeof MILL_FEATURES)[number];

/** The phases of a game that have weights of their own. */
export const MILL_PHASES = ['early', 'late', 'moving', 'few', 'own-flies', 'other-flies', 'both-fly'] as const;
export type MillPhase = (typeof MILL_PHASES)[number];

/** The weights of the hand-made evaluation. */
export type MillWeights = Readonly<Record<MillPhase, Weights<MillFeature>>>;
