import type { Language } from '@merellier/words';
import type { LearnStrings } from '../learn/strings/fr.ts';

/** What the words of the game mean, in one language, without all else that learning says. */
export const glossaryTexts = (language: Language): Promise<LearnStrings['glossaryTexts']> => LOAD[language]();

const LOAD: Readonly<Record<Language, () => Promise<LearnStrings['glossaryTexts']>>> = {
  fr: async () => (await import('../learn/strings/fr/glossary.ts')).glossary,
  en: async () => (await import('../learn/strings/en/glossary.ts')).glossary,
  de: async () => (await import('../learn/strings/de/glossary.ts')).glossary,
};
