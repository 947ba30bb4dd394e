import type { AppState } from '../app-state.ts';
import { asksForGame } from './asks-for-game.ts';
import { addressOf, isSheet, isUnknownView } from './route.ts';

/** The page's own address; the server gives the page wherever there is nothing else. */
const HOME = /^\/(index\.html)?$/;

/** Opens the game that the address asks for, now and whenever it changes; then takes it out of the address. */
export async function watchAddress(app: AppState): Promise<void> {
  const tell = (text: string): void => {
    app.setNotice({ kind: 'refusal', text });
    app.announce(text);
  };
  const open = async (): Promise<void> => {
    const { hash } = location;
    if (isUnknownView(hash)) {
      tell(app.s().noSuchView);
      history.replaceState(null, '', location.pathname + location.search);
    }
    if (!asksForGame(hash)) return;
    const { view, rest } = app.route();
    history.replaceState(null, '', location.pathname + location.search + addressOf(view, ...rest));
    const [{ readAddress }, { findKept }] = await Promise.all([
      import('./address.ts'),
      import('../games/find-kept.ts'),
    ]);
    const read = await readAddress(hash);
    if (read.ok) {
      const kept = await findKept(read.value);
      if (kept) app.openSession(kept);
      else app.openGame(read.value);
      return;
    }
    const { error } = read;
    // Where it is said there must be a board; the game under way is the next best.
    if (isSheet(view)) app.show(app.kept() ? 'play' : 'start');
    tell(app.s().badLink(error.problem === 'address-damaged' ? app.s().unreadableLink : app.words().problem(error)));
  };
  window.addEventListener('hashchange', open);
  if (!HOME.test(location.pathname)) {
    tell(app.s().noSuchView);
    history.replaceState(null, '', `/${location.search}${location.hash}`);
  }
  await open();
}
