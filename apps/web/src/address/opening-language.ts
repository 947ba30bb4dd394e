import type { Language } from '@merellier/words';
import { preferredLanguage } from '../interface/preferred-language.ts';
import { readPath, UNMARKED } from './paths.ts';

/**
 * The language in which an address opens for a reader who has chosen none. An address in a language speaks it; the first
 * page, a game, a tournament of the server and the door of a class belong to nobody's language, and greet each reader in the first of the preferred ones that the page speaks.
 */
export function openingLanguage(pathname: string, preferred: readonly string[]): Language {
  const { route, language } = readPath(pathname);
  const { view, rest } = route;
  // The ids of tournaments of this device are shorter.
  const isReaders = /^(online|play|games|missing|class,join|tournament,[^,]{16})/.test(`${[view, ...rest]}`);
  const isFirst = view === 'start' && rest.length === 0 && language === UNMARKED;
  return isReaders || isFirst ? preferredLanguage([...preferred, language]) : language;
}
