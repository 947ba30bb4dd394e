import { type PlayerGame, rulesOf } from '@merellier/protocol';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { gameFile, gamesFile, playerGames } from '../../online/people/people.ts';
import { signed } from '../../online/people/rating-text.ts';
import { dateIn } from './dates.ts';
import { nameOf } from './names.ts';
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
        <p class="faint">{props.own ? s().noOwnGames : s().noGames}</p>
      </Show>
      <Show when={state() === 'looking'}>
        <p class="faint">{s().looking}</p>
      </Show>
      <ul class="online-list">
        <For each={games()}>{(game) => <GameLine game={game} player={props.player} />}</For>
      </ul>
      <Show when={state() === 'unavailable'}>
        <p role="alert">{s().unavailable}</p>
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

function GameLine(props: { readonly game: PlayerGame; readonly player: string }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game, player } = props;
  const { result, opponent, change } = resultFor(game, player);
  const name = (): string => nameOf(s(), opponent);
  const date = (): string => dateIn(language.tongue().language, game.endedAt ?? game.createdAt);
  return (
    <li>
      <div>
        <strong>{s()[result]}</strong>{' '}
        <Show when={opponent} fallback={s().against(name())}>
          {(other) => (
            <a class="link" href={addressOf('online', 'player', other().id)}>
              {s().against(name())}
            </a>
          )}
        </Show>
        <p class="faint">
          {language.words().rulesName(rulesOf(game.options.rules))} · {date()}
          <Show when={game.options.rated}>
            {' '}
            · {s().rated}
            {change === null ? '' : ` ${signed(change)}`}
          </Show>
        </p>
      </div>
      <div class="people-acts">
        <a class="link" href={addressOf('online', game.game)} aria-label={s().lookAt(name(), date())}>
          {s().look}
        </a>
        <a class="link" href={gameFile(game.game)} download="" aria-label={s().textOf(name(), date())}>
          {s().text}
        </a>
      </div>
    </li>
  );
}
