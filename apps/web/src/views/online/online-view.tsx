import { GAME_ID } from '@merellier/protocol';
import { type JSX, lazy, Match, Show, Switch } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { GamePage, NoGame } from './game/game-page.tsx';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { createOnline, OnlineContext, useOnline } from './online.ts';
import { Reload } from './reload.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import './online.css';

const AccountPage = lazy(async () => ({ default: (await import('../account/account-page.tsx')).AccountPage }));
const PlayerPage = lazy(async () => ({ default: (await import('../people/player-page.tsx')).PlayerPage }));
const LeaderboardPage = lazy(async () => ({
  default: (await import('../people/leaderboard-page.tsx')).LeaderboardPage,
}));
const MinePage = lazy(async () => ({ default: (await import('../people/mine-page.tsx')).MinePage }));

/**
 * Playing with others over the network: `/en-ligne` is the lobby, `/parties/ID` a game; `player/ID`, `leaderboard` and `mine`
 * show who plays how well, and what, and `account` one's account.
 */
export function OnlineView(props: SheetProps): JSX.Element {
  const language = useLanguage();
  const online = createOnline();
  return (
    <Strings>
      <OnlineContext.Provider value={online}>
        <Sheet title={language.s().sheets.online} wide>
          <Show when={online.absence() === null} fallback={<Absent />}>
            <LinkState />
            <Switch
              fallback={
                <Show when={gameOf(props.rest)} keyed fallback={<NoGame refusal={{ reason: 'not-found' }} />}>
                  {(id) => <GamePage id={id} />}
                </Show>
              }
            >
              <Match when={props.rest[0] === undefined}>
                <LobbyPage />
              </Match>
              <Match when={props.rest[0] === 'player' && (props.rest[1] ?? '-')} keyed>
                {(id) => <PlayerPage id={id} own={id === online.player()?.id} />}
              </Match>
              <Match when={props.rest[0] === 'leaderboard'}>
                <LeaderboardPage group={props.rest[1]} />
              </Match>
              <Match when={props.rest[0] === 'mine'}>
                <MinePage player={online.player()?.id ?? null} />
              </Match>
              <Match when={props.rest[0] === 'account'}>
                <AccountPage part={props.rest[1]} />
              </Match>
            </Switch>
          </Show>
        </Sheet>
      </OnlineContext.Provider>
    </Strings>
  );
}

/** The game that the address names; null where it can be none. */
const gameOf = ([id = '', ...more]: readonly string[]): string | null =>
  GAME_ID.test(id) && more.length === 0 ? id : null;

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
          <Reload why={s().turnedAway} />
        </Match>
        <Match when={online.link() === 'page-older'}>
          <Reload why={s().refusals['unsupported-protocol']} />
        </Match>
        <Match when={online.link() === 'page-newer'}>
          <Reload why={s().pageNewer} />
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
