import { type Parameters, readRuleSet } from '@merellier/rules';
import { LANGUAGES } from '@merellier/words';
import * as v from 'valibot';
import { recordOf, word } from '../browser/schema.ts';
import { LEVEL } from './level-schema.ts';
import { BOARD_SIZES, COLOURS, DEFAULTS, LOOKS, MOTIONS, OPPONENTS, type Settings, THEMES } from './settings.ts';

const flag = (fallback: boolean) => v.fallback(v.boolean(), fallback);

/** A known rule set, with the parameters that were changed. */
const RULES = v.pipe(
  v.object({ id: v.string(), changes: recordOf(v.union([v.string(), v.number()])) }),
  v.transform(({ id, changes }): Settings['rules'] => {
    const read = readRuleSet(id, changes as Parameters);
    return read.ok ? { id: read.value.id, changes: read.value.changes } : DEFAULTS.rules;
  }),
);

/** Each setting for itself: one that does not hold falls back, and the others stay. */
const SETTINGS = v.object({
  language: word(LANGUAGES, DEFAULTS.language),
  theme: word(THEMES, DEFAULTS.theme),
  look: word(LOOKS, DEFAULTS.look),
  size: word(BOARD_SIZES, DEFAULTS.size),
  motion: word(MOTIONS, DEFAULTS.motion),
  sound: flag(DEFAULTS.sound),
  vibrate: flag(DEFAULTS.vibrate),
  notify: flag(DEFAULTS.notify),
  names: flag(DEFAULTS.names),
  table: flag(DEFAULTS.table),
  typed: flag(DEFAULTS.typed),
  rules: v.fallback(RULES, DEFAULTS.rules),
  opponent: word(OPPONENTS, DEFAULTS.opponent),
  level: LEVEL,
  colour: word(COLOURS, DEFAULTS.colour),
}) satisfies v.GenericSchema<unknown, Settings>;

/** Settings from wherever they come. */
export const settingsFrom = (saved: unknown): Settings => v.parse(v.fallback(SETTINGS, DEFAULTS), saved);
