import { MiniBoard } from '@merellier/board';
import type { LiveGame } from '@merellier/protocol';
import { createSignal, type JSX, Show } from 'solid-js';
import { addressOf } from '../address/route.ts';
import { useLanguage } from '../context.ts';
import { askAgain } from '../online/ask-again.ts';
import { liveGames, livePosition } from '../online/live-games.ts';
import { shownName } from '../online/shown-name.ts';
import { Icon } from '../parts/icons.tsx';

/** How often the board here follows the game, in milliseconds. */
const PAUSE = 5_000;

/** The best game that is being played now, where there is one. */
export function LiveNow(): JSX.Element {
  const { s, words } = useLanguage();
  const [game, setGame] = createSignal<LiveGame | null>(null);
  askAgain({
    pause: PAUSE,
    ask: () => liveGames(1),
    show: ([best = null]) => setGame(best),
    // Where nobody plays, nobody is asked again and again.
    goesOn: () => game() !== null,
  });
  const shown = () => {
    const now = game();
    const board = now && livePosition(now);
    return now && board ? { ...now, ...board } : null;
  };
  return (
    <Show when={shown()}>
      {(live) => (
        <li>
          <a class="item" href={addressOf('online', live().game)}>
            <span class="item-picture">
              <MiniBoard board={live().rules.board} view={live().view} />
            </span>
            <span>
              <span class="item-name">{s().liveNow}</span>
              <span class="item-line">
                {`${shownName(s(), live().players.white)} – ${shownName(s(), live().players.black)} · ${words().rulesName(live().rules)}`}
              </span>
            </span>
            <Icon name="right" />
          </a>
        </li>
      )}
    </Show>
  );
}
