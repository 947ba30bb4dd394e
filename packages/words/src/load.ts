import type { Language } from './languages.ts';
import { makePlayWords } from './make-play-words.ts';
import type { PlayWords, Words } from './words.ts';

/**
 * Loads one language and no other: each is a chunk of its own in a bundle.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { loadWords } from '@merellier/words';
 *
 * const words = await loadWords('de');
 * console.log(words.rulesName(ruleSet('jeu-du-moulin'))); // Mühle
 * ```
 */
export async function loadWords(language: Language): Promise<Words> {
  switch (language) {
    case 'fr':
      return (await import('./fr/index.ts')).fr;
    case 'en':
      return (await import('./en/index.ts')).en;
    case 'de':
      return (await import('./de/index.ts')).de;
  }
}

/**
 * Loads what one language says while one plays, a third of all: for a page that wants to be there at once, and loads the
 * rest ({@link loadWords}) once it is needed.
 */
export async function loadPlayWords(language: Language): Promise<PlayWords> {
  switch (language) {
    case 'fr':
      return makePlayWords(language, (await import('./fr/play.ts')).FRENCH_PLAY);
    case 'en':
      return makePlayWords(language, (await import('./en/play.ts')).ENGLISH_PLAY);
    case 'de':
      return makePlayWords(language, (await import('./de/play.ts')).GERMAN_PLAY);
  }
}
