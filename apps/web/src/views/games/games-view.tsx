import { createMemo, createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { addressOf, type SheetProps } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import { allGames, deleteGame, putGames, watchGames } from '../../games/game-store.ts';
import type { KeptGame } from '../../games/kept-game.ts';
import { matches } from '../../games/search.ts';
import { Empty } from '../../parts/empty.tsx';
import { faultOf } from '../../parts/fault.ts';
import { Segments } from '../../parts/segments.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { GameFiles } from './game-files.tsx';
import { gameHeading, headingText } from './game-heading.ts';
import { GameItem } from './game-item.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import './games.css';

/** How many games are shown at first, and more each time it is asked for. */
const PAGE = 24;

const STATES = ['all', 'running', 'over'] as const;

/** All games of this browser: to be found again, gone on with, exported and imported. */
export function GamesView(props: SheetProps): JSX.Element {
  return (
    <Strings>
      <Games rest={props.rest} />
    </Strings>
  );
}

function Games(props: SheetProps): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const [games, { refetch }] = createResource(() => allGames().catch(() => null));
  onCleanup(watchGames(() => void refetch()));
  const [wanted, setWanted] = createSignal('');
  const [state, setState] = createSignal<(typeof STATES)[number]>('all');
  const [most, setMost] = createSignal(PAGE);
  const [removed, setRemoved] = createSignal<KeptGame | null>(null);

  const found = createMemo(() =>
    (games.latest ?? []).filter(
      (game) =>
        (state() === 'all' || (state() === 'over') === (game.outcome !== null)) &&
        matches(headingText(language, s(), game), wanted()),
    ),
  );

  async function remove(game: KeptGame): Promise<void> {
    await deleteGame(game.id);
    setRemoved(game);
    notices.announce(s().removed);
    await refetch();
    document.getElementById('games-undo')?.focus();
  }

  async function bringBack(game: KeptGame): Promise<void> {
    await putGames([game]);
    setRemoved(null);
    notices.announce(s().back);
    await refetch();
    document.getElementById('games-found')?.focus();
  }

  const isEmpty = (): boolean => !games.loading && (games.latest ?? []).length === 0;
  return (
    <Sheet
      title={language.s().sheets.games}
      lead={s().lead}
      fault={faultOf(language, props.rest[0])}
      wide
      beside={
        <Show when={(games.latest ?? []).length > 0}>
          <search class="games-search">
            <label class="labelled">
              <span>{s().search}</span>
              <input
                type="search"
                class="select"
                placeholder={s().searchHelp}
                value={wanted()}
                onInput={({ currentTarget }) => {
                  setWanted(currentTarget.value);
                  setMost(PAGE);
                }}
              />
            </label>
            <Segments
              name="state"
              title={s().state}
              values={STATES}
              labels={s().states}
              value={state()}
              change={setState}
            />
          </search>
        </Show>
      }
    >
      <Show when={games.latest !== null} fallback={<p class="notice bad">{s().unkept}</p>}>
        <Show when={!games.loading || games.latest} fallback={<Waiting />}>
          <Show when={!isEmpty()} fallback={<NoGames />}>
            <p class="faint" id="games-found" role="status" tabindex="-1">
              {s().found(found().length)}
            </p>
          </Show>
          <Show when={removed()}>
            {(game) => (
              <p class="notice">
                {s().removed}
                <button type="button" class="link" id="games-undo" onClick={() => void bringBack(game())}>
                  {s().undo}
                </button>
              </p>
            )}
          </Show>
          <ul class="cards games">
            <For each={found().slice(0, most())}>
              {(game) => (
                <GameItem game={game} heading={gameHeading(language, s(), game)} remove={() => void remove(game)} />
              )}
            </For>
          </ul>
          <Show when={found().length > most()}>
            <button type="button" class="button games-more" onClick={() => setMost(most() + PAGE)}>
              {s().more}
            </button>
          </Show>
          <GameFiles games={games.latest ?? []} changed={refetch} />
        </Show>
      </Show>
    </Sheet>
  );
}

/** Before the first game: what will be here, and the way to begin. */
function NoGames(): JSX.Element {
  const { s: words } = useLanguage();
  const s = useStrings();
  return (
    <Empty title={s().none} text={s().noneHelp}>
      <a class="button primary" href={addressOf('start')}>
        {words().ways.start}
      </a>
    </Empty>
  );
}
