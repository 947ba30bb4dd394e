import { MiniBoard } from '@merellier/board';
import { type LiveGame, NAMELESS } from '@merellier/protocol';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { addressOf } from '../address/route.ts';
import { useLanguage } from '../context.ts';
import { liveGames, livePosition } from '../online/live-games.ts';
import { Icon } from '../parts/icons.tsx';

/** How often the board here follows the game, in milliseconds. */
const PAUSE = 5_000;

/** The best game that is being played now, where there is one. */
export function LiveNow(): JSX.Element {
  const { s, words } = useLanguage();
  const [game, setGame] = createSignal<LiveGame | null>(null);
  onMount(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async (): Promise<void> => {
      const [best = null] = document.hidden ? [] : await liveGames(1);
      if (gone) return;
      if (!document.hidden) setGame(best);
      // Where nobody plays, nobody is asked again and again.
      if (game()) timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    onCleanup(() => {
      gone = true;
      clearTimeout(timer);
    });
  });
  const shown = () => {
    const now = game();
    const board = now && livePosition(now);
    return now && board ? { ...now, ...board } : null;
  };
  const nameOf = (name: string): string => (name === NAMELESS ? s().nameless : name);
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
                {`${nameOf(live().players.white.name)} – ${nameOf(live().players.black.name)} · ${words().rulesName(live().rules)}`}
              </span>
            </span>
            <Icon name="right" />
          </a>
        </li>
      )}
    </Show>
  );
}
