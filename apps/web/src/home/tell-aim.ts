import { keepsAnything } from '../browser/storage.ts';
import type { GrowingLanguage } from '../state/language.ts';
import type { Notices } from '../state/notices.ts';
import type { SessionState } from '../state/session.ts';
import { livingOf } from './living.ts';

/**
 * Tells somebody whose first game has just begun what it is about, unless they have played already, or see who begins. Where the
 * browser keeps nothing every game would seem the first, and that it keeps nothing is said instead.
 */
export async function tellAim(language: GrowingLanguage, notices: Notices, session: SessionState): Promise<void> {
  const { s, words } = await language.loadWhole();
  const { rules, nodes } = session.current().game;
  if (nodes.length > 1 || session.tossShown() || !keepsAnything()) return;
  const text = livingOf(rules) ? s().aim : words().rules(rules).pitch;
  notices.setNotice({ kind: 'news', text });
  notices.announce(text);
}
