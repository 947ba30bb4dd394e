import { LANGUAGES, type Language } from '@merellier/words';

/** The first of a reader's preferred languages, by their tags (`de-AT`), that the page speaks; French if it speaks none. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => LANGUAGES.find((language) => tag.split('-')[0] === language)).find((found) => found) ?? 'fr';
