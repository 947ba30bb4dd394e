import { MiniBoard } from '@merellier/board';
import { For, type JSX } from 'solid-js';
import type { PrintableBoard } from './boards.ts';
import type { PrintChoice } from './print-choice.ts';

/** One board as large as the page allows, or six small ones for a class. */
export function BoardPage(props: {
  readonly printed: PrintableBoard;
  readonly name: string;
  readonly count: 1 | 6;
  readonly choice: PrintChoice;
}): JSX.Element {
  const boards = (): readonly number[] => [1, 2, 3, 4, 5, 6].slice(0, props.count);
  return (
    <div
      class={`page-boards ${props.count === 6 ? 'page-six' : 'page-one'} page-${props.choice.orientation} lines-${props.choice.weight}`}
    >
      <For each={boards()}>
        {(number) => (
          <div class="page-board">
            <MiniBoard
              material={null}
              board={props.printed.board}
              names={props.choice.names}
              {...(number === 1 ? { title: props.name } : {})}
            />
          </div>
        )}
      </For>
    </div>
  );
}
