import type { Reason } from '@merellier/rules';
import { chanceOf } from '../chance-of.ts';
import { isExact, type Score } from '../score.ts';

/** Closer to even than this, a position is said to be about equal. */
export const EVEN = 0.06;

/**
 * Whether a reason can stand beside a value without a contradiction. The value leads: men won are said only where it says
 * that the side stands better, or gets back what it had lost; nothing is won or lost by force but by it. Where the value is
 * told beside that of another turn, `than`, men explain the difference between the two: then about equal is enough.
 */
export function agrees(reason: Reason, score: Score, than: Score | null = null): boolean {
  const lead = chanceOf(score) - 0.5;
  const explains = than !== null && Math.abs(chanceOf(than) - 0.5 - lead) >= EVEN;
  switch (reason.reason) {
    case 'wins-by-force':
      return score.kind === 'win' || (score.kind === 'exact-win' && !score.beyondLimit);
    case 'loses-by-force':
      return score.kind === 'loss' || (score.kind === 'exact-loss' && !score.beyondLimit);
    case 'wins-men':
      return lead >= EVEN || ((reason.back || explains) && lead > -EVEN);
    case 'loses-men':
      return lead <= -EVEN || ((reason.back || explains) && lead < EVEN);
    case 'leaves-mill-open':
    case 'lets-double-attack':
    case 'lets-threaten':
    case 'lets-stop':
    case 'lets-take':
    case 'lets-crown':
    case 'lets-block-all':
      return lead < EVEN && !(isExact(score) && lead > 0);
    default:
      return true;
  }
}
