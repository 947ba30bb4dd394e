import type { RuleSet } from '@merellier/rules';
import { type Accessor, createMemo, createSignal } from 'solid-js';
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
      onKept(saveSettings(current()));
    },
    chosen: createMemo(() => chosenRules(current())),
  };
}
