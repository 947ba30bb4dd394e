import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import '@merellier/board/board.css';
import { watchAddress } from './address/open-address.ts';
import { App } from './app.tsx';
import { createAppState } from './app-state.ts';
import { atLeisure } from './browser/at-leisure.ts';
import { watchErrors } from './browser/errors.ts';
import { watchInstall } from './browser/install.ts';
import type { App as AppModel } from './context.ts';
import { loadTongue } from './interface/tongue.ts';
import { createComputer } from './play/computer.ts';
import { createPlay } from './play/play.ts';
import { readKept } from './session/keeper.ts';
import { readSettings } from './settings/settings.ts';
import { applyTheme } from './settings/theme.ts';
import { watchSound } from './sound/watch-sound.ts';
import './styles/index.css';

// Not awaited at the top level: what is loaded here may itself be waiting for this module to finish.
async function start(): Promise<void> {
  const settings = readSettings(navigator.languages);
  applyTheme(settings);
  const [tongue, kept] = await Promise.all([loadTongue(settings.language), readKept()]);
  const app = createRoot((): AppModel => {
    const state = createAppState(tongue, settings, kept);
    const play = createPlay(state);
    return { ...state, play, computer: createComputer(state, play) };
  });
  watchErrors(app);
  watchInstall(app);
  watchSound(app);
  await watchAddress(app);
  const root = document.getElementById('app');
  if (root) render(() => <App app={app} />, root);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) atLeisure(() => void keepOffline(app));
}

/** Where the browser refuses (a private window, a full disk), the page works as long as there is a network. */
async function keepOffline(app: AppModel): Promise<void> {
  try {
    await (await import('./browser/offline.ts')).installOffline(app);
  } catch {
    // Nothing is lost by it.
  }
}

start().catch(() => {
  // Not even the language has arrived: said in all three, as in the page that has no JavaScript.
  const sentences = [
    'La page n’a pas pu être chargée ; recharger aide souvent.',
    'The page could not be loaded; reloading often helps.',
    'Die Seite ließ sich nicht laden; neu laden hilft oft.',
  ];
  const root = document.getElementById('app');
  if (root) root.textContent = sentences.join(' – ').replace(' ;', '\u202f;');
});
