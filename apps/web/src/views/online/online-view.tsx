import { GAME_ID } from '@merellier/protocol';
import { createMemo, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import type { SheetProps } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { Empty } from '../../parts/empty.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { GamePage, NoGame } from './game/game-page.tsx';
import { InviteNow } from './lobby/invite-now.tsx';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { createOnline, OnlineContext, useOnline } from './online.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './online.css';

const AccountPage = lazy(async () => ({ default: (await import('../account/account-page.tsx')).AccountPage }));
const PlayerPage = lazy(async () => ({ default: (await import('../people/player-page.tsx')).PlayerPage }));
const LeaderboardPage = lazy(async () => ({
  default: (await import('../people/leaderboard-page.tsx')).LeaderboardPage,
}));
const ManyBoards = lazy(async () => ({ default: (await import('./many/many-boards.tsx')).ManyBoards }));
const MinePage = lazy(async () => ({ default: (await import('../people/mine-page.tsx')).MinePage }));

/** The parts of the view that have no board. */
const PARTS: readonly string[] = ['player', 'leaderboard', 'mine', 'account'];

/**
 * Playing with others over the network: `/en-ligne` is the lobby, `invite` makes an invitation at once, `/parties/ID` is a game; `player/ID`, `leaderboard` and `mine`
 * show who plays how well, and what, and `account` one's account.
 */
export function OnlineView(props: SheetProps): JSX.Element {
  const online = createOnline();
  return (
    <Strings>
      <OnlineContext.Provider value={online}>
        <Show when={online.absence() === null} fallback={<Absent />}>
          <Show when={PARTS.includes(props.rest[0] ?? '')} fallback={<BoardPart rest={props.rest} />}>
            <Switch>
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
        </Show>
      </OnlineContext.Provider>
    </Strings>
  );
}

/** The lobby, or a game: what has a board. */
function BoardPart(props: SheetProps): JSX.Element {
  const online = useOnline();
  return (
    <>
      <Switch fallback={<NoGame refusal={{ reason: 'not-found' }} />}>
        <Match when={props.rest.length === 0}>
          <LobbyPage />
        </Match>
        <Match when={props.rest[0] === 'invite'}>
          <InviteNow />
        </Match>
        <Match when={gameOf(props.rest)} keyed>
          {(id) => <GamePage id={id} />}
        </Match>
      </Switch>
      <Suspense>
        <Show when={gameOf(props.rest) !== null && online.manyAt()} keyed>
          {(tournament) => <ManyBoards tournament={tournament} shown={props.rest[0] ?? ''} />}
        </Show>
      </Suspense>
    </>
  );
}

/** The game that the address names; null where it can be none. */
const gameOf = ([id = '', ...more]: readonly string[]): string | null =>
  GAME_ID.test(id) && more.length === 0 ? id : null;

/** Why there is nothing to play on, and the way to try again; what the address showed at first stays until that is known. */
function Absent(): JSX.Element {
  const online = useOnline();
  const language = useLanguage();
  const s = useStrings();
  const why = () => {
    const absence = online.absence();
    return absence === null || absence === 'looking' ? null : absence;
  };
  const wasMissed = createMemo((before: boolean) => before || why() !== null, false);
  return (
    <Show when={wasMissed()} fallback={<Waiting text={s().looking} />}>
      <Sheet title={language.s().sheets.online} wide>
        <Show when={why()} fallback={<Waiting text={s().looking} />}>
          {(reason) => (
            <Empty title={s().absent[reason()]} alert>
              <button type="button" class="button" onClick={() => void online.look()}>
                {s().tryAgain}
              </button>
            </Empty>
          )}
        </Show>
      </Sheet>
    </Show>
  );
}
