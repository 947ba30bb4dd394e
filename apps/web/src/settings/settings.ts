import type { Parameters, RuleSet } from '@merellier/rules';
import type { Language } from '@merellier/words';
import { knownRules } from '../rules/known-rules.ts';
import { EASY_LEVEL } from './levels.ts';

export type Theme = 'auto' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** The material of the board and its men, and the colours of the page around it. */
export type Look = 'wood' | 'slate' | 'parchment' | 'contrast';
export const LOOKS: readonly Look[] = ['wood', 'slate', 'parchment', 'contrast'];

/** How large the board is: as large as fits, or smaller. */
export type BoardSize = 'fit' | 'small';
export const BOARD_SIZES: readonly BoardSize[] = ['fit', 'small'];

/** How fast men slide and dice roll. */
export type Motion = 'off' | 'quick' | 'calm';
export const MOTIONS: readonly Motion[] = ['off', 'quick', 'calm'];

export type Opponent = 'computer' | 'here';
export const OPPONENTS: readonly Opponent[] = ['computer', 'here'];

/** The colour of the player at the lower edge, chosen or drawn by lot. */
export type Colour = 'white' | 'black' | 'toss';
export const COLOURS: readonly Colour[] = ['white', 'black', 'toss'];

/** What a player set once and finds again. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly look: Look;
  readonly size: BoardSize;
  readonly motion: Motion;
  /** Whether turns are heard. */
  readonly sound: boolean;
  /** Whether turns are felt, on a device that can tick. */
  readonly vibrate: boolean;
  /** Whether the system says that it is one's turn in an online game, while the page is hidden. */
  readonly notify: boolean;
  /** Whether the names of the places are drawn on the board. */
  readonly names: boolean;
  /** Whether, between two at one screen, everything for the player at the upper edge faces that player. */
  readonly table: boolean;
  /** Whether a turn may be written instead of being played on the board. */
  readonly typed: boolean;
  readonly rules: { readonly id: string; readonly changes: Parameters };
  readonly opponent: Opponent;
  /** How strong the computer plays, 1 to 10. */
  readonly level: number;
  readonly colour: Colour;
}

export const DEFAULTS: Settings = {
  language: 'fr',
  theme: 'auto',
  look: 'wood',
  size: 'fit',
  motion: 'quick',
  sound: false,
  vibrate: false,
  notify: false,
  names: true,
  table: false,
  typed: false,
  rules: { id: 'jeu-du-moulin', changes: {} },
  opponent: 'computer',
  level: EASY_LEVEL,
  colour: 'white',
};

/** The rule set that a player chose, house rules and all; what it needs must have been loaded (`loadGame`). */
export function chosenRules({ rules }: Settings): RuleSet {
  const known = knownRules(rules.id, rules.changes);
  if (!known?.ok) throw new RangeError(`the rule set ${rules.id} is not here`);
  return known.value;
}
