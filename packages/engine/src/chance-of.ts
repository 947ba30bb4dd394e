import type { Score } from './score.ts';

/** Hundredths of a man that make a win e times as likely as a loss: as the evaluations were tuned. */
const SCALE = 150;

/** The chance to win that a score stands for, a draw counted half; so is a win that a draw rule spoils. */
export function chanceOf(score: Score): number {
  if (score.kind === 'estimate') return 1 / (1 + Math.exp(-score.centimen / SCALE));
  if (score.kind === 'chances') return (1 + score.win - score.loss) / 2;
  if (score.kind === 'draw' || ('beyondLimit' in score && score.beyondLimit)) return 0.5;
  return score.kind === 'win' || score.kind === 'exact-win' ? 1 : 0;
}

/** Hundredths of a man that an estimate of this chance to win would tell, 0 to 1. */
export function centimenOf(chance: number): number {
  const kept = Math.min(MOST_CHANCE, Math.max(1 - MOST_CHANCE, chance));
  return Math.round(SCALE * Math.log(kept / (1 - kept)));
}
/** A chance that counts 1,382 hundredths of a man. */
const MOST_CHANCE = 0.9999;
