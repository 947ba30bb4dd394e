import type { DraughtsRuleSet } from '@merellier/rules';
import { DRAUGHTS_FEATURES, type DraughtsWeights, type LearntWeights } from '../../src/draughts/features.ts';
import { named, rowOf } from '../../src/weights.ts';
import type { Rows } from './fit.ts';
import { placesOf } from './observations.ts';

const MOST = 127;

/** Weights as rows to begin with, patterns at nothing. */
export function rowsOf(rules: DraughtsRuleSet, { man, king, counted }: DraughtsWeights): Rows {
  const { length } = placesOf(rules);
  const row = (phase: 'full' | 'empty'): Float64Array => {
    const all = new Float64Array(length);
    all.set([...man[phase], ...rowOf(DRAUGHTS_FEATURES, counted[phase])]);
    return all;
  };
  return { full: row('full'), empty: row('empty'), king: Float64Array.from(king) };
}

/** Rows as weights in whole hundredths of a man: a man is worth 100 on the average. */
export function weightsOf(rules: DraughtsRuleSet, { full, empty, king }: Rows): LearntWeights {
  const { squares, features, patterns } = placesOf(rules);
  const men = [...full.subarray(0, squares), ...empty.subarray(0, squares)];
  const mean = men.reduce((sum, each) => sum + each, 0) / men.length;
  const unit = (rules.core.losesAll ? -100 : 100) / mean;
  const whole = (row: Float64Array): number[] => Array.from(row, (each) => Math.round(each * unit));
  const counted = (row: Float64Array) => named(DRAUGHTS_FEATURES, whole(row.subarray(features, patterns)));
  const small = (row: Float64Array): Int8Array =>
    Int8Array.from(whole(row.subarray(patterns)), (each) => Math.max(-MOST, Math.min(MOST, each)));
  return {
    man: { full: whole(full.subarray(0, squares)), empty: whole(empty.subarray(0, squares)) },
    king: whole(king),
    counted: { full: counted(full), empty: counted(empty) },
    patterns: { full: small(full), empty: small(empty) },
  };
}
