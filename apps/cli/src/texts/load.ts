import type { Language } from '@merellier/words';
import type { Texts } from './texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  fr: async () => (await import('./fr.ts')).FRENCH,
  en: async () => (await import('./en.ts')).ENGLISH,
  de: async () => (await import('./de.ts')).GERMAN,
};

/** The languages that the command line speaks: known before the words of the rules are loaded. */
export const SPOKEN = Object.keys(LOADERS) as readonly Language[];

/** The texts of one language. */
export const loadTexts = (language: Language): Promise<Texts> => LOADERS[language]();
