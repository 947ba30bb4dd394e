import type { OutcomeReason } from './outcome.ts';
import type { Throw } from './throw.ts';

/**
 * Why a turn, or a step of one, is refused: a reason and the names of the places that it speaks of, enough to say it in
 * one sentence in any language. `rule` names the parameter that the reason rests on, where there is one.
 */
export type Refusal =
  // Both families
  | { readonly reason: 'game-over'; readonly outcome: OutcomeReason }
  | { readonly reason: 'awaits-throw' }
  | { readonly reason: 'no-such-place'; readonly place: string }
  | { readonly reason: 'empty'; readonly place: string }
  | { readonly reason: 'not-your-man'; readonly place: string }
  | { readonly reason: 'occupied'; readonly place: string }
  | { readonly reason: 'own-man-taken'; readonly place: string }
  | { readonly reason: 'nothing-to-take'; readonly place: string }
  | { readonly reason: 'must-take'; readonly count: number }
  // The mill
  | { readonly reason: 'must-enter'; readonly hand: number }
  | { readonly reason: 'hand-empty' }
  | {
      readonly reason: 'not-a-neighbour';
      readonly from: string;
      readonly to: string;
      readonly flying: number;
      readonly men: number;
    }
  | { readonly reason: 'special-needs-mill'; readonly from: string; readonly to: string; readonly dice: Throw }
  | { readonly reason: 'man-blocked'; readonly place: string }
  /** A mill that was opened on the last turn may not be closed again by the same man at once. */
  | { readonly reason: 'mill-just-opened'; readonly place: string }
  | { readonly reason: 'entry-may-not-close'; readonly place: string }
  | { readonly reason: 'no-mill-closed' }
  | {
      readonly reason: 'mill-takes-nothing';
      readonly when:
        | 'entry'
        | 'extra-turn'
        | 'forbidden'
        | 'wins'
        | 'from-hand'
        | 'spent'
        | 'later'
        | 'opponent-chooses';
    }
  | { readonly reason: 'in-a-mill'; readonly place: string; readonly protection: 'unless-all' | 'always' }
  | { readonly reason: 'too-many-taken'; readonly count: number }
  /** A turn that takes otherwise than by a mill takes one of these sets of men, named by their places. */
  | { readonly reason: 'takes-these'; readonly choices: readonly (readonly string[])[] }
  /** After a special throw three men are entered on a line whose places are free; this place is on none, or not on that begun. */
  | { readonly reason: 'not-in-the-row'; readonly place: string }
  /** Men counted while placing are taken first, one on each turn. */
  | { readonly reason: 'men-to-take'; readonly count: number }
  /** The opponent has closed a mill by an entry, or nobody closed any: first a man of one's own comes off, one on each turn. */
  | { readonly reason: 'own-man-to-take'; readonly count: number; readonly when: 'mill' | 'no-mill' }
  /** A man taken while placing has left it closed, until both hands are empty. */
  | { readonly reason: 'point-closed'; readonly place: string }
  /** A side that cannot play takes a man beside one of its own. */
  | { readonly reason: 'blocked-takes' }
  /** A blocked side has taken a man, and this side takes one beside its own in return. */
  | { readonly reason: 'take-in-return' }
  | { readonly reason: 'must-pass' }
  | { readonly reason: 'may-not-pass' }
  // Draughts
  | { readonly reason: 'men-go-forward'; readonly from: string; readonly to: string }
  | { readonly reason: 'not-on-a-diagonal'; readonly from: string; readonly to: string }
  /** It has made so many moves in a row without a capture, and another piece of its side has to move first. */
  | { readonly reason: 'king-must-rest'; readonly place: string; readonly count: number }
  /** Where pieces step along rows and columns, or along diagonals too. */
  | { readonly reason: 'not-in-line'; readonly lines: 'straight' | 'all'; readonly from: string; readonly to: string }
  /** A man jumps forward only, under this rule set. */
  | { readonly reason: 'men-capture-forward'; readonly from: string; readonly to: string }
  | { readonly reason: 'men-take-no-kings'; readonly place: string }
  /** A king that captures stops right behind the piece it jumped, on `to`. */
  | { readonly reason: 'king-lands-behind'; readonly place: string; readonly to: string }
  | { readonly reason: 'must-capture'; readonly pieces: readonly string[] }
  | { readonly reason: 'must-capture-better'; readonly priority: string }
  /** The capture begun on `from` is not finished on `to`. */
  | { readonly reason: 'capture-goes-on'; readonly from: string; readonly to: string }
  | { readonly reason: 'cannot-move-there'; readonly from: string; readonly to: string }
  | { readonly reason: 'ambiguous'; readonly turns: readonly string[] }
  | { readonly reason: 'not-huffable'; readonly place: string }
  | { readonly reason: 'nothing-to-demand' };
