import type { AppState } from './app-state.ts';
import { asksForGame } from './asks-for-game.ts';
import { addressOf } from './route.ts';

/** Opens the game that the address asks for, now and whenever it changes; then takes it out of the address. */
export async function watchAddress(app: AppState): Promise<void> {
  const open = async (): Promise<void> => {
    const { hash } = location;
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
    const text = app
      .s()
      .badLink(error.problem === 'address-damaged' ? app.s().unreadableLink : app.words().problem(error));
    app.setNotice({ kind: 'refusal', text });
    app.announce(text);
  };
  window.addEventListener('hashchange', open);
  await open();
}
