import { MiniBoard } from '@merellier/board';
import { positionOf } from '@merellier/rules';
import { openGames } from '@merellier/tournament/online';
import { createMemo, For, type JSX, onCleanup, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { createFollowed } from '../../tournament/online/followed.ts';
import { useOnline } from '../online.ts';
import { useStrings } from '../strings/strings.ts';
import { followBoards, type OneBoard, standingOf, waitingFor } from './followed-boards.ts';

/**
 * All boards of one who plays against many, live, below the one that is played at. It stays while one goes from board to board, and
 * tells the board that is shown which others wait.
 */
export function ManyBoards(props: { readonly tournament: string; readonly shown: string }): JSX.Element {
  const s = useStrings();
  const online = useOnline();
  const followed = createFollowed(props.tournament);
  const ids = createMemo(
    () => {
      const now = followed.now();
      return now ? openGames(now.state).map(({ id }) => id) : [];
    },
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  const boards = followBoards(online.connection(), ids);
  const me = (): string => online.player()?.id ?? '';
  const waiting = createMemo(() =>
    waitingFor(
      boards().map(({ model }) => model()),
      me(),
    ),
  );
  online.setMany({
    waiting,
    model: (id) =>
      boards()
        .find((each) => each.id === id)
        ?.model(),
  });
  onCleanup(() => online.setMany(null));
  return (
    <Show when={boards().length > 0}>
      <section class="many" aria-labelledby="many-title">
        <h2 id="many-title">{s().manyTitle}</h2>
        <ul class="many-boards">
          <For each={boards()}>{(board) => <Tile board={board} isShown={board.id === props.shown} me={me()} />}</For>
        </ul>
        <a class="link" href={addressOf('tournament', props.tournament)}>
          {s().manyResults}
        </a>
      </section>
    </Show>
  );
}

function Tile(props: { readonly board: OneBoard; readonly isShown: boolean; readonly me: string }): JSX.Element {
  const s = useStrings();
  const standing = createMemo(() => standingOf(props.board.model(), props.me));
  return (
    <li>
      <Show when={standing()}>
        {(now) => (
          <a
            class="many-board"
            classList={{ 'many-mine': now().isMine }}
            aria-current={props.isShown ? 'true' : undefined}
            href={addressOf('online', props.board.id)}
          >
            <MiniBoard board={now().state.rules.board} view={now().state.rules.view(positionOf(now().state.game))} />
            <span>{now().opponent?.name}</span>
            <small>{now().isMine ? s().manyYours : now().state.phase === 'over' ? s().manyOver : s().manyTheirs}</small>
          </a>
        )}
      </Show>
    </li>
  );
}
