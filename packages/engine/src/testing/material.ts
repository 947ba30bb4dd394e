import { countBits } from '@merellier/rules/kernel';
import type { DraughtsEvaluation } from '../draughts/evaluation.ts';
import { BLACK, BLACK_HIGH, KINGS, KINGS_HIGH, SIDE, WHITE, WHITE_HIGH } from '../draughts/frame.ts';
import type { Evaluations } from '../evaluations.ts';
import type { MillEvaluation } from '../mill/evaluation.ts';
import type { MillTactics } from '../mill/tactics.ts';

const KING = 3;

const millMaterial = ({ own, ownHand, other, otherHand }: MillTactics): number =>
  100 * (countBits(own) + ownHand - countBits(other) - otherHand);

function draughtsMaterial(s: Int32Array, b: number): number {
  const worth = (men: number, menHigh: number): number =>
    countBits(s[b + men] as number) +
    countBits(s[b + menHigh] as number) +
    (KING - 1) *
      (countBits((s[b + men] as number) & (s[b + KINGS] as number)) +
        countBits((s[b + menHigh] as number) & (s[b + KINGS_HIGH] as number)));
  const value = 100 * (worth(WHITE, WHITE_HIGH) - worth(BLACK, BLACK_HIGH));
  return s[b + SIDE] === 0 ? value : 0 - value;
}

/** Men and kings, nothing else: the least that an evaluation can know, to compare others with. */
export const MATERIAL: Evaluations = {
  mill: (): MillEvaluation => ({ judge: millMaterial, glance: millMaterial, kernel: null }),
  draughts: (): DraughtsEvaluation => ({ judge: draughtsMaterial, glance: draughtsMaterial, kernel: null }),
};
