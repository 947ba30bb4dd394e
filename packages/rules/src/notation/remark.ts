import type { OutcomeReason } from '../outcome.ts';
import type { Side } from '../side.ts';

/**
 * What was done to a game text so that it could be read: a repair, a guess, or something left out. `line` counts the lines of
 * the text from 1.
 */
export type GameRemark = {
  readonly line: number;
} & (
  | { readonly remark: 'result-unread'; readonly text: string }
  /** Neither tags nor caller say how the game is played, or a tag of another program's says it roughly. */
  | { readonly remark: 'rules-assumed'; readonly rules: string }
  /** `Rules` and `GameType` name different games; `Rules` holds. */
  | { readonly remark: 'rules-and-type'; readonly rules: string; readonly type: string }
  /** A GameType that no rule set here goes by: left out, since the rules are known otherwise. */
  | { readonly remark: 'type-ignored'; readonly type: string }
  /** A tag without a value, or with a name that no tag has: left out. */
  | { readonly remark: 'tag-unread'; readonly text: string }
  /** A tag stands twice with two values: the last one holds. */
  | { readonly remark: 'tag-twice'; readonly name: string; readonly dropped: string }
  /** The position does not say whose turn it is. */
  | { readonly remark: 'side-assumed'; readonly side: Side }
  /** Signs of a word processor in place of those of the notation: the first of a game, and how many more of its kind follow. */
  | { readonly remark: 'signs-replaced'; readonly text: string; readonly read: string; readonly more: number }
  /** A quiet turn written with the sign of a capture. */
  | { readonly remark: 'quiet-with-x'; readonly text: string }
  /** A capture written jump by jump. */
  | { readonly remark: 'jumps-joined'; readonly text: string }
  /** Several captures are written so; the one that the rest of the game fits was taken, or the first (`sure`: false). */
  | { readonly remark: 'capture-guessed'; readonly text: string; readonly read: string; readonly sure: boolean }
  /** Words outside of braces, read as a comment. */
  | { readonly remark: 'bare-text'; readonly text: string }
  /** Lines or remarks that belong to no game. */
  | { readonly remark: 'text-dropped'; readonly text: string }
  /** A comment that is not closed: it goes to the end of its line. */
  | { readonly remark: 'comment-unclosed'; readonly text: string }
  /** A variation that is not closed: it goes to the end of the game. */
  | { readonly remark: 'variation-unclosed' }
  /** A number that is not the one of the turn that follows: how it is written, and whose turn with which number it is. */
  | { readonly remark: 'number-off'; readonly text: string; readonly number: number; readonly side: Side }
  /** The game goes on after a draw by rule: those rules were switched off. */
  | { readonly remark: 'draws-off'; readonly reason: OutcomeReason }
  /** The result is counted from the side that begins, Black. */
  | { readonly remark: 'result-turned'; readonly text: string }
  /** Signs that are not UTF-8, read as those of another encoding. */
  | { readonly remark: 'encoding'; readonly encoding: TextEncodingName }
);

/** The encodings of files that are read besides UTF-8. */
export type TextEncodingName = 'windows-1252' | 'utf-16le' | 'utf-16be';
