import type { DraughtsPosition, DraughtsRuleSet } from '@merellier/rules';
import { countBits, generatorOf, pieceAt } from '@merellier/rules/kernel';
import { DraughtsFeatureEvaluation } from '../../src/draughts/feature-evaluation.ts';
import { DRAUGHTS_FEATURES } from '../../src/draughts/features.ts';
import { FRAME, MOVES, placementAt, SIDE, writePieces } from '../../src/draughts/frame.ts';
import { plainWeights } from '../../src/draughts/weights.ts';
import { Windows } from '../../src/draughts/windows.ts';
import { chance } from '../regression.ts';
import { SAMPLE, UNTOLD } from './games.ts';

/** The share of the game's result, where it is told, in what a position is taken to be worth; the rest is what the search thought. */
export const RESULT_SHARE = 0.1;

/** Where the weights of each kind stand in a row: men by square, features, patterns. Kings have a row of their own. */
export interface Places {
  readonly squares: number;
  readonly features: number;
  readonly patterns: number;
  readonly length: number;
}

export function placesOf({ core }: DraughtsRuleSet): Places {
  const { squares } = core.layout;
  const patterns = squares + DRAUGHTS_FEATURES.length;
  return { squares, features: squares, patterns, length: patterns + new Windows(core).weights };
}

/** Positions as what counts in each: which weights, how often, seen by the side to play. */
export interface Observations {
  readonly count: number;
  /** Where the entries of each position begin; one more at the end. The same for kings, by square. */
  readonly from: Int32Array;
  readonly which: Int32Array;
  readonly times: Int8Array;
  readonly kingsFrom: Int32Array;
  readonly kings: Int32Array;
  readonly kingTimes: Int8Array;
  /** How full the board is, from 0 to 1. */
  readonly full: Float32Array;
  /** What the position is taken to be worth, from 0 (lost) to 1 (won). */
  readonly target: Float32Array;
}

/** Takes samples of self-play apart: see {@link SAMPLE}. */
export function observe(rules: DraughtsRuleSet, samples: Int32Array): Observations {
  const { core } = rules;
  const { layout } = core;
  const { squares, features, patterns } = placesOf(rules);
  const evaluation = new DraughtsFeatureEvaluation(core, plainWeights(core));
  const generator = generatorOf(core);
  const windows = new Windows(core);
  const folded = windows.folded();
  const frame = new Int32Array(FRAME);
  const count = samples.length / SAMPLE;
  const most = 2 * core.pieces + DRAUGHTS_FEATURES.length + windows.count;
  const which = new Int32Array(count * most);
  const times = new Int8Array(count * most);
  const from = new Int32Array(count + 1);
  const kings = new Int32Array(count * 2 * core.pieces);
  const kingTimes = new Int8Array(kings.length);
  const kingsFrom = new Int32Array(count + 1);
  const full = new Float32Array(count);
  const target = new Float32Array(count);
  let end = 0;
  let kingsEnd = 0;
  for (let i = 0; i < count; i++) {
    const [white, whiteHigh, black, blackHigh, royal, royalHigh, side, value, result] = samples.subarray(
      i * SAMPLE,
      (i + 1) * SAMPLE,
    ) as unknown as [number, number, number, number, number, number, number, number, number];
    const pieces = { white, whiteHigh, black, blackHigh, kings: royal, kingsHigh: royalHigh };
    writePieces(frame, 0, pieces);
    frame[SIDE] = side;
    frame[MOVES] = generator.countMoves(placementAt(frame, 0, side === 0));
    const sign = side === 0 ? 1 : -1;
    const add = (at: number, often: number): void => {
      if (often === 0) return;
      which[end] = at;
      times[end++] = often;
    };
    for (let place = 0; place < squares; place++) {
      const piece = pieceAt(layout, pieces as DraughtsPosition, place);
      if (!piece) continue;
      const own = (piece.side === 'white' ? 1 : -1) * sign;
      const seen = piece.side === 'white' ? place : squares - 1 - place;
      if (!piece.king) add(seen, own);
      else {
        kings[kingsEnd] = seen;
        kingTimes[kingsEnd++] = own;
      }
    }
    evaluation.count(frame, 0);
    for (const [at, often] of evaluation.features.entries()) add(features + at, often);
    windows.read(frame, 0);
    for (const state of windows.states) {
      const fold = folded[state] as number;
      if (fold !== 0) add(patterns + Math.abs(fold) - 1, Math.sign(fold) * sign);
    }
    from[i + 1] = end;
    kingsFrom[i + 1] = kingsEnd;
    const men = countBits(white) + countBits(whiteHigh) + countBits(black) + countBits(blackHigh);
    full[i] = men / (2 * core.pieces);
    const share = result === UNTOLD ? 0 : RESULT_SHARE;
    target[i] = (share * result) / 2 + (1 - share) * chance(value);
  }
  return { count, from, which, times, kingsFrom, kings, kingTimes, full, target };
}
