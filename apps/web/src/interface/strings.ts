import type { Language } from '@merellier/words';
import type { Strings } from './catalogue.ts';

export type { Strings };

/** The languages, each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English', de: 'Deutsch' };

/** Loads the interface in one language and no other. */
export async function loadStrings(language: Language): Promise<Strings> {
  switch (language) {
    case 'fr':
      return (await import('./fr.ts')).fr;
    case 'en':
      return (await import('./en.ts')).en;
    case 'de':
      return (await import('./de.ts')).de;
  }
}
