import type { Side, Turn } from '@merellier/rules';

/**
 * Why a turn was a mistake, as a small tree of turns that can be played on the board: the turn that it is about, the answer to it,
 * replies to that with an answer each, and so on. Plain data.
 */
export interface Refutation {
  /** What happens after the turn that was played, or what the better one would have brought. */
  readonly about: 'played' | 'better';
  /** The side that profits. */
  readonly side: Side;
  /** What it comes to: the game, so many men (`back`: it was behind by them, or the other ahead), a value that is known exactly, or nothing that can be counted. */
  readonly end:
    | { readonly kind: 'win' }
    | { readonly kind: 'men'; readonly men: number; readonly back: boolean }
    | { readonly kind: 'value'; readonly value: 'win' | 'draw' | 'loss' }
    | { readonly kind: 'unclear' };
  /** How it is known: proved against every reply, by exact values, or only seen by the search in its main line. */
  readonly by: 'proof' | 'exact' | 'search';
  /** Turns of either side after which it is reached at the latest, the first one included; null where that is not known. */
  readonly turns: number | null;
  readonly tree: RefutationStep;
}

/** One turn of the tree. */
export interface RefutationStep {
  readonly turn: Turn;
  /** How many other legal turns are met by the same answer. */
  readonly alike: number;
  /** What may follow it; the first is the main line. Empty where the line ends, or is not shown any further. */
  readonly next: readonly RefutationStep[];
  /** Legal turns after it that are not shown; they end no better. */
  readonly unshown: number;
}

/** The answer that the tree is about: what is played after its first turn. */
export const answerOf = ({ tree }: Refutation): Turn | null => tree.next[0]?.turn ?? null;
