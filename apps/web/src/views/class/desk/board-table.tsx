import { createMemo, type JSX, Show } from 'solid-js';
import { GameTable } from '../game-table.tsx';
import { LinkLine, seatName } from '../parts.tsx';
import { useStrings } from '../strings/strings.ts';
import { createTableGame } from '../table-game.ts';
import { useClassView, useTeacher } from '../teacher-context.ts';
import { isTeachersTurn } from './boards-part.tsx';

/** One board of the class, large: the teacher looks on, or plays against the pupil. */
export function BoardTable(props: { readonly id: string; readonly show: (id: string | null) => void }): JSX.Element {
  const s = useStrings();
  const teacher = useTeacher();
  const view = useClassView();
  const { id } = props;
  let last = view().boards[id];
  const stored = createMemo(() => {
    last = view().boards[id] ?? last;
    if (!last) throw new RangeError(`the class has no board ${id}`);
    return last;
  });
  const game = createTableGame(teacher, id, stored, 'teacher');
  /** The next board on which the teacher is to play. */
  const next = createMemo(() => {
    const ids = Object.keys(view().boards);
    const at = ids.indexOf(id);
    return [...ids.slice(at + 1), ...ids.slice(0, at)].find((each) => {
      const board = view().boards[each];
      return board !== undefined && isTeachersTurn(board);
    });
  });
  const isOnWall = (): boolean => {
    const { wall } = view();
    return wall.kind === 'board' && wall.board === id;
  };
  return (
    <GameTable game={game} instead={view().paused ? s().pausedTitle : null} above={<LinkLine here={teacher} />}>
      <div class="class-acts">
        <Show when={!game.isMyTurn() && next()}>
          {(next) => (
            <button type="button" class="button primary" onClick={() => props.show(next())}>
              {s().nextBoard}
            </button>
          )}
        </Show>
        <button
          type="button"
          class="button"
          aria-pressed={isOnWall()}
          onClick={() =>
            teacher.ask({ kind: 'wall', wall: isOnWall() ? { kind: 'boards' } : { kind: 'board', board: id } })
          }
        >
          {isOnWall() ? s().onWallNow : s().onWall}
        </button>
        <button type="button" class="button" onClick={() => props.show(null)}>
          {s().back}
        </button>
      </div>
      <Show when={!game.board().outcome}>
        <details class="deeper class-stop">
          <summary>{s().stop}</summary>
          <div class="class-acts">
            <button
              type="button"
              class="button"
              onClick={() => teacher.ask({ kind: 'stop', board: id, winner: 'white' })}
            >
              {s().stopWin(seatName(s(), game.seat('white')))}
            </button>
            <button type="button" class="button" onClick={() => teacher.ask({ kind: 'stop', board: id, winner: null })}>
              {s().stopDraw}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => teacher.ask({ kind: 'stop', board: id, winner: 'black' })}
            >
              {s().stopWin(seatName(s(), game.seat('black')))}
            </button>
          </div>
        </details>
      </Show>
    </GameTable>
  );
}
