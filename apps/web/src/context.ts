import { createContext, useContext } from 'solid-js';
import type { Computer } from './play/computer.ts';
import type { Play } from './play/play.ts';
import type { Boards } from './state/boards.ts';
import type { Device } from './state/device.ts';
import type { GrowingLanguage, LanguageState } from './state/language.ts';
import type { Navigation } from './state/navigation.ts';
import type { Notices } from './state/notices.ts';
import type { Page } from './state/page.ts';
import type { SessionState } from './state/session.ts';
import type { SettingsState } from './state/settings.ts';

/** Carries the states to the components, which take those they need by the functions below. */
export const PageContext = createContext<Page>();

function useState<Name extends keyof Page>(name: Name): Page[Name] {
  const page = useContext(PageContext);
  if (!page) throw new Error(`"${name}" is asked for outside the page`);
  return page[name];
}

export const useSettings = (): SettingsState => useState('settings');
/** The language as far as the first page and a game need it. */
export const useFirstLanguage = (): GrowingLanguage => useState('language');

/** All of the language, for what is loaded by `later`, which sees to it that it is there. */
export function useLanguage(): LanguageState {
  const language = useFirstLanguage().whole();
  if (!language) throw new Error('the language is not here yet');
  return language;
}

export const useNotices = (): Notices => useState('notices');
export const useDevice = (): Device => useState('device');
export const useNavigation = (): Navigation => useState('navigation');
export const useSession = (): SessionState => useState('session');
export const useBoards = (): Boards => useState('boards');
export const usePlay = (): Play => useState('play');
export const useComputer = (): Computer => useState('computer');
