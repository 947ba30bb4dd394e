import { type GameOptions, rulesOf, type Seek, seatOf, sideOfSeat } from '@merellier/protocol';
import { positionOf } from '@merellier/rules';
import {
  createEffect,
  createMemo,
  createSignal,
  ErrorBoundary,
  For,
  type JSX,
  lazy,
  onCleanup,
  Show,
  Suspense,
} from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { newModel, seqOf, takeEvents } from '../../../online/game-model.ts';
import { forgetGame, noteGames, ownGames } from '../../../online/own-games.ts';
import { gamesUnderWay } from '../../../online/people/people.ts';
import { PictureBoard } from '../../../parts/still-board.tsx';
import type { LanguageState } from '../../../state/language.ts';
import { LinkState } from '../link-state.tsx';
import { nameFor, nameOf } from '../names.ts';
import { useOnline } from '../online.ts';
import type { OnlineStrings } from '../strings/fr.ts';
import { useStrings } from '../strings/strings.ts';
import { InviteForm } from './invite-form.tsx';
import { BestBoard, BestEdge, createLiveGames, RunningGames, type ShownGame } from './running-games.tsx';

const company = () => import('../../company/lobby-company.tsx');
const LobbyChallenges = lazy(async () => ({ default: (await company()).LobbyChallenges }));
const LobbyCompany = lazy(async () => ({ default: (await company()).LobbyCompany }));

/** An invitation to be made, who waits already, and one's own games under way. */
export function LobbyPage(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const online = useOnline();
  const s = useStrings();
  const live = createLiveGames(() => online.player()?.id ?? null);
  const best = (): ShownGame | undefined => live()[0];
  return (
    <BoardLayout
      title={language.s().sheets.online}
      opens
      view="lobby"
      class="lobby"
      top={<Show when={best()}>{(game) => <BestEdge game={game()} />}</Show>}
      board={
        <Show when={best()} fallback={<PictureBoard rules={settings.chosen()} />}>
          {(game) => <BestBoard game={game()} />}
        </Show>
      }
    >
      <LinkState />
      <InviteForm />
      <ErrorBoundary fallback={null}>
        <Suspense>
          <LobbyChallenges player={online.player()?.id ?? null} />
        </Suspense>
      </ErrorBoundary>
      <OwnGames />
      <Seeks />
      <RunningGames games={live()} />
      <ErrorBoundary fallback={null}>
        {/* Its place is kept until it is here: nothing jumps. */}
        <div class="lobby-company">
          <Suspense>
            <LobbyCompany />
          </Suspense>
        </div>
      </ErrorBoundary>
      <p class="online-ways">
        <a class="link" href={addressOf('online', 'mine')}>
          {s().mine}
        </a>
        <a class="link" href={addressOf('clubs')}>
          {language.s().sheets.clubs}
        </a>
        <a class="link" href={addressOf('class')}>
          {language.s().sheets.class}
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
  const language = useLanguage();
  const online = useOnline();
  const s = useStrings();
  const [seeks, setSeeks] = createSignal<readonly Seek[]>([]);
  onCleanup(online.connection().watchLobby(setSeeks));
  const isOwn = (seek: Seek): boolean => seek.host.id === online.player()?.id;
  return (
    <section aria-labelledby="seeks-title">
      <h2 id="seeks-title">{s().seeks}</h2>
      <Show when={seeks().length > 0} fallback={<p class="faint">{s().noSeeks}</p>}>
        <ul class="list">
          <For each={seeks()}>
            {(seek) => (
              <li>
                <Show when={!isOwn(seek)} fallback={<OwnSeek seek={seek} />}>
                  <a
                    class="item seek"
                    href={addressOf('online', seek.game)}
                    aria-label={`${s().joinWhom(nameOf(s(), seek.host))} : ${optionsSaid(language, s(), seek.options)}`}
                  >
                    <SeekLine seek={seek} />
                  </a>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

/** Who waits, with the men that the guest would have, for what game. */
function SeekLine(props: { readonly seek: Seek }): JSX.Element {
  const language = useLanguage();
  const online = useOnline();
  const s = useStrings();
  return (
    <>
      <span class={`seek-man seek-${props.seek.options.side}`} aria-hidden="true" />
      <span>
        <span class="item-name">{nameFor(s(), props.seek.host, online.player()?.id)}</span>
        <span class="item-line">{optionsSaid(language, s(), props.seek.options)}</span>
      </span>
      <span class="player-rating">{props.seek.host.rating?.points ?? ''}</span>
    </>
  );
}

function OwnSeek(props: { readonly seek: Seek }): JSX.Element {
  const online = useOnline();
  const s = useStrings();
  const withdraw = (): void => void online.connection().command(props.seek.game, { kind: 'abort' });
  return (
    <div class="own-seek">
      <a class="item seek" href={addressOf('online', props.seek.game)}>
        <SeekLine seek={props.seek} />
      </a>
      <button type="button" class="button" onClick={withdraw}>
        {s().withdraw}
      </button>
    </div>
  );
}

/** Rules and clock of a game, in a few words. */
const optionsSaid = (language: LanguageState, s: OnlineStrings, options: GameOptions): string =>
  [
    language.words().rulesName(rulesOf(options.rules)),
    s.timeSaid(options.time),
    ...(options.rated ? [s.rated] : []),
    ...(options.opening ? [language.s().opening(options.opening.join(' '))] : []),
  ].join(' · ');

export function OptionsSaid(props: { readonly options: GameOptions }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return <>{optionsSaid(language, s(), props.options)}</>;
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
