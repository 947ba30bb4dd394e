import { LANGUAGES, type Language } from '@merellier/words';

/** The first of the languages that a reader prefers, by their tags (`de-AT`), that there is; French without any. */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => LANGUAGES.find((language) => tag.split('-')[0] === language)).find((found) => found) ?? 'fr';
