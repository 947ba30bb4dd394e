import type { Page } from '../state/page.ts';
import { asksForGame } from './asks-for-game.ts';
import { addressOf, isSheet } from './route.ts';

type AddressParts = Pick<Page, 'language' | 'notices' | 'navigation' | 'session'>;

/** Opens the game that the address asks for, now and whenever it changes; then takes it out of the address. */
export async function watchAddress({ language, notices, navigation, session }: AddressParts): Promise<void> {
  const tell = (text: string): void => {
    notices.setNotice({ kind: 'refusal', text });
    notices.announce(text);
  };
  const open = async (): Promise<void> => {
    const { hash } = location;
    if (!asksForGame(hash)) return;
    const { view, rest } = navigation.route();
    history.replaceState(history.state, '', addressOf(view, ...rest));
    const [{ readAddress }, { findKept }] = await Promise.all([
      import('./address.ts'),
      import('../games/find-kept.ts'),
    ]);
    const read = await readAddress(hash);
    if (read.ok) {
      const kept = await findKept(read.value);
      if (kept) session.openSession(kept);
      else session.openGame(read.value);
      return;
    }
    const { error } = read;
    const { s, words } = await language.loadWhole();
    // Where it is said there must be a board; the game under way is the next best.
    if (isSheet(view)) navigation.show(session.kept() ? 'play' : 'start');
    tell(s().badLink(error.problem === 'address-damaged' ? s().unreadableLink : words().problem(error)));
  };
  window.addEventListener('hashchange', open);
  await open();
}
