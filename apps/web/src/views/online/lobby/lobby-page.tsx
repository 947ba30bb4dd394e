import { type GameOptions, rulesOf, type Seek, seatOf, sideOfSeat } from '@merellier/protocol';
import { positionOf } from '@merellier/rules';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage, useNavigation, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { newModel, seqOf, takeEvents } from '../../../online/game-model.ts';
import { forgetGame, noteGames, ownGames } from '../../../online/own-games.ts';
import { gamesUnderWay } from '../../../online/people/people.ts';
import { LinkState } from '../link-state.tsx';
import { nameOf } from '../names.ts';
import { useOnline } from '../online.ts';
import { useStrings } from '../strings/strings.ts';
import { InviteForm } from './invite-form.tsx';
import { WaitingBoard } from './offered-game.tsx';
import { PlayerName } from './player-name.tsx';

/** An invitation to be made, who waits already, and one's own games under way. */
export function LobbyPage(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const online = useOnline();
  const s = useStrings();
  return (
    <BoardLayout
      title={language.s().sheets.online}
      opens
      view="lobby"
      class="lobby"
      board={<WaitingBoard rules={settings.chosen()} bottom="white" />}
    >
      <LinkState />
      <InviteForm />
      <OwnGames />
      <Seeks />
      <p class="online-ways">
        <a class="link" href={addressOf('online', 'mine')}>
          {s().mine}
        </a>
        <a class="link" href={addressOf('online', 'leaderboard')}>
          {s().leaderboard}
        </a>
        <a class="link" href={addressOf('online', 'account')}>
          {online.player()?.registered ? s().account(nameOf(s(), online.player())) : s().becomeAccount}
        </a>
      </p>
    </BoardLayout>
  );
}

function Seeks(): JSX.Element {
  const navigation = useNavigation();
  const online = useOnline();
  const s = useStrings();
  const [seeks, setSeeks] = createSignal<readonly Seek[]>([]);
  onCleanup(online.connection().watchLobby(setSeeks));
  const isOwn = (seek: Seek): boolean => seek.host.id === online.player()?.id;
  return (
    <section aria-labelledby="seeks-title">
      <h2 id="seeks-title">{s().seeks}</h2>
      <Show when={seeks().length > 0} fallback={<p class="faint">{s().noSeeks}</p>}>
        <ul class="online-list">
          <For each={seeks()}>
            {(seek) => (
              <li>
                <div>
                  <strong>
                    <PlayerName player={seek.host} />
                  </strong>
                  <p class="faint">
                    <OptionsSaid options={seek.options} /> · {s().colourFor[seek.options.side](nameOf(s(), seek.host))}
                  </p>
                </div>
                <Show
                  when={!isOwn(seek)}
                  fallback={
                    <button
                      type="button"
                      class="button"
                      onClick={() => void online.connection().command(seek.game, { kind: 'abort' })}
                    >
                      {s().withdraw}
                    </button>
                  }
                >
                  <button
                    type="button"
                    class="button"
                    aria-label={s().joinWhom(nameOf(s(), seek.host))}
                    onClick={() => navigation.show('online', seek.game)}
                  >
                    {s().join}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

/** Rules and clock of a game, in a few words. */
export function OptionsSaid(props: { readonly options: GameOptions }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <>
      {language.words().rulesName(rulesOf(props.options.rules))} · {s().timeSaid(props.options.time)}
      {props.options.rated && ` · ${s().rated}`}
    </>
  );
}

export function OwnGames(): JSX.Element {
  const online = useOnline();
  const s = useStrings();
  const [over, setOver] = createSignal<readonly string[]>([]);
  const [ids, setIds] = createSignal(ownGames());
  // This browser knows where it plays itself; the server knows all, also what was begun elsewhere.
  createEffect(() => {
    const me = online.player()?.id;
    if (me !== undefined) void gamesUnderWay(me).then((found) => found.ok && setIds(noteGames(found.value.games)));
  });
  const left = createMemo(() => ids().filter((id) => !over().includes(id)));
  return (
    <Show when={left().length > 0}>
      <section aria-labelledby="own-title">
        <h2 id="own-title">{s().own}</h2>
        <ul class="online-list">
          <For each={left()}>{(id) => <OwnGame id={id} leave={() => setOver((before) => [...before, id])} />}</For>
        </ul>
      </section>
    </Show>
  );
}

function OwnGame(props: { readonly id: string; readonly leave: () => void }): JSX.Element {
  const online = useOnline();
  const s = useStrings();
  const { id } = props;
  const [model, setModel] = createSignal(newModel(id));
  const leave = (): void => {
    forgetGame(id);
    props.leave();
  };
  onCleanup(
    online.connection().watch(id, {
      seq: () => seqOf(model()),
      events(events) {
        const { state } = setModel((before) => takeEvents(before, events));
        if (state?.phase === 'over') leave();
        // Somebody else plays it, who signed out of this browser.
        else if (state && !seatOf(state, online.player()?.id ?? '')) props.leave();
      },
      presence: () => {},
      said: () => {},
      refused: (refusal) => refusal.reason === 'not-found' && leave(),
    }),
  );
  const said = (): string => {
    const { state } = model();
    const me = online.player();
    const seat = state && me && seatOf(state, me.id);
    if (!state || !seat) return '';
    if (state.phase === 'waiting') return s().ownWaiting;
    const other = s().against(nameOf(s(), seat === 'host' ? state.players.guest : state.players.host));
    const mine = positionOf(state.game).toPlay === sideOfSeat(state, seat);
    return `${other} · ${mine ? s().ownTurn : s().otherTurn}`;
  };
  return (
    <li>
      <div>
        <strong>
          <Show when={model().state}>{(state) => <OptionsSaid options={state().options} />}</Show>
        </strong>
        <p class="faint">{said()}</p>
      </div>
      <a class="button online-open" href={addressOf('online', id)}>
        {s().openGame}
      </a>
    </li>
  );
}
