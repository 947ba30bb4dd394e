import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import '@merellier/board/board.css';
import { App } from './app.tsx';
import { createAppState } from './app-state.ts';
import type { App as AppModel } from './context.ts';
import { watchErrors } from './errors.ts';
import { readKept } from './keeper.ts';
import { watchAddress } from './open-address.ts';
import { createPlay } from './play.ts';
import { readSettings } from './settings.ts';
import { applyTheme } from './theme.ts';
import { loadTongue } from './tongue.ts';
import './styles/index.css';

// Not awaited at the top level: what is loaded here may itself be waiting for this module to finish.
async function start(): Promise<void> {
  const settings = readSettings();
  applyTheme(settings.theme);
  const [tongue, kept] = await Promise.all([loadTongue(settings.language), readKept()]);
  const app = createRoot((): AppModel => {
    const state = createAppState(tongue, settings, kept);
    return { ...state, play: createPlay(state) };
  });
  watchErrors(app);
  await watchAddress(app);
  const root = document.getElementById('app');
  if (root) render(() => <App app={app} />, root);
}

void start();
