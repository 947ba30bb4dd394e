import { BoardView } from '@merellier/board';
import { createMemo, type JSX } from 'solid-js';
import { useApp } from '../context.ts';
import { focusBoard } from '../parts/focus.ts';

/** The board: the same element on the first page and in a game, so that it neither moves nor is drawn anew. */
export function BoardArea(): JSX.Element {
  const app = useApp();
  const { play } = app;
  // While men are entered nearly every free point is open: only where a man can go is worth saying.
  const states = createMemo(() => ({ ...app.s().states, ...(play.done().length === 0 ? { target: '' } : {}) }));
  return (
    <section
      class="board-area"
      id="board"
      aria-describedby="board-help"
      ref={(area) => {
        // Before the board hears of it.
        for (const kind of ['pointerdown', 'keydown']) area.addEventListener(kind, play.hurry, true);
      }}
    >
      <p id="board-help" class="hidden">
        {app.s().boardHelp}
      </p>
      <BoardView
        board={play.rules().board}
        view={play.view()}
        toPlay={app.position().toPlay}
        walks={play.walks()}
        begun={play.done()}
        bottom={app.session().bottom}
        last={play.last()}
        hint={app.computer.hint()?.trace ?? null}
        names={app.settings().names}
        label={(place, man) =>
          app.words().placeLabel(play.rules().board, { ...play.view(), men: man ? [man] : [] }, place)
        }
        states={states()}
        title={app.s().board(app.words().rulesName(play.rules()))}
        onTurn={(walk) => {
          play.playWalk(walk);
          // On the first page the first turn begins the game: the board keeps the focus.
          focusBoard();
        }}
        onRefused={play.refuse}
        onStep={play.stepped}
      />
    </section>
  );
}
