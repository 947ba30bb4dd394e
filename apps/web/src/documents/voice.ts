import { type Language, loadWords, type Words } from '@merellier/words';
import type { Strings } from '../interface/catalogue.ts';
import type { KnownStrings } from '../views/known/strings/fr.ts';
import type { LearnStrings } from '../views/learn/strings/fr.ts';
import type { ManualStrings } from '../views/manual/strings/fr.ts';
import type { PuzzlesStrings } from '../views/puzzles/strings/fr.ts';
import type { DocumentStrings } from './strings/fr.ts';

/** All that documents are written with, in one language. */
export interface Voice {
  readonly language: Language;
  readonly words: Words;
  readonly s: DocumentStrings;
  /** What the page's own frame says. */
  readonly page: Strings;
  readonly known: KnownStrings;
  readonly learn: LearnStrings;
  readonly manual: ManualStrings;
  readonly puzzles: PuzzlesStrings;
}

const LOAD: Readonly<Record<Language, () => Promise<Omit<Voice, 'language' | 'words'>>>> = {
  fr: async () => ({
    s: (await import('./strings/fr.ts')).fr,
    page: (await import('../interface/fr.ts')).fr,
    known: (await import('../views/known/strings/fr.ts')).fr,
    learn: (await import('../views/learn/strings/fr.ts')).fr,
    manual: (await import('../views/manual/strings/fr.ts')).fr,
    puzzles: (await import('../views/puzzles/strings/fr.ts')).fr,
  }),
  en: async () => ({
    s: (await import('./strings/en.ts')).en,
    page: (await import('../interface/en.ts')).en,
    known: (await import('../views/known/strings/en.ts')).en,
    learn: (await import('../views/learn/strings/en.ts')).en,
    manual: (await import('../views/manual/strings/en.ts')).en,
    puzzles: (await import('../views/puzzles/strings/en.ts')).en,
  }),
  de: async () => ({
    s: (await import('./strings/de.ts')).de,
    page: (await import('../interface/de.ts')).de,
    known: (await import('../views/known/strings/de.ts')).de,
    learn: (await import('../views/learn/strings/de.ts')).de,
    manual: (await import('../views/manual/strings/de.ts')).de,
    puzzles: (await import('../views/puzzles/strings/de.ts')).de,
  }),
};

export async function loadVoice(language: Language): Promise<Voice> {
  const [words, texts] = await Promise.all([loadWords(language), LOAD[language]()]);
  return { language, words, ...texts };
}
