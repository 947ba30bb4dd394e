import type { SideCounts } from '../solve-pair.ts';

/** Two kernels, or the two colours of a subspace, disagree: the tables cannot be trusted. */
export class Disagreement extends Error {}

/** The men of a subspace: in hand, as a layer tells them, of the side to play, and of the other. */
export type Subspace = readonly [hands: number, own: number, opponent: number];

/** Counts of subspaces that are solved twice, with the colours exchanged: both must be the same. */
export class SubspaceCounts {
  readonly all = new Map<string, SideCounts>();

  /** Compares with the same subspace with the colours exchanged, if that was solved before. */
  compare(of: Subspace, found: SideCounts): void {
    const name = of.join('/');
    const before = this.all.get(name);
    if (before) this.mustBeSame(name, before, found);
    this.all.set(name, found);
  }

  /** Throws a {@link Disagreement} where there are not as many wins, losses and draws. */
  mustBeSame(name: string, one: SideCounts, other: SideCounts): void {
    for (const value of ['wins', 'losses', 'draws'] as const)
      if (one[value] !== other[value]) throw new Disagreement(`${name}: ${one[value]} ${value}, or ${other[value]}`);
  }
}
