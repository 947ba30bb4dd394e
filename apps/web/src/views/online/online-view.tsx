import { type JSX, Match, Show, Switch } from 'solid-js';
import { useApp } from '../../context.ts';
import { Sheet } from '../../parts/sheet.tsx';
import type { SheetProps } from '../../route.ts';
import { GamePage } from './game-page.tsx';
import { LobbyPage } from './lobby-page.tsx';
import { createOnline, OnlineContext, useOnline } from './online.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './online.css';

/** Playing with others over the network: `#/online` is the lobby, `#/online/ID` a game. */
export function OnlineView(props: SheetProps): JSX.Element {
  const app = useApp();
  const online = createOnline();
  return (
    <Strings>
      <OnlineContext.Provider value={online}>
        <Sheet title={app.s().sheets.online} wide>
          <Show when={online.absence() === null} fallback={<Absent />}>
            <LinkState />
            <Show when={props.rest[0]} keyed fallback={<LobbyPage />}>
              {(id) => <GamePage id={id} />}
            </Show>
          </Show>
        </Sheet>
      </OnlineContext.Provider>
    </Strings>
  );
}

/** Why there is nothing to play on, and the way to try again. */
function Absent(): JSX.Element {
  const online = useOnline();
  const s = useStrings();
  const why = () => {
    const absence = online.absence();
    return absence === null || absence === 'looking' ? null : absence;
  };
  return (
    <Show when={why()} fallback={<p class="faint">{s().looking}</p>}>
      {(reason) => (
        <>
          <p role="alert">{s().absent[reason()]}</p>
          <div class="acts">
            <button type="button" class="button" onClick={() => void online.look()}>
              {s().tryAgain}
            </button>
          </div>
        </>
      )}
    </Show>
  );
}

/** A line above everything, while the connection is lost. */
function LinkState(): JSX.Element {
  const online = useOnline();
  const s = useStrings();
  return (
    <div class="online-link" role="status">
      <Switch>
        <Match when={online.link() === 'turned-away'}>
          <p class="refusal">
            {s().turnedAway}{' '}
            <button type="button" class="link" onClick={() => location.reload()}>
              {s().reload}
            </button>
          </p>
        </Match>
        <Match when={online.link() === 'lost'}>
          <p>{s().lost}</p>
        </Match>
        <Match when={online.isBack()}>
          <p class="faint">{s().back}</p>
        </Match>
      </Switch>
    </div>
  );
}
