import { decodedWord } from './paths.ts';
import { PLACES } from './places.ts';
import type { Route, View } from './views.ts';

/**
 * The route of a link from the time when views stood after `#` (`#/learn/marelle`), as they are still in letters and
 * bookmarks; null where that part of the address is no such link.
 */
export function readOldLink(hash: string): Route | null {
  const [, name = '', ...rest] = hash.split('/');
  if (!hash.startsWith('#/')) return null;
  const words = rest.map(decodedWord);
  if (name === '') return { view: 'start', rest: [] };
  const known = Object.hasOwn(PLACES, name) && name !== 'missing' && (words.length === 0 || name !== 'play');
  return known
    ? { view: name as View, rest: name === 'start' ? [] : words }
    : { view: 'missing', rest: [name, ...words] };
}
