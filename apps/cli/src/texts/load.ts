import type { Language } from '@merellier/words';
import type { Texts } from './texts.ts';

/** The texts of one language. */
export async function loadTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'fr':
      return (await import('./fr.ts')).FRENCH;
    case 'en':
      return (await import('./en.ts')).ENGLISH;
    case 'de':
      return (await import('./de.ts')).GERMAN;
  }
}
