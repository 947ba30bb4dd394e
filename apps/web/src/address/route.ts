import type { RuleSet } from '@merellier/rules';

/** What the page can show: the board with all rule sets beside it, the game, and the views that are loaded when opened. */
export type View = 'start' | 'play' | SheetName;

/** The views without the game's board, in the order in which they are offered. */
export const SHEETS = ['online', 'learn', 'puzzles', 'analysis', 'games', 'print', 'settings', 'manual'] as const;
export type SheetName = (typeof SHEETS)[number];

/** A view, and which part of it: `#/learn/marelle` is the view `learn` with the rest `['marelle']`. */
export interface Route {
  readonly view: View;
  readonly rest: readonly string[];
}

/** What a view without the game's board is given: the parts of its address that follow its name. */
export interface SheetProps {
  readonly rest: readonly string[];
}

const isView = (name: string): name is View => name === 'play' || (SHEETS as readonly string[]).includes(name);

/** The view that the part of an address after `#` names, the game's board without anything after it; null where it names none. */
function namedIn(hash: string): Route | null {
  const [empty, name = '', ...rest] = hash.replace(/^#/, '').split('/');
  const names = empty === '' && isView(name) && (name !== 'play' || rest.length === 0);
  return names ? { view: name, rest: rest.map(decoded) } : null;
}

/** The view that the part of an address after `#` names; the first page where it names none. */
export const readRoute = (hash: string): Route => namedIn(hash) ?? { view: 'start', rest: [] };

/** Whether the part of an address after `#` names a view that there is not: a mistyped link, or one from another version. */
export const isUnknownView = (hash: string): boolean => /^#\/(?!(start)?$)/.test(hash) && namedIn(hash) === null;

/** The address of a view, from `#` on; none for the first page. */
export const addressOf = (view: View, ...rest: readonly string[]): string =>
  view === 'start' ? '' : `#/${[view, ...rest.map(encodeURIComponent)].join('/')}`;

/** The address of a rule set's page, house rules and all: `#/learn/marelle/men=7&flying=0`. */
export function rulesAddress({ id, changes }: RuleSet): string {
  const changed = Object.entries(changes).map(([name, value]) => `${name}=${value}`);
  return addressOf('learn', id, ...(changed.length > 0 ? [changed.join('&')] : []));
}

/** Whether a view is one of the sheets, without the game's board. */
export const isSheet = (view: View): view is SheetName => view !== 'start' && view !== 'play';

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
