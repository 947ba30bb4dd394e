/** What the settings say, in French: the source of the other languages’ type. */
export const fr = {
  lead: 'Chaque réglage vaut tout de suite et reste sur cet appareil.',
};

export type SettingsStrings = typeof fr;
