import type { Reviewed } from '@merellier/engine';
import type { Side } from '@merellier/rules';

/** A turn that was judged: by whom it was played, and what was found. */
export interface Judged {
  readonly side: Side;
  readonly reviewed: Reviewed;
}

/** The same, with the node to which it led. */
export interface JudgedTurn extends Judged {
  readonly node: number;
}
