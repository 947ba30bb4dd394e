import { ErrorBoundary, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { addressOf, isSheet, type SheetName } from './address/route.ts';
import { BoardArea } from './board-page/board-area.tsx';
import { Controls } from './board-page/controls.tsx';
import { isTable } from './board-page/face-to-face.ts';
import { Masthead } from './board-page/masthead.tsx';
import { StartPanel } from './board-page/start-panel.tsx';
import { Status } from './board-page/status.tsx';
import { Strip } from './board-page/strip.tsx';
import { FarSide, SideStatus } from './board-page/table.tsx';
import { AppContext, type App as AppModel } from './context.ts';
import { focusBoard, focusPanel } from './parts/focus.ts';
import { LiveRegion } from './parts/live-region.tsx';
import { BESIDE, createMedia } from './parts/media.ts';
import { SHEET_VIEWS } from './views/sheets.tsx';

const TurnList = lazy(async () => ({ default: (await import('./board-page/turn-list.tsx')).TurnList }));
const MenuDialog = lazy(async () => ({ default: (await import('./dialogs/menu-dialog.tsx')).MenuDialog }));
const ResignDialog = lazy(async () => ({ default: (await import('./dialogs/ask-dialogs.tsx')).ResignDialog }));
const DrawDialog = lazy(async () => ({ default: (await import('./dialogs/ask-dialogs.tsx')).DrawDialog }));
const LeaveDialog = lazy(async () => ({ default: (await import('./dialogs/ask-dialogs.tsx')).LeaveDialog }));
const TurnsDialog = lazy(async () => ({ default: (await import('./dialogs/ask-dialogs.tsx')).TurnsDialog }));
const RulesDialog = lazy(async () => ({ default: (await import('./dialogs/rules-dialog.tsx')).RulesDialog }));
const TextDialog = lazy(async () => ({ default: (await import('./dialogs/text-dialog.tsx')).TextDialog }));
const HouseRulesDialog = lazy(async () => ({
  default: (await import('./dialogs/house-rules-dialog.tsx')).HouseRulesDialog,
}));

/** The page. */
export function App(props: { readonly app: AppModel }): JSX.Element {
  const app = props.app;
  return (
    <AppContext.Provider value={app}>
      <SkipLinks app={app} />
      <Show when={!isSheet(app.view())} fallback={<OpenSheet app={app} />}>
        <BoardPage app={app} />
      </Show>
      <LiveRegion />
      <ErrorBoundary fallback={(_, reset) => <NotLoaded app={app} reset={reset} />}>
        <Suspense>
          <Switch>
            <Match when={app.dialog() === 'menu'}>
              <MenuDialog />
            </Match>
            <Match when={app.dialog() === 'turns'}>
              <TurnsDialog />
            </Match>
            <Match when={app.dialog() === 'resign'}>
              <ResignDialog />
            </Match>
            <Match when={app.dialog() === 'draw'}>
              <DrawDialog />
            </Match>
            <Match when={app.dialog() === 'leave'}>
              <LeaveDialog />
            </Match>
            <Match when={app.dialog() === 'rules'}>
              <RulesDialog />
            </Match>
            <Match when={app.dialog() === 'text'}>
              <TextDialog />
            </Match>
            <Match when={app.dialog() === 'house-rules'}>
              <HouseRulesDialog />
            </Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </AppContext.Provider>
  );
}

/** The board, with all rule sets or with the game beside it. */
function BoardPage(props: { readonly app: AppModel }): JSX.Element {
  const app = props.app;
  const beside = createMedia(BESIDE);
  return (
    <div class="page" data-view={app.view()} data-table={isTable(app) ? '' : undefined}>
      <Masthead />
      <main class="main">
        <Show when={isTable(app)} fallback={<Strip edge="top" />}>
          <FarSide />
        </Show>
        <BoardArea />
        <Strip edge="bottom" />
        <Show when={app.view() === 'play'} fallback={<StartPanel />}>
          <div class="panel" id="panel" tabindex="-1">
            <Show when={isTable(app)} fallback={<Status />}>
              <SideStatus edge="bottom" />
            </Show>
            <Show when={beside() && !isTable(app)}>
              <ErrorBoundary fallback={null}>
                <Suspense>
                  <TurnList />
                </Suspense>
              </ErrorBoundary>
            </Show>
          </div>
          <Controls />
        </Show>
      </main>
    </div>
  );
}

/** A view that is loaded when it is opened; where it does not arrive, the first page says so. */
function OpenSheet(props: { readonly app: AppModel }): JSX.Element {
  const app = props.app;
  return (
    <ErrorBoundary
      fallback={(_, reset) => {
        const wanted = addressOf(app.view(), ...app.route().rest);
        queueMicrotask(() => app.show('start'));
        return <NotLoaded app={app} reset={reset} wanted={wanted} />;
      }}
    >
      <Suspense>
        <Dynamic component={SHEET_VIEWS[app.view() as SheetName]} rest={app.route().rest} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * A dialog or a view whose code did not arrive, for want of a network or because a newer version has replaced it: one
 * sentence, and the game goes on. A reload, which keeps the game, opens the view that was wanted.
 */
function NotLoaded(props: {
  readonly app: AppModel;
  readonly reset: () => void;
  readonly wanted?: string;
}): JSX.Element {
  const { app, wanted } = props;
  const run = (): void => {
    if (wanted !== undefined) history.replaceState(null, '', location.pathname + location.search + wanted);
    location.reload();
  };
  queueMicrotask(() => {
    const text = app.s().notLoaded;
    app.setDialog(null);
    app.setNotice({ kind: 'news', text, action: { label: app.s().reload, run } });
    app.announce(text);
    props.reset();
  });
  return null;
}

/** The first stops of the tab key. Buttons, not links to a fragment: the address may hold a game. */
function SkipLinks(props: { readonly app: AppModel }): JSX.Element {
  return (
    <nav class="skip">
      <Show when={!isSheet(props.app.view())}>
        <button type="button" onClick={focusBoard}>
          {props.app.s().skipToBoard}
        </button>
      </Show>
      <button type="button" onClick={focusPanel}>
        {props.app.s().skipToPanel}
      </button>
    </nav>
  );
}
