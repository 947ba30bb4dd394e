import { LANGUAGES, type Language } from '@merellier/words';
import { PLACES } from './places.ts';
import { ruleSetIdOf, slugOf } from './rule-slugs.ts';
import type { Route, View } from './views.ts';

/** A route, and the language in which its address is written. */
export interface PlacedRoute {
  readonly route: Route;
  readonly language: Language;
}

/** The language whose addresses have no word of their own before them. */
export const UNMARKED: Language = 'fr';

/** The address of a route in a language: `/en/rules/nine-mens-morris`. */
export function pathOf({ view, rest }: Route, language: Language): string {
  const found = firstOf(PLACES[view], (place) =>
    translated(place.rest, place.path[language], rest, (word) => (view === 'missing' ? null : slugOf(word, language))),
  );
  const words = (found ?? []).map(escaped);
  return `/${(language === UNMARKED ? words : [language, ...words]).join('/')}`;
}

/** The route of an address, and its language: the view `missing` where it leads nowhere. Never fails. */
export function readPath(pathname: string): PlacedRoute {
  const words = pathname
    .split('/')
    .filter((word) => word !== '')
    .map(decodedWord);
  const marked = LANGUAGES.find((each) => each === words[0] && each !== UNMARKED);
  const language = marked ?? UNMARKED;
  const asked = marked ? words.slice(1) : words;
  const route = firstOf(Object.keys(PLACES) as View[], (view) =>
    firstOf(PLACES[view], ({ path, rest }): Route | null => {
      const known = (word: string): string | null => (view === 'missing' ? null : ruleSetIdOf(word, language));
      const found = translated(path[language], rest, asked, known);
      return found && { view, rest: found };
    }),
  );
  return { route: route ?? { view: 'missing', rest: asked }, language };
}

/**
 * Words that fit the one pattern, as the other writes them; null where they do not fit. `ruleSet` gives the other name of a
 * rule set, and null for what is none.
 */
function translated(
  from: string,
  to: string,
  words: readonly string[],
  ruleSet: (word: string) => string | null,
): readonly string[] | null {
  const caught = new Map<string, readonly string[]>();
  const signs = signsOf(from);
  for (const [i, sign] of signs.entries()) {
    const word = words[i];
    if (sign === '*')
      caught.set(
        sign,
        words.slice(i).map((each) => ruleSet(each) ?? each),
      );
    else if (word === undefined) return null;
    else if (sign === ':rules') {
      const other = ruleSet(word);
      if (other === null) return null;
      caught.set(sign, [other]);
    } else if (sign.startsWith(':')) caught.set(sign, [word]);
    else if (sign !== word) return null;
  }
  if (!caught.has('*') && words.length !== signs.length) return null;
  return signsOf(to).flatMap((sign) => caught.get(sign) ?? sign);
}

const signsOf = (pattern: string): readonly string[] => (pattern === '' ? [] : pattern.split('/'));

function firstOf<Item, Found>(items: readonly Item[], look: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = look(item);
    if (found !== null) return found;
  }
  return null;
}

/** As `encodeURIComponent`, but for what a path may hold as it is: positions and changed parameters stay readable. */
const escaped = (word: string): string =>
  encodeURIComponent(word).replace(/%(3A|2C|3D|26|40)/g, (code) => decodeURIComponent(code));

/** A word of an address, without its escapes; as it is where they are damaged. */
export function decodedWord(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
