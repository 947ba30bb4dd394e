import { MiniBoard } from '@merellier/board';
import type { LiveGame } from '@merellier/protocol';
import type { PositionView, RuleSet } from '@merellier/rules';
import { type Accessor, createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage } from '../../../context.ts';
import { askAgain } from '../../../online/ask-again.ts';
import { liveGames, livePosition } from '../../../online/live-games.ts';
import { StillBoard } from '../../../parts/still-board.tsx';
import { nameOf } from '../names.ts';
import type { OnlineStrings } from '../strings/fr.ts';
import { useStrings } from '../strings/strings.ts';

/** How often the boards follow their games, in milliseconds. */
const PAUSE = 3_000;

const MOST_SHOWN = 9;

/** A game of others, as its board shows it. */
export interface ShownGame extends LiveGame {
  readonly rules: RuleSet;
  readonly view: PositionView;
}

/** The games of others that are being played, the best first, followed while the page is looked at; within a Solid root. */
export function createLiveGames(player: () => string | null): Accessor<readonly ShownGame[]> {
  const [games, setGames] = createSignal<readonly ShownGame[]>([]);
  const isOwn = ({ players }: LiveGame): boolean => [players.white.id, players.black.id].includes(player() ?? '');
  askAgain({
    pause: PAUSE,
    ask: () => liveGames(MOST_SHOWN + 1),
    show: (found) =>
      setGames(
        found.flatMap((game) => {
          const board = isOwn(game) ? null : livePosition(game);
          return board ? [{ ...game, ...board }] : [];
        }),
      ),
  });
  return games;
}

/** The best game of the moment, on the large board. */
export function BestBoard(props: { readonly game: ShownGame }): JSX.Element {
  return <StillBoard rules={props.game.rules} view={props.game.view} toPlay={props.game.toPlay} bottom="white" />;
}

/** Who plays it, and the way to it. */
export function BestEdge(props: { readonly game: ShownGame }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <section class="strip strip-top" aria-label={language.s().liveNow}>
      <p class="strip-name best-name">
        {namesOf(s(), props.game)}
        <small>{language.s().liveNow}</small>
      </p>
      <a class="button" href={addressOf('online', props.game.game)}>
        {s().follow}
      </a>
    </section>
  );
}

/** Both players, White first, each with the rating that counts in this game. */
function namesOf(s: OnlineStrings, { players }: ShownGame): string {
  return [players.white, players.black]
    .map((player) => [nameOf(s, player), ...(player.rating ? [player.rating.points] : [])].join(' '))
    .join(' – ');
}

/**
 * Games to follow, each as a small board. Where the large board shows the best one, it is not shown twice: the style sheet
 * leaves it out there.
 */
export function RunningGames(props: { readonly games: readonly ShownGame[] }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <Show when={props.games.length > 0}>
      <section class="lobby-running" aria-labelledby="running-title">
        <h2 id="running-title">{s().running}</h2>
        <ul class="running">
          <For each={props.games.slice(0, MOST_SHOWN)}>
            {(game) => (
              <li>
                <a href={addressOf('online', game.game)} title={language.words().rulesName(game.rules)}>
                  <MiniBoard board={game.rules.board} view={game.view} />
                  {namesOf(s(), game)}
                </a>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
