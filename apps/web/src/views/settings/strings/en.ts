import type { SettingsStrings } from './fr.ts';

export const en: SettingsStrings = {
  lead: 'Every setting takes effect at once and stays on this device.',
};
