import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import '@merellier/board/board.css';
import '@merellier/board/looks.css';
import { watchAddress } from './address/open-address.ts';
import { openingLanguage } from './address/opening-language.ts';
import { isSheet } from './address/route.ts';
import { namedIn } from './address/rules-rest.ts';
import { App } from './app.tsx';
import { Across } from './board-page/table.tsx';
import { atLeisure } from './browser/at-leisure.ts';
import { watchErrors } from './browser/errors.ts';
import { watchInstall } from './browser/install.ts';
import { takeOver } from './browser/take-over.ts';
import './browser/trusted-types.ts';
import { loadFirstTongue } from './interface/tongue.ts';
import { loadAllGames, loadGame } from './rules/known-rules.ts';
import { readKept } from './session/keeper.ts';
import { readSettings } from './settings/stored-settings.ts';
import { applyTheme } from './settings/theme.ts';
import { watchSound } from './sound/watch-sound.ts';
import { routeHere } from './state/navigation.ts';
import { createPage } from './state/page.ts';
import { preloadOpenable } from './views/load-openable.ts';
import './styles/index.css';

// Not awaited at the top level: what is loaded here may itself be waiting for this module to finish.
async function start(): Promise<void> {
  const settings = await readSettings([openingLanguage(location.pathname, navigator.languages)]);
  applyTheme(settings);
  const { view, rest } = routeHere();
  if (isSheet(view)) preloadOpenable();
  const [tongue, before] = await Promise.all([
    loadFirstTongue(settings.language),
    readKept(),
    loadGame(settings.rules),
    view === 'start' && rest.length > 0 && loadGame(namedIn(rest)),
    // What is said across a flat device comes with the board, not after it.
    settings.table && Across.preload(),
  ]);
  if (before?.game.rules.board.space) await loadAllGames();
  const page = createRoot(() => createPage({ tongue, settings, before }));
  watchErrors(page.language, page.notices);
  watchInstall(page.device);
  watchSound(page.settings, page.play);
  // What is said of the other games belongs to the rest of the language: it comes with the board, not after it.
  if (page.navigation.view() === 'start' && !page.session.living()) await page.language.loadWhole();
  await watchAddress(page);
  const root = document.getElementById('app');
  if (root) {
    takeOver(root);
    render(() => <App page={page} />, root);
  }
  atLeisure(() => void import('./at-leisure.ts').then(({ doAtLeisure }) => doAtLeisure(page), ignore));
}

/** What the page does of itself when nothing else is to be done; without a network nothing is lost by it. */
const ignore = (): void => {};

start().catch(() => {
  // Not even the language has arrived: said in all three, as in the page that has no JavaScript.
  const said = document.createElement('p');
  said.textContent =
    'La page n’a pas pu être chargée\u202f; recharger aide souvent. – The page could not be loaded; reloading often helps. – Die Seite ließ sich nicht laden; neu laden hilft oft.';
  // Below what can be read without it.
  document.getElementById('app')?.append(said);
});
