import { createContext, useContext } from 'solid-js';
import type { AppState } from './app-state.ts';
import type { Computer } from './play/computer.ts';
import type { Play } from './play/play.ts';

/** The state of the page, the game on its board, and the computer. */
export interface App extends AppState {
  readonly play: Play;
  readonly computer: Computer;
}

export const AppContext = createContext<App>();

/** The page's state, within its components. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp is called outside the page');
  return app;
}
