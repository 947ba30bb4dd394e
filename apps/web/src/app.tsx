import { createResource, ErrorBoundary, type JSX, onMount, Show, Suspense } from 'solid-js';
import { addressOf, isSheet, type SheetName } from './address/route.ts';
import { BoardArea } from './board-page/board-area.tsx';
import { Controls } from './board-page/controls.tsx';
import { useIsTable } from './board-page/face-to-face.ts';
import { Status } from './board-page/status.tsx';
import { Strip } from './board-page/strip.tsx';
import { FarSide, SideStatus } from './board-page/table.tsx';
import { atLeisure } from './browser/at-leisure.ts';
import { PageContext, useFirstLanguage, useNavigation, useNotices, useSession } from './context.ts';
import { BoardLayout } from './frame/board-layout.tsx';
import { Header } from './frame/header.tsx';
import { Below } from './home/below.tsx';
import { HomePanel } from './home/home-panel.tsx';
import { AwaitedDialog } from './parts/awaited-dialog.tsx';
import { focusBoard, focusPanel } from './parts/focus.ts';
import { later } from './parts/later.tsx';
import { LiveRegion } from './parts/live-region.tsx';
import { BESIDE, createMedia } from './parts/media.ts';
import { Waiting } from './parts/waiting.tsx';
import type { DialogName } from './state/navigation.ts';
import type { Page } from './state/page.ts';
import { loadOpenable, preloadOpenable } from './views/load-openable.ts';

const TurnList = later(async () => (await import('./board-page/turn-list.tsx')).TurnList);

/** The page: its states go to whatever is in it. */
export function App(props: { readonly page: Page }): JSX.Element {
  return (
    <PageContext.Provider value={props.page}>
      <Views />
      <LiveRegion />
      <OpenDialog />
    </PageContext.Provider>
  );
}

/** The view that is open. */
function Views(): JSX.Element {
  const navigation = useNavigation();
  // It is little, and every way leads through it.
  onMount(() => atLeisure(preloadOpenable, 1000));
  return (
    <>
      <SkipLinks />
      <Header />
      <Show when={!isSheet(navigation.view())} fallback={<OpenSheet />}>
        <BoardPage />
      </Show>
    </>
  );
}

/** The dialog over it, where one is open. */
function OpenDialog(): JSX.Element {
  const navigation = useNavigation();
  return (
    <ErrorBoundary fallback={(_, reset) => <NotLoaded reset={reset} />}>
      <Suspense
        fallback={
          <Show when={navigation.dialog()} keyed>
            {(name) => <AwaitedDialog name={name} />}
          </Show>
        }
      >
        <Show when={navigation.dialog()} keyed>
          {(name) => <DialogByName name={name} />}
        </Show>
      </Suspense>
    </ErrorBoundary>
  );
}

function DialogByName(props: { readonly name: DialogName }): JSX.Element {
  const [all] = createResource(loadOpenable);
  return (
    <Show when={all()} keyed>
      {({ DIALOGS }) => {
        const Dialog = DIALOGS[props.name];
        return <Dialog />;
      }}
    </Show>
  );
}

/** The board, with all rule sets or with the game beside it. */
function BoardPage(): JSX.Element {
  const { words } = useFirstLanguage();
  const navigation = useNavigation();
  const session = useSession();
  const isTable = useIsTable();
  const beside = createMedia(BESIDE);
  return (
    <>
      <BoardLayout
        title={words().rulesName(session.current().game.rules)}
        view={navigation.view()}
        class={isTable() ? 'layout-flat' : ''}
        top={
          <Show when={isTable()} fallback={<Strip edge="top" />}>
            <FarSide />
          </Show>
        }
        board={<BoardArea />}
        bottom={<Strip edge="bottom" />}
      >
        <Show when={navigation.view() === 'play'} fallback={<HomePanel />}>
          <Show when={isTable()} fallback={<Status />}>
            <SideStatus edge="bottom" />
          </Show>
          <Show when={beside() && !isTable()}>
            <ErrorBoundary fallback={null}>
              {/* Its place is kept until it is here: nothing jumps. */}
              <Suspense fallback={<div class="turn-list" />}>
                <TurnList />
              </Suspense>
            </ErrorBoundary>
          </Show>
          <Controls />
        </Show>
      </BoardLayout>
      <Show when={navigation.view() === 'start'}>
        <Below />
      </Show>
    </>
  );
}

/** A view that is loaded when it is opened; where it does not arrive, the first page says so. */
function OpenSheet(): JSX.Element {
  const { s } = useFirstLanguage();
  const { view, route, show } = useNavigation();
  const [all] = createResource(loadOpenable);
  const sheet = (): SheetName | false => {
    const open = view();
    return isSheet(open) && open;
  };
  return (
    <ErrorBoundary
      fallback={(_, reset) => {
        const wanted = addressOf(view(), ...route().rest);
        queueMicrotask(() => show('start'));
        return <NotLoaded reset={reset} wanted={wanted} />;
      }}
    >
      <Suspense fallback={<Waiting title={s().sheets[view() as SheetName]} />}>
        <Show when={all()} keyed>
          {({ SHEET_VIEWS }) => (
            <Show when={sheet()} keyed>
              {(name) => {
                const Sheet = SHEET_VIEWS[name];
                return <Sheet rest={route().rest} />;
              }}
            </Show>
          )}
        </Show>
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * A dialog or a view whose code did not arrive, because there is no network or because a newer version has replaced it: one
 * sentence, and the game goes on. A reload, which keeps the game, opens the view that was wanted.
 */
function NotLoaded(props: { readonly reset: () => void; readonly wanted?: string }): JSX.Element {
  const { s } = useFirstLanguage();
  const notices = useNotices();
  const navigation = useNavigation();
  const { wanted } = props;
  const run = (): void => {
    if (wanted !== undefined) history.replaceState(history.state, '', wanted);
    location.reload();
  };
  queueMicrotask(() => {
    const text = s().notLoaded;
    navigation.setDialog(null);
    notices.setNotice({ kind: 'news', text, action: { label: s().reload, run } });
    notices.announce(text);
    props.reset();
  });
  return null;
}

/** The first stops of the tab key. Buttons, not links to a fragment: the address may hold a game. */
function SkipLinks(): JSX.Element {
  const { s } = useFirstLanguage();
  const navigation = useNavigation();
  return (
    <nav class="skip">
      <Show when={!isSheet(navigation.view())}>
        <button type="button" onClick={focusBoard}>
          {s().skipToBoard}
        </button>
      </Show>
      <button type="button" onClick={focusPanel}>
        {s().skipToPanel}
      </button>
    </nav>
  );
}
