import { outcomeOf } from '@merellier/rules';
import { createSignal, ErrorBoundary, type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { addressOf } from '../address/route.ts';
import { atLeisure } from '../browser/at-leisure.ts';
import { readStored } from '../browser/storage.ts';
import { useFirstLanguage, useNavigation, useSession } from '../context.ts';
import { focusBoard } from '../parts/focus.ts';
import { Icon, Mark } from '../parts/icons.tsx';
import { later } from '../parts/later.tsx';

const Daily = later(async () => (await import('./daily.tsx')).Daily);
const LiveNow = later(async () => (await import('./live-now.tsx')).LiveNow);
const RunningBoard = lazy(async () => ({ default: (await import('./running-board.tsx')).RunningBoard }));
const OnlineGames = later(async () => (await import('./online-games.tsx')).OnlineGames);

/** What is on: the game that was begun and not finished, one's games online, the best game being played, the puzzle of the day. */
export function Today(): JSX.Element {
  const { s, words } = useFirstLanguage();
  const navigation = useNavigation();
  const session = useSession();
  const running = () => {
    const kept = session.kept();
    return kept && kept.game.nodes.length > 1 ? kept.game : null;
  };
  const isOnline = !['null', '[]'].includes(String(readStored('local', 'online')));
  // The puzzles of a rule set may be as large as the page: they come once it is there, or with it where this device has them already.
  const [isQuiet, setQuiet] = createSignal(Boolean(navigator.serviceWorker?.controller));
  const [isAtLeisure, setAtLeisure] = createSignal(false);
  onMount(() =>
    atLeisure(() => {
      setQuiet(true);
      setAtLeisure(navigator.onLine);
    }),
  );
  return (
    <ul class="list home-today">
      <Show when={running()}>
        {(game) => (
          <li>
            <button
              type="button"
              class="item"
              onClick={() => {
                navigation.show('play');
                focusBoard();
              }}
            >
              <span class="item-picture">
                {/* Small boards are not needed by a first visit. */}
                <ErrorBoundary fallback={null}>
                  <Suspense fallback={<span class="item-awaited" />}>
                    <RunningBoard game={game()} />
                  </Suspense>
                </ErrorBoundary>
              </span>
              <span>
                <span class="item-name">{s().resume}</span>
                <span class="item-line">
                  {s().running(words().rulesName(game().rules), game().nodes.length - 1, outcomeOf(game()) !== null)}
                </span>
              </span>
              <Icon name="right" />
            </button>
          </li>
        )}
      </Show>
      <Show when={isOnline}>
        <Suspense fallback={<OnlineRow />}>
          <OnlineGames fallback={<OnlineRow />} />
        </Suspense>
      </Show>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Show when={isAtLeisure()}>
            <LiveNow />
          </Show>
        </Suspense>
      </ErrorBoundary>
      <li>
        <Show when={isQuiet()} fallback={<DailyRow />}>
          <Suspense fallback={<DailyRow />}>
            <Daily fallback={<DailyRow />} />
          </Suspense>
        </Show>
      </li>
    </ul>
  );
}

/** One's games online, until it is known how they stand. */
function OnlineRow(): JSX.Element {
  const { s } = useFirstLanguage();
  return (
    <li>
      <a class="item" href={addressOf('online', 'mine')}>
        <span class="item-picture">
          <Icon name="online" />
        </span>
        <span class="item-name">{s().ownOnline}</span>
        <Icon name="right" />
      </a>
    </li>
  );
}

/** The puzzle of the day, until it is here: a board without men, no position that it is not. */
function DailyRow(): JSX.Element {
  const { s } = useFirstLanguage();
  return (
    <a class="item" href={addressOf('puzzles')}>
      <span class="item-picture item-awaited">
        <Mark />
      </span>
      <span>
        <span class="item-name">{s().dailyPuzzle}</span>
        <span class="item-line">{s().dailyLine}</span>
      </span>
      <Icon name="right" />
    </a>
  );
}
