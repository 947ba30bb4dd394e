import type { OnlineRefusal } from '@merellier/protocol';
import { createEffect, type JSX, Match, Show, Switch } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage, useNavigation, useNotices, useSettings } from '../../../context.ts';
import { keepOnlineGame } from '../../../online/keep-online-game.ts';
import { forgetGame, noteGame } from '../../../online/own-games.ts';
import { Empty } from '../../../parts/empty.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { Waiting } from '../../../parts/waiting.tsx';
import { LinkState } from '../link-state.tsx';
import { LaidTable } from '../lobby/laid-table.tsx';
import { WaitingRoom } from '../lobby/waiting-room.tsx';
import { useOnline } from '../online.ts';
import { refusalWords } from '../refusal-words.ts';
import { Reload } from '../reload.tsx';
import { useStrings } from '../strings/strings.ts';
import { callBack } from './call-back.ts';
import { TournamentWays } from './game-over.tsx';
import { gameVoice } from './game-words.ts';
import { hearGame } from './hear-game.ts';
import { nameTabAfterPlayers } from './name-players.ts';
import { createOnlineGame, type OnlineGame } from './online-game.ts';
import { outcomeWords } from './outcome-words.ts';
import { Table } from './table.tsx';
import { unbegunWords } from './unbegun.ts';

/** One game: waiting for its guest, played, or over. */
export function GamePage(props: { readonly id: string }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const navigation = useNavigation();
  const online = useOnline();
  const s = useStrings();
  const { id } = props;
  const voice = gameVoice({ language, notices, navigation, online, s });
  const game = createOnlineGame({ settings, language, notices, online, id, voice });
  nameTabAfterPlayers(game, s);
  callBack({ settings, notices, game, s });
  hearGame(settings, game);
  createEffect(() => {
    const now = game.state();
    if (!now || !game.mySeat()) return;
    if (now.phase !== 'over') noteGame(id);
    else if (!now.chance || now.chance.secret) {
      forgetGame(id);
      void keepOnlineGame(now, game.mySide() ?? 'white').then((kept) => kept && online.setKept(id));
    }
  });
  createEffect(() => {
    const now = game.state();
    if (!now) return;
    const { tournament } = now.options;
    const isOneOfMany = tournament?.many !== undefined && tournament.many.side === game.mySide();
    online.setManyAt(isOneOfMany ? tournament.id : null);
  });
  const newer = (): JSX.Element => (
    <div role="status">
      <Show when={game.isNewer()}>
        <Reload why={s().refusals['newer-game']} />
      </Show>
    </div>
  );
  return (
    <Show when={game.state()} fallback={<NotYet game={game} />}>
      {(state) => (
        <Switch fallback={<Table game={game}>{newer()}</Table>}>
          <Match when={state().phase === 'waiting'}>
            <WaitingRoom game={game} state={state()} />
          </Match>
          <Match when={state().phase === 'over' && state().white === null && state().outcome}>
            {(outcome) => (
              <Sheet title={language.s().sheets.online} wide>
                <Empty title={unbegunWords(s(), state(), game.me()) ?? outcomeWords(language.words(), s(), outcome())}>
                  <TournamentWays game={game} />
                  <ToLobby />
                </Empty>
              </Sheet>
            )}
          </Match>
        </Switch>
      )}
    </Show>
  );
}

/** Until the game is here: a sentence, or why it does not come. What the address showed at first stays while it is on its way. */
function NotYet(props: { readonly game: OnlineGame }): JSX.Element {
  const language = useLanguage();
  const online = useOnline();
  const s = useStrings();
  const isHeld = (): boolean => props.game.isNewer() || !['connecting', 'open'].includes(online.link());
  return (
    <Show
      when={props.game.missing()}
      fallback={
        <Show when={isHeld()} fallback={<OnItsWay game={props.game} />}>
          <Sheet title={language.s().sheets.online}>
            <LinkState />
            <Show when={!props.game.isNewer()} fallback={<Reload why={s().refusals['newer-game']} />}>
              <Waiting text={s().looking} />
            </Show>
          </Sheet>
        </Show>
      }
    >
      {(refusal) => <NoGame refusal={refusal()} />}
    </Show>
  );
}

/** A game that is looked for; one that was just made has its board already. */
function OnItsWay(props: { readonly game: OnlineGame }): JSX.Element {
  const online = useOnline();
  const s = useStrings();
  const made = () => {
    const last = online.made();
    return last?.game === props.game.id && last;
  };
  return (
    <Show when={made()} fallback={<Waiting text={s().looking} />}>
      {(last) => (
        <LaidTable rules={last().rules}>
          <Waiting text={s().inviting} />
        </LaidTable>
      )}
    </Show>
  );
}

/** Why there is no game to be shown, and the way on. */
export function NoGame(props: { readonly refusal: OnlineRefusal }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <Sheet title={language.s().sheets.online} wide>
      <Empty title={refusalWords(language, s(), props.refusal)} alert>
        <ToLobby />
      </Empty>
    </Sheet>
  );
}

function ToLobby(): JSX.Element {
  const s = useStrings();
  return (
    <a class="button" href={addressOf('online')}>
      {s().newGame}
    </a>
  );
}
