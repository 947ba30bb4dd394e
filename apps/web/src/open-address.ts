import type { AppState } from './app-state.ts';
import { asksForGame } from './asks-for-game.ts';
import { addressOf, isUnknownView } from './route.ts';

/** Opens the game that the address asks for, now and whenever it changes; then takes it out of the address. */
export async function watchAddress(app: AppState): Promise<void> {
  const tell = (text: string): void => {
    app.setNotice({ kind: 'refusal', text });
    app.announce(text);
  };
  const open = async (): Promise<void> => {
    const { hash } = location;
    if (isUnknownView(hash)) tell(app.s().noSuchView);
    if (!asksForGame(hash)) return;
    const { view, rest } = app.route();
    history.replaceState(null, '', location.pathname + location.search + addressOf(view, ...rest));
    const { readAddress } = await import('./address.ts');
    const read = await readAddress(hash);
    if (read.ok) {
      app.openGame(read.value);
      return;
    }
    const { error } = read;
    tell(app.s().badLink(error.problem === 'address-damaged' ? app.s().unreadableLink : app.words().problem(error)));
  };
  window.addEventListener('hashchange', open);
  await open();
}
