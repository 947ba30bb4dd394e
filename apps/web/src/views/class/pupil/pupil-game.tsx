import type { Animal } from '@merellier/protocol/class';
import { createMemo, type JSX, Show } from 'solid-js';
import type { ClassHere } from '../class-state.ts';
import { GameTable } from '../game-table.tsx';
import { LinkLine } from '../parts.tsx';
import { useStrings } from '../strings/strings.ts';
import { createTableGame } from '../table-game.ts';
import { HandButton } from './hand-button.tsx';

/** A pupil's own game. */
export function PupilGame(props: {
  readonly here: ClassHere;
  readonly pupil: Animal;
  readonly id: string;
}): JSX.Element {
  const s = useStrings();
  const { here, id } = props;
  let last = here.view()?.boards[id];
  // The board is taken away before this part of the page is.
  const stored = createMemo(() => {
    last = here.view()?.boards[id] ?? last;
    if (!last) throw new RangeError(`the class has no board ${id}`);
    return last;
  });
  const game = createTableGame(here, id, stored, props.pupil);
  return (
    <GameTable game={game} instead={here.view()?.paused ? s().pausedPupil : null} above={<LinkLine here={here} />}>
      <div class="two class-two">
        <Show when={game.board().outcome && game.board().level !== null}>
          <button type="button" class="button primary" onClick={() => here.ask({ kind: 'again', board: id })}>
            {s().oneMore}
          </button>
        </Show>
        <HandButton here={here} pupil={props.pupil} />
      </div>
    </GameTable>
  );
}
