import { MiniBoard } from '@merellier/board';
import { createMemo, type JSX, Show } from 'solid-js';
import { openPuzzle } from '../../puzzles/attempt.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** A board with the position of a puzzle, seen from the side that has to find the turn: a small one, or one to look at. */
export function PuzzlePicture(props: { readonly puzzle: Puzzle; readonly as?: typeof MiniBoard }): JSX.Element {
  const Picture = props.as ?? MiniBoard;
  const opened = createMemo(() => openPuzzle(props.puzzle));
  return (
    <Show when={opened()}>
      {(ready) => (
        <Picture
          board={ready().rules.board}
          view={ready().rules.view(ready().position)}
          bottom={ready().position.toPlay}
        />
      )}
    </Show>
  );
}
