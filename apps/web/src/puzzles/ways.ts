import type { Language } from '@merellier/words';

/** Ways to solve that need the server. */
export type Way = 'race' | 'rated';

/**
 * The words of their addresses, after that of the puzzles: `/problemes/course`. They are not among PLACES, which the first page carries;
 * each is understood in any language.
 */
const WORDS: Readonly<Record<Way, Readonly<Record<Language, string>>>> = {
  race: { fr: 'course', en: 'race', de: 'rennen' },
  rated: { fr: 'niveau', en: 'level', de: 'niveau' },
};

export const wordOf = (way: Way, language: Language): string => WORDS[way][language];

/** The way that a word of an address means; null for none. */
export const wayOf = (word: string | undefined): Way | null =>
  (['race', 'rated'] as const).find((way) => Object.values(WORDS[way]).some((each) => each === word)) ?? null;
