import { type Language, makePlayWords, type PlayCatalogue, type PlayWords, type Words } from '@merellier/words';
import type { FirstStrings, Strings } from './catalogue.ts';

/** A language as far as the first page and a game need it: its buttons, and what the rules say while one plays. */
export interface FirstTongue {
  readonly language: Language;
  readonly strings: FirstStrings;
  readonly words: PlayWords;
}

/** A language as the page speaks it: its own buttons and menus, and what the rules say. */
export interface Tongue extends FirstTongue {
  readonly strings: Strings;
  readonly words: Words;
}

const FIRST: Readonly<
  Record<Language, () => Promise<{ readonly strings: FirstStrings; readonly catalogue: PlayCatalogue }>>
> = {
  fr: () => import('./fr/first-tongue.ts'),
  en: () => import('./en/first-tongue.ts'),
  de: () => import('./de/first-tongue.ts'),
};
const WHOLE: Readonly<Record<Language, () => Promise<Omit<Tongue, 'language'>>>> = {
  fr: async () => (await import('./fr/tongue.ts')).whole,
  en: async () => (await import('./en/tongue.ts')).whole,
  de: async () => (await import('./de/tongue.ts')).whole,
};

/** What a first visit needs of a language, and of no other. */
export async function loadFirstTongue(language: Language): Promise<FirstTongue> {
  const { strings, catalogue } = await FIRST[language]();
  return { language, strings: { ...strings }, words: makePlayWords(language, catalogue) };
}

/** Adds to a language what it has not yet. What is shown already stays as it is: nothing is drawn anew. */
export async function completeTongue({ language, strings, words }: FirstTongue): Promise<void> {
  const whole = await WHOLE[language]();
  Object.assign(strings, whole.strings);
  Object.assign(words, whole.words);
}
