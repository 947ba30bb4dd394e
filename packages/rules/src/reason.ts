/**
 * What can be said for or against a turn, as plain data, enough to say it in one sentence in any language: places by their
 * names, a mill as its three points. `turns` counts turns of either side from the position that was asked about, this one
 * included. They are given by what judges turns, an engine; the rules themselves judge none.
 */
export type Reason =
  /** It is the only legal turn. */
  | { readonly reason: 'only-turn' }
  /** The game is won, or lost, by force. */
  | { readonly reason: 'wins-by-force'; readonly turns: number }
  | { readonly reason: 'loses-by-force'; readonly turns: number }
  /** It closes mills; the men that it takes. */
  | {
      readonly reason: 'closes-mill';
      readonly mills: readonly (readonly string[])[];
      readonly takes: readonly string[];
      readonly extraTurn: boolean;
    }
  /** It takes pieces. */
  | { readonly reason: 'takes'; readonly takes: readonly string[] }
  /** It takes what the other side left to be huffed; or asks for the capture that was left undone. */
  | { readonly reason: 'huffs'; readonly place: string }
  | { readonly reason: 'demands' }
  /** It makes a king. */
  | { readonly reason: 'crowns'; readonly place: string }
  /** It stands where the other side was about to close a mill. */
  | { readonly reason: 'blocks-mill'; readonly mill: readonly string[] }
  /** It leaves the other side without a turn. */
  | { readonly reason: 'blocks-all' }
  /** It threatens to close a mill; two at once, of which only one can be stopped. */
  | { readonly reason: 'prepares-mill'; readonly mill: readonly string[] }
  | { readonly reason: 'double-attack'; readonly mills: readonly (readonly string[])[] }
  /** One man will go to and fro between two mills: the one that stands, then the one that it closes next. */
  | { readonly reason: 'prepares-double-mill'; readonly mills: readonly (readonly string[])[] }
  /** The other side can close a mill next turn, and should. */
  | { readonly reason: 'leaves-mill-open'; readonly mill: readonly string[] }
  /** The other side's best answer threatens two mills at once, of which only one can be stopped. */
  | { readonly reason: 'lets-double-attack'; readonly mills: readonly (readonly string[])[] }
  /** The other side's best answer threatens to close a mill; stands where a mill was about to be closed. */
  | { readonly reason: 'lets-threaten'; readonly mill: readonly string[] }
  | { readonly reason: 'lets-stop'; readonly mill: readonly string[] }
  /** The other side's best answer takes these pieces; makes a king there; leaves no turn. */
  | { readonly reason: 'lets-take'; readonly takes: readonly string[] }
  | { readonly reason: 'lets-crown'; readonly place: string }
  | { readonly reason: 'lets-block-all' }
  /**
   * After so many turns one side will have taken so many more men than the other, whatever is played. `back`: men that it had
   * lost before, or been ahead by.
   */
  | { readonly reason: 'wins-men'; readonly men: number; readonly turns: number; readonly back: boolean }
  | { readonly reason: 'loses-men'; readonly men: number; readonly turns: number; readonly back: boolean };
