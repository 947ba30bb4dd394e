import { For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { useBoards, useComputer, useFirstLanguage, useNavigation, usePlay, useSession } from '../context.ts';
import { focusBoard } from '../parts/focus.ts';
import { isLatest } from '../session/session.ts';
import type { GameTag } from '../tournament/game-tag.ts';

const GAME_TAG: GameTag = 'TournamentGame';
const TournamentWay = lazy(async () => ({ default: (await import('../views/tournament/at-board.tsx')).TournamentWay }));

/** The buttons of this moment: what is said rather than played, and the ways on from a position that is past. */
export function Acts(): JSX.Element {
  const language = useFirstLanguage();
  const navigation = useNavigation();
  const session = useSession();
  const boards = useBoards();
  const play = usePlay();
  const computer = useComputer();
  const s = language.s;
  const act = (run: () => unknown) => () => {
    run();
    focusBoard();
  };
  return (
    <div class="acts">
      <Show when={play.canHuff() && play.done().length === 0}>
        <button
          type="button"
          class="button"
          aria-pressed={play.huffChoice() === 'huff'}
          onClick={act(() => play.chooseHuff('huff', play.playWalk))}
        >
          {s().huff}
        </button>
      </Show>
      <For each={play.done().length === 0 ? play.sayable() : []}>
        {({ turn, what }) => (
          <button type="button" class="button" onClick={act(() => play.playTurn(turn))}>
            {what === 'pass' ? s().pass : s().demand}
          </button>
        )}
      </For>
      <Show when={play.canHuff() && play.done().length === 0}>
        <button
          type="button"
          class="button"
          aria-pressed={play.huffChoice() === 'pass'}
          onClick={act(() => play.chooseHuff('pass', play.playWalk))}
        >
          {s().letPass}
        </button>
      </Show>
      <Show when={computer.thinking() === 'long'}>
        <button type="button" class="button" onClick={act(computer.moveNow)}>
          {s().moveNow}
        </button>
      </Show>
      <Show when={play.stop() !== null}>
        <button type="button" class="button" onClick={act(() => play.playWalk(play.stop() ?? -1))}>
          {s().stopHere}
        </button>
      </Show>
      <Show when={!play.outcome() && play.seat() === 'computer' && play.isPast()}>
        <button type="button" class="button" onClick={act(computer.urge)}>
          {s().playFromHere}
        </button>
        <button type="button" class="button" onClick={act(play.toEnd)}>
          {s().toEnd}
        </button>
      </Show>
      <Show when={!isLatest(session.current()) && play.last() && navigation.view() === 'play'}>
        <button type="button" class="link" onClick={() => boards.analyse(play.game(), 'turn')}>
          {s().judgeTurn}
        </button>
      </Show>
      <Show when={GAME_TAG in play.game().tags && !play.outcome()}>
        <Suspense>
          <TournamentWay />
        </Suspense>
      </Show>
    </div>
  );
}
