import { MiniBoard } from '@merellier/board';
import { type PlayerGame, rulesOf } from '@merellier/protocol';
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { type GamePosition, gamePosition } from '../../online/game-position.ts';
import { gameFile, gamesFile, playerGames } from '../../online/people/people.ts';
import { signed } from '../../online/people/rating-text.ts';
import { shownName } from '../../online/shown-name.ts';
import { Empty } from '../../parts/empty.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { dateIn } from './dates.ts';
import { resultFor } from './result.ts';
import { useStrings } from './strings/strings.ts';

/** The games of a player that are over, the last first, and ways to take them along. */
export function GameList(props: { readonly player: string; readonly own: boolean }): JSX.Element {
  const s = useStrings();
  const [games, setGames] = createSignal<readonly PlayerGame[]>([]);
  const [next, setNext] = createSignal<string | null>(null);
  const [state, setState] = createSignal<'looking' | 'there' | 'unavailable'>('looking');
  async function more(): Promise<void> {
    const found = await playerGames(props.player, next());
    setState(found.ok ? 'there' : 'unavailable');
    if (!found.ok) return;
    setGames((before) => [...before, ...found.value.games]);
    setNext(found.value.next);
  }
  void more();
  const isEmpty = (): boolean => state() === 'there' && games().length === 0;
  return (
    <section aria-labelledby="people-games">
      <h2 id="people-games">{s().games}</h2>
      <Show when={isEmpty()}>
        <Empty title={props.own ? s().noOwnGames : s().noGames} text={props.own ? undefined : s().noGamesHelp}>
          <Show when={props.own}>
            <a class="button" href={addressOf('online')}>
              {s().toLobby}
            </a>
          </Show>
        </Empty>
      </Show>
      <Show when={state() === 'looking'}>
        <Waiting />
      </Show>
      <ul class="cards">
        <For each={games()}>{(game) => <GameCard game={game} player={props.player} />}</For>
      </ul>
      <Show when={state() === 'unavailable'}>
        <p class="notice bad" role="alert">
          {s().unavailable}
        </p>
      </Show>
      <div class="acts">
        <Show when={next() !== null || state() === 'unavailable'}>
          <button type="button" class="button" onClick={() => void more()}>
            {state() === 'unavailable' ? s().tryAgain : s().older}
          </button>
        </Show>
        <Show when={games().length > 0}>
          <a class="link people-file" href={gamesFile(props.player, 'text')} download="">
            {s().exportAll}
          </a>
          <Show when={games().some(({ options }) => rulesOf(options.rules).family === 'draughts')}>
            <a class="link people-file" href={gamesFile(props.player, 'pdn')} download="">
              {s().exportPdn}
            </a>
          </Show>
        </Show>
      </div>
    </section>
  );
}

/** One game: its last position, how it ended for the player, against whom. */
function GameCard(props: { readonly game: PlayerGame; readonly player: string }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game, player } = props;
  const { result, opponent, change } = resultFor(game, player);
  const rules = rulesOf(game.options.rules);
  const name = (): string => shownName(s(), opponent);
  const date = (): string => dateIn(language.tongue().language, game.endedAt ?? game.createdAt);
  const [last, setLast] = createSignal<GamePosition | null>(null);
  let card: HTMLLIElement | undefined;
  // A game that nobody scrolls down to is not asked for.
  onMount(() => {
    const watch = new IntersectionObserver((changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void gamePosition(game.game).then(setLast);
    });
    if (card) watch.observe(card);
    onCleanup(() => watch.disconnect());
  });
  return (
    <li class="card" ref={card}>
      <div>
        <MiniBoard board={rules.board} view={last()?.view ?? rules.view(rules.start())} />
      </div>
      <div class="card-text">
        <h3 class="card-name">
          <a
            class="card-open"
            href={addressOf('online', game.game)}
            aria-label={s().lookAt(s()[result], name(), date())}
          >
            {s()[result]} {s().against(name())}
          </a>
        </h3>
        <p class="card-line">
          {language.words().rulesName(rules)} · {date()}
        </p>
        <Show when={game.options.rated}>
          <p class="card-line">
            {s().rated}
            {change === null ? '' : ` ${signed(change)}`}
          </p>
        </Show>
        <div class="card-acts">
          <Show when={opponent}>
            {(other) => (
              <a class="link" href={addressOf('online', 'player', other().id)} aria-label={s().pageOf(name())}>
                {s().theirPage}
              </a>
            )}
          </Show>
          <a class="link" href={gameFile(game.game)} download="" aria-label={s().textOf(name(), date())}>
            {s().text}
          </a>
        </div>
      </div>
    </li>
  );
}
