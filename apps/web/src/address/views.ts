/**
 * What the page can show: the board with all rule sets beside it, the game, the views that are loaded when opened, and what
 * is said where an address leads nowhere.
 */
export type View = 'start' | 'play' | SheetName;

/** The views without the game's board, in the order in which they are offered. */
export const SHEETS = [
  'online',
  'learn',
  'class',
  'puzzles',
  'revise',
  'analysis',
  'clubs',
  'tournament',
  'games',
  'print',
  'settings',
  'manual',
] as const;
/** These, the page for moderators, to which only their account leads, and what is said where there is nothing. */
export type SheetName = (typeof SHEETS)[number] | 'moderation' | 'missing';

/** A view, and which part of it: the page of a rule set is the view `learn` with the rest `['marelle']`. */
export interface Route {
  readonly view: View;
  readonly rest: readonly string[];
}

/** What a view without the game's board is given: which part of it is asked for. */
export interface SheetProps {
  readonly rest: readonly string[];
}

/** Whether a view is one of the sheets, without the game's board. */
export const isSheet = (view: View): view is SheetName => view !== 'start' && view !== 'play';
