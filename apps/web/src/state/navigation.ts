import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import { asksForGame } from '../address/asks-for-game.ts';
import { addressOf, type Route, readRoute, type View } from '../address/route.ts';

export type DialogName = 'menu' | 'turns' | 'resign' | 'draw' | 'leave' | 'text' | 'rules' | 'house-rules';

/**
 * Which view is open and which dialog over it, and the ways to another. Routed by hand: a view and what follows its name is
 * all there is, and a library would claim the addresses that hold a game.
 */
export interface Navigation {
  readonly route: Accessor<Route>;
  readonly view: Accessor<View>;
  /** Leads to another view, as a new entry of the browser's history. */
  readonly show: (view: View, ...rest: readonly string[]) => void;
  /** Calls this whenever the view is about to be left, while it is still open; in the order of the calls. */
  readonly onLeave: (hear: () => void) => void;
  readonly dialog: Accessor<DialogName | null>;
  readonly setDialog: (name: DialogName | null) => void;
}

/** The state of an entry of the browser's history that was shown before. */
const SEEN = 'seen';

/** @param hasGame Whether there is a game for the view of that name to show. */
export function createNavigation(hasGame: () => boolean): Navigation {
  const [asked, setAsked] = createSignal(readRoute(location.hash));
  /** The view that the address names; without a game there is none to show. */
  const route = createMemo(
    (): Route => (asked().view === 'play' && !hasGame() ? { view: 'start', rest: [] } : asked()),
  );
  const view = (): View => route().view;
  const [dialog, setDialog] = createSignal<DialogName | null>(null);

  const leaving: (() => void)[] = [];
  const leaveFor = (next: Route): void =>
    batch(() => {
      for (const hear of leaving) hear();
      setAsked(next);
    });

  function show(next: View, ...rest: readonly string[]): void {
    const address = addressOf(next, ...rest);
    if (address === addressOf(view(), ...route().rest)) return;
    history.pushState(SEEN, '', location.pathname + location.search + address);
    leaveFor({ view: next, rest });
    window.scrollTo(0, 0);
  }

  window.addEventListener('popstate', () => {
    // An address with a game, put in by hand: it stays where it is until that game is read.
    if (asksForGame(location.hash)) return;
    setDialog(null);
    // A link leads to the top of its view; going back leads to where one was, which the browser sees to.
    if (history.state !== SEEN) {
      window.scrollTo(0, 0);
      history.replaceState(SEEN, '');
    }
    leaveFor(readRoute(location.hash));
  });

  return { route, view, show, onLeave: (hear) => void leaving.push(hear), dialog, setDialog };
}
