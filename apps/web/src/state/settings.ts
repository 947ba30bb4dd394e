import type { RuleSet } from '@merellier/rules';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { readStored } from '../browser/storage.ts';
import { chosenRules, type Settings } from '../settings/settings.ts';
import { saveSettings } from '../settings/stored-settings.ts';

/** What the player has set, and the way to change it. */
export interface SettingsState {
  readonly current: Accessor<Settings>;
  /** Changes some settings, and keeps them. */
  readonly change: (part: Partial<Settings>) => void;
  /** The rule set chosen for the next game. */
  readonly chosen: Accessor<RuleSet>;
}

/** @param onKept Hears each time whether the browser kept the settings. */
export function createSettings(stored: Settings, onKept: (works: boolean) => void): SettingsState {
  const [current, setCurrent] = createSignal(stored);
  return {
    current,
    change(part) {
      setCurrent({ ...current(), ...part });
      const { language, ...rest } = current();
      // An address may speak another language than its reader's: only one that was chosen is kept.
      const isChosen = 'language' in part || (readStored('local', 'settings') ?? '').includes('"language"');
      onKept(saveSettings(isChosen ? { ...rest, language } : rest));
    },
    chosen: createMemo(() => chosenRules(current())),
  };
}
