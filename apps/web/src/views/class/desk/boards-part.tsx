import { type Animal, type ClassBoard, type ClassSeat, gameOfBoard } from '@merellier/protocol/class';
import { positionOf } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { BoardPicture, boardLine, seatName } from '../parts.tsx';
import { useStrings } from '../strings/strings.ts';
import { useClassView } from '../teacher-context.ts';

/** Whether it is the teacher's turn on a board. */
export const isTeachersTurn = (board: ClassBoard): boolean =>
  !board.outcome && board[positionOf(gameOfBoard(board)).toPlay] === 'teacher';

/** All boards of the class, live; a press opens one. */
export function BoardsPart(props: { readonly show: (id: string) => void }): JSX.Element {
  const view = useClassView();
  const ids = createMemo(() => Object.keys(view().boards), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  return (
    <ul class="class-boards">
      <For each={ids()}>
        {(id) => (
          <li>
            <BoardTile id={id} show={() => props.show(id)} />
          </li>
        )}
      </For>
    </ul>
  );
}

function BoardTile(props: { readonly id: string; readonly show: () => void }): JSX.Element {
  const s = useStrings();
  const view = useClassView();
  const board = createMemo(() => view().boards[props.id] ?? null);
  const raises = (seat: ClassSeat): boolean => view().pupils[seat as Animal]?.hand === true;
  const isRaised = (): boolean => {
    const now = board();
    return now !== null && (raises(now.white) || raises(now.black));
  };
  return (
    <Show when={board()}>
      {(now) => (
        <button
          type="button"
          class="class-board"
          classList={{
            'class-hand': isRaised(),
            'class-mine': isTeachersTurn(now()),
            'class-done': now().outcome !== null,
          }}
          onClick={props.show}
        >
          <BoardPicture board={now()} />
          <span class="class-board-names">{s().versus(seatName(s(), now().white), seatName(s(), now().black))}</span>
          <span class="class-board-line">
            {isRaised() ? s().hand : isTeachersTurn(now()) ? s().yourTurn : boardLine(s(), now())}
          </span>
        </button>
      )}
    </Show>
  );
}
