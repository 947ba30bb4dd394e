import type { Weights } from '../weights.ts';
import { LOCKED, LOPSIDED, MENACED, MOVES, ONLY_KING, OTHER_MOVES, SUPPORTED, TURN } from './kernel-features.ts';

/**
 * What the hand-made evaluation counts beside where the pieces stand, for the side to play less the same for the other
 * unless it says otherwise, and the place of each in rows of numbers, the kernel's too. Tables of weights and what the
 * tuning writes follow from this list.
 */
const PLACES = {
  /** 1: what it is worth to be the one to play. */
  turn: TURN,
  /** Moves of the side to play, of the other side (not differences). */
  moves: MOVES,
  'other-moves': OTHER_MOVES,
  /** Whether the other side could capture if it were to play (not a difference). */
  menaced: MENACED,
  /** Men with an own man right behind them, each such pair counted. */
  supported: SUPPORTED,
  /** Men that cannot step forward. */
  locked: LOCKED,
  /** Whether a side has a king and the other has none. */
  'only-king': ONLY_KING,
  /** By how many men the wings of a side differ. */
  lopsided: LOPSIDED,
} as const;
export type DraughtsFeature = keyof typeof PLACES;

/** The features in the order of their places. */
export const DRAUGHTS_FEATURES: readonly DraughtsFeature[] = (Object.keys(PLACES) as DraughtsFeature[]).sort(
  (a, b) => PLACES[a] - PLACES[b],
);

/** The weights are those of a full board and of an empty one: between the two they are mixed by the number of pieces. */
export const DRAUGHTS_PHASES = ['full', 'empty'] as const;
export type DraughtsPhase = (typeof DRAUGHTS_PHASES)[number];

/** The weights of the hand-made evaluation, in hundredths of a man. */
export interface DraughtsWeights {
  /** The value of a man on each square, seen by White. */
  readonly man: Readonly<Record<DraughtsPhase, readonly number[]>>;
  /** The value of a king on each square, seen by White. */
  readonly king: readonly number[];
  /** The value of what is counted. */
  readonly counted: Readonly<Record<DraughtsPhase, Weights<DraughtsFeature>>>;
}

/** What was learnt of one rule set: the weights, and those of the patterns of men. */
export interface LearntWeights extends DraughtsWeights {
  /** For each pattern, numbered as `folded` in windows.ts says, in hundredths of a man, for White. */
  readonly patterns: Readonly<Record<DraughtsPhase, Int8Array>>;
}
