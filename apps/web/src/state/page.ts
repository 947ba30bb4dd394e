import type { FirstTongue } from '../interface/tongue.ts';
import { type Computer, createComputer } from '../play/computer.ts';
import { createPlay, type Play } from '../play/play.ts';
import type { Session } from '../session/session.ts';
import type { Settings } from '../settings/settings.ts';
import { type Boards, createBoards } from './boards.ts';
import { createDevice, type Device } from './device.ts';
import { followInDocument } from './document.ts';
import { followRules } from './follow-rules.ts';
import { createKeptSession } from './kept-session.ts';
import { createLanguage, type GrowingLanguage } from './language.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createNotices, type Notices } from './notices.ts';
import { createSession, type SessionState } from './session.ts';
import { createSettings, type SettingsState } from './settings.ts';

/** The states of the page side by side. A component takes the ones it needs (`context.ts`), never all of them. */
export interface Page {
  readonly settings: SettingsState;
  readonly language: GrowingLanguage;
  readonly notices: Notices;
  readonly device: Device;
  readonly navigation: Navigation;
  readonly session: SessionState;
  readonly boards: Boards;
  readonly play: Play;
  readonly computer: Computer;
}

/** What the page begins with. */
export interface PageStart {
  readonly tongue: FirstTongue;
  readonly settings: Settings;
  /** The game that was under way; null where there was none. */
  readonly before: Session | null;
}

/** Creates the states of the page from what was kept, each from those it needs; to be called within a Solid root. */
export function createPage({ tongue, settings: stored, before }: PageStart): Page {
  const notices = createNotices();
  const device = createDevice(() => notices.announce(language.s().notKept));
  const settings = createSettings(stored, device.setKeeps);
  const language = createLanguage(tongue, () => settings.current().language, notices);
  const kept = createKeptSession({
    before,
    onKept: device.setKeeps,
    async onRenamed() {
      const text = (await language.loadWhole()).s().otherTab;
      notices.setNotice({ kind: 'news', text });
      notices.announce(text);
    },
  });
  const navigation = createNavigation(() => kept.kept() !== null);
  const session = createSession({ kept, settings, language, notices, navigation });
  const boards = createBoards(session, navigation);
  const play = createPlay({ settings, language, notices, navigation, session });
  const computer = createComputer({ language, notices, navigation, session, play });
  followRules({ settings, language, notices, navigation });
  followInDocument({ settings, language, navigation, session });
  // After the game has had its say: what was said of one view is not said of the next.
  navigation.onLeave(() => {
    notices.clear();
    session.setTossShown(null);
  });
  return { settings, language, notices, device, navigation, session, boards, play, computer };
}
