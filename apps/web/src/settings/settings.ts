import { type Parameters, type RuleSet, readRuleSet, ruleSet } from '@merellier/rules';
import { LANGUAGES, type Language } from '@merellier/words';
import { isRecord, oneOf, parseJson } from '../browser/guards.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { preferredLanguage } from '../interface/preferred-language.ts';
import { EASY_LEVEL, readLevel } from './levels.ts';

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
/** The colour of whoever sits at the lower edge, chosen or drawn by lot. */
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
  notify: false,
  names: true,
  table: false,
  typed: false,
  rules: { id: 'jeu-du-moulin', changes: {} },
  opponent: 'computer',
  level: EASY_LEVEL,
  colour: 'white',
};

const flag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);

/**
 * What was set before, each setting for itself: one that does not hold falls back, and the others stay. Whoever has chosen
 * no language is greeted in the first of `preferred` that there is.
 */
export function readSettings(preferred: readonly string[] = []): Settings {
  const saved = parseJson(readStored('local', 'settings'));
  return settingsFrom({ language: preferredLanguage(preferred), ...(isRecord(saved) && saved) });
}

/** Settings from wherever they come: each for itself. */
export function settingsFrom(saved: unknown): Settings {
  if (!isRecord(saved)) return DEFAULTS;
  return {
    language: oneOf(LANGUAGES, saved['language'], DEFAULTS.language),
    theme: oneOf(THEMES, saved['theme'], DEFAULTS.theme),
    look: oneOf(LOOKS, saved['look'], DEFAULTS.look),
    size: oneOf(BOARD_SIZES, saved['size'], DEFAULTS.size),
    motion: oneOf(MOTIONS, saved['motion'], DEFAULTS.motion),
    sound: flag(saved['sound'], DEFAULTS.sound),
    notify: flag(saved['notify'], DEFAULTS.notify),
    names: flag(saved['names'], DEFAULTS.names),
    table: flag(saved['table'], DEFAULTS.table),
    typed: flag(saved['typed'], DEFAULTS.typed),
    rules: readChoice(saved['rules']),
    opponent: oneOf(['computer', 'here'], saved['opponent'], DEFAULTS.opponent),
    level: readLevel(saved['level']),
    colour: oneOf(COLOURS, saved['colour'], DEFAULTS.colour),
  };
}

function readChoice(saved: unknown): Settings['rules'] {
  if (!isRecord(saved) || typeof saved['id'] !== 'string' || !isRecord(saved['changes'])) return DEFAULTS.rules;
  const values = Object.entries(saved['changes']).filter(([, value]) => ['string', 'number'].includes(typeof value));
  const read = readRuleSet(saved['id'], Object.fromEntries(values) as Parameters);
  return read.ok ? { id: read.value.id, changes: read.value.changes } : DEFAULTS.rules;
}

/** False where the browser keeps nothing. */
export const saveSettings = (settings: Settings): boolean => writeStored('local', 'settings', JSON.stringify(settings));

/** The rule set that a player chose, house rules and all. */
export const chosenRules = ({ rules }: Settings): RuleSet => ruleSet(rules.id, rules.changes);
