import { type Accessor, batch, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { asksForGame } from '../address/asks-for-game.ts';
import { readOldLink } from '../address/old-links.ts';
import { readPath } from '../address/paths.ts';
import { addressLanguage, addressOf, type Route, type View } from '../address/route.ts';

export type DialogName = 'menu' | 'turns' | 'resign' | 'draw' | 'leave' | 'text' | 'rules' | 'house-rules';

/**
 * Which view is open and which dialog over it, and the ways to another. A way is a link, `<a href={addressOf(…)}>`: what is
 * tapped goes through here, and what is opened in another tab is served. Routed by hand: a view and what follows its name is
 * all there is, and a library would claim the addresses that hold a game.
 */
export interface Navigation {
  readonly route: Accessor<Route>;
  readonly view: Accessor<View>;
  /** Leads to another view, as a new entry of the browser's history. */
  readonly show: (view: View, ...rest: readonly string[]) => void;
  /** Gives what is open another address, in place of the one it has. */
  readonly rename: (...rest: readonly string[]) => void;
  /** Calls this whenever the view is about to be left, while it is still open; in the order of the calls. */
  readonly onLeave: (hear: () => void) => void;
  readonly dialog: Accessor<DialogName | null>;
  /** Whether it was opened by the player across a flat device; a dialog that follows from another is that player's too. */
  readonly isFar: () => boolean;
  readonly setDialog: (name: DialogName | null, far?: boolean) => void;
}

/** The state of an entry of the browser's history that was shown before. */
const SEEN = 'seen';

/** @param hasGame Whether there is a game for the view of that name to show. */
export function createNavigation(hasGame: () => boolean): Navigation {
  const [asked, setAsked] = createSignal(routeHere());
  /** The view that the address names; without a game there is none to show. */
  const route = createMemo(
    (): Route => (asked().view === 'play' && !hasGame() ? { view: 'start', rest: [] } : asked()),
  );
  const view = (): View => route().view;
  const [dialog, openDialog] = createSignal<DialogName | null>(null);
  let isFar = false;
  function setDialog(name: DialogName | null, far = untrack(dialog) !== null && isFar): void {
    isFar = far;
    openDialog(name);
  }

  const leaving: (() => void)[] = [];
  const leaveFor = (next: Route): void =>
    batch(() => {
      for (const hear of leaving) hear();
      setAsked(next);
    });

  function show(next: View, ...rest: readonly string[]): void {
    const address = addressOf(next, ...rest);
    if (address === addressOf(view(), ...route().rest)) return;
    history.pushState(SEEN, '', address);
    // Before the view opens: it may go to a part of its own.
    window.scrollTo(0, 0);
    leaveFor({ view: next, rest });
  }

  /** Writes the address as it is written today, in the language of the page; one that leads nowhere stays as it was. */
  function settleAddress(): void {
    const { view: open, rest } = untrack(asked);
    const { pathname, search, hash } = location;
    const path = open === 'missing' ? pathname : addressOf(open, ...rest);
    history.replaceState(SEEN, '', path + search + (asksForGame(hash) ? hash : ''));
  }

  createEffect(on(addressLanguage, settleAddress));

  window.addEventListener('popstate', () => {
    // An address with a game, put in by hand: it stays where it is until that game is read.
    if (asksForGame(location.hash)) return;
    setDialog(null);
    // A link leads to the top of its view; going back leads to where one was, which the browser sees to.
    if (history.state !== SEEN) window.scrollTo(0, 0);
    leaveFor(routeHere());
    settleAddress();
  });

  window.addEventListener('click', (event) => {
    const next = routeOfClick(event);
    if (next === null) return;
    event.preventDefault();
    setDialog(null);
    show(next.view, ...next.rest);
  });

  return {
    ...{ route, view, show, dialog, setDialog },
    isFar: () => isFar,
    rename(...rest) {
      setAsked({ view: view(), rest });
      settleAddress();
    },
    onLeave: (hear) => void leaving.push(hear),
  };
}

/** The file of the page, by its name: it is the first page. */
const FILE = /^\/index\.html$/;

/** Where the address leads now. */
export function routeHere(): Route {
  return readOldLink(location.hash) ?? readPath(location.pathname.replace(FILE, '/')).route;
}

/** Where a click on a link of this page leads within it; null for whatever is the browser's own to open. */
function routeOfClick(event: MouseEvent): Route | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link?.href || event.defaultPrevented || !isPlain || link.target !== '' || link.hasAttribute('download'))
    return null;
  if (link.origin !== location.origin || asksForGame(link.hash)) return null;
  const { route } = readPath(link.pathname);
  return route.view === 'missing' ? null : route;
}
