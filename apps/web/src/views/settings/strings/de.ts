import type { SettingsStrings } from './fr.ts';

export const de: SettingsStrings = {
  lead: 'Jede Einstellung gilt sofort und bleibt auf diesem Gerät.',
};
