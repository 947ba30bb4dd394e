import type { Language } from './languages.ts';
import type { Words } from './words.ts';

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
